// Two teams at a table: who is with whom, who commands, and for whom. Pure: tested in teams.test.ts.

import type { Content, Player, View } from '../../types';
import type { Figure } from '../module';

/** The changes with two teams of a Commander and two Allies; a Commander is named by his Leader. */
export interface TeamsView {
  /** The Ally for whom a Commander acts in the turn under way. */
  active: Record<string, number>;
  /** The spaces of a Commander's Agents; those that are not named are at home. */
  arrows: Record<string, Partial<Record<'left' | 'right' | 'swordmaster', string>>>;
  throne: string[];
  /** Seats with a Swordmaster bonus, and those whose Swordmaster has had its one placement. */
  bonus: number[];
  served: number[];
  /** The giver, the receiver and the number of the good once it is chosen; empty while nobody trades. */
  trading: number[];
}

/** The seats of each team, and those of Commanders with their Leaders; only games of teams have any. */
export interface TeamsFacts {
  sides: number[][];
  commanders: Record<string, string>;
}

/** All there is to know of them now. */
export interface Teams extends TeamsView {
  /** The seats of each team. */
  sides: number[][];
  /** The seats of Commanders. */
  commanders: number[];
}

/** The teams as a scene shows them; nothing if everybody plays alone. */
export interface Seen {
  teams?: Teams;
  players: readonly Player[];
}

export function teamsOf(content: Content, view: View): Teams | undefined {
  const { teams } = content as { teams?: TeamsFacts };
  const now = (view as { teams?: TeamsView }).teams;
  return teams && now
    ? { ...now, sides: teams.sides, commanders: Object.keys(teams.commanders).map(Number) }
    : undefined;
}

/** The teams at a table, with its players: what the functions below ask for. */
export const seenBy = (scene: { content: Content; view: View; players: readonly Player[] }): Seen => ({
  teams: teamsOf(scene.content, scene.view),
  players: scene.players,
});

/** The team of a seat; -1 where everybody plays alone. */
export const teamOf = ({ teams }: Pick<Seen, 'teams'>, seat: number): number =>
  teams ? teams.sides.findIndex((side) => side.includes(seat)) : -1;

export const isCommander = ({ teams }: Pick<Seen, 'teams'>, seat: number): boolean =>
  teams?.commanders.includes(seat) === true;

/** The seats of a team, its Commander first. */
export function seatsOf({ sides, commanders }: Teams, team: number): number[] {
  const command = (seat: number): number => (commanders.includes(seat) ? 0 : 1);
  return [...sides[team]].sort((a, b) => command(a) - command(b) || a - b);
}

/** The two Allies of a seat's team: clockwise from their Commander, but an Ally itself comes first (as `allies_of` of the
 * rules has them). */
export function alliesOf({ teams, players }: Seen, seat: number): number[] {
  const commander = teams?.commanders.find((one) => teamOf({ teams }, one) === teamOf({ teams }, seat)) ?? 0;
  const allies = [2, 4].map((far) => (commander + far) % players.length);
  return allies[1] === seat ? allies.reverse() : allies;
}

/** The Commander who acts for this Ally now. */
export const activatedBy = ({ teams, players }: Seen, seat: number): number | undefined =>
  teams?.commanders.find((one) => teams.active[players[one].leader ?? ''] === seat);

/** A Commander's Agents; everybody else's have no arrows. His arrows pass over the seat beside him (UPR-S3.2). */
export function figuresOf({ teams, players }: Seen, seat: number): Figure[] | undefined {
  if (!teams?.commanders.includes(seat)) return undefined;
  const n = players.length;
  const { left, right, swordmaster } = teams.arrows[players[seat].leader ?? ''] ?? {};
  const figures: Figure[] = [
    { ally: (seat + 2) % n, at: left ?? null },
    { ally: (seat + n - 2) % n, at: right ?? null },
  ];
  const hired = teams.bonus.includes(seat) && (!teams.served.includes(seat) || swordmaster !== undefined);
  return hired ? [...figures, { ally: null, at: swordmaster ?? null }] : figures;
}

/** Return the seat that an Agent on a space serves, if it is a Commander's. */
export function servesAt(seen: Seen, seat: number, space: string): number | undefined {
  const figure = figuresOf(seen, seat)?.find(({ at }) => at === space);
  if (!figure) return undefined;
  return figure.ally ?? seen.teams?.active[seen.players[seat].leader ?? ''];
}

/** The parties that have troops and Influence on the board, team by team; a Commander has neither (UPR-S1.3). */
export function onTracks(seen: Seen): Player[] {
  const { teams, players } = seen;
  if (!teams) return [];
  return teams.sides.flatMap((side) => side.filter((seat) => !isCommander(seen, seat)).map((seat) => players[seat]));
}

/** Return everybody in turn order, starting with the first player of the round. */
export const turnOrder = (players: readonly Player[], first: number): Player[] => [
  ...players.slice(first),
  ...players.slice(0, first),
];

/** The own board of a Leader: its track and its spaces. */
export function ownBoard(content: Content, leader: string | null): { faction: string; spaces: string[] } | undefined {
  const faction = Object.keys(content.tracks).find((id) => leader !== null && content.tracks[id].owner === leader);
  if (faction === undefined) return undefined;
  return { faction, spaces: Object.keys(content.spaces).filter((id) => content.spaces[id].owner === leader) };
}
