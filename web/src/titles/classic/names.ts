// The names of pieces: the messages of sandtable/locale/*/classic-pieces.ftl, by the words of the vocabulary.

import { hasMessage, t } from '@/lib/i18n.svelte';

const dashed = (id: string): string => id.replaceAll('_', '-');

export const factionName = (id: string): string => t(`classic-faction-${dashed(id)}`);
export const territoryName = (id: string): string => t(`classic-territory-${dashed(id)}`);
export const leaderName = (id: string): string =>
  t(id === 'kwisatz_haderach' ? 'classic-kwisatz-haderach' : `classic-leader-${dashed(id)}`);
export const treacheryName = (id: string): string => t(`classic-treachery-${dashed(id)}`);
export const technologyName = (id: string): string => t(`classic-tech-${dashed(id)}`);
export const phaseName = (id: string): string => t(`classic-phase-${dashed(id)}`);
export const abilityText = (id: string): string => t(`classic-ability-${dashed(id)}`);
export const traitorName = (id: string): string =>
  id === 'cheap_hero' ? t('classic-traitor-cheap-hero-traitor') : leaderName(id);

/** A part by its territory and sector: `Old Gap, sector 9`. */
export function partName(id: string): string {
  const [territory, sector] = id.split('@');
  const name = territoryName(territory);
  return sector === '0' ? name : t('classic-part', { name, sector: Number(sector) });
}

export function spiceName(id: string): string {
  return id === 'shai_hulud' || id === 'sandtrout' ? t(`classic-spice-${dashed(id)}`) : territoryName(id);
}

/** A command of the Voice: `play_lasgun`, `refuse_poison_weapon`. */
export function voiceName(id: string): string {
  const [how, ...called] = id.split('_');
  const name = `classic-treachery-${called.join('-')}`;
  return t(`classic-voice-${how}`, { what: t(hasMessage(name) ? name : `classic-type-${called.join('-')}`) });
}

const ASKED_OF: Record<string, string> = {
  treachery: 'card',
  leader: 'traitor',
  traitor: 'traitor',
  faction: 'winner',
  number: 'turn',
};

/** The question that a Truthtrance asks about a piece or a turn. */
export function truthOf(word: string): string {
  const [sort, id] = word.split(':');
  return t(`classic-truth-of-${ASKED_OF[sort]}`, { what: nameOf(word) ?? id });
}

const NAMERS: Record<string, (id: string) => string> = {
  faction: factionName,
  territory: territoryName,
  part: partName,
  leader: leaderName,
  traitor: traitorName,
  treachery: treacheryName,
  technology: technologyName,
  spice: spiceName,
  voice: voiceName,
};

/** The name of a piece by its word; null if it is not a piece. */
export function nameOf(word: string): string | null {
  const [sort, id] = word.split(':');
  return id && NAMERS[sort] ? NAMERS[sort](id) : null;
}
