// Fit the page to its window: the layout and the scale are set on the root element, for the stylesheets.

import { roomFor, type Room, type Sight } from './room';
import { settings } from './settings.svelte';

/** The device pixel ratio when the page was opened: the browser's zoom is compared with it. */
const opened = typeof window === 'undefined' ? 1 : window.devicePixelRatio;
/** Below this width a phone's board has three places side by side instead of four, and less beside them. */
const NARROW = 380;
/** In a low window the fixed parts are beside the changing ones: see styles/phone.css. */
const LOW = 640;
const BESIDE = 350;

class Fit {
  #window = $state.raw({ width: 1440, height: 900, zoom: 1 });
  #tables = $state(0);
  #tall = $state<number | undefined>();
  readonly #room: Room = $derived(
    roomFor({ ...this.#window, text: settings.text, table: this.#tables > 0, tall: this.#tall } satisfies Sight),
  );
  readonly scale = $derived(this.#room.scale);
  readonly layout = $derived(this.#room.layout);
  readonly phone = $derived(this.#room.layout === 'phone');
  readonly lying = $derived(this.phone && this.#tables > 0 && this.#room.height < LOW && this.#room.width >= LOW);
  readonly narrow = $derived(this.phone && this.#room.width - (this.lying ? BESIDE : 0) < NARROW);
  readonly low = $derived(this.phone && !this.lying && this.#room.height < LOW);

  /** Use the layouts of a table until the returned function is called; `tall`: see `Sight`. */
  table(tall?: number): () => void {
    this.#tables += 1;
    this.#tall = tall;
    return () => (this.#tables -= 1);
  }

  look(): void {
    this.#window = { width: innerWidth, height: innerHeight, zoom: devicePixelRatio / opened };
  }

  show(root: HTMLElement): void {
    root.style.setProperty('--scale', String(this.scale));
    root.dataset.layout = this.layout;
    for (const name of ['phone', 'lying', 'narrow', 'low'] as const) root.toggleAttribute(`data-${name}`, this[name]);
  }
}
export const fit = new Fit();

/** Begin to follow the window. */
export function followWindow(): void {
  fit.look();
  addEventListener('resize', () => fit.look()); // the browser's zoom changes the size of the window too
  $effect.root(() => {
    $effect.pre(() => fit.show(document.documentElement));
  });
}
