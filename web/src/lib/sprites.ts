// Drawings that are used by name: the sprite sheet of every page, and the symbols that a title adds when it is loaded.

/** Whether there is a drawing with this name. */
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
