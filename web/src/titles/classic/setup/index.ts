// This title's part of the form for a new table.

import { list, t } from '@/lib/i18n.svelte';
import type { Table } from '@/lib/types';
import type { SetupForm } from '../../title';
import { factionName } from '../names';
import { Choices } from './choices.svelte';
import Fields from './Fields.svelte';
import Rulings from './Rulings.svelte';
import SeatFaction from './SeatFaction.svelte';

const BOXES = ['advanced', 'ixians_tleilaxu', 'treachery_more', 'sandtrout', 'technology'];

function facts({ options }: Table): { icon: string; text: string }[] {
  const { factions = 'random', turns, bid_seconds: seconds } = options;
  const who = Array.isArray(factions)
    ? list(factions.map((faction) => factionName(String(faction))))
    : t(`classic-setup-factions-${String(factions)}`);
  return [
    { icon: 'person', text: t('classic-setup-facts-factions', { who }) },
    { icon: 'board', text: t('classic-setup-facts-turns', { n: Number(turns ?? 10) }) },
    ...(seconds ? [{ icon: 'clock', text: t('classic-setup-facts-bid-seconds', { n: Number(seconds) }) }] : []),
    ...BOXES.filter((name) => options[name] === true).map((name) => ({
      icon: 'check',
      text: t(`classic-setup-${name.replaceAll('_', '-')}`),
    })),
  ];
}

export const setup: SetupForm = {
  usual: (info) => new Choices(info),
  Seat: SeatFaction,
  Fields,
  HouseRules: Rulings,
  facts,
};
