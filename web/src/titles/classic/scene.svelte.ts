// A position of this title for its components: what may be pressed on the map, cards and shields, and what things are called.

import { say, t } from '@/lib/i18n.svelte';
import type { Option } from '@/lib/types';
import { Scene as AnyScene, useScene as useAnyScene } from '@/table/scene.svelte';
import type { About } from '@/table/tip.svelte';
import { answersOf } from './answers';
import { MAP } from './map';
import { nameOf, phaseName } from './names';
import { makingOf, withLone } from './plan';
import type { BattleRecap, Content, Player, View } from './types';

/** Icons of answers that are no piece. */
const GLYPHS: Record<string, string> = {
  yes: 'check',
  no: 'close',
  none: 'close',
  pass: 'close',
  pay: 'classic-spice',
  deal: 'bribe',
  gift: 'classic-spice',
  break: 'classic-alliance',
  advisors: 'advisor',
  fighters: 'force',
  forces: 'force',
  call: 'traitor',
  stronghold: 'hms',
  kill: 'dead',
};
const BY_SORT: Record<string, string> = {
  leader: 'leader-disc',
  stop: 'karama',
  voice: 'voice',
  element: 'prescience',
  traitor: 'traitor',
};

/** Questions that come in between; they have a panel of their own where there is something to choose. */
const INTERRUPTS = new Set(['stop', 'stop_shipment', 'weather_control', 'family_atomics', 'harvester', 'moment']);
const NEXUS = new Set(['alliance', 'alliance_accept']);

export type OnStage = 'interrupt' | 'plan' | 'battle' | 'nexus' | 'auction';

export class Scene extends AnyScene<View, Content> {
  readonly own: Player | undefined = $derived(this.watching ? undefined : this.view.players[this.me]);

  /** Where the answers of the open question are given. */
  readonly answers = $derived(
    answersOf(
      this.asked ? this.view.options : [],
      this.closing,
      this.own?.hand ?? [],
      (territory) => MAP.territories[territory]?.parts ?? [],
    ),
  );

  /** A battle that is over and waits to be seen. */
  readonly recap = $derived(
    this.showing?.recap.kind === 'battle' ? (this.showing.recap as unknown as BattleRecap) : null,
  );

  /** The reader's own battle plan, as far as it is made. */
  readonly making = $derived(
    makingOf(
      this.kind === 'plan' ? this.view.so_far : this.sealed.map(({ action }) => action),
      this.kind === 'plan' ? this.view.options : [],
    ),
  );

  /** What lies over the map; nothing while the map itself is asked. */
  readonly onStage: OnStage | null = $derived.by(() => {
    const { battle, auction, phase } = this.view;
    if (this.answers.parts.size) return null;
    if (this.#interrupted) return 'interrupt';
    if (battle) return this.#planning ? 'plan' : 'battle';
    if (NEXUS.has(this.kind) || (phase === 'nexus' && !this.asked)) return 'nexus';
    return auction ? 'auction' : null;
  });

  get #interrupted(): boolean {
    if (!INTERRUPTS.has(this.kind) || this.view.options.length < 2) return false;
    return this.kind !== 'moment' || this.answers.cards.size > 0;
  }

  get #planning(): boolean {
    const { battle } = this.view;
    const own = battle?.sides.find(({ seat }) => this.isMe(seat));
    return own !== undefined && own.plan === null && (this.kind === 'plan' || this.sealed.length > 0);
  }

  /** The icon of what comes in between. */
  get interruptIcon(): string {
    const icons: Record<string, string> = { weather_control: 'weather-control', family_atomics: 'atomics' };
    return icons[this.kind] ?? (this.kind === 'harvester' ? 'harvester' : 'karama');
  }

  /** Is this answer given on the stage? */
  isStaged(action: string): boolean {
    return this.onStage === 'nexus' && action.startsWith('faction:');
  }

  /** What an answer is called on its button. */
  saidOf(option: Option): string {
    const [sort, id] = option.action.split(':');
    if (sort === 'number' && this.kind === 'ship' && this.view.prices[option.action] !== undefined)
      return t('classic-number-ship', { n: Number(id) });
    return say(option.label);
  }

  /** A plan is sealed, and its steps can be taken back: none of them is asked twice, and those without a choice are given along. */
  protected override pick(action: string): boolean {
    if (this.kind !== 'plan' || !this.labels.has(action)) return false;
    const { advanced } = this.view;
    const haderach = advanced && (this.own?.haderach ?? 0) >= 7;
    this.perform(withLone(action, this.making.step, haderach, advanced));
    return true;
  }

  override get stage(): string {
    return phaseName(this.view.phase);
  }

  override get leading(): { head: string; below: string } | null {
    return this.kind === 'stop' && this.onStage === 'interrupt'
      ? { head: t('classic-interrupt-stop'), below: '' }
      : null;
  }

  override knows(piece: string): boolean {
    return nameOf(piece) !== null;
  }

  override called(action: string): string {
    const label = this.labels.get(action);
    return label ? say(label) : (nameOf(action) ?? action);
  }

  override markOf(seat: number): string {
    const faction = this.view.players[seat]?.faction;
    return faction ? `tk-${faction}` : super.markOf(seat);
  }

  override glyphOf(action: string): string | null {
    const [sort, id] = action.split(':');
    if (sort === 'faction') return `tk-${id}`;
    if (sort === 'treachery') return this.content.treachery[id]?.icon ?? 'classic-hand';
    if (sort === 'technology') return `tech-${id}`;
    return (id ? BY_SORT[sort] : GLYPHS[sort]) ?? super.glyphOf(action);
  }

  override aboutOption(action: string): About | null {
    const [sort, id] = action.split(':');
    const known = sort === 'treachery' ? this.content.treachery[id] : undefined;
    return known?.text ? { is: 'piece', piece: action } : null;
  }

  factionOf(seat: number): string {
    return this.view.players[seat]?.faction ?? '';
  }

  /** What a press on a part does: an answer, or nothing. */
  actionOf(part: string): string | null {
    return this.answers.parts.get(part) ?? null;
  }
}

/** The scene of all components below. */
export const useScene = (): Scene => useAnyScene() as Scene;
