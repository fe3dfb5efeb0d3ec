// A position of a title nothing is known of: what it calls its phases and fields, if it has words for them.

import { hasMessage, t } from '@/lib/i18n.svelte';
import { Scene as AnyScene, useScene as useAnyScene } from '@/table/scene.svelte';
import { factsOf, type Fact } from './facts';

export class Scene extends AnyScene {
  override get stage(): string {
    const id = `${this.view.title}-phase-${this.view.phase}`;
    return hasMessage(id) ? t(id) : '';
  }

  /** List the facts of the table or of a player: those the title has words for, or all of them if it has none. */
  facts(what: object, without: ReadonlySet<string>): Fact[] {
    const named = (key: string): string => `${this.view.title}-label-${key.replaceAll('_', '-')}`;
    const facts = factsOf(what, without);
    const known = facts.filter(({ key }) => hasMessage(named(key)));
    if (known.length) return known.map(({ key, value }) => ({ key: t(named(key)), value }));
    return facts.map(({ key, value }) => ({ key: key.replaceAll('_', ' '), value }));
  }
}

/** The scene of all components below. */
export const useScene = (): Scene => useAnyScene() as Scene;
