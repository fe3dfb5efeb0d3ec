// Tabs and radios by keyboard: the arrows open or choose the next one and take the focus along.

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

/** Keys for the buttons of a role within a group; what cannot be pressed is stepped over. */
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

/** For the list of tabs itself: `{@attach tabKeys}`. Its tabs are buttons that open on a click. */
export const tabKeys = keys('tab', TAB_STEPS);
/** Likewise for a group of radios; the chosen one, else the first, is its stop for Tab. */
export const radioKeys = keys('radio', RADIO_STEPS);
