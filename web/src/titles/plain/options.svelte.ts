// The options of a title nothing is known of, as far as they can be chosen from a list.

import type { TitleInfo, TitleOption } from '@/lib/types';
import type { OwnSetup } from '../title';

export class Options implements OwnSetup {
  readonly title: string;
  /** The options with a list of values; the number of players is chosen elsewhere. */
  readonly offered: (TitleOption & { choices: unknown[] })[];
  values = $state<Record<string, unknown>>({});

  constructor({ id, options }: TitleInfo) {
    this.title = id;
    this.offered = options.flatMap((option) =>
      option.choices && option.name !== 'seats' ? [{ ...option, choices: option.choices }] : [],
    );
    this.values = Object.fromEntries(this.offered.map(({ name, default: usual }) => [name, usual]));
  }

  options(): Record<string, unknown> {
    return { ...this.values };
  }
}
