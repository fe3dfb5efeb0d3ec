// The tooltip of the table: shown on hover and on keyboard focus, and pinned by a tap.

import type { Reason } from '../lib/types';

/** A piece by its name, such as `space:arrakeen`, which the title explains; or a text. */
export type About =
  | { is: 'piece'; piece: string; why?: Reason[] }
  | { is: 'text'; title?: string; text: string; icon?: string; why?: Reason[] };

export const TIP_ID = 'tip';
const HOVER_AFTER = 220;

class Tip {
  about = $state.raw<About | null>(null);
  anchor = $state.raw<HTMLElement | null>(null);
  /** It stays until something else is pressed. */
  pinned = $state(false);
  /** The position of the pointer when it opened the tooltip. */
  pointer: { x: number; y: number } | undefined;

  show(anchor: HTMLElement, about: About, pinned = false, pointer?: { x: number; y: number }): void {
    this.pointer = pointer;
    this.anchor?.removeAttribute('aria-describedby');
    this.about = about;
    this.anchor = anchor;
    this.pinned = pinned;
    anchor.setAttribute('aria-describedby', TIP_ID);
  }

  hide(anchor?: HTMLElement): void {
    if (anchor && anchor !== this.anchor) return;
    this.anchor?.removeAttribute('aria-describedby');
    this.about = null;
    this.anchor = null;
    this.pinned = false;
  }
}
export const tip = new Tip();

/** The last position of the pointer: an element that appears under a resting pointer gets no tooltip. */
const rest = { x: NaN, y: NaN };
if (typeof document !== 'undefined')
  for (const kind of ['pointermove', 'pointerdown'] as const)
    document.addEventListener(kind, (event) => Object.assign(rest, { x: event.clientX, y: event.clientY }), {
      capture: true,
      passive: true,
    });

/** Gives an element a tooltip: `{@attach explain(() => ({ is: 'piece', piece: 'space:arrakeen' }))}`. `only`: a press
 *  does nothing but pin it. */
export function explain(about: () => About | null, only = false): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let untouched = false; // the element appeared under the pointer, which did not move
    const show = (pinned = false, pointed = false): void => {
      const what = about();
      if (what && node.isConnected) tip.show(node, what, pinned, pointed ? { ...rest } : undefined);
    };
    const closed = (): boolean => (about()?.why?.length ?? 0) > 0;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => show(false, true), HOVER_AFTER);
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      untouched = event.clientX === rest.x && event.clientY === rest.y;
      if (!untouched) soon();
    };
    const move = (): void => {
      if (untouched) soon();
      untouched = false;
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      if (!tip.pinned) tip.hide(node);
    };
    const focus = (): void => {
      if (node.matches(':focus-visible')) show();
    };
    // A piece that is removed while the page is drawn loses the focus at that moment.
    const blur = (): void => queueMicrotask(() => tip.hide(node));
    const press = (event: Event): void => {
      clearTimeout(timer);
      if (only || (event as PointerEvent).pointerType === 'touch') show(true);
      else if (!node.matches(':focus-visible') && !closed()) tip.hide(node); // keep the reasons of a closed piece
    };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', blur);
    node.addEventListener('click', press);
    return () => {
      clearTimeout(timer);
      queueMicrotask(() => tip.hide(node)); // not while the page is being drawn
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', blur);
      node.removeEventListener('click', press);
    };
  };
}
