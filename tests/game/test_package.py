"""The package offers what it says."""

import elbowroom


def test_the_package_offers_what_it_says() -> None:
    for name in elbowroom.__all__:
        assert hasattr(elbowroom, name)
    assert {"Game", "IllegalMove"} <= set(elbowroom.__all__)
