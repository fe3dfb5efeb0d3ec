// Marks what can be scrolled further: the element around it has `data-below` while there is more than can be seen.

/** Less than this is the edge of a row and not a row. */
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
