// Texts about a table for the start page, the invitation and the waiting room.

import { dashed } from './extras';
import { hasMessage, list, say, t } from '../lib/i18n.svelte';
import type { BotLevel, Clock, Table, TableSeat } from '../lib/types';

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('page-home-clock-none');
    case 'turn':
      return clock.seconds < 120
        ? t('page-home-clock-seconds', { n: clock.seconds })
        : t('page-home-clock-minutes', { n: Math.round(clock.seconds / 60) });
    case 'game':
      return t('page-home-clock-whole', { n: Math.round(clock.seconds / 60), add: clock.add });
    case 'days':
      return t('page-home-clock-async', { n: clock.days });
  }
}

/** The prefix of the id of an operator's own bot, whose name is shown as it is. */
const OWN = 'own:';

export const botName = (bot: BotLevel): string => (bot.startsWith(OWN) ? bot.slice(OWN.length) : t(`bot-${bot}`));

/** A line about a bot for those who choose one. */
export const botAbout = (bot: BotLevel): string => t(`page-home-about-${bot.startsWith(OWN) ? 'own' : bot}`);

export const botWords = (bot: BotLevel): string => t('page-home-bot', { bot: botName(bot) });

export function seatWords(seat: TableSeat): string {
  if (seat.kind === 'open') return t('page-home-empty');
  if (seat.mine) return t('page-home-me');
  return say(seat.name) || (seat.bot ? botWords(seat.bot) : t('seat-name', { n: seat.seat + 1 }));
}

/** The players of a table in one line. */
export const playersLine = (table: Table): string => list(table.seats.map(seatWords), 'narrow');

/** The further boxes and modes of a table, and which of their pieces are in the game. */
export function extraWords({ options }: Pick<Table, 'options'>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const option = `page-home-option-${dashed(name)}`;
    const pieces = `page-home-facts-${dashed(name)}`;
    if (Array.isArray(value) && hasMessage(`${pieces}-list`)) return [t(`${pieces}-list`, { n: value.length })];
    if (Array.isArray(value))
      return value
        .map((word) => `${option}-${String(word)}`)
        .filter(hasMessage)
        .map((id) => t(id));
    const id = value === true ? option : `${pieces}-${String(value)}`;
    return hasMessage(id) ? [t(id)] : [];
  });
}

/** Return the name of a title: the page's own words for it, else the server's. */
export const titleWords = (id: string, name: string): string =>
  hasMessage(`page-home-title-${id}`) ? t(`page-home-title-${id}`) : say(name);
