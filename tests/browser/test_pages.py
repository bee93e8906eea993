"""The pages around the tables: lobby, settings, cards, rules, guide, replay and languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from portside.cli.titles import read_card_values
from portside.engine.game import find
from tests.browser.archive import archived
from tests.browser.conftest import Invite
from tests.browser.harness import DRAWN, PHONE, ROOT, Visitor
from tests.browser.test_access import blamed

pytestmark = pytest.mark.browser


def players(page: Page) -> Locator:
    """Return where one says how many play."""
    return page.get_by_role("group", name=re.compile("^Players"))


def test_a_table_with_every_setting_is_joined_by_its_link(invite: Invite) -> None:
    mei, ada = invite(), invite()
    page = mei.page
    page.goto("/new/import_export")
    players(page).get_by_label("2", exact=True).check()
    page.get_by_label("Edition", exact=True).select_option("first")
    page.get_by_label("Jutaku cards").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".facts")).to_contain_text("Jutaku cards")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_label("How shall the others call you?").fill("Mei")
    page.get_by_role("button", name="Good", exact=True).click()
    link = page.get_by_label("Send this link").input_value()
    ada.page.goto("/")
    ada.page.get_by_label("Paste an invite link").fill(link)
    ada.page.get_by_role("button", name="Join", exact=True).click()
    ada.page.get_by_label("How shall the others call you?").fill("Ada")
    ada.page.get_by_role("button", name="Good", exact=True).click()
    ada.page.get_by_role("button", name="Sit here", exact=True).click()
    page.get_by_role("button", name="Start the match").click()
    mei.page.locator(DRAWN).wait_for()
    ada.page.locator(DRAWN).wait_for()
    expect(page.locator(".match")).to_contain_text("Ada")


def test_whoever_has_no_name_is_asked_for_one_before_anything_is_kept_for_them(
    mei: Visitor,
) -> None:
    page = mei.page
    page.goto("/settings")  # what the server would refuse a stranger is among the troubles
    name = page.get_by_label("Your name")
    name.wait_for()
    told = page.get_by_role("heading", name="Your turn, told elsewhere")
    expect(told).to_have_count(0)
    name.fill("Mei")
    page.get_by_role("button", name="Save", exact=True).first.click()
    expect(told).to_be_visible()


ARRIVED = "(url) => import(url).then(() => new Promise((done) => setTimeout(done)))"
"""A script is there, and whoever waited for it has had a turn."""


def test_words_that_come_late_do_not_choose_another_title(mei: Visitor) -> None:
    page, held = mei.page, list[Route]()
    # Until the server has told its titles, the first of the client's own is looked up.
    page.route("**/words-import_export-en*", lambda route: held.insert(0, route))
    page.goto("/new/pretend")
    nights = page.locator("#setting-nights")
    nights.wait_for()
    assert held
    for each in held:
        each.continue_()
    page.evaluate(ARRIVED, held[0].request.url)
    expect(nights).to_be_visible()


def test_settings_that_do_not_fit_are_refused_in_words(mei: Visitor) -> None:
    page = mei.page
    page.goto("/new/pretend")
    page.get_by_role("radio", name="Alone").check()
    nights = page.locator("#setting-nights")
    nights.fill("999")
    nights.blur()
    start = page.get_by_role("button", name="Start", exact=True)
    start.click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be")
    expect(nights).to_have_attribute("aria-invalid", "true")
    expect(nights).to_have_accessible_description(re.compile("cannot be"))
    expect(nights).to_be_focused()
    mei.troubles[:] = [each for each in mei.troubles if "400" not in each]
    nights.fill("8")
    nights.blur()
    expect(nights).not_to_have_attribute("aria-invalid", "true")
    start.click()
    page.locator(DRAWN).wait_for()


def test_what_belongs_to_the_other_edition_cannot_be_ticked(mei: Visitor) -> None:
    page = mei.page
    page.goto("/new/import_export?with=alone")
    edition, jutaku = page.get_by_label("Edition", exact=True), page.get_by_label("Jutaku cards")
    expect(jutaku).to_be_disabled()
    edition.select_option("first")
    jutaku.check()
    expect(page.get_by_label("Tokyo cards")).to_be_disabled()
    edition.select_option("definitive")
    expect(jutaku).to_be_disabled()
    expect(jutaku).not_to_be_checked()


@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_the_guide_teaches_by_playing(mei: Visitor, title: str) -> None:
    """Every sentence waits; the learner gives every answer, and no other is taken."""
    page = mei.page
    lesson = tomllib.loads((ROOT / f"web/src/lessons/{title}.toml").read_text("utf-8"))
    page.goto("/learn")
    page.locator(f"a[href='/learn/{title}']").click()
    page.get_by_role("button", name="To the table").click()
    guide = page.get_by_role("complementary", name="Guide")
    for number, step in enumerate(lesson["steps"], 1):
        expect(guide).to_contain_text(f"Step {number} of {len(lesson['steps'])}")
        expect(guide).not_to_contain_text("NaN")
        seq = mei.seq
        if "answer" not in step:
            guide.get_by_role("button", name=re.compile("Continue|Now you")).click()
        elif step["say"] == "bid":
            for _ in range(int(step["answer"]) // 2):
                page.get_by_role("button", name="More", exact=True).click()
            page.locator(".question button[type=submit]").click()
        else:
            if number == 3:
                page.locator(".question .option:not(.hint)").first.click()
                expect(guide.get_by_role("alert")).to_be_visible()
                assert mei.seq == seq
            page.locator(".question .hint").click()
        if "answer" in step or "rival" in step:
            mei.answered(seq)
    expect(guide.get_by_role("button", name="Continue")).to_have_count(0)
    assert mei.play_on(most=12) in ("tired", "over")
    # The rival's bot sits on a seat of the learner's, who has no namesake and no stand-in.
    expect(page.locator(".banner, .notices p")).to_have_count(0)
    expect(page.locator(".mine .plate .name, .own .plate .name")).to_have_text("Captain")
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)


def test_a_replay_and_playing_on_from_its_middle(mei: Visitor) -> None:
    page = mei.page
    mei.play("neko_harbour", ["me", "random"])
    assert mei.play_on() == "over"
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Moment of the match")
    last = int(slider.get_attribute("max") or "0")
    assert last > 20
    expect(page.get_by_role("heading", name=f"After 0 of {last}")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    slider.fill("12")
    expect(page.get_by_role("heading", name=f"After 12 of {last}")).to_be_visible()
    page.get_by_role("button", name="Forward", exact=True).click()
    expect(page.get_by_role("heading", name=f"After 13 of {last}")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", name=f"After 12 of {last}")).to_be_visible()
    page.get_by_role("button", name=re.compile("Play on from here")).click()
    page.locator(f"{DRAWN} .question").wait_for()
    assert "/t/" in page.url
    assert mei.play_on(3) == "tired"


PRINTED = """
(what) => {
  dispatchEvent(new Event("beforeprint"));
  return document.querySelectorAll(what).length;
}
"""


def test_cards_are_found_by_words_and_by_what_is_printed(mei: Visitor) -> None:
    page = mei.page
    page.goto("/cards/import_export")
    cards = page.locator("main li button")
    cards.first.wait_for()
    told = re.search(r"\d+", page.get_by_role("status").inner_text())
    assert told is not None and int(told[0]) > 100
    # Only those that are nearly seen are drawn; whoever prints gets all of them.
    expect(page.locator("main li .blank").last).to_be_attached()
    expect(page.locator("main li .card-stock:not(.blank)").first).to_be_visible()
    assert page.evaluate(PRINTED, "main li .card-stock:not(.blank)") == int(told[0])
    page.get_by_label("Type", exact=True).select_option("luxury")
    page.get_by_label("Search names and powers").fill("robes")
    expect(cards).to_have_count(1)
    cards.first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Velvet Robes")
    page.goto("/cards/import_export/aeroponics")
    expect(page.get_by_role("heading", name="first edition, Chinese book")).to_be_visible()


CUT = """
() => [...document.querySelectorAll("main li .face")]
  .filter((face) => {
    const text = face.querySelector(".power").getBoundingClientRect();
    return text.bottom > face.getBoundingClientRect().bottom + 0.5;
  })
  .map((face) => face.innerText)
"""


@pytest.mark.parametrize("language", ["en", "fr", "zh-Hant"])
@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_no_card_cuts_a_line_of_its_text_in_half(invite: Invite, title: str, language: str) -> None:
    page = invite(language=language).page
    page.goto(f"/cards/{title}")
    page.locator("main li .face .power").first.wait_for()
    assert page.evaluate(PRINTED, "main li .face") > 50
    assert page.evaluate(CUT) == []


def test_a_card_has_a_page_with_rulings_settings_and_a_position(mei: Visitor) -> None:
    page = mei.page
    page.goto("/cards/import_export/foxes")
    expect(page.get_by_role("heading", name="Foxes", level=1)).to_be_visible()
    expect(page.locator("main")).to_contain_text("AMB-079")
    expect(page.locator("main")).to_contain_text("Settings that change it")
    page.get_by_role("button", name="Try it: Foxes").click()
    page.locator(DRAWN).wait_for()
    mei.asked()


def test_a_rule_is_tried_out_at_a_table(mei: Visitor) -> None:
    page = mei.page
    page.goto("/rules/neko_harbour")
    tries = page.get_by_role("button", name=re.compile("^Try it: NH-"))
    tries.nth(100).wait_for()
    tries.first.click()
    page.locator(DRAWN).wait_for()
    mei.asked()


def test_printed_values_are_entered_checked_and_saved_as_the_terminals_file(
    mei: Visitor, tmp_path: Path
) -> None:
    page = mei.page
    page.goto("/values/import_export")
    page.get_by_label("Search cards").fill("cups")
    load = page.get_by_role("group", name="Load")
    load.get_by_role("checkbox").check()
    load.get_by_label("Consumer").fill("9")
    load.get_by_label("Consumer").blur()
    expect(load.get_by_role("alert")).to_contain_text("1 to 6 in all")
    # It is told once, and where the hand is.
    expect(page.get_by_role("status").filter(has_text="Cups")).to_have_count(0)
    mei.troubles[:] = [each for each in mei.troubles if "400" not in each]
    load.get_by_label("Consumer").fill("4")
    load.get_by_label("Consumer").blur()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_label("Name of these values").fill("mine")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("link", name="mine")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.toml"
    saving.value.save_as(file)
    values = read_card_values(find("import_export"), file)
    assert values == {"cups": {"load": 4}}
    page.goto("/new/import_export?with=alone")
    page.locator("summary", has_text="Card values").click()
    page.get_by_label("Own card values").select_option("mine")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(DRAWN).wait_for()


def test_a_wrong_value_of_a_file_is_gone_to(mei: Visitor, tmp_path: Path) -> None:
    page = mei.page
    page.goto("/values/import_export")
    page.get_by_label("Search cards").fill("rice")
    file = tmp_path / "mine.toml"
    file.write_text("[cups]\nload = 9\n", "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    load = page.locator("li#cups").get_by_role("group", name="Load")
    expect(load.get_by_role("alert")).to_be_in_viewport()
    expect(load.locator(".field").first).to_be_focused()
    mei.troubles[:] = [each for each in mei.troubles if "400" not in each]


def test_a_page_that_cannot_be_loaded_says_so_and_is_asked_for_again(mei: Visitor) -> None:
    page = mei.page
    page.goto("/learn")
    page.locator("main a").first.wait_for()
    away = "**/assets/{Rules,Mine,rules}*"
    page.route(away, lambda route: route.abort())
    page.get_by_role("link", name="My matches").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    assert blamed(page) == []
    expect(page.get_by_role("link", name="To the lobby")).to_be_in_viewport()
    page.unroute(away)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="My matches")).to_be_visible()
    # The files that were kept back are missed aloud.
    mei.troubles[:] = [each for each in mei.troubles if "preload assets" not in each]


def test_a_label_of_a_replay_stays_in_one_line(invite: Invite) -> None:
    mei = invite(size=(1366, 650), language="fr")
    mei.introduce("Wilhelmina van der Merwe")
    match = archived(mei, "neko_harbour", "four-players", 4)
    mei.page.goto(f"/replay/{match}")
    label = mei.page.locator(".reel label")
    label.locator("option").first.wait_for(state="attached")
    words = "(el) => { const words = document.createRange(); words.selectNodeContents(el);"
    lines = f"{words} return words.getClientRects().length }}"
    assert label.locator("span").evaluate(lines) == 1


def test_a_number_and_what_is_counted_stay_in_one_line(invite: Invite) -> None:
    page = invite(language="fr").page
    page.goto("/cards/neko_harbour/visitor_center_4")
    expect(page.locator("h1")).to_be_visible()
    assert "(4\u00a0pièces)" in page.locator("h1").evaluate("(el) => el.textContent")


def test_a_match_with_many_values_of_a_printed_copy_is_played_back(mei: Visitor) -> None:
    mei.introduce("Mei")
    match = archived(mei, "import_export", "sets-cards", 6)
    mei.page.goto(f"/replay/{match}")
    mei.page.locator(DRAWN).wait_for()


def test_a_rule_has_an_address_of_its_own(mei: Visitor) -> None:
    mei.page.goto("/rules/import_export#IE-102")
    expect(mei.page.locator("p#IE-102")).to_be_in_viewport()
    mei.page.get_by_label("Search the rules").fill("buoy")
    expect(mei.page.locator("p#IE-016")).to_be_visible()


def families(page: Page, selector: str) -> set[str]:
    """Return the font families that really draw an element's text."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {font["familyName"] for font in fonts}


def test_languages_change_at_once_without_losing_the_place(mei: Visitor) -> None:
    mei.play("import_export", ["me", "random"])
    mei.asked()
    page = mei.page
    seq = mei.seq
    english = mei.question.locator("h2").inner_text()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="繁體中文").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(mei.question.locator("h2")).to_have_text(re.compile(r"[\u4e00-\u9fff]"))
    chinese = mei.question.locator("h2").inner_text()
    assert any("TC" in family for family in families(page, ".question h2"))
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(mei.question.locator("h2")).to_have_text(re.compile("[Pp]ioche"))
    french = mei.question.locator("h2").inner_text()
    assert len({english, chinese, french}) == 3
    assert mei.seq == seq


def test_a_phone_shows_everything_by_tabs(invite: Invite) -> None:
    mei = invite(size=PHONE, phone=True)
    mei.play("import_export", ["me", "random", "random"])
    mei.asked()
    page = mei.page
    for name in ("Sea", "Mine", "Rivals", "Log"):
        page.get_by_role("button", name=name, exact=True).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        expect(mei.question).to_be_in_viewport()
        expect(page.locator(".hand").first).to_be_in_viewport()
    mei.play_on(5)


def test_the_guide_turns_a_phone_to_what_it_speaks_of(invite: Invite) -> None:
    page = invite(size=(360, 640), phone=True, language="fr").page
    page.goto("/learn/import_export")
    page.locator("main .button.main").click()
    guide = page.locator(".guide")
    guide.wait_for()
    tabs = page.locator(".tabs button")
    # A Contract on one's own ship, and two steps on one's own hand, which is always there.
    expect(page.locator('.mine [data-ref="onions"]')).to_be_in_viewport()
    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")
    on = guide.locator(".button.main")
    expect(on).to_be_in_viewport(ratio=1)
    on.click()
    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_finger_swipes_from_one_tab_to_the_next(invite: Invite) -> None:
    mei = invite(size=PHONE, phone=True)
    mei.play("import_export", ["me", "random"])
    mei.asked()
    finger = mei.context.new_cdp_session(mei.page)

    def swipe(start: int, end: int) -> None:
        for kind, x in (
            ("touchStart", start),
            ("touchMove", (start + end) // 2),
            ("touchMove", end),
        ):
            finger.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 330}]}
            )
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    chosen = mei.page.locator(".tabs [aria-pressed=true]")
    swipe(320, 120)
    expect(chosen).to_have_text("Mine")
    swipe(120, 320)
    expect(chosen).to_have_text("Sea")


def test_a_long_press_shows_a_card_and_plays_nothing(invite: Invite) -> None:
    mei = invite(size=PHONE, phone=True)
    mei.play("import_export", ["me", "random"])
    mei.asked()
    page = mei.page
    seq = mei.seq
    page.locator(".hand .thing").first.dispatch_event(
        "pointerdown", {"pointerType": "touch", "button": 0, "clientX": 50, "clientY": 700}
    )
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.locator(".hand .thing").first.dispatch_event("click")
    assert mei.seq == seq
