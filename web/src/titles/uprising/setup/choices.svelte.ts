// What is chosen for a new table of Uprising beyond seats and clock.

import type { TitleInfo } from '@/lib/types';
import { Choices } from '../../imperium/setup/choices.svelte';

export class UprisingChoices extends Choices {
  /** The CHOAM module with its contracts is in the game. */
  choam = $state(false);
  /** The seat that gets the Objective of the First Player; -1: as the Objectives fall. */
  first = $state(-1);

  constructor({ options }: Pick<TitleInfo, 'options'>) {
    super();
    this.choam = options.find(({ name }) => name === 'choam')?.default === true;
  }

  protected override has(module: string | null): boolean {
    return module === null || (module === 'choam' && this.choam);
  }

  override options(seats: number): Record<string, unknown> {
    const leaders = this.leaders === 'list' ? this.chosen.slice(0, seats) : this.leaders;
    const first = this.first >= 0 && this.first < seats ? this.first : 'random';
    return { leaders, choam: this.choam, first };
  }
}
