// The answers to what is asked, and where they are given: on the table, in the bar, or on the bench.

import { say } from '@/lib/i18n.svelte';
import type { Option } from './types';
import { hasBench, musterOf } from './bench/bench';
import { choicesOf, sortOf, type Choices, type Slider } from './choices';
import type { PageModule } from './modules/module';
import type { Showing } from './recap/showing.svelte';
import type { Scene } from './scene.svelte';

type Between = NonNullable<PageModule['bench']>['Bench'];

export interface Answers {
  showing: Showing | null;
  choices: Choices;
  muster: Slider | null;
  bench: boolean;
  /** A module's own bench for this question, which shows what each answer makes. */
  between: Between | null;
  /** Answers on the bench beside the effects: pieces that are not on the table, and Plot cards, for which the hand has
   *  no room then. */
  others: Option[];
}

const ON_BENCH = new Set(['box', 'deploy']);
export function answersOf(scene: Scene, prompt: string): Answers {
  const options = scene.asked ? scene.view.options : [];
  const choices = choicesOf(options, scene.kind, prompt, say);
  const muster = musterOf(choices, options);
  const counted = muster?.steps.map(({ option }) => option);
  const others = [...choices.tray, ...choices.chips, ...options.filter(({ action }) => sortOf(action) === 'intrigue')];
  return {
    showing: scene.showing,
    choices,
    muster,
    bench: scene.asked && hasBench(scene.view, muster),
    between: scene.modules.find((module) => module.bench?.asks(scene.kind))?.bench?.Bench ?? null,
    others: others.filter((option) => !ON_BENCH.has(sortOf(option.action)) && !counted?.includes(option)),
  };
}
