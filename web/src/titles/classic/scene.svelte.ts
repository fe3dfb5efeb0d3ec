// A position of this title for its components: what may be pressed on the map, cards and shields, and what things are called.

import { say } from '@/lib/i18n.svelte';
import { Scene as AnyScene, useScene as useAnyScene } from '@/table/scene.svelte';
import type { About } from '@/table/tip.svelte';
import { answersOf } from './answers';
import { MAP } from './map';
import { nameOf, phaseName } from './names';
import type { Content, Player, View } from './types';

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

  override get stage(): string {
    return phaseName(this.view.phase);
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
