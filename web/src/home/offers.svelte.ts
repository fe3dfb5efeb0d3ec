// Which bots can play the games of a form or a table; loaded again when the options change.

import { api } from '../lib/api';
import type { BotForGame, BotLevel } from '../lib/types';

export class Offers {
  list = $state.raw<BotForGame[]>([]);
  #asked = '';

  /** The bots that cannot play these games. */
  get unfit(): Set<BotLevel> {
    return new Set(this.list.filter((bot) => bot.unfit !== null).map((bot) => bot.id));
  }

  /** Load the bots for games with these options, unless that was the last request. If it fails, no notes on bots are
   *  shown. */
  async ask(title: string, options: Record<string, unknown>): Promise<void> {
    const asked = `${title} ${JSON.stringify(options)}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    let found: BotForGame[] = [];
    try {
      found = await api.bots(title, options);
    } catch {
      if (this.#asked === asked) this.#asked = '';
    }
    if (this.#asked === asked || found.length === 0) this.list = found;
  }
}
