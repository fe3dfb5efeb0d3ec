// Marks elements that can be scrolled further: the parent has `data-below` while something below is out of sight.

/** Fewer pixels than this below the edge do not count. */
const SLACK = 10;

/** For the scrolling element itself: `{@attach below}`. */
export function below(node: HTMLElement): () => void {
  const around = node.parentElement;
  const look = (): void => {
    around?.toggleAttribute('data-below', node.scrollHeight - node.clientHeight - node.scrollTop > SLACK);
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
    look();
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  node.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    node.removeEventListener('scroll', look);
    around?.removeAttribute('data-below');
  };
}
