"""Some dozens of seeds of the simulation; `make simulate` runs thousands."""

import pytest

from server.simulation import simulate


@pytest.mark.parametrize("seed", range(36))
def test_the_hall_keeps_its_promises(seed: int) -> None:
    world = simulate(seed)
    assert sum(map(len, world.memory.log.values())) > 0


def test_a_seed_is_the_same_story_twice() -> None:
    for seed in (39, 71):
        assert simulate(seed).told.hexdigest() == simulate(seed).told.hexdigest()
