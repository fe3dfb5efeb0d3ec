// Chooses the position of a tooltip: the first place that covers nothing that can be pressed, else the one that covers
// least.

/** Elements that can be pressed now. */
export const LIT = '.is-may, .is-reach, .is-chosen, .chip, .btn:not([aria-disabled="true"]), [data-choice]';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
export interface Around {
  window: Size;
  /** The lower edge of the notices, which the tooltip must not cover: one may link to the rule behind it. */
  roof: number;
  lit: readonly Box[];
  /** An area that a large card may cover: nothing is pressed on the Conflict. */
  reading?: Box;
  /** There is room for the tooltip at the sides. */
  beside: boolean;
  /** The position of the pointer, if it opened the tooltip. */
  pointer?: { x: number; y: number };
}

const GAP = 10;
/** For an element larger than this, the tooltip is beside the part under the pointer. */
const LARGE = 170;
const AROUND = 24;

/** The part of a large element around the pointer. */
export function pointedAt(anchor: Box, pointer: { x: number; y: number } | undefined): Box {
  if (!pointer) return anchor;
  const part = (least: number, most: number, at: number): [number, number] =>
    most - least > LARGE && at >= least && at <= most
      ? [Math.max(least, at - AROUND), Math.min(most, at + AROUND)]
      : [least, most];
  const [left, right] = part(anchor.left, anchor.right, pointer.x);
  const [top, bottom] = part(anchor.top, anchor.bottom, pointer.y);
  return { left, top, right, bottom };
}

export function spotFor(
  { width, height }: Size,
  whole: Box,
  { window, roof, lit, reading, beside, pointer }: Around,
): { x: number; y: number } {
  const anchor = pointedAt(whole, pointer);
  const within = (v: number, least: number, most: number): number => Math.max(least, Math.min(v, most));
  const column = (x: number): number => within(x, GAP, window.width - width - GAP);
  const line = (y: number): number => Math.max(roof + GAP, within(y, GAP, window.height - height - GAP));
  const middle = { x: (anchor.left + anchor.right) / 2 - width / 2, y: (anchor.top + anchor.bottom) / 2 - height / 2 };
  const above = { x: column(middle.x), y: line(anchor.top - GAP - height) };
  const below = { x: column(middle.x), y: line(anchor.bottom + GAP) };
  const sides = [
    { x: column(anchor.right + GAP), y: line(middle.y) },
    { x: column(anchor.left - GAP - width), y: line(middle.y) },
  ];
  // An element at the bottom of the window has neighbours at its sides: the tooltip goes above it.
  const foot = anchor.bottom > window.height * 0.9 && anchor.right - anchor.left < 300;
  const across = anchor.right - anchor.left < whole.right - whole.left; // a row: beside the pointer is still the row
  const spots = beside ? (foot || across ? [above, ...sides, below] : [...sides, above, below]) : [above, below];
  // A tooltip wider than the Conflict covers the court rather than spaces.
  if (reading)
    spots.push({
      x: column(Math.max(reading.left, (reading.left + reading.right - width) / 2)),
      y: line(reading.top + 4),
    });
  const cost = ({ x, y }: { x: number; y: number }): number => {
    const lies = { left: x, top: y, right: x + width, bottom: y + height };
    const own = shared(lies, anchor);
    return own > 0 ? 1e9 + own : lit.reduce((sum, piece) => sum + shared(lies, piece), 0);
  };
  return spots.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

/** The area in which one box overlaps another. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
