"""A bot in any language: one line of JSON in, one line of JSON out.

Its process reads on standard input, for each decision asked of it, a line such as

    {"game": "book", "players": 2, "seat": 0, "view": {…}, "legal": ["take 1", "end"]}

and answers on standard output with `{"move": "take 1"}`. What it writes on standard error is
passed through. It is told only what its seat may know.
"""

import json
import queue
import shlex
import subprocess
import threading

import msgspec

from wyrmhall.bots.asking import legal_or_refuse
from wyrmhall.kernel.errors import BotFailed, OptionError
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.options import as_number, shown

LONGEST_ANSWER = 65_536


class BridgeBot:
    """Speaks to a command over its standard input and output."""

    def __init__(self, command: str, patience: float = 10.0) -> None:
        if not isinstance(command, str):
            raise OptionError("error-bot-command", got=shown(command))
        if not (as_number(patience) or 0) > 0:
            raise OptionError("error-bot-patience", got=shown(patience))
        self.command = command
        self.patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def choose(self, match: Match, seat: int) -> Move:
        """What the command answers; BotFailed where it dies, stalls or answers no JSON."""
        legal = [str(move) for move in legal_or_refuse(match, seat)]
        view = msgspec.to_builtins(match.view(seat))
        asked = {"game": match.game.id, "players": match.players, "seat": seat}
        answer = self._exchange(json.dumps({**asked, "view": view, "legal": legal}))
        try:
            reply = json.loads(answer)
            text = reply["move"]
        except (ValueError, KeyError, TypeError) as fault:
            self.close()
            shown = answer[:80].decode(errors="replace")
            raise BotFailed("error-bridge-answer", command=self.command, got=shown) from fault
        return match.game.moves.parse(text)

    def close(self) -> None:
        """End the command."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    stream.close()
            self._process = None

    def _exchange(self, line: str) -> bytes:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            answer = self._answers.get(timeout=self.patience)
        except queue.Empty:
            self.close()
            raise BotFailed(
                "error-bridge-silent", command=self.command, seconds=self.patience
            ) from None
        except OSError as fault:
            self.close()
            raise BotFailed("error-bridge-died", command=self.command) from fault
        if not answer:
            self.close()
            raise BotFailed("error-bridge-died", command=self.command)
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except (OSError, ValueError, IndexError) as fault:
                raise BotFailed("error-bridge-died", command=self.command) from fault
            self._answers = queue.SimpleQueue()
            listener = threading.Thread(
                target=self._listen, args=(self._process, self._answers), daemon=True
            )
            listener.start()
        return self._process

    @staticmethod
    def _listen(process: subprocess.Popen[bytes], answers: queue.SimpleQueue[bytes]) -> None:
        """Every line the command writes, then an empty one when it has ended."""
        assert process.stdout is not None
        try:
            while line := process.stdout.readline(LONGEST_ANSWER):
                answers.put(line)
        except (OSError, ValueError):  # closed while we read
            pass
        answers.put(b"")
