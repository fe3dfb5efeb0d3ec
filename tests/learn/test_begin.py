"""A net that begins from the weights of another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.learn.extra import need

torch = need("torch")
np = need("numpy")
begin = need("sandtable.learn.begin")
checkpoints = need("sandtable.learn.checkpoints")
kinds = need("sandtable.learn.kinds")
net_of = need("sandtable.learn.net")
shapes = need("sandtable.learn.shape")
weights = need("sandtable.learn.weights")

BASE = kinds.Kind("imperium", [{"seats": 4}])
LEAGUE = kinds.Kind("imperium", [{"seats": 4, "boxes": ["ix", "immortality"]}])
FILE: Path = weights.HERE / "imperium-1-3-4.npz"


def test_the_same_games_begin_with_the_same_answers() -> None:
    net = net_of.Net(shapes.shape_for(BASE.layout, BASE.words, 0, 3))
    assert begin.begin(FILE, BASE, net) == BASE.words
    draw = np.random.default_rng(5)
    most = np.minimum(np.array(BASE.layout.most), 12)
    rows = (draw.integers(0, most + 1, (4, BASE.layout.size)) * (draw.random((4, BASE.layout.size)) < 0.1)).astype("u1")
    with torch.no_grad():
        logits, value = net(torch.tensor(rows), torch.ones(4, BASE.words, dtype=torch.bool))
    expected, chances = weights.read(FILE)(rows)
    assert np.allclose(logits.numpy(), expected, atol=1e-4)
    assert np.allclose(torch.sigmoid(value).numpy(), chances, atol=1e-5)


def test_columns_of_other_games_are_found_by_the_piece_they_speak_of() -> None:
    found = begin.former_columns(BASE.layout, LEAGUE.layout)
    ours, theirs = LEAGUE.layout, BASE.layout
    card = "dagger"
    here = ours.by_name["own.hand"].offset + ours.kinds["card"].index(card)
    assert found[here] == theirs.by_name["own.hand"].offset + theirs.kinds["card"].index(card)
    new = next(id for id in ours.kinds["card"] if id not in theirs.kinds["card"])
    assert found[ours.by_name["own.hand"].offset + ours.kinds["card"].index(new)] == begin.NEW
    assert found[ours.by_name["tech_open"].offset] == begin.NEW


def test_a_larger_game_keeps_what_both_know() -> None:
    net = net_of.Net(shapes.shape_for(LEAGUE.layout, LEAGUE.words, 0, 3))
    assert begin.begin(FILE, LEAGUE, net) == BASE.words
    words, known = list(LEAGUE.vocabulary.words), list(BASE.vocabulary.words)
    with np.load(FILE) as arrays:
        theirs = arrays["policy.bias"]
    ours = net.policy.bias.detach().numpy()
    assert ours[words.index("reveal")] == pytest.approx(float(theirs[known.index("reveal")]))
    assert all(ours[at] == 0.0 for at, word in enumerate(words) if word not in known)


def test_a_net_of_another_size_is_refused(tmp_path: Path) -> None:
    net = net_of.Net(shapes.shape_of(BASE.layout, BASE.words, 64, 1))
    with pytest.raises(checkpoints.BadCheckpoint, match="3 blocks of 512, this one has 1 of 64"):
        begin.begin(FILE, BASE, net)
    with pytest.raises(checkpoints.BadCheckpoint, match="no weights to begin from"):
        begin.begin(tmp_path / "none.npz", BASE, net)
