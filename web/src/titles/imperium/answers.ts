// The answers to what is asked, and where they are given: on the table, in the bar, or on the bench.

import { fit } from '@/lib/fit.svelte';
import { say } from '@/lib/i18n.svelte';
import type { Option } from './types';
import { hasBench, musterOf } from './bench/bench';
import { isBetween } from './bench/between';
import { choicesOf, sortOf, type Choices, type Slider } from './choices';
import type { Showing } from './recap/showing.svelte';
import type { Scene } from './scene.svelte';

export interface Answers {
  showing: Showing | null;
  choices: Choices;
  muster: Slider | null;
  bench: boolean;
  /** Teammates decide something between them: the bench shows what each answer makes. */
  between: boolean;
  /** On the bench beside the effects: what lies nowhere on the table, and Plot cards, for which the hand has no room then. */
  others: Option[];
}

const ON_BENCH = new Set(['box', 'deploy']);
/** Not everything finds room on a smaller table, and is told in words then: on a phone whose board has three places in a
 * row posts lie too close together; pennants hang in the panel of their owner, which is in view on a full table alone. */
const nowhere = (): string[] => [...(fit.narrow ? ['post'] : []), ...(fit.layout === 'full' ? [] : ['icon'])];

export function answersOf(scene: Scene, prompt: string): Answers {
  const options = scene.asked ? scene.view.options : [];
  const choices = choicesOf(options, scene.kind, prompt, say, nowhere());
  const muster = musterOf(choices, options);
  const others = [...choices.tray, ...choices.chips, ...options.filter(({ action }) => sortOf(action) === 'intrigue')];
  return {
    showing: scene.showing,
    choices,
    muster,
    bench: scene.asked && hasBench(scene.view, muster),
    between: scene.teams !== undefined && isBetween(scene.kind),
    others: others.filter((option) => !ON_BENCH.has(sortOf(option.action)) && !option.then),
  };
}
