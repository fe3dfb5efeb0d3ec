// Keyboard control of tabs and radio buttons: arrow keys choose the next one and move the focus.

type Step = (at: number, count: number) => number;
const on: Step = (at, count) => (at + 1) % count;
const back: Step = (at, count) => (at + count - 1) % count;
const TAB_STEPS: Record<string, Step> = {
  ArrowRight: on,
  ArrowLeft: back,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const RADIO_STEPS: Record<string, Step> = { ArrowRight: on, ArrowDown: on, ArrowLeft: back, ArrowUp: back };

/** Arrow keys for the elements with a role within a group; disabled ones are skipped. */
const keys =
  (role: string, steps: Record<string, Step>) =>
  (group: HTMLElement): (() => void) => {
    const press = (event: KeyboardEvent): void => {
      const step = steps[event.key];
      const all = [...group.querySelectorAll<HTMLElement>(`[role=${role}]:not([aria-disabled=true])`)];
      const at = all.findIndex((one) => one === event.target);
      if (!step || at < 0) return;
      event.preventDefault();
      const next = all[step(at, all.length)];
      next.click();
      next.focus();
    };
    group.addEventListener('keydown', press);
    return () => group.removeEventListener('keydown', press);
  };

/** For a list of tabs: `{@attach tabKeys}`. Its tabs are buttons that open on a click. */
export const tabKeys = keys('tab', TAB_STEPS);
/** For a group of radio buttons; Tab stops at the chosen one, or at the first. */
export const radioKeys = keys('radio', RADIO_STEPS);
