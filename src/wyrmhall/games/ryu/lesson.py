"""A first game of RYU, explained: three players, from the first island to the third piece."""

from wyrmhall.kernel.lesson import Lesson, Step

YOU, FAFNIR, SMOK = 0, 1, 2

LESSON = Lesson(
    players=3,
    seat=YOU,
    key=f"{26170:032x}",
    steps=(
        Step("welcome", "R20", show=("dragon",), before=((SMOK, "take merchant"),)),
        Step("cost", "R5", show=("dragon", "cube:yellow")),
        Step("sail", "R10", show=("island:amazons",), move="move to amazons"),
        Step("explore", "R14", show=("bag", "cube:yellow"), move="explore"),
        Step(
            "found", "R12", show=("cube:orange", "cube:purple", "island:amazons", "token:merchant")
        ),
        Step(
            "split",
            "R17",
            show=("shown:blue", "island:shibuke"),
            move="set aside blue",
            before=(
                (FAFNIR, "move to smugglers"),
                (FAFNIR, "smugglers draw"),
                (SMOK, "move to shibuke"),
                (SMOK, "explore"),
            ),
        ),
        Step("split_again", "R17", show=("shown:blue",), move="set aside blue"),
        Step(
            "visit",
            "R15",
            show=("island:sharks", "bag"),
            move="explore",
            before=((SMOK, "choose aside"), (YOU, "move to sharks")),
        ),
        Step("draft", "R16", show=("shown:orange", "cube:orange"), move="pick orange"),
        Step(
            "build",
            "R19",
            show=("cube:orange", "dragon"),
            move="build with orange+orange+orange",
            before=(
                (FAFNIR, "move to reptilians"),
                (FAFNIR, "explore"),
                (SMOK, "move to governor"),
                (SMOK, "end"),
            ),
        ),
        Step(
            "guild",
            "R21",
            show=("island:smugglers", "bag"),
            move="smugglers draw",
            before=(
                (YOU, "move to smugglers"),
                (FAFNIR, "move to goblins"),
                (SMOK, "move to merchants"),
                (SMOK, "merchants governor"),
            ),
        ),
        Step(
            "governor",
            "R19",
            show=("token:governor", "token:merchant", "island:merchants", "island:bazaar"),
        ),
        Step(
            "fifth",
            "R13",
            show=(
                "island:goblins",
                "island:shibuke",
                "island:sharks",
                "island:amazons",
                "island:reptilians",
            ),
            before=(
                (YOU, "move to goblins"),
                (FAFNIR, "move to smugglers"),
                (FAFNIR, "smugglers draw"),
                (SMOK, "build with blue+blue+governor"),
                (SMOK, "move to smugglers"),
                (YOU, "explore"),
                (FAFNIR, "set aside blue"),
                (FAFNIR, "set aside blue"),
                (YOU, "choose rest"),
            ),
        ),
        Step(
            "tear",
            "R26",
            show=("hand:white",),
            before=(
                (YOU, "move to amazons"),
                (FAFNIR, "build with blue+blue+blue"),
                (FAFNIR, "move to sharks"),
                (SMOK, "smugglers draw"),
                (SMOK, "move to reptilians"),
                (YOU, "explore"),
            ),
        ),
        Step(
            "bid",
            "R27",
            show=("cube:yellow",),
            move="bid yellow",
            before=(
                (FAFNIR, "bid purple"),
                (FAFNIR, "bid yellow"),
                (FAFNIR, "close hand"),
                (SMOK, "bid yellow"),
                (SMOK, "close hand"),
            ),
        ),
        Step("bid_again", "R29", show=("cube:yellow",), move="bid yellow"),
        Step("close", "R27", show=("hand",), move="close hand"),
        Step(
            "won",
            "R28",
            show=("dragon",),
            before=(
                (FAFNIR, "take merchant"),
                (FAFNIR, "take merchant"),
                (SMOK, "take smuggler"),
            ),
        ),
        Step(
            "gem",
            "R9",
            show=("bag",),
            before=(
                (FAFNIR, "take gem"),
                (FAFNIR, "move to bazaar"),
                (SMOK, "take gem"),
                (SMOK, "explore"),
                (SMOK, "end"),
            ),
        ),
        Step(
            "build_c",
            "R19",
            show=("cube:purple", "dragon"),
            move="build with purple+purple+purple",
        ),
        Step("hoard", "R23", show=("island:governor",)),
        Step("end", "R20", show=("dragon",)),
    ),
)
