"""Random play of every game against OpenSpiel's C++ hearts, alternating in one run."""

import sys

import wyrmhall
from wyrmhall.sim.bench import measure
from wyrmhall.sim.peer import PEER, peer_moves_per_s

ROUNDS = 3


def main(seconds: float = 2.0) -> None:
    for name in wyrmhall.games():
        ratios = []
        for _ in range(ROUNDS):
            peer = peer_moves_per_s(seconds)
            ours = measure(wyrmhall.load(name), seconds)
            if peer is None:
                sys.exit("OpenSpiel is not installed: pip install 'wyrmhall[bench]'")
            ratios.append(ours.moves_per_s / peer)
            print(
                f"{name}: {ours.moves_per_s / 1e6:.2f} M moves/s, "
                f"all cores {ours.moves_per_s_all_cores / 1e6:.2f} M, copy {ours.copy_ns:.0f} ns; "
                f"{PEER}: {peer / 1e6:.2f} M moves/s; ratio {ratios[-1]:.2f}"
            )
        print(f"{name} / {PEER}: median ratio {sorted(ratios)[ROUNDS // 2]:.2f}")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
