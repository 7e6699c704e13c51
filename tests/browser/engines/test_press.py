"""A page moves while somebody aims at it; a press must not meet what has come there instead."""

from tests.browser.engines.conftest import Sit

# A button that goes elsewhere as soon as the pointer comes near, once, and another one that lies below it.
SCENE = """() => {
  window.pressed = [];
  const button = (name, layer) => {
    const one = document.body.appendChild(document.createElement('button'));
    one.textContent = name;
    one.style.cssText =
      `position: fixed; left: 100px; top: 100px; width: 80px; height: 40px; z-index: ${layer}`;
    for (const kind of ['pointerdown', 'mousedown', 'click'])
      one.addEventListener(kind, () => window.pressed.push(`${name} ${kind}`));
    return one;
  };
  button('below', 1000);
  const above = button('above', 1001);
  addEventListener('pointermove', () => (above.style.top = '300px'), { once: true });
}"""


def test_a_press_that_misses_is_repeated_and_does_nothing_else(sit: Sit) -> None:
    me = sit()
    me.page.evaluate(SCENE)
    me.page.get_by_role("button", name="above").click()
    assert me.page.evaluate("window.pressed") == ["above pointerdown", "above mousedown", "above click"]
