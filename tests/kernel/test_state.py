"""The declaration of a game's state."""

import pytest

from wyrmhall.kernel.state import Field, Header, cell, layout


@pytest.mark.parametrize("name", ["round", "all", "max", "copy", "size", "shape"])
def test_a_field_may_not_have_the_name_of_something_of_numpys(name: str) -> None:
    """Interpreted, `s.round` would be a method of NumPy's; compiled, the field."""
    state = type("State", (Header,), {name: cell("i1")})
    with pytest.raises(ValueError, match=rf"State\.{name}: NumPy's records have their own"):
        layout(state, journal=4)


def test_fields_stand_in_the_order_of_their_declaration_and_the_journal_last() -> None:
    class State(Header):
        lair: int = cell("i1")
        points: Field = cell("i2")

    names = layout(State, journal=4).names
    assert names is not None
    assert names[-4:] == ("lair", "points", "noted", "notes")
