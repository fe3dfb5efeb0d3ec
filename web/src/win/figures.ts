// Figures in the reader's language. Pure: tested in figures.test.ts.

/** A share as a percentage; a small one is not shown as nothing. */
export function percent(share: number, lang: string): string {
  const digits = share > 0 && share < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/** A mean with at most one digit after the point, two below one. */
export function number(value: number, lang: string): string {
  const digits = Math.abs(value) < 1 ? 2 : 1;
  return new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(value);
}
