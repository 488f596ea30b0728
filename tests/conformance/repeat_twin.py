"""Asks seeded bots again in another process; run by test_repeat.py."""

import json
import sys

import wyrmhall


def main() -> None:
    answers = []
    for asked in json.load(sys.stdin):
        match = wyrmhall.load(asked["game"]).replay(asked["record"])
        bot = wyrmhall.bot(asked["bot"], **asked["settings"])
        answers.append(str(bot.choose(match, asked["seat"])))
    print(json.dumps(answers))


if __name__ == "__main__":
    main()
