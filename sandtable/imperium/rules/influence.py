"""Influence tracks and Alliances (IMP-14): gaining and losing Influence, and moving the Alliance tokens."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import TRACK_ICONS, Effect
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import KIND_OF, OF_TRACK
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import NOBODY, State

# IMP-14.7 (uncertain in the sources, see IMP-21.4): the token also moves if its holder falls but stays at 4 or more.
ALLIANCE_MOVES_ON_FALL_ABOVE_4: Final = True


def score(s: State, seat: int, points: int, step: str = "") -> None:
    if not s.players[seat].competes():
        return  # House Hagal scores nothing (IMP-18.1, 18.11), nor does a streamlined Rival (UPR-R13.2)
    s.players[seat].vp += points
    if s.journal is not None:
        s.note("vp", seat, points, step=step)


def give_alliance(s: State, faction: int, seat: int, step: str) -> None:
    """Give the faction's Alliance token and its points to a seat, or take it from its holder if `seat` is NOBODY;
    `step` is the reason (see `citing`)."""
    points = s.rules.tracks[faction].alliance_points
    holder = s.alliance[faction]
    s.alliance[faction] = seat
    if s.journal is not None:
        if holder != NOBODY:
            s.note("alliance_lost", holder, 1, s.rules.track_thing[faction], step=step)
        if seat != NOBODY:
            s.note("alliance", seat, 1, s.rules.track_thing[faction], step=step)
    if holder != NOBODY:
        score(s, holder, -points, step)
    if seat != NOBODY:
        score(s, seat, points, step)


def mover(s: State, seat: int, faction: int) -> int:
    """Return the seat whose Influence changes if an effect of this seat changes Influence: on a track of the board, the
    party for which the seat acts; on any other track, the seat itself."""
    return receiver(s, seat) if faction < s.rules.board_tracks else seat


def influence_of(s: State, seat: int, faction: int) -> int:
    """Return the level of Influence that counts for the seat where a condition names the faction in words."""
    for module in s.rules.when_receives:
        return module.counted(s, seat, faction)
    return s.players[seat].influence[faction]


def influence_by_icon(s: State, seat: int, faction: int) -> int:
    """Return the level of Influence that counts for the seat where a requirement or condition shows the faction's
    icon."""
    for module in s.rules.when_receives:
        return module.counted_by_icon(s, seat, faction)
    return s.players[seat].influence[faction]


def open_tracks(s: State, seat: int) -> list[int]:
    """Return the tracks on which an effect of the seat may change Influence: those of the board, and its Leader's own
    track."""
    rules = s.rules
    tracks = list(range(rules.board_tracks))
    own = rules.own_track.get(s.players[seat].leader)
    if own is not None:
        tracks.append(own)
    return tracks


def readings(s: State, seat: int, node: Effect) -> list[int]:
    """Return the tracks that an effect may mean by its faction icon: the faction's track and, if the seat has a track
    of its own with that icon, that one too (UPR-S7.3).

    Influence from a space always applies to the track of the space.
    """
    own = s.rules.own_track.get(s.players[seat].leader) if s.rules.own_track else None
    if own is None or node.thing & ~KIND_OF == OF_TRACK or TRACK_ICONS[own] != TRACK_ICONS[node.a]:
        return [node.a]
    return [node.a, own]


def lost_with(s: State, seat: int, steps: int) -> list[int]:
    """Return the tracks on which an effect of the seat can take away this many steps of Influence."""
    return [f for f in open_tracks(s, seat) if s.players[mover(s, seat, f)].influence[f] >= steps]


def gain_influence(s: State, seat: int, faction: int, steps: int, step: str = "") -> None:
    if faction < s.rules.board_tracks:
        for sides in s.rules.when_receives:
            seat = sides.gains_for(s, seat)
    levels = s.players[seat].influence
    track = s.rules.tracks[faction]
    old = levels[faction]
    now = min(track.top, old + steps)  # IMP-14.11
    if now == old:
        return
    levels[faction] = now
    if s.journal is not None:
        s.note("influence", seat, now - old, s.rules.track_thing[faction], step=step)
    points = track.standing[now] - track.standing[old]
    if points:
        score(s, seat, points, "level")
    if now >= track.alliance:
        holder = s.alliance[faction]
        if holder == NOBODY or (holder != seat and now > s.players[holder].influence[faction]):
            give_alliance(s, faction, seat, "reached" if holder == NOBODY else "overtaken")
    if not s.players[seat].rival:  # Rivals never take level bonuses (IMP-17.6, 19.13)
        for level in range(now, old, -1):
            bonus = track.bonus_at[level]
            if bonus is not None:
                s.stack.append((frames.DO, seat, bonus.id, 0, 0))
    for module in s.rules.when_climbed:
        module.climbed(s, seat, faction, old, now)


def lose_influence(s: State, seat: int, faction: int, steps: int) -> None:
    seat = mover(s, seat, faction)
    levels = s.players[seat].influence
    track = s.rules.tracks[faction]
    old = levels[faction]
    now = max(0, old - steps)
    if now == old:
        return
    levels[faction] = now
    if s.journal is not None:
        s.note("influence", seat, now - old, s.rules.track_thing[faction], step="lost")
    points = track.standing[now] - track.standing[old]
    if points:
        score(s, seat, points, "level")
    if s.alliance[faction] == seat:
        heirs = alliance_heirs(s, seat, faction)
        if len(heirs) == 1:
            give_alliance(s, faction, heirs[0], "fell")
        elif heirs:
            decides = 0 if s.players[seat].rival else seat  # the player decides for a Rival (IMP-19.17)
            s.stack.append((frames.ASK_ALLY, decides, faction, seat, 0))
        elif now < track.alliance:
            give_alliance(s, faction, NOBODY, "fell")


def alliance_heirs(s: State, holder: int, faction: int) -> list[int]:
    """Return the seats that may get the Alliance token from a holder whose Influence has fallen: those with the most
    Influence, if it is enough (IMP-14.6, 14.7)."""
    now = s.players[holder].influence[faction]
    least = s.rules.tracks[faction].alliance
    if now >= least:
        if not ALLIANCE_MOVES_ON_FALL_ABOVE_4:
            return []
        least = now + 1
    best = max((p.influence[faction] for seat, p in enumerate(s.players) if seat != holder), default=0)
    if best < least:
        return []
    return [seat for seat, p in enumerate(s.players) if seat != holder and p.influence[faction] == best]
