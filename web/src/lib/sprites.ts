// Drawings that are used by their names: the sheet of every page, and what a title adds to it when it is fetched.

/** Is there a drawing of this name? */
export const hasSprite = (id: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(id) !== null;

/** Puts symbols into the page, for `<use href="#name">`. */
export function addSprites(...sheets: string[]): void {
  if (typeof document === 'undefined') return; // tests have no page
  const sprites = document.createElement('div');
  sprites.className = 'sprites';
  sprites.setAttribute('aria-hidden', 'true');
  sprites.innerHTML = sheets.join('');
  document.body.prepend(sprites);
}
