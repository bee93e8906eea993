"""Listing the settings of a title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from portside.cli.terminal import Voice
    from portside.engine.game import Game, Setting
    from portside.text import Texts

GROUPS = ("edition", "set", "expansion", "variant", "ruling", "values")


def show_settings(voice: Voice, game: Game) -> None:
    """Print the settings of a title as a table."""
    texts = voice.about(game.name)
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("settings-name", "settings-takes", "settings-text"):
        table.add_column(texts.say(column), overflow="fold")
    for group, settings in grouped_settings(game):
        table.add_section()
        table.add_row(Text(texts.say(f"group-{group}"), style="bold"))
        for setting in settings:
            table.add_row(
                setting.name, Text(values_taken(setting, texts)), _meaning(setting, texts)
            )
    voice.show(table)
    voice.say("options-hint", style="dim", title=game.name)


def _meaning(setting: Setting, texts: Texts) -> Text:
    text = Text(texts.setting(setting.name), style="bold")
    if setting.rule:
        text.append(f"  {setting.rule}", style="not bold dim")
    for words in (texts.setting_help(setting.name), *_choices(setting, texts)):
        if words:
            text.append(f"\n{words}", style="not bold")
    return text


def _choices(setting: Setting, texts: Texts) -> Iterator[str]:
    """Return what each value means, where the title has words for it."""
    for choice in setting.choices:
        words = texts.find(f"{setting.name}-{choice}")
        if words is not None:
            yield f"{setting_value_word(choice)}: {words}"


def settings_page(game: Game, texts: Texts) -> str:
    """Return the settings of a title as a page of documentation."""
    lines = [f"# {texts.say('options-title', title=texts.name())}", ""]
    for group, settings in grouped_settings(game):
        lines += [f"## {texts.say(f'group-{group}')}", ""]
        columns = ("settings-name", "settings-takes", "settings-text")
        lines.append("| " + " | ".join(texts.say(column) for column in columns) + " |")
        lines.append("|---|---|---|")
        lines += [_row(setting, texts) for setting in settings]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _row(setting: Setting, texts: Texts) -> str:
    words = [f"**{texts.setting(setting.name)}**", texts.setting_help(setting.name)]
    words += [f"{choice}." for choice in _choices(setting, texts)]
    if setting.rule:
        words.append(f"({setting.rule})")
    meaning = " ".join(word for word in words if word).replace("|", "\\|")
    return f"| `{setting.name}` | {values_taken(setting, texts)} | {meaning} |"


def grouped_settings(game: Game) -> Iterator[tuple[str, list[Setting]]]:
    """Return the settings by group, in the order of the title."""
    known = [*GROUPS, *dict.fromkeys(setting.group for setting in game.settings)]
    for group in dict.fromkeys(known):
        settings = [setting for setting in game.settings if setting.group == group]
        if settings:
            yield group, settings


def values_taken(setting: Setting, texts: Texts) -> str:
    """Return the values a setting takes, the default first."""
    default = setting_value_word(setting.default)
    if setting.span is not None:
        span = setting.span
        return texts.say("takes-span", default=default, low=span[0], high=span[-1])
    others = [setting_value_word(choice) for choice in setting.choices if choice != setting.default]
    if not others:
        return texts.say("takes-file") if setting.name == "values" else default
    return texts.say("takes-choice", default=default, others=texts.say("comma").join(others))


def setting_value_word(value: object) -> str:
    """Return the value of a setting as it is written on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
