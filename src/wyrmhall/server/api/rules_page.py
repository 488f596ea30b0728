"""A game's rules as HTML, for the page to show in a dialog.

The rules are Markdown of ours, but nothing in them is trusted: raw HTML stays text, and only
links to other sites stay links. A clause that is laid down, as **B8**, gets the id `rule-B8`.
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from wyrmhall.kernel.registry import load
from wyrmhall.kernel.words import LANGUAGES

CLAUSE = re.compile(r"[A-Z]\d+")
OTHER_SITE = re.compile(r"https?://")


@cache
def rules_html(game: str, language: str) -> str | None:
    """The rules in a language, without their title; None where there are none."""
    text = load(game).rules_page(language) if language in LANGUAGES else None
    return None if text is None else to_html(text)


def to_html(text: str) -> str:
    """Markdown as HTML that fits into a dialog of the page."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("table_open", _table_open)
    markdown.add_render_rule("table_close", _table_close)
    tokens = _without_title(markdown.parse(text))
    seen: set[str] = set()
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(int(token.tag[1]) + 1, 6)}"  # the dialog's own title is an h2
        elif token.children:
            token.children = _without_inner_links(token.children)
            _name_clauses(token.children, seen)
        elif token.type == "fence":
            token.type = "code_block"  # a drawing, in no language
            token.attrSet("tabindex", "0")
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    return html


def _without_title(tokens: list[Token]) -> list[Token]:
    starts_with_title = bool(tokens) and tokens[0].tag == "h1"
    return tokens[3:] if starts_with_title else tokens


def _without_inner_links(children: list[Token]) -> list[Token]:
    """Links to other sites only: a link to the other language's file leads nowhere here."""
    kept: list[Token] = []
    outside = False
    for child in children:
        if child.type == "link_open":
            outside = OTHER_SITE.match(str(child.attrGet("href"))) is not None
            child.attrSet("target", "_blank")
            child.attrSet("rel", "noreferrer")
        if outside or child.type not in ("link_open", "link_close"):
            kept.append(child)
    return kept


def _name_clauses(children: list[Token], seen: set[str]) -> None:
    """Give **B8** the id by which the page finds it, where it stands first."""
    for mark, inside in pairwise(children):
        clause = inside.content
        if mark.type == "strong_open" and CLAUSE.fullmatch(clause) and clause not in seen:
            seen.add(clause)
            mark.attrSet("class", "clause")
            mark.attrSet("id", f"rule-{clause}")


def _table_open(
    _: RendererHTML, _tokens: Sequence[Token], _index: int, _options: OptionsDict, _env: EnvType
) -> str:
    """A wide table scrolls by itself, also by keyboard."""
    return '<div class="scroll" tabindex="0"><table>\n'


def _table_close(
    _: RendererHTML, _tokens: Sequence[Token], _index: int, _options: OptionsDict, _env: EnvType
) -> str:
    return "</table></div>\n"
