// The two teams of a game of six (UPR-S2.6): who sits where, and what the teams are called.

import { t, thing } from '@/lib/i18n.svelte';
import type { TeamWords } from '../title';

export const SIX = 6;
/** By seat. */
export const COMMANDERS: Record<number, string> = { 0: 'muad_dib', 3: 'shaddam_corrino_iv' };
const TEAMS = [
  [0, 2, 4],
  [3, 1, 5],
];
const NAMES = ['page-team-of-muad-dib', 'page-team-of-shaddam'];
const BANNERS = ['team-desert', 'team-throne'];

export const teams: TeamWords = {
  of: (seats) => (seats === SIX ? TEAMS : []),
  name: (team) => t(NAMES[team]),
  icon: (team) => BANNERS[team],
  role: (seat) =>
    COMMANDERS[seat] ? `${thing(`leader:${COMMANDERS[seat]}`)} · ${t('page-team-commander')}` : t('page-team-ally'),
};
