// Every sign of the table with what it means, in groups. The words are those of the effects themselves where there are any.

import { t } from '@/lib/i18n.svelte';
import { capital, type Arguments } from '@/lib/sayings';
import { allModules } from '../modules';
import type { Content, Token } from '../types';

export interface Sign {
  id: string;
  /** Drawn as an effect, as the pad of an Agent icon, or as the mark of the board. */
  draw?: Token[];
  pad?: string;
  mark?: 'war' | 'lock';
  name: string;
  about: string;
}
export interface SignGroup {
  id: string;
  signs: Sign[];
}

/** The arguments of an effect besides its number; see sandtable/imperium/tell/wording.py. */
const PLAIN: Arguments = { n: 1, voice: 'effect', verb: 'no', then: 'no', again: 'no', may: 'no', deployable: 'no' };

/** Say what an effect does, in the words of the cards. */
export function effect(id: string, more: Arguments = {}): string {
  return capital(t(id, { ...PLAIN, ...more }));
}

const PLACES = ['emperor', 'guild', 'bene', 'fremen', 'landsraad', 'city', 'spice'];

/** A sign with what it means; drawn as itself unless told how. */
export const sign = (id: string, name: string, about = '', draw: Token[] = [id]): Sign => ({
  id,
  draw,
  name: capital(name),
  about,
});
/** The pad of an Agent icon. */
export const padSign = (icon: string): Sign => ({ id: `pad-${icon}`, pad: icon, name: t(`icon-${icon}`), about: '' });

/** The signs of the family, with those of the modules whose pieces the content has. */
export function legend(pieces: Content): SignGroup[] {
  const points = pieces.points_to_end;
  const brought = allModules().map((module) => module.legend?.(pieces) ?? {});
  const more = (group: string): Sign[] => brought.flatMap(({ signs }) => signs?.[group] ?? []);
  const when = (there: boolean, ...signs: Sign[]): Sign[] => (there ? signs : []);
  const does = (id: string, what: string, more?: Arguments): Sign => sign(id, effect(what, more));
  const means = (id: string, about: string, draw?: Token[]): Sign => sign(id, t(about), '', draw);
  return [
    {
      id: 'goods',
      signs: [
        ...['solari', 'spice', 'water'].map((id) => sign(id, t(`resource-${id}`), t(`page-help-sign-${id}`))),
        sign('persuasion', t('page-table-persuasion'), t('page-help-sign-persuasion')),
        sign('vp', t('page-table-points'), t('page-help-sign-vp', { n: points })),
      ],
    },
    {
      id: 'cards',
      signs: [
        does('draw', 'effect-draw'),
        does('intrigue', 'effect-intrigue'),
        does('steal', 'effect-steal-intrigue'),
        does('discard', 'effect-discard'),
        does('trash', 'effect-trash', { voice: 'cost' }),
        ...when('foldspace' in pieces.cards, does('foldspace', 'effect-foldspace')),
        sign('signet', t('card-signet-ring'), t('page-help-sign-signet')),
      ],
    },
    {
      id: 'army',
      signs: [
        does('troop', 'effect-recruit'),
        sign('garrison', t('page-table-garrison'), t('page-help-sign-garrison')),
        does('deploy', 'effect-deploy', { n: 0 }),
        does('retreat', 'effect-retreat', { n: 0 }),
        means('sword', 'page-help-sign-sword'),
        means('combat', 'page-help-sign-conflict'),
        ...more('army'),
      ],
    },
    {
      id: 'places',
      signs: [...PLACES.map(padSign), ...more('places')],
    },
    {
      id: 'power',
      signs: [
        means('influence-any', 'page-help-sign-influence', ['influence-any']),
        means('alliance', 'page-help-sign-alliance'),
        does('council-seat', 'effect-council-seat'),
        does('swordmaster', 'effect-swordmaster'),
        ...when('mentat' in pieces.spaces, does('mentat', 'effect-mentat')),
        ...more('power'),
        means('first-player', 'page-help-sign-first'),
      ],
    },
    ...brought.flatMap(({ groups }) => groups ?? []),
    {
      id: 'board',
      signs: [
        { id: 'war', mark: 'war', name: t('page-help-sign-combat'), about: '' },
        means('maker', 'page-help-sign-maker'),
        means('control', 'page-help-sign-control'),
        { id: 'lock', mark: 'lock', name: t('page-help-sign-lock'), about: '' },
      ],
    },
    {
      id: 'writing',
      signs: [
        means('pays', 'page-help-sign-cost', ['cost(', 'water', ')', 'pays', 'troop']),
        means('if', 'page-help-sign-if', ['if(', '2', 'influence', 'fremen', ')']),
        means('agent', 'page-help-sign-agent-box'),
        means('reveal', 'page-help-sign-reveal-box'),
      ],
    },
  ];
}

/** Does a sign speak of what is looked for? */
export function speaksOf(sign: Sign, query: string): boolean {
  return `${sign.name} ${sign.about}`.toLowerCase().includes(query.trim().toLowerCase());
}
