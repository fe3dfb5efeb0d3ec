// Uprising's part of the form for a new table: Leaders, Rivals and their variants, teams, the CHOAM module, who begins.

import { list, t, thing } from '@/lib/i18n.svelte';
import type { Table } from '@/lib/types';
import { leaderWords, setup as family } from '../../imperium/setup';
import type { SetupForm } from '../../title';
import { SIX } from '../teams';
import { rivalsOf, UprisingChoices, VARIANTS } from './choices.svelte';
import Modules from './Modules.svelte';
import Opponents from './Opponents.svelte';
import RivalSeats from './RivalSeats.svelte';
import SeatRole from './SeatRole.svelte';

function facts({ options, seats }: Table): { icon: string; text: string }[] {
  const { choam, first, difficulty, rivals, churn, streamlined, objectives } = options;
  const n = seats.length;
  const out = [{ icon: 'person', text: t('page-home-facts-leaders', { how: leaderWords({ options }) }) }];
  if (choam === true) out.push({ icon: 'contract', text: t('page-home-choam') });
  if (typeof first === 'number')
    out.push({ icon: 'first-player', text: t('page-home-facts-first', { who: t('seat-name', { n: first + 1 }) }) });
  if (n === 1)
    out.push({
      icon: 'rival',
      text: t('page-home-facts-level', { level: t(`page-home-level-${String(difficulty ?? 'sardaukar')}`) }),
    });
  if (rivalsOf(n) && Array.isArray(rivals))
    out.push({ icon: 'rival', text: list(rivals.map((id) => thing(`rival:${String(id)}`))) });
  if (churn === 'reveal' || churn === 'rival')
    out.push({ icon: 'row', text: `${t('page-home-variant-churn')}: ${t(`page-home-variant-churn-${churn}`)}` });
  if (streamlined === true) out.push({ icon: 'rival', text: t('page-home-variant-streamlined') });
  for (const name of VARIANTS)
    if (options[name] === true) out.push({ icon: 'combat', text: t(`page-home-variant-${name}`) });
  if (n === SIX && objectives === 'adjacent')
    out.push({ icon: 'objective', text: `${t('page-home-objectives')}: ${t('page-home-objectives-adjacent')}` });
  return out;
}

export const setup: SetupForm = {
  usual: (info) => new UprisingChoices(info),
  about: (seats) =>
    t(
      seats === 1
        ? 'page-home-players-solo'
        : seats === 2
          ? 'page-home-players-one-rival'
          : seats === SIX
            ? 'page-home-players-teams'
            : 'page-home-players-many',
    ),
  Opponents,
  Seat: SeatRole,
  MoreSeats: RivalSeats,
  BelowSeats: family.BelowSeats,
  Fields: family.Fields,
  HouseRules: Modules,
  facts,
};
