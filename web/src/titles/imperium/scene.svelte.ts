// The `Scene` of this family: adds that a card and a space are picked together, and several effects done in one go.

import { say, t, thing } from '@/lib/i18n.svelte';
import type { Reason } from '@/lib/types';
import { Scene as AnyScene, useScene as useAnyScene, type Ending, type PieceState } from '@/table/scene.svelte';
import type { About } from '@/table/tip.svelte';
import { aboutOption, glyphOf } from './bar/glyphs';
import { endingOf } from './bench/bench';
import { isPiece, phaseName, SORTS } from './pieces';
import type { Showing } from './recap/showing.svelte';
import type { FamilyTitle } from './family';
import { ownBoard, teamsOf } from './teams';
import type { Content, Option, View } from './types';

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
  /** Who plays together, where some do. */
  readonly teams = $derived(teamsOf(this.content, this.view));
  /** What stands in the cells of the phone's board; the own board of a Commander is its first row. */
  readonly cells = $derived.by(() => {
    const { cells } = this.title;
    const rows = typeof cells === 'function' ? cells(this.view) : cells;
    const own = this.teams && ownBoard(this.content, this.player(this.me)?.leader ?? null);
    return own ? ['=own', ...own.spaces, ...rows] : rows;
  });
  /** The factions whose tracks and spaces are on the board of the table. */
  readonly factions = $derived(Object.keys(this.content.tracks).filter((id) => !this.content.tracks[id].owner));
  /** Effects that come to the same in any order, done in one go. */
  readonly together = $derived(this.asked ? this.view.effects.filter((effect) => effect.together) : []);

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
    return this.space ? { head: t('page-table-choose-card', { place: thing(this.space) }), below: '' } : null;
  }

  override get ending(): Ending {
    if (this.kind === 'turn' && !this.closing) return { state: 'shut', why: t('page-table-end-turn-first') };
    if (this.kind !== 'menu') return super.ending;
    const { state, why, n } = endingOf(this.view);
    return { state, why: why ? t(`page-bench-end-${why}`, { n }) : super.ending.why };
  }

  override knows(piece: string): boolean {
    return isPiece(this.content, piece);
  }

  override get sorts(): readonly string[] {
    return SORTS;
  }

  override called(action: string): string {
    const label = this.labels.get(action);
    if (/^(card|space|intrigue|leader|faction|post|contract):/.test(action)) return thing(action);
    return label ? say(label) : thing(action.replace(/^acquire:/, 'card:'));
  }

  override glyphOf(action: string): string | null {
    return glyphOf(action, this.kind) ?? super.glyphOf(action);
  }

  /** What modules say of a thing on the table, as `post:emperor` or `shield_wall`. */
  notes(thing: string): Reason[] {
    return this.view.notes?.[thing] ?? [];
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
    if (this.sending && action.startsWith('space:')) {
      if (this.card) return this.view.reach[this.card]?.includes(action) ? 'may' : this.shut(action);
      return this.#reached.has(action) ? 'reach' : this.shut(action);
    }
    const elsewhere =
      this.sending && this.space && action.startsWith('card:') && !this.view.reach[action]?.includes(this.space);
    return elsewhere && this.labels.has(action) ? 'off' : super.stateOf(action);
  }

  protected override pick(action: string): boolean {
    if (!this.sending || !(this.view.reach[action] || this.#reached.has(action))) return false;
    this.armed = null;
    const again = this.card === action || this.space === action;
    if (again && this.confirmFirst && this.ready.length > 1) this.confirm();
    else if (action.startsWith('card:')) {
      this.card = again ? null : action;
      if (this.card && this.space && !this.view.reach[this.card]?.includes(this.space)) this.space = null;
    } else {
      this.space = again ? null : action;
      if (this.space && this.card && !this.view.reach[this.card]?.includes(this.space)) this.card = null;
    }
    if (!this.confirmFirst && this.ready.length > 1) this.confirm();
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

/** The scene of all components below. */
export const useScene = (): Scene => useAnyScene() as Scene;
