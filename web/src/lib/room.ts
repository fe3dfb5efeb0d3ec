// The amount of room there is: which of three layouts a window takes at a text size, and how large it is drawn. Pure.

/** `full`: three columns. `folded`: the columns at the sides become edges that open. `phone`: five bands. */
export type Layout = 'full' | 'folded' | 'phone';

export interface Room {
  layout: Layout;
  /** The scale at which everything is drawn; lengths of the layout are those of the window divided by it. */
  scale: number;
  /** The window in pixels of the layout. */
  width: number;
  height: number;
}

export interface Sight {
  width: number;
  height: number;
  /** By how much the browser has been zoomed since the page was opened. */
  zoom: number;
  /** The text size that was chosen, in percent. */
  text: number;
  /** A table is shown: it has three layouts. Other pages have two. */
  table: boolean;
  /** The height that its title needs where it is folded, if that is more than usual. */
  tall?: number;
}

/** The room that a full table needs (see styles/bars.css), and a folded one; a title folds itself. */
const FULL = { width: 1360, height: 870 };
const FOLDED = { width: 944, height: 740, least: 560 };
/** Below this a page has one column. */
const WIDE = 900;
/** A large window, or a tablet held upright, draws a larger table. */
const LARGE = { width: 1720, height: 1000, scale: 1.18 };
const TABLET = { width: 640, height: 860, scale: 1.2 };
/** The least scale to which a table shrinks before it folds or scrolls; it never shrinks below the text size that the
 *  reader chose. */
const LEAST = { full: 0.88, folded: 0.94, tall: 0.88 };

export function roomFor({ width, height, zoom, text, table, tall }: Sight): Room {
  const large = table && width * zoom >= LARGE.width && height * zoom >= LARGE.height;
  const base = (text / 100) * (large ? LARGE.scale : 1);
  const [w, h] = [width / base, height / base];
  const room = (layout: Layout, fit = 1): Room => ({ layout, scale: base * fit, width: w / fit, height: h / fit });
  if (!table) return room(w < WIDE ? 'phone' : 'full');
  const larger = zoom > 1 || text > 100;
  const fit = (need: { width: number; height: number }, least: number): number =>
    Math.max(larger ? 1 : least, Math.min(1, w / need.width, h / need.height));
  const full = fit(FULL, LEAST.full);
  if (w >= FULL.width * full && h >= FULL.height * full) return room('full', full);
  const folded = tall ? fit({ ...FOLDED, height: tall }, LEAST.tall) : fit(FOLDED, LEAST.folded);
  if (w >= FOLDED.width * folded && h >= FOLDED.least) return room('folded', folded);
  return room('phone', w >= TABLET.width && h >= TABLET.height ? TABLET.scale : 1);
}
