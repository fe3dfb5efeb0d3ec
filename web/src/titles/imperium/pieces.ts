// Small facts about how pieces are drawn, and what a closed space lacks.

import { sortsOfModules } from './modules';
import type { CardFacts, Content, EffectBox, IntrigueFacts, Player, SpaceFacts, Token } from './types';

/** An Agent icon is drawn with this glyph. */
export function padGlyph(icon: string): string {
  return icon === 'spice' ? 'spice-trade' : icon;
}

const VIGNETTES = ['planet', 'city', 'spice', 'voice', 'blade', 'house'];
const OWN_VIGNETTE: Record<string, string> = {
  dagger: 'blade',
  dune_the_desert_planet: 'planet',
  convincing_argument: 'voice',
  signet_ring: 'ring',
  diplomacy: 'house',
  reconnaissance: 'city',
  seek_allies: 'voice',
  the_spice_must_flow: 'spice',
  foldspace: 'guild',
};

/** The picture of a card: its faction's, its own, or one that stays the same for its name. */
export function vignette(id: string, card: CardFacts): string {
  return (
    OWN_VIGNETTE[id] ??
    card.factions[0] ??
    VIGNETTES[[...id].reduce((h, c) => (h * 31 + c.charCodeAt(0)) % 997, 7) % VIGNETTES.length]
  );
}

/** The colours of a card's spine: its factions', one or two. */
export function band(card: CardFacts): [string, string] {
  const first = card.factions[0] ?? 'none';
  return [`var(--f-${first})`, `var(--f-${card.factions[1] ?? first})`];
}

/** A list without some of its entries, each taken out once. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The marks on an Agent icon of a card. */
export const marksOn = (card: CardFacts, icon: string): string[] =>
  Object.entries(card.marks ?? {}).flatMap(([mark, icons]) => (icons.includes(icon) ? [mark] : []));

/** The sign of a box of a card: a mark of the Reveal box takes the place of its own. */
export function tabOf(card: CardFacts, kind: string): string {
  const mark = Object.entries(card.marks ?? {}).find(([, icons]) => icons.length === 0)?.[0];
  return kind === 'reveal' && mark ? mark : boxIcon(kind);
}

export function box(card: CardFacts, kind: string): EffectBox | undefined {
  return card.boxes.find((b) => b.kind === kind);
}

/** An Intrigue card as icons: one row for each of its effects, with what it wants before it. */
export function intrigueRows(card: IntrigueFacts): Token[][] {
  const cost = card.boxes.find((b) => b.kind === 'cost');
  const before = [
    ...(card.boxes.find((b) => b.kind === 'condition')?.draw ?? []),
    ...(cost ? ['cost(', ...cost.draw, ')', 'pays'] : []),
  ];
  return card.boxes.filter((b) => b.kind === 'effect' || b.kind === 'endgame').map((b) => [...before, ...b.draw]);
}

// About how many pixels a sign takes on a card of the hand; see styles/cards.css.
const SIGNS: Record<string, number> = {
  ',': 4,
  or: 9,
  per: 9,
  differs: 9,
  pays: 14,
  'up-to': 9,
  any: 10,
  '(': 0,
  ')': 4,
  'cost(': 6,
  'if(': 6,
  'of(': 0,
  'opponents(': 20,
};

/** About how wide an effect is when it is drawn on a card of the hand. */
export function drawnWidth(draw: readonly Token[]): number {
  return draw.reduce(
    (sum, token) => sum + (SIGNS[token] ?? (/^[\d-]+$/.test(token) ? 9 * token.length : token.includes(':') ? 90 : 18)),
    0,
  );
}

/** A box of a card has 65 pixels a line and room for two lines; more must be set smaller. */
export function crowded(...boxes: readonly Token[][]): boolean {
  const widths = boxes.map(drawnWidth);
  return (
    Math.max(0, ...widths) > 100 ||
    widths.reduce((a, b) => a + b, 0) > 190 ||
    boxes.some((draw) => longestRun(draw) > 62)
  );
}

/** Return the width of the longest run that cannot be broken: a number and the glyphs that follow it. */
function longestRun(draw: readonly Token[]): number {
  let most = 0;
  let run: Token[] = [];
  for (const token of draw) {
    if (token in SIGNS && token !== 'up-to' && token !== 'any') run = [];
    else run.push(token);
    most = Math.max(most, drawnWidth(run));
  }
  return most;
}

/** Return the cost of a space; `cheaper`: it costs less now. */
export function spaceCost(space: SpaceFacts, cheaper = false): Token[] {
  return cheaper && space.cheaper.length ? space.cheaper : space.cost;
}

/** Return the effect of a space, with the Persuasion it gives later. `seated`: for a player with a council seat or none. */
export function spaceDraw(space: SpaceFacts, seated?: boolean): Token[] {
  if (space.cost_options?.length) return chosenCost(space);
  const [cond, ...ways] = seated === undefined ? [] : eitherOf(space.draw);
  if (cond?.join() === 'council-seat') return seated ? ways[0] : ways[1];
  if (!space.persuasion) return withoutMaker(space.draw);
  const later = ['if(', 'reveal', ')', ...(space.persuasion > 1 ? [String(space.persuasion)] : []), 'persuasion'];
  return [...space.draw, ',', ...later];
}

/** Draw a space where less may be paid: the effect of the dearer way follows its cost. */
function chosenCost(space: SpaceFacts): Token[] {
  const dear = space.cost_options.at(-1) ?? [];
  const at = space.draw.findIndex((token, i) => token === 'if(' && space.draw[i + 1] === 'pays');
  if (at < 0 || !dear.length) return space.draw;
  const end = space.draw.indexOf(')', at);
  return [...space.draw.slice(0, at), 'cost(', ...dear, ')', 'pays', ...space.draw.slice(end + 1)];
}

/** "if( condition ) ( one ) or other" as these three; nothing where it is drawn otherwise. */
function eitherOf(draw: readonly Token[]): Token[][] {
  const end = draw.indexOf(')');
  const or = draw.lastIndexOf('or');
  if (draw[0] !== 'if(' || or < end) return [];
  const inner = (way: Token[]): Token[] => (way[0] === '(' ? way.slice(1, -1) : way);
  return [draw.slice(1, end), inner(draw.slice(end + 1, or)), inner(draw.slice(or + 1))];
}

/** The harvest of a Maker space without the sign for the spice that has gathered there: that is shown as a number. */
function withoutMaker(draw: readonly Token[]): Token[] {
  const out = draw.filter((token, i) => token !== 'maker' && !(token === 'plus' && draw[i + 1] === 'maker'));
  return out[0] === ',' ? out.slice(1) : out;
}

/** An effect with what finds no room left out: conditions, what is paid within it, and what every way to choose has. */
export function brief(draw: readonly Token[]): Token[] {
  const bare = unboxed(draw);
  const at = bare.indexOf('or');
  if (at < 0) return bare;
  const [left, right] = [bare.slice(0, at), bare.slice(at + 1)].map((way) => way.filter((t) => t !== '(' && t !== ')'));
  const only = (way: Token[], other: Token[]): Token[] => {
    const kept = entries(way).filter((entry) => !entries(other).some((one) => one.join() === entry.join()));
    return (kept.length ? kept : entries(way)).flatMap((entry, i) => (i ? [',', ...entry] : entry));
  };
  return [...only(left, right), 'or', ...only(right, left)];
}

function entries(way: readonly Token[]): Token[][] {
  const out: Token[][] = [[]];
  for (const token of way) {
    if (token === ',') out.push([]);
    else out[out.length - 1].push(token);
  }
  return out.filter((entry) => entry.length > 0);
}

/** Without the boxes of conditions and of costs, and the arrows behind them. */
function unboxed(draw: readonly Token[]): Token[] {
  const out: Token[] = [];
  let depth = 0;
  for (const token of draw) {
    if (depth) depth += token.endsWith('(') ? 1 : token === ')' ? -1 : 0;
    else if (token === 'if(' || token === 'cost(') depth = 1;
    else if (token !== 'pays') out.push(token);
  }
  return out;
}

/** Cards of a pile, each with a key of its own that stays when others leave: there may be several of a kind. */
export function keyed(ids: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const n = (seen.get(id) ?? 0) + 1;
    seen.set(id, n);
    return { id, key: `${id}.${n}` };
  });
}

export interface Lack {
  icon: string;
  have: number;
  need: number;
}

/** List the parts of a space's cost or requirement that a player does not have. */
export function lacks(content: Content, space: string, player: Player | undefined, cheaper = false): Lack[] {
  const facts = content.spaces[space];
  if (!facts || !player) return [];
  const out: Lack[] = [];
  for (const { n, icon } of counted(spaceCost(facts, cheaper))) {
    if (icon !== 'solari' && icon !== 'spice' && icon !== 'water') continue;
    if (player[icon] < n) out.push({ icon, have: player[icon], need: n });
  }
  for (const { n, icon } of counted(facts.needs.filter((token) => token !== 'influence'))) {
    const have = (player.influence as Record<string, number>)[icon];
    if (have !== undefined && have < n) out.push({ icon, have, need: n });
  }
  return out;
}

/** "2 spice , water" as numbers of things; a range counts by its least. */
function counted(tokens: readonly Token[]): { n: number; icon: string }[] {
  const out: { n: number; icon: string }[] = [];
  let n = 1;
  for (const token of tokens) {
    if (/^\d/.test(token)) n = parseInt(token, 10);
    else if (/^[a-z]/.test(token) && !token.endsWith('(')) {
      out.push({ n, icon: token });
      n = 1;
    }
  }
  return out;
}

/** The messages that name and explain a step of the round. */
export const phaseName = (phase: string): string => `page-table-phase-${phase.replace('_', '-')}`;
export const phaseAbout = (phase: string): string => `page-help-step-${phase.replace('_', '-')}`;
export const PHASES = ['round_start', 'turns', 'combat', 'makers', 'recall'] as const;

/** The keys in the content of the pieces of the family's own sorts. */
const SORTS: Record<string, string> = {
  card: 'cards',
  space: 'spaces',
  intrigue: 'intrigue',
  leader: 'leaders',
  faction: 'tracks',
  conflict: 'conflicts',
};
/** The sorts of pieces that sentences name. */
export const sortNames = (): string[] => [
  ...Object.keys(SORTS),
  ...Object.entries(sortsOfModules()).flatMap(([sort, { content, named = true }]) => (content && named ? [sort] : [])),
];

/** Has the content pieces here: each with its name? */
function arePieces(found: unknown): found is Record<string, { name: string }> {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
  return Object.values(found).every((one) => typeof one === 'object' && one !== null && 'name' in one);
}

/** The pieces of a sort, which may be one that no module of the page knows: then the content has them by its name. */
function piecesOf(content: Content, sort: string): Record<string, unknown> {
  const where = SORTS[sort] ?? sortsOfModules()[sort]?.content ?? sort;
  const found = (content as unknown as Record<string, unknown>)[where];
  return sort in SORTS ? ((found ?? {}) as Record<string, unknown>) : arePieces(found) ? found : {};
}

/** Is this the name of a piece of the title, as `space:arrakeen`? */
export function isPiece(content: Content, name: string): boolean {
  const [sort, id] = name.split(':');
  return sortsOfModules()[sort]?.named !== false && id !== undefined && id in piecesOf(content, sort);
}

/** Sorts in the content that neither the family nor a module of the page knows. */
export function otherSorts(content: Content): string[] {
  const known = new Set([...Object.values(SORTS), ...Object.values(sortsOfModules()).map((sort) => sort.content)]);
  const there = Object.entries(content) as [string, unknown][];
  return there.filter(([key, found]) => !known.has(key) && arePieces(found)).map(([key]) => key);
}

/** The full name of a piece of such a sort, as `tech:windtraps`. */
export function nameOfPiece(content: Content, id: string): string | undefined {
  const sorts = [...otherSorts(content), ...Object.keys(SORTS), ...Object.keys(sortsOfModules())];
  const sort = sorts.find((one) => id in piecesOf(content, one));
  return sort && `${sort}:${id}`;
}

/** The facts that every piece has, of any sort. */
export interface AnyPiece {
  name: string;
  cost: number | null;
  boxes: EffectBox[];
  lines: [string, string][];
}

/** A piece of any sort, with what it lacks left empty. */
export function factsOfPiece(content: Content, name: string): AnyPiece | undefined {
  const [sort, id] = name.split(':');
  const facts = piecesOf(content, sort)[id] as (Partial<AnyPiece> & { draw?: Token[]; words?: string }) | undefined;
  if (!facts?.name) return undefined;
  const drawn = facts.draw ? [{ kind: 'effect', draw: facts.draw, words: facts.words ?? '' }] : [];
  return { name: facts.name, cost: facts.cost ?? null, boxes: facts.boxes ?? drawn, lines: facts.lines ?? [] };
}

const BOX_ICONS: Record<string, string> = { agent: 'agent', reveal: 'reveal', acquire: 'down', trash: 'trash' };
/** The sign before an effect of a piece. */
export const boxIcon = (kind: string): string => BOX_ICONS[kind] ?? 'info';
