// The position of a post on the phone's board: over the cells that it watches, in rows of four.

export interface Knot {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

const ACROSS = 4;

/** The rows and columns, from 1, that these cells take together. */
export function knotOver(cells: readonly number[]): Knot {
  const rows = cells.map((cell) => Math.floor(cell / ACROSS) + 1);
  const columns = cells.map((cell) => (cell % ACROSS) + 1);
  const row = Math.min(...rows);
  const column = Math.min(...columns);
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}
