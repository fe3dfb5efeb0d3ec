// Uprising's part of the form for a new table: Leaders, the CHOAM module, who begins.

import { t } from '@/lib/i18n.svelte';
import type { Table } from '@/lib/types';
import { leaderWords, setup as family } from '../../imperium/setup';
import type { SetupForm } from '../../title';
import { UprisingChoices } from './choices.svelte';
import Modules from './Modules.svelte';

function facts(table: Table): { icon: string; text: string }[] {
  const { choam, first } = table.options;
  const out = [{ icon: 'person', text: t('page-home-facts-leaders', { how: leaderWords(table) }) }];
  if (choam === true) out.push({ icon: 'contract', text: t('page-home-choam') });
  if (typeof first === 'number')
    out.push({ icon: 'first-player', text: t('page-home-facts-first', { who: t('seat-name', { n: first + 1 }) }) });
  return out;
}

export const setup: SetupForm = {
  usual: (info) => new UprisingChoices(info),
  about: () => t('page-home-players-many'),
  Seat: family.Seat,
  BelowSeats: family.BelowSeats,
  Fields: family.Fields,
  HouseRules: Modules,
  facts,
};
