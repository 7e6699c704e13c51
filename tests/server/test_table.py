"""What happens at a table: seats, moves, undo, stand-ins, and that it can be made anew from its events."""

import pytest

from elbowroom.cli.demo_player import choose
from elbowroom.game.dice import seeded
from elbowroom.locales import languages, text
from elbowroom.server.protocol.http import NewTable, SeatPlan
from elbowroom.server.protocol.table import Clock
from elbowroom.server.table.events import Returned, Said, Undone
from elbowroom.server.table.names import bot_name, clean_name
from elbowroom.server.table.set_up import set_up
from elbowroom.server.table.table import Table
from tests.scenario import Json, held, player, strip
from tests.server.tables import again, at_position, happen, play, redeploying, refused, table, undo

BOT_NAMES = text("server-bot-names").split(", ")


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    t = table("Ann", "open", "open")
    assert (t.status, t.decider, t.open_seats) == ("waiting", None, [1, 2])
    assert refused(lambda: t.plan_moves(0, t.rev, ["pick 1"], 1, None)) == "not_playing"
    happen(t, t.plan_join(2, "Cy", "key", 2))
    assert t.status == "waiting"
    happen(t, t.plan_join(None, " Bo ", "key two", 3))
    assert (t.status, t.decider, t.game.names) == ("playing", 0, ["Ann", "Bo", "Cy"])
    assert (t.seat_of("key"), t.seat_of("key two"), t.seat_of("guess")) == (2, 1, None)
    assert refused(lambda: t.plan_join(None, "Di", "late", 4)) == "no_open_seat"


def test_a_seat_is_taken_once() -> None:
    t = table("Ann", "open", "open")
    happen(t, t.plan_join(1, "Bo", "key", 2))
    assert refused(lambda: t.plan_join(1, "Cy", "other", 2)) == "seat_taken"
    assert refused(lambda: t.plan_fill(1, "easy", 2)) == "seat_taken"
    assert refused(lambda: t.plan_fill(0, "easy", 2)) == "seat_taken"


def test_the_host_fills_a_seat_with_a_bot_and_leavers_open_theirs_again() -> None:
    t = table("Ann", "open", "open")
    happen(t, t.plan_join(1, "Bo", "key", 2))
    happen(t, t.plan_leave(1, 3))
    assert (t.open_seats, t.seat_of("key")) == ([1, 2], None)
    happen(t, t.plan_fill(1, "hard", 4))
    happen(t, t.plan_fill(2, "hard", 4))
    assert (t.status, t.game.names[0]) == ("playing", "Ann")
    assert len(set(t.game.names[1:]) & set(BOT_NAMES)) == 2
    happen(t, t.plan_leave(0, 5))
    assert (t.seats[0].kind, t.seats[0].bot, t.game.names[0]) == ("bot", "medium", "Ann")
    assert refused(lambda: t.plan_leave(0, 6)) == "nobody_there"


@pytest.mark.parametrize("bad", ["a,b", "#1", "tab\tbed", "line\nbreak", "zero\u200bwidth"])
def test_a_name_fits_into_a_record(bad: str) -> None:
    assert refused(lambda: clean_name(bad, "x", [])) == "bad_player_name"


def test_names_are_trimmed_numbered_and_never_too_long() -> None:
    assert clean_name("  Ann ", "x", []) == "Ann"
    assert clean_name("", "Player 2", []) == "Player 2"
    assert clean_name("ann", "x", ["Ann", "ann 2"]) == "ann 3"
    assert clean_name("n" * 24, "x", ["n" * 24]) == "n" * 22 + " 2"


def test_bots_have_short_names_of_their_own_and_give_way_to_people() -> None:
    def names(seed: int, *people: str) -> list[str]:
        plans = [*(SeatPlan("human", name) for name in people), *[SeatPlan("bot")] * (5 - len(people))]
        return [
            seat.name for seat in set_up(NewTable(plans, first=0, seed=seed), 1, None, None).settings.seats
        ]

    for seed in range(20):
        bots = names(seed, "Ann")[1:]
        assert len(set(bots) & set(BOT_NAMES)) == 4
        assert names(seed, "Ann") == ["Ann", *bots], "the same table, the same names"
        assert bots[0] not in names(seed, bots[0].upper())[1:]
    assert len({names(seed, "Ann")[1] for seed in range(20)}) > 5
    assert bot_name(1, BOT_NAMES, "en") == bot_name(1, [], "en") + " 2", "even when all are taken"


@pytest.mark.parametrize("code", languages())
def test_bots_have_names_in_the_language_of_whoever_made_the_table(code: str) -> None:
    known = text("server-bot-names", code).split(", ")
    assert max(map(len, known)) <= 8
    assert len({name.casefold() for name in known}) == len(known) == len(BOT_NAMES)
    plans = [SeatPlan("human", "Ann"), SeatPlan("bot"), SeatPlan("open")]
    made = again(Table("t", set_up(NewTable(plans, first=0, seed=1, language=code), 1, None, None).settings))
    happen(made, made.plan_fill(2, "easy", 2))
    assert set(made.game.names[1:]) <= set(known)


def test_bots_at_a_table_of_an_unknown_language_are_english() -> None:
    plans = [SeatPlan("human", "Ann"), SeatPlan("bot")]
    settings = set_up(NewTable(plans, first=0, seed=1, language="../xx"), 1, None, None).settings
    assert (settings.seats[1].name in BOT_NAMES, settings.language) == (True, "en")


def test_what_a_bot_decides_follows_from_the_game_and_not_from_names() -> None:
    first, second = table("Ann", "bot easy"), table("Uus mängija", "bot easy")
    assert first.bot_seed() == second.bot_seed()
    play(first, "pick 1")
    assert first.bot_seed() != second.bot_seed(), "another moment, another thought"
    play(second, "pick 1")
    assert first.bot_seed() == second.bot_seed()
    assert table(seed=8).bot_seed() != table(seed=7).bot_seed(), "other dice, other thoughts"


def test_whoever_begins_gets_seat_0_and_the_others_follow_around_the_table() -> None:
    plans = [SeatPlan("human", name) for name in ("Ann", "Bo", "Cy")]
    made = set_up(NewTable(plans, first=2), 1, None, None)
    assert [seat.name for seat in made.settings.seats] == ["Cy", "Ann", "Bo"]
    assert [key.seat for key in made.keys] == [0, 1, 2]
    drawn = {set_up(NewTable(plans, first="ears", seed=seed), 1, None, None).settings.seats[0].name
             for seed in range(20)}  # fmt: skip
    assert drawn == {"Ann", "Bo", "Cy"}
    twice = [set_up(NewTable(plans, first="draw", seed=5), 1, None, None).settings for _ in range(2)]
    assert twice[0].seats[0].name == twice[1].seats[0].name
    assert (twice[0].drawn, made.settings.drawn) == ("draw", "chosen")


def test_a_stale_revision_and_the_wrong_seat_are_refused() -> None:
    t = table()
    rev = t.rev
    play(t, "pick 1")
    assert refused(lambda: play(t, "done", rev=rev)) == "stale"
    assert refused(lambda: t.plan_moves(1, t.rev, ["done"], 1, None)) == "not_your_decision"


def test_talk_does_not_change_the_revision() -> None:
    t = table()
    rev = t.rev
    happen(t, t.plan_chat(0, "  hello ", 2))
    assert (t.log[-1].what, t.rev) == (Said(2, 0, "hello"), rev)
    assert refused(lambda: t.plan_chat(0, "two\nlines", 2)) == "bad_chat"
    assert refused(lambda: t.plan_chat(0, "   ", 2)) == "bad_chat"


def test_moves_happen_all_or_none_and_repeated_ones_become_single_steps() -> None:
    t = at_position(redeploying())
    before = t.game.to_position()
    assert refused(lambda: play(t, "deploy 0", "deploy 4")) == "not_yours"
    assert refused(lambda: play(t, "deploy 0 9")) == "none_left"
    assert (t.game.to_position(), len(t.undo_stack)) == (before, 0)
    play(t, "deploy 0 2", "deploy  1")
    assert t.undo_stack.moves() == ["deploy 0", "deploy 0", "deploy 1"]
    assert refused(lambda: play(t, "deploy 2", "done", "pick 1")) == "not_your_decision"


def test_undo_goes_back_step_by_step_or_altogether() -> None:
    t = at_position(redeploying())
    start = t.game.to_position()
    play(t, "deploy 0", "deploy 1")
    one = t.game.copy().to_position()
    play(t, "deploy 2")
    undo(t)
    assert t.game.to_position() == one
    play(t, "deploy 2")
    undo(t, every=True)
    assert (t.game.to_position(), len(t.undo_stack)) == (start, 0)
    assert refused(lambda: undo(t)) == "nothing_to_undo"
    assert [type(entry.what) for entry in t.log[-3:]] == [Undone] * 3


def test_a_certain_step_can_be_taken_back() -> None:
    t = at_position(redeploying())
    play(t, "deploy 0", "deploy 1", "deploy 0", "deploy 2")
    undo(t, "deploy 1")
    assert t.undo_stack.moves() == ["deploy 0", "deploy 0", "deploy 2"]
    assert [t.game.state.tokens[r] for r in range(3)] == [3, 1, 2]
    assert refused(lambda: undo(t, "deploy 1")) == "nothing_to_undo"
    assert t.game.record().endswith("--\ndeploy 0\ndeploy 0\ndeploy 2\n")


def test_a_step_that_later_ones_need_stays() -> None:
    t = at_position({
        "map": strip("hill", "hill", "hill", "hill"),
        "players": [player("orcs swamp", hand=8, turns=1), player("elves hill", turns=1)],
        "regions": {"0": held(0, "orcs")},
    })  # fmt: skip
    play(t, "conquer 1", "conquer 2")
    assert refused(lambda: undo(t, "conquer 1")) == "needed_later"
    undo(t, "conquer 2")
    undo(t, "conquer 1")
    assert len(t.undo_stack) == 0


def test_a_revealed_combo_and_a_die_cannot_be_taken_back() -> None:
    t = table()
    play(t, "pick 1")
    assert refused(lambda: undo(t)) == "nothing_to_undo"
    t = at_position({
        "map": strip("hill", "hill", "mountain"),
        "players": [player("orcs swamp", hand=3, turns=1), player("elves hill", turns=1)],
        "regions": {"0": held(0, "orcs")},
    })  # fmt: skip
    play(t, "conquer 1")
    assert len(t.undo_stack) == 1
    play(t, "attempt 2")
    assert refused(lambda: undo(t)) == "nothing_to_undo"


def test_another_players_decision_cannot_be_taken_back() -> None:
    t = at_position(redeploying())
    play(t, "deploy 0 4", "done")
    assert (t.decider, len(t.undo_stack)) == (1, 0)
    assert refused(lambda: t.plan_undo(0, t.rev, None, False, 1, None)) == "not_your_decision"


def test_taking_back_does_not_change_what_the_dice_bring() -> None:
    position: Json = {
        "map": strip("hill", "hill", "mountain", "mountain"),
        "players": [player("orcs swamp", hand=4, turns=1), player("elves hill", turns=1)],
        "regions": {"0": held(0, "orcs")},
    }
    straight, fickle = at_position(position), at_position(position)
    play(straight, "conquer 1", "attempt 2")
    for _ in range(5):
        play(fickle, "conquer 1")
        undo(fickle)
    play(fickle, "conquer 1", "attempt 2")
    assert straight.game.to_position() == fickle.game.to_position()


def test_a_table_is_made_anew_from_its_events_at_any_moment() -> None:
    dice = seeded(3)
    t = table("Ann", "Bo", "Cy", clock=Clock("game", 600))
    while not t.game.over:
        if len(t.undo_stack) and dice.below(4) == 0:
            undo(t, every=dice.below(3) == 0)
        else:
            play(t, choose(t.game, dice))
        if dice.below(25) == 0:
            happen(t, t.plan_chat(1, "hm", 9))
        if dice.below(20) == 0:
            copy = again(t)
            assert copy.game.to_position() == t.game.to_position()
            assert copy.game.record() == t.game.record()
            assert (copy.log, copy.rev, copy.undo_stack.moves()) == (t.log, t.rev, t.undo_stack.moves())
            assert copy.turn_start.key() == t.turn_start.key()
    assert again(t).status == "over"


def test_a_bot_stands_in_and_gives_way() -> None:
    t = table()
    happen(t, t.plan_stand_in(0, 2, briefly=False, left=None))
    assert (t.bot_to_move(), again(t).bot_to_move()) == ("medium", "medium")
    assert refused(lambda: t.plan_stand_in(0, 3, briefly=False, left=None)) == "nobody_there"
    happen(t, t.plan_back(0, 3))
    assert t.bot_to_move() is None
    assert t.plan_back(0, 4) == []


def test_a_brief_stand_in_gives_way_when_the_decision_is_anothers() -> None:
    t = at_position(redeploying())
    happen(t, t.plan_stand_in(0, 2, briefly=True, left=0.0))
    assert refused(lambda: t.plan_back(0, 3)) == "time_is_up"
    play(t, "deploy 0 4")
    assert t.plan_returns(3) == []
    play(t, "done")
    assert t.plan_returns(3) == [Returned(3, 0)]
    happen(t, t.plan_returns(3))
    assert t.seats[0].bot is None


def test_a_clock_runs_for_one_seat_and_is_wound_up_for_a_turn() -> None:
    t = at_position(redeploying(), clock=Clock("turn", 60))
    assert t.clocks is not None
    t.clocks.run(0, now=100.0)
    assert t.clocks.left_of(0, 112.5) == 47.5
    assert t.clocks.as_seen(112.5).left == [47.5, 60.0]
    t.clocks.run(None, now=112.5)
    happen(t, t.plan_moves(0, t.rev, ["deploy 0 4", "done"], 5, t.clocks.left[0]))
    copy = again(t)
    assert copy.clocks is not None
    assert (copy.clocks.left, t.clocks.left) == ([47.5, 60.0], [47.5, 60.0])
    t.clocks.run(1, now=200.0)
    assert t.clocks.left_of(1, 999.0) == 0.0


def test_a_game_clock_is_not_wound_up_but_helps_whoever_comes_back() -> None:
    t = at_position(redeploying(), clock=Clock("game", 600))
    assert t.clocks is not None
    happen(t, t.plan_moves(0, t.rev, ["deploy 0 4", "done"], 5, 12.0))
    assert t.clocks.left == [12.0, 600.0]
    happen(t, t.plan_stand_in(1, 6, briefly=False, left=0.0))
    assert t.clocks.left == [12.0, 0.0]
    happen(t, t.plan_back(1, 7))
    assert t.clocks.left == [12.0, 30.0]
