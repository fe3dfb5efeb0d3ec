// The `Scene` of this family: adds that a card and a space are picked together, and several effects done in one go.

import { say, sentences, t, thing } from '@/lib/i18n.svelte';
import type { Reason } from '@/lib/types';
import { Scene as AnyScene, useScene as useAnyScene, type Ending, type PieceState } from '@/table/scene.svelte';
import type { About } from '@/table/tip.svelte';
import { aboutOption, glyphOf } from './bar/glyphs';
import { doneThisTurn, endingOf } from './bench/bench';
import { cellsOf } from './board/layout';
import { liesOpen } from './choices';
import { modulesOn, sideBoardsOf, sortsOfModules } from './modules';
import type { Figure, Look, PageModule, Unit } from './modules/module';
import { isPiece, phaseName, sortNames } from './pieces';
import { ROUND_LEVELS } from './rounds';
import type { Showing } from './recap/showing.svelte';
import type { FamilyTitle } from './family';
import type { Content, Option, View } from './types';

/** Sorts of the family whose answers go by the name of the piece. */
const NAMED = /^(card|space|intrigue|leader|faction):/;

export class Scene extends AnyScene<View, Content> {
  declare readonly title: FamilyTitle;
  declare showing: Showing | null;
  card = $state<string | null>(null);
  space = $state<string | null>(null);
  /** The number of troops that is thought of: what it would make is shown at the Conflict. */
  thought = $state.raw<Option | null>(null);

  /** A card may be picked and its spaces light up, before anything is sent. */
  readonly sending = $derived(this.kind === 'turn' && Object.keys(this.view.reach).length > 0);
  readonly #reached = $derived(new Set(this.sending ? Object.values(this.view.reach).flat() : []));
  /** The page's modules for this game. */
  readonly modules = $derived(modulesOn(this.view));
  readonly sideBoards = $derived(sideBoardsOf(this.view));
  readonly units: Unit[] = $derived(this.modules.flatMap(({ units }) => units ?? []));
  /** Knots between spaces, with what draws each. */
  readonly ties = $derived(
    this.modules.flatMap(({ ties }) =>
      Object.entries(ties?.of(this.content) ?? {}).map(([id, spaces]) => ({ id, spaces, Tie: ties!.Tie })),
    ),
  );
  readonly #seating = $derived(this.#first((module) => module.seating?.(this.content, this.view)));
  /** The seats of those who play together, where some do. */
  readonly sides = $derived(this.#seating?.sides);
  /** The parties that have troops and Influence on the board. */
  readonly parties = $derived(this.#seating?.parties ?? this.players.filter((p) => p.rival !== 'hagal'));
  /** The levels of the Conflicts, round by round. */
  readonly levels = $derived(this.#seating?.levels ?? ROUND_LEVELS);
  /** The cells of the phone's board. */
  readonly cells = $derived.by(() => [
    ...this.modules.flatMap(({ firstCells }) => firstCells?.(this) ?? []),
    ...cellsOf(this.content, this.title.cells),
  ]);
  /** The factions whose tracks and spaces are on the board of the table. */
  readonly factions = $derived(Object.keys(this.content.tracks).filter((id) => !this.content.tracks[id].owner));
  /** Effects that come to the same in any order, done in one go. */
  readonly together = $derived(this.asked ? this.view.effects.filter((effect) => effect.together) : []);

  /** Cards of the hand that are being played, and the sign between them where a module has one. */
  readonly playing = $derived(this.asked ? (this.view.playing ?? []) : []);
  readonly pairing = $derived(this.#first(({ together }) => together));

  protected override picked(): string[] {
    return this.card && this.space ? [this.card, this.space] : super.picked();
  }

  protected override reachable(): string[] {
    return this.sending ? ['space:'] : [];
  }

  override get stage(): string {
    return t(phaseName(this.view.phase));
  }

  override get leading(): { head: string; below: string } | null {
    if (this.card) {
      const open = t('page-table-open-spaces', { n: this.view.reach[this.card]?.length ?? 0 });
      return {
        head: t('page-table-choose-space'),
        below: `${t('page-table-with', { card: thing(this.card) })} · ${open}`,
      };
    }
    if (this.space) return { head: t('page-table-choose-card', { place: thing(this.space) }), below: '' };
    return this.revealing ? { head: this.#buying(this.revealing.persuasion), below: '' } : null;
  }

  /** The reader, in a Reveal turn in which nothing is left but to spend Persuasion. */
  get revealing(): View['players'][number] | null {
    const mine = this.kind === 'menu' ? this.player(this.me) : undefined;
    if (!mine || this.view.effects.some(({ actions }) => actions.length > 0)) return null;
    return doneThisTurn(this.lines, this.me).some(({ kind }) => kind === 'revealed_card') ? mine : null;
  }

  #buying(n: number): string {
    if (this.view.options.some(({ action }) => action.startsWith('acquire:'))) return t('page-reveal-buy', { n });
    return n ? t('page-reveal-left', { n }) : t('page-reveal-spent');
  }

  // ---- passing with a card in hand -------------------------------------------------
  /** The round in whose Combat the reader was asked whether passing is meant. */
  #warned = 0;

  /** Units of the reader are in the Conflict, and a card could be played for them. */
  get #couldPlay(): boolean {
    return (
      this.kind === 'combat' &&
      (this.player(this.me)?.conflict ?? 0) + this.unitsOf(this.me) > 0 &&
      this.view.options.some(({ action }) => action.startsWith('intrigue:'))
    );
  }

  /** Words say what they do, and a row of the market or a tile of a side board is not touched by chance; pieces on the
   * board and cards lie close. */
  protected override plain(action: string): boolean {
    const sort = action.split(':')[0];
    // The card that is played was pressed before it.
    const second = sort === 'space' || (sort === 'card' && this.pairing !== undefined && this.playing.length > 0);
    return (
      second || sort === 'acquire' || sortsOfModules()[sort]?.apart === true || !liesOpen(sort) || super.plain(action)
    );
  }

  override get caution(): string {
    return this.armed === 'pass' ? t('page-combat-pass-sure') : '';
  }

  /** Pass is asked about once in each Combat, while a card could be played. */
  #warns(action: string): boolean {
    if (action !== 'pass' || !this.#couldPlay || this.#warned === this.view.round) return false;
    this.#warned = this.view.round;
    this.armed = action;
    return true;
  }

  override get ending(): Ending {
    if (this.kind === 'turn' && !this.closing) return { state: 'shut', why: t('page-table-end-turn-first') };
    if (this.#couldPlay && this.closing) return { state: 'calm', why: t('page-combat-pass-cards') };
    if (this.kind !== 'menu') return super.ending;
    const { state, why, n } = endingOf(this.view);
    const again = state === 'next' ? this.#first((module) => module.again?.(this)) : undefined;
    if (again) return { state, why: again };
    return { state, why: why ? t(`page-bench-end-${why}`, { n }) : super.ending.why };
  }

  override knows(piece: string): boolean {
    return isPiece(this.content, piece);
  }

  override get sorts(): readonly string[] {
    return sortNames();
  }

  override called(action: string): string {
    const label = this.labels.get(action);
    if (NAMED.test(action) || sortsOfModules()[action.split(':')[0]]?.content) return thing(action);
    return label ? say(label) : thing(action.replace(/^acquire:/, 'card:'));
  }

  override glyphOf(action: string): string | null {
    return glyphOf(action, this.kind) ?? super.glyphOf(action);
  }

  /** Return the notes of modules on a thing on the table, as `post:emperor` or `shield_wall`. */
  notes(thing: string): Reason[] {
    return this.view.notes?.[thing] ?? [];
  }

  /** The same as one text. */
  noted(thing: string): string {
    return sentences(this.notes(thing).map(({ text }) => say(text)));
  }

  #first<T>(found: (module: PageModule) => T | undefined): T | undefined {
    for (const module of this.modules) {
      const it = found(module);
      if (it !== undefined) return it;
    }
    return undefined;
  }

  /** The points of some seats together. */
  pointsOf(seats: readonly number[]): number {
    return seats.reduce((sum, seat) => sum + this.players[seat].points, 0);
  }

  /** Return the look of a seat that is not like the others. */
  look(seat: number): Look {
    return this.#first((module) => module.look?.(this, seat)) ?? {};
  }

  /** The Agents of a seat where each serves somebody. */
  figures(seat: number): Figure[] | undefined {
    return this.#first((module) => module.figures?.(this, seat));
  }

  /** Return the seat that an Agent on a space serves. */
  serves(seat: number, space: string): number | undefined {
    return this.#first((module) => module.serves?.(this, seat, space));
  }

  /** The number of units besides troops that a seat has in the Conflict. */
  unitsOf(seat: number): number {
    return this.units.reduce((sum, unit) => sum + unit.of(this.view, seat), 0);
  }

  /** The unit for which a seat takes its reward twice. */
  doubling(seat: number): Unit | undefined {
    return this.units.find((unit) => unit.doubles && unit.of(this.view, seat) > 0);
  }

  /** The number of things modules show before the badges of a seat. */
  trophies(seat: number): number {
    return this.modules.reduce((sum, { trophies }) => sum + (trophies?.(this.view, seat) ?? 0), 0);
  }

  /** Is this space to be had for less now? */
  cheaper(space: string): boolean {
    return this.view.cheaper?.includes(space) === true;
  }

  override aboutOption(action: string): About | null {
    return aboutOption(action);
  }

  override onward(): boolean {
    if (super.onward()) return true;
    if (this.together.length < 2) return false;
    this.doAll();
    return true;
  }

  override stateOf(action: string): PieceState {
    if (this.card === action || this.space === action) return 'chosen';
    if (this.playing.some((id) => action === `card:${id}`) && !this.labels.has(action)) return 'chosen';
    if (this.sending && action.startsWith('space:')) {
      if (this.card) return this.view.reach[this.card]?.includes(action) ? 'may' : this.shut(action);
      return this.#reached.has(action) ? 'reach' : this.shut(action);
    }
    const elsewhere =
      this.sending && this.space && action.startsWith('card:') && !this.view.reach[action]?.includes(this.space);
    return elsewhere && this.labels.has(action) ? 'off' : super.stateOf(action);
  }

  protected override pick(action: string): boolean {
    if (this.#warns(action)) return true;
    if (!this.sending || !(this.view.reach[action] || this.#reached.has(action))) return false;
    this.armed = null;
    const again = this.card === action || this.space === action;
    if (action.startsWith('card:')) {
      this.card = again ? null : action;
      if (this.card && this.space && !this.view.reach[this.card]?.includes(this.space)) this.space = null;
    } else {
      this.space = again ? null : action;
      if (this.space && this.card && !this.view.reach[this.card]?.includes(this.space)) this.card = null;
    }
    if (this.ready.length > 1) this.confirm(); // the second piece is the second press of a small screen
    return true;
  }

  override get held(): string | null {
    return this.card ?? this.space ?? super.held;
  }

  override putBack(): void {
    super.putBack();
    this.card = null;
    this.space = null;
  }

  doAll(): void {
    if (this.together.length > 1) this.perform(this.together.flatMap(({ actions }) => actions));
  }
}

/** A knot between spaces, and what draws it. */
export type Tie = Scene['ties'][number];

/** The scene of all components below. */
export const useScene = (): Scene => useAnyScene() as Scene;
