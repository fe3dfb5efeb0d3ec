// Tabs by keyboard: the arrows, Home and End open the next one and take the focus along.

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** For the list of tabs itself: `{@attach tabKeys}`. Its tabs are buttons that open on a click. */
export function tabKeys(node: HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const tabs = [...node.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.findIndex((tab) => tab === event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = tabs[step(at, tabs.length)];
    next.click();
    next.focus();
  };
  node.addEventListener('keydown', press);
  return () => node.removeEventListener('keydown', press);
}
