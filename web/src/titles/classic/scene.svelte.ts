// The `Scene` of this title: what may be pressed on the map, cards and shields, and the names of everything.

import { hasMessage, say, t } from '@/lib/i18n.svelte';
import type { Option } from '@/lib/types';
import { Scene as AnyScene, useScene as useAnyScene, type Ending } from '@/table/scene.svelte';
import type { About } from '@/table/tip.svelte';
import { answersOf } from './answers';
import { MAP } from './map';
import { nameOf, phaseName } from './names';
import { filled, makingOf, nextOf, STEPS } from './plan';
import type { AnyRecap, Content, Player, View } from './types';

/** The icons of answers that are not pieces. */
const GLYPHS: Record<string, string> = {
  yes: 'check',
  no: 'close',
  none: 'close',
  pass: 'close',
  pay: 'classic-spice',
  gift: 'classic-spice',
  show: 'watch',
  everybody: 'watch',
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
  traitor: 'traitor',
};

/** The icons of the plan elements that prescience may ask for. */
const BY_ELEMENT: Record<string, string> = {
  leader: 'leader-disc',
  weapon: 'weapon-projectile',
  defence: 'defence-shield',
  number: 'wheel',
};

/** Questions whose numbers are shown as a row even if there are few of them: a bid, and the forces to revive. */
const ROWED = new Set(['bid', 'revive']);

/** Questions that interrupt the course of the game; those with something to choose have a panel of their own. */
const INTERRUPTS: Record<string, string> = {
  stop: 'karama',
  stop_in_battle: 'karama',
  stop_shipment: 'karama',
  pay: 'karama',
  moment: 'karama',
  hajr: 'hajr',
  weather_control: 'weather-control',
  family_atomics: 'atomics',
  harvester: 'harvester',
};
const NEXUS = new Set(['alliance', 'alliance_accept']);
/** Questions with a dialog of their own, which has all of their answers. */
const DIALOGS = {
  voice: 'voice',
  prescience: 'sight',
  show_element: 'sight',
  truthtrance: 'truth',
  gift: 'gift',
  reveal: 'show',
  take_cards: 'power',
  give_back: 'power',
  see_plan: 'power',
  free_revival: 'power',
  stop_revival: 'power',
  ghola: 'power',
} as const;
/** Phases that are shown on the stage while nothing else is. */
const STAGED = new Set(['storm', 'spice_blow', 'choam_charity', 'revival', 'spice_collection', 'mentat_pause']);

export type Dialog = (typeof DIALOGS)[keyof typeof DIALOGS];
export type OnStage = 'interrupt' | 'plan' | 'battle' | 'nexus' | 'auction' | 'phase' | Dialog;
const WITH_ANSWERS = new Set<OnStage>(['interrupt', 'plan', ...Object.values(DIALOGS)]);

export class Scene extends AnyScene<View, Content> {
  readonly own: Player | undefined = $derived(this.watching ? undefined : this.view.players[this.me]);

  /** The answers of the open question, sorted by the place where they are given. */
  readonly answers = $derived(
    answersOf(
      this.asked ? this.view.options : [],
      this.closing,
      this.kind === 'truthtrance' ? [] : (this.own?.hand ?? []), // this question asks for cards of others
      (territory) => MAP.territories[territory]?.parts ?? [],
      ROWED.has(this.kind) ? 1 : undefined,
    ),
  );

  /** The recap that is shown; null if there is none. */
  readonly recap = $derived((this.showing?.recap as AnyRecap | undefined) ?? null);
  /** The reader has folded the panel of a phase, to see the map. */
  folded = $state(false);
  /** The height of the answers that float over the bottom of the board, in pixels. */
  strip = $state(0);

  /** Everything that the battle plan can consist of, if it is made on the page and sent as a whole; else null. */
  readonly plan = $derived(this.kind === 'plan' && !this.oneByOne ? this.view.plan : null);
  /** The chosen parts of a battle plan that are not sent yet: all six are sent together. */
  #draft = $state.raw<{ of: number; words: string[] }>({ of: -1, words: [] });
  readonly drafted: string[] = $derived.by(() => {
    const { decision } = this.view;
    const plan = this.plan;
    if (!plan) return [];
    return filled(plan, this.#draft.of === decision?.number ? this.#draft.words : []);
  });
  /** The options for the next part of the plan. */
  readonly planOptions: Option[] = $derived.by(() => {
    const { plan } = this;
    const { options } = this.view;
    if (this.kind !== 'plan') return [];
    return plan ? nextOf(plan, this.drafted).map((action) => ({ action, label: plan.labels[action] })) : options;
  });

  /** The reader's own battle plan, as far as it is made. */
  readonly making = $derived(
    makingOf(
      this.kind !== 'plan' ? this.sealed.map(({ action }) => action) : this.plan ? this.drafted : this.view.so_far,
      this.planOptions,
    ),
  );

  /** Choose the next part of the plan, or keep its first parts and choose the rest again; a whole plan is sent. */
  draft(words: string[]): void {
    const { plan } = this;
    const { decision } = this.view;
    if (!plan || !decision || this.busy) return;
    const made = filled(plan, words);
    this.#draft = { of: decision.number, words };
    if (made.length === STEPS.length) this.perform(made);
  }

  /** The panel that lies over the map; null while the question is answered on the map itself. */
  readonly onStage: OnStage | null = $derived.by(() => {
    const { battle, auction, phase } = this.view;
    if (this.answers.parts.size) return null;
    if (this.#interrupted) return 'interrupt';
    if (this.kind in DIALOGS) return DIALOGS[this.kind as keyof typeof DIALOGS];
    if (battle) return this.#planning ? 'plan' : 'battle';
    if (NEXUS.has(this.kind) || (phase === 'nexus' && !this.asked)) return 'nexus';
    if (auction) return 'auction';
    return STAGED.has(phase) ? 'phase' : null;
  });
  /** All answers except for the closing one are on the stage. */
  readonly answersStaged = $derived(this.onStage !== null && WITH_ANSWERS.has(this.onStage));

  get #interrupted(): boolean {
    if (!(this.kind in INTERRUPTS) || (this.view.options.length < 2 && !this.view.so_far.length)) return false;
    return !['moment', 'pay'].includes(this.kind) || this.answers.cards.size > 0;
  }

  get #planning(): boolean {
    const { battle } = this.view;
    const own = battle?.sides.find(({ seat }) => this.isMe(seat));
    return own !== undefined && own.plan === null && (this.kind === 'plan' || this.sealed.length > 0);
  }

  /** The icon of an interrupting question. */
  get interruptIcon(): string {
    return INTERRUPTS[this.kind] ?? 'karama';
  }

  /** Whether this answer is given on the stage. */
  isStaged(action: string): boolean {
    return this.onStage === 'nexus' && action.startsWith('faction:');
  }

  /** Return the text on the button of an answer. */
  saidOf(option: Option): string {
    const [sort, id] = option.action.split(':');
    if (sort === 'number' && this.kind === 'ship' && this.view.prices[option.action] !== undefined)
      return t('classic-number-ship', { n: Number(id) });
    return say(option.label);
  }

  /** The effect of a Karama for the reader's faction, once a game. */
  get ownPower(): string {
    const abilities = this.content.factions[this.own?.faction ?? '']?.abilities ?? [];
    return say(abilities.find(({ mode }) => mode === 'karama_power')?.text ?? '');
  }

  /** What an answer costs and does, in a sentence; '' if its name says it. */
  deedOf(action: string): string {
    const [sort, id = ''] = action.split(':');
    const card = sort === 'treachery' ? this.content.treachery[id] : undefined;
    if (sort === 'stop') return t('classic-deed-stop-one');
    const message = `classic-deed-${action.replaceAll(/[:_]/g, '-')}`;
    if (!card) return hasMessage(message) ? t(message) : '';
    if (this.kind === 'reveal' || this.kind === 'give_back') return '';
    if (id === 'karama' || card.type === 'worthless') {
      if (this.kind === 'moment' || this.kind === 'stop_shipment') return `${this.ownPower} ${t('classic-deed-power')}`;
      if (this.kind === 'pay') return t('classic-deed-pay-karama');
      if (this.kind.startsWith('stop')) return t(id === 'karama' ? 'classic-deed-stop' : 'classic-deed-stop-worthless');
    }
    return say(card.text ?? '');
  }

  /** The parts of a plan are chosen here and sent together; those without a choice are filled in. */
  protected override pick(action: string): boolean {
    if (!this.plan || !this.planOptions.some((option) => option.action === action)) return false;
    this.draft([...this.drafted, action]);
    return true;
  }

  override get stage(): string {
    return phaseName(this.view.phase);
  }

  /** Do not show passing as the next step while the reader can still bid. */
  override get ending(): Ending {
    const ending = super.ending;
    return this.kind === 'bid' && this.answers.numbers ? { ...ending, state: 'calm' } : ending;
  }

  /** Return the index at which a row of numbers starts: the most that is free in a revival, else the least. */
  startOf(numbers: readonly Option[]): number {
    if (this.kind !== 'revive') return 0;
    return Math.max(
      0,
      numbers.findLastIndex(({ action }) => this.view.prices[action] === 0),
    );
  }

  override get leading(): { head: string; below: string } | null {
    if (!this.asked && !this.sealed.length && this.deciding.length > 1 && this.deciding.includes(this.me))
      return { head: t('classic-moment-somebody'), below: '' };
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
    if (sort === 'element') return BY_ELEMENT[id];
    return (id ? BY_SORT[sort] : GLYPHS[sort]) ?? super.glyphOf(action);
  }

  override aboutOption(action: string): About | null {
    const [sort, id] = action.split(':');
    const known = sort === 'treachery' ? this.content.treachery[id] : undefined;
    return known?.text ? { is: 'piece', piece: action } : null;
  }

  /** The name of the person who plays a faction, written small beside the faction's name. */
  personOf(seat: number): string {
    if (this.isMe(seat) && !this.hotSeat) return t('page-table-you');
    return say(this.sitting(seat)?.name);
  }

  factionOf(seat: number): string {
    return this.view.players[seat]?.faction ?? '';
  }

  /** Return the answer that a press on a part gives, or null. */
  actionOf(part: string): string | null {
    return this.answers.parts.get(part) ?? null;
  }
}

/** The scene of all components below. */
export const useScene = (): Scene => useAnyScene() as Scene;
