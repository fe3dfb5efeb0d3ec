// The position of a slider's thumb: a new question starts at the maximum, or at the minimum if something is given away;
// the thumb then stays where the reader puts it.

import type { Scene } from '../scene.svelte';
import type { Slider } from '../choices';

export class Thumb {
  readonly #scene: Scene;
  readonly #slider: () => Slider;
  #put = $state.raw<{ question: number | undefined; at: number } | null>(null);

  readonly #fromLeast: () => boolean;

  constructor(scene: Scene, slider: () => Slider, fromLeast: () => boolean = () => false) {
    this.#scene = scene;
    this.#slider = slider;
    this.#fromLeast = fromLeast;
  }

  get most(): number {
    return this.#slider().steps.length - 1;
  }

  get at(): number {
    return this.#put && this.#put.question === this.#question ? Math.min(this.#put.at, this.most) : this.#first;
  }

  get #first(): number {
    return this.#fromLeast() ? 0 : this.most;
  }

  get last(): Slider['steps'][number] {
    return this.#slider().steps[this.most];
  }

  get step(): Slider['steps'][number] {
    return this.#slider().steps[this.at];
  }

  get #question(): number | undefined {
    return this.#scene.view.decision?.number;
  }

  /** Put the thumb at this number, or at the nearest possible one. */
  put(at: number): void {
    this.#put = { question: this.#question, at: Math.max(0, Math.min(this.most, at)) };
  }
}
