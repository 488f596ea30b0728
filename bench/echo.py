"""From the server's message to the board that shows it: six at Les Dragons du Mékong.

Peer: the browser itself, from one frame to the next while nothing happens.
`PYTHONPATH=tests python bench/echo.py [DECISIONS]`, after `make page`.
"""

import itertools
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from web.conftest import FLAGS, Server
from web.person import Room

WATCH = """
window.echoes = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.is !== "state" && message.is !== "change") return;
      const heard = performance.now();
      const looking = new MutationObserver(() => {
        const board = document.querySelector(".board[data-version]");
        if (Number(board?.dataset.version) < message.version) return;
        looking.disconnect();
        const changed = performance.now() - heard;
        requestAnimationFrame(() =>
          setTimeout(() => echoes.push({ changed, seen: performance.now() - heard })),
        );
      });
      looking.observe(document, { subtree: true, childList: true, attributes: true });
    });
  }
};
"""
FRAMES = """() => new Promise((done) => {
  const times = [];
  const tick = (now) => {
    times.push(now);
    if (times.length > 60) done(times);
    else requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})"""


def main() -> None:
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 25
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        room = Room(browser, server.address)
        ada = room.person("Ada", path=None, motion=True)
        ada.context.add_init_script(WATCH)
        bots = {str(seat): "hatchling" for seat in range(1, 6)}
        room.table(ada, "mekong", 6, bots=bots, start=True)
        room.play([ada], decisions)
        echoes = ada.page.evaluate("echoes")[1:]  # the first one loads the board
        times = ada.page.evaluate(FRAMES)
        browser.close()
        server.stop()
    frame = statistics.median(b - a for a, b in itertools.pairwise(times))
    for name in ("changed", "seen"):
        waits = sorted(echo[name] for echo in echoes)
        slow = waits[int(len(waits) * 0.95)]
        print(
            f"board {name}: {len(waits)} messages, median {statistics.median(waits):.1f} ms, "
            f"95 % within {slow:.1f} ms, longest {waits[-1]:.1f} ms; "
            f"an idle frame {frame:.1f} ms, ratio {statistics.median(waits) / frame:.1f}"
        )


if __name__ == "__main__":
    main()
