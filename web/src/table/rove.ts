// Arrow keys within a region: Tab stops at it once, and arrow keys move to the nearest piece in their direction.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the nearest box from `from` in a direction, or -1; a box straight ahead is preferred to one at the
 *  side. */
export function nearest(boxes: readonly Box[], from: Box, [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  const [fx, fy] = centre(from);
  boxes.forEach((box, i) => {
    const [x, y] = centre(box);
    const ahead = (x - fx) * dx + (y - fy) * dy;
    const aside = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx);
    if (ahead <= 1 || aside > ahead * 4) return;
    const far = ahead + aside * 2;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

function centre(box: Box): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** `{@attach rove}` on a region; its pieces carry `data-rove`. */
export function rove(region: HTMLElement): () => void {
  const pieces = (): HTMLElement[] =>
    [...region.querySelectorAll<HTMLElement>('[data-rove]')].filter((piece) => piece.checkVisibility());

  /** Choose the piece at which Tab stops: the one that had the focus, else the first that may be pressed. */
  const settle = (): void => {
    const all = pieces();
    const stop =
      all.find((piece) => piece === document.activeElement) ??
      all.find((piece) => piece.dataset.roved !== undefined) ??
      all.find((piece) => !piece.hasAttribute('aria-disabled')) ??
      all[0];
    for (const piece of all) {
      const place = piece === stop ? 0 : -1;
      if (piece.tabIndex !== place) piece.tabIndex = place;
    }
  };

  // Do this once per frame: otherwise the browser would compute the layout after every change of a group.
  let drawn = 0;
  const settleSoon = (): void => {
    drawn ||= requestAnimationFrame(() => {
      drawn = 0;
      settle();
    });
  };

  const focused = (event: FocusEvent): void => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
    if (!piece) return;
    for (const other of pieces()) delete other.dataset.roved;
    piece.dataset.roved = '';
    settle();
  };

  const keyed = (event: KeyboardEvent): void => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
    if (!piece || event.altKey || event.ctrlKey || event.metaKey || event.target !== piece) return;
    const all = pieces();
    let next: HTMLElement | undefined;
    if (event.key === 'Home') next = all[0];
    else if (event.key === 'End') next = all.at(-1);
    else if (event.key in DIRECTIONS) {
      const others = all.filter((other) => other !== piece);
      next =
        others[
          nearest(
            others.map((other) => other.getBoundingClientRect()),
            piece.getBoundingClientRect(),
            DIRECTIONS[event.key],
          )
        ];
    } else return;
    event.preventDefault();
    next?.focus();
  };

  const watch = new MutationObserver(settleSoon);
  watch.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-disabled'] });
  region.addEventListener('focusin', focused);
  region.addEventListener('keydown', keyed);
  settleSoon();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(drawn);
    region.removeEventListener('focusin', focused);
    region.removeEventListener('keydown', keyed);
  };
}
