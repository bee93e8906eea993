"""Whether a table stays where it is while one plays at it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.harness import PHONE

pytestmark = pytest.mark.browser
ANSWERS = 6
ANSWER = ".question .option, .question .few button, .question .button.main:enabled"
WATCH = """
globalThis.pushed = [];
const parts = ".board, .ask";
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries()) {
    for (const { node, previousRect: was, currentRect: is } of sources) {
      const gone = was.height === 0 || is.height === 0;
      if (node instanceof Element && node.matches(parts) && !gone && was.top !== is.top)
        pushed.push([node.className, was.top, is.top]);
    }
  }
}).observe({ type: "layout-shift" });
"""
"""Note what of the table a question pushes up or lets down again."""
PLACES = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return [".board", ".ask"].map((part) => {
    const { top, bottom } = document.querySelector(part).getBoundingClientRect();
    return [top, bottom];
  });
}
"""


@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_no_question_moves_the_table_of_a_phone(invite: Invite, title: str) -> None:
    mei = invite(size=PHONE, phone=True, pace="calm")
    mei.play(title, ["me", "random", "random"], seed="still")
    mei.asked()
    places = mei.page.evaluate(PLACES)
    mei.page.evaluate(WATCH)
    for _ in range(ANSWERS):
        seq = mei.seq
        mei.page.locator(ANSWER).first.tap()
        mei.answered(seq)
        assert mei.page.evaluate(PLACES) == places  # while others are waited for
        mei.asked()
        assert mei.page.evaluate(PLACES) == places
    assert mei.page.evaluate("pushed") == []
