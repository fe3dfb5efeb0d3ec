// This family's part of the form for a new table: Leaders, the level of Rivals, house rules.

import { list, t, thing } from '@/lib/i18n.svelte';
import type { Table } from '@/lib/types';
import type { SetupForm } from '../../title';
import AllLeaders from './AllLeaders.svelte';
import { Choices } from './choices.svelte';
import HouseRules from './HouseRules.svelte';
import LeaderWays from './LeaderWays.svelte';
import Opponents from './Opponents.svelte';
import MoreSeats from './MoreSeats.svelte';
import SeatLeader from './SeatLeader.svelte';

/** Say how the Leaders of a table are given out. */
export function leaderWords({ options }: Pick<Table, 'options'>): string {
  const how = options.leaders;
  return Array.isArray(how)
    ? list(
        how.map((leader) => thing(`leader:${String(leader)}`)),
        'narrow',
      )
    : t(`page-home-leaders-${how === 'draft' ? 'draft' : 'random'}`);
}

function facts(table: Table): { icon: string; text: string }[] {
  const { seats, difficulty = 'mercenary', ties_for_second: ties, churn } = table.options;
  const out = [{ icon: 'person', text: t('page-home-facts-leaders', { how: leaderWords(table) }) }];
  if (ties === 'third') out.push({ icon: 'combat', text: t('page-home-ties') });
  if (seats === 1)
    out.push({ icon: 'bot', text: t('page-home-facts-level', { level: t(`page-home-level-${String(difficulty)}`) }) });
  if (churn === 'reveal')
    out.push({ icon: 'row', text: `${t('page-home-variant-churn')}: ${t('page-home-variant-churn-reveal')}` });
  return out;
}

export const setup: SetupForm = {
  usual: () => new Choices(),
  about: (seats) =>
    t(seats === 1 ? 'page-home-players-solo' : seats === 2 ? 'page-home-players-two' : 'page-home-players-many'),
  Opponents,
  Seat: SeatLeader,
  MoreSeats,
  BelowSeats: AllLeaders,
  Fields: LeaderWays,
  HouseRules,
  facts,
};
