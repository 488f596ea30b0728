"""A first game of The Book of Dragons, explained: three players, two rounds, and how it ends."""

from wyrmhall.kernel.lesson import Lesson, Step

FAFNIR, SMOK = 1, 2

LESSON = Lesson(
    players=3,
    seat=0,
    key=f"{12:032x}",
    steps=(
        Step("welcome", "B3", show=("pile:1", "pile:2", "pile:3")),
        Step("objective", "B4", show=("pile:1",)),
        Step("dice", "B6", show=("die:3", "pile:1"), move="place 3 on 1"),
        Step("two_piles", "B6", show=("die:4", "die:5", "pile:2"), move="place 4+5 on 2"),
        Step(
            "outbid",
            "B8",
            show=("die:4", "pile:1"),
            before=(
                (FAFNIR, "place 4 on 1"),
                (FAFNIR, "place 3+5 on 3"),
                (SMOK, "place 4+5 on 3"),
                (SMOK, "end"),
            ),
        ),
        Step("take", "B9", show=("pile:2",), move="take 2"),
        Step("ability", "B15", show=("world:desert", "die:4"), move="raise 4"),
        Step("outbid_back", "B6", show=("die:5", "pile:1"), move="place 5 on 1"),
        Step("more_dice", "B6", show=("die:3", "die:4", "pile:2"), move="place 3+4 on 2"),
        Step(
            "objective_card",
            "B19",
            show=("pile:1",),
            move="take 1",
            before=(
                (FAFNIR, "place 4+6 on 3"),
                (FAFNIR, "end"),
                (SMOK, "place 3+5 on 2"),
                (SMOK, "end"),
            ),
        ),
        Step("win_back", "B6", show=("die:4", "die:5", "pile:2"), move="place 4+5 on 2"),
        Step("protect", "B11", show=("world:plains", "pile:2"), move="protect 2"),
        Step("end_turn", "B5", show=("end",), move="end"),
        Step("rest", "B10"),
        Step("end", "B18", show=("pile:1", "pile:2", "pile:3")),
        Step("score", "B19"),
    ),
)
