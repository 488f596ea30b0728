"""A game's rules as HTML, for the page to show.

The rules are Markdown of ours, but nothing in them is trusted: raw HTML stays text, and only
links to other sites stay links. A clause that is laid down, as **B8**, gets the id `rule-B8` and
is a link to itself; where another clause names it, that is a link too. A part has the id `part-1`.

A sentence with the mark *(ruling)* is put into a `span.ruling`, which the page folds away. Two
kinds of sentence stay in view, with their mark: the one that opens a clause, which is the rule
itself, and the one that leads to the list or table below it.
"""

import re
from collections.abc import Iterable, Sequence, Set
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from wyrmhall.kernel.registry import load
from wyrmhall.kernel.words import LANGUAGES

CLAUSE = re.compile(r"[A-Z]\d+")
NAMED = re.compile(r"\b([A-Z]\d+)\b")
OTHER_SITE = re.compile(r"https?://")
RULING = re.compile(r"\((?:ruling|décision)\)")
SENTENCE_END = re.compile(r"(?<=[.!?])\s+")

Sentence = list[Token]


@cache
def rules_html(game: str, language: str) -> str | None:
    """The rules in a language, without their title; None where there are none."""
    text = load(game).rules_page(language) if language in LANGUAGES else None
    return None if text is None else to_html(text, f"/rules/{game}")


def to_html(text: str, address: str) -> str:
    """Markdown as HTML that fits below a title of the page; `address` is where it is shown."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("table_open", _table_open)
    markdown.add_render_rule("table_close", _table_close)
    tokens = _without_way_over(_without_title(markdown.parse(text)))
    _number_parts(tokens)
    clauses = {clause for token in tokens for clause in _laid_down(token.children or ())}
    seen: set[str] = set()
    for token in tokens:
        if token.children:
            children = _without_inner_links(token.children)
            children = _with_rulings(children)
            token.children = _with_clauses(children, clauses, seen, address)
        elif token.type == "fence":
            token.type = "code_block"  # a drawing, in no language
            token.attrSet("tabindex", "0")
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    return html


def _without_title(tokens: list[Token]) -> list[Token]:
    starts_with_title = bool(tokens) and tokens[0].tag == "h1"
    return tokens[3:] if starts_with_title else tokens


def _without_way_over(tokens: list[Token]) -> list[Token]:
    """Without paragraphs that are nothing but a link to another file: the other language's."""
    kept: list[Token] = []
    for token in tokens:
        kept.append(token)
        if token.type == "paragraph_close" and _is_way_over(kept[-2].children or []):
            del kept[-3:]
    return kept


def _is_way_over(children: list[Token]) -> bool:
    return [child.type for child in children] == ["link_open", "text", "link_close"] and (
        OTHER_SITE.match(str(children[0].attrGet("href"))) is None
    )


def _number_parts(tokens: Iterable[Token]) -> None:
    """Headings below the page's own, which is an h2; each part has an id for the contents."""
    parts = 0
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            parts += 1
            token.attrSet("id", f"part-{parts}")
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(int(token.tag[1]) + 1, 6)}"


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


# ---- clauses -------------------------------------------------------------------------------


def _laid_down(children: Sequence[Token]) -> Iterable[str]:
    """The clauses that stand here in bold."""
    for mark, inside in pairwise(children):
        if mark.type == "strong_open" and CLAUSE.fullmatch(inside.content):
            yield inside.content


def _with_clauses(
    children: list[Token], clauses: Set[str], seen: set[str], address: str
) -> list[Token]:
    """Clauses as links: the first of each in bold can be linked to, the others lead there."""
    made: list[Token] = []
    links = 0
    for child in children:
        links += child.nesting if child.type.startswith("link_") else 0
        if child.type != "text" or links:
            made.append(child)
            continue
        bold = bool(made) and made[-1].type == "strong_open"
        for place, part in enumerate(NAMED.split(child.content)):
            text = [_text(part)] if part else []
            if place % 2 == 0 or part not in clauses:
                made += text
                continue
            link = Token("link_open", "a", 1, attrs={"href": f"{address}#{part}"})
            if bold and part == child.content and part not in seen:
                seen.add(part)
                link.attrSet("class", "clause")
                link.attrSet("id", f"rule-{part}")
            made += [link, *text, Token("link_close", "a", -1)]
    return made


# ---- rulings -------------------------------------------------------------------------------


def _with_rulings(children: list[Token]) -> list[Token]:
    """Sentences that are our rulings, so that they can be folded away."""
    sentences = _sentences(children)
    made: list[Token] = []
    for place, sentence in enumerate(sentences):
        at = _mark_at(sentence)
        if at is None:
            made += sentence
        elif _stays(sentence, first=place == 0, clause=any(_laid_down(sentence))):
            _hang_mark(sentence, at)
            made += sentence
        else:
            _hang_mark(sentence, at)
            del sentence[at : at + 3]
            made += [Token("ruling_open", "span", 1, attrs={"class": "ruling"}), *sentence]
            made.append(Token("ruling_close", "span", -1))
    return made


def _sentences(children: Iterable[Token]) -> list[Sentence]:
    """A paragraph by sentences; a mark that stands alone belongs to the sentence before it."""
    found: list[Sentence] = [[]]
    depth = 0
    for child in children:
        depth += child.nesting
        if child.type != "text" or depth:
            found[-1].append(child)
            continue
        ends = [0, *(end.end() for end in SENTENCE_END.finditer(child.content)), None]
        for place, (start, end) in enumerate(pairwise(ends)):
            if place:
                found.append([])
            if part := child.content[start:end]:
                found[-1].append(_text(part))
    joined: list[Sentence] = []
    for sentence in filter(None, found):
        if joined and _mark_at(sentence) == 0:
            joined[-1] += sentence
        else:
            joined.append(sentence)
    return joined


def _mark_at(sentence: Sentence) -> int | None:
    """Where *(ruling)* stands in a sentence."""
    for place, (mark, inside) in enumerate(pairwise(sentence)):
        if mark.type == "em_open" and RULING.fullmatch(inside.content):
            return place
    return None


def _stays(sentence: Sentence, *, first: bool, clause: bool) -> bool:
    return (first and clause) or sentence[-1].content.rstrip().endswith(":")


def _hang_mark(sentence: Sentence, at: int) -> None:
    """Without the mark, no blank may be left before the full stop."""
    sentence[at].attrSet("class", "mark")
    sentence[at + 1].content = f" {sentence[at + 1].content}"
    if at > 0:
        sentence[at - 1].content = sentence[at - 1].content.rstrip()


# ---- rendering -----------------------------------------------------------------------------


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _table_open(
    _: RendererHTML, _tokens: Sequence[Token], _index: int, _options: OptionsDict, _env: EnvType
) -> str:
    """A wide table scrolls by itself, also by keyboard."""
    return '<div class="scroll" tabindex="0"><table>\n'


def _table_close(
    _: RendererHTML, _tokens: Sequence[Token], _index: int, _options: OptionsDict, _env: EnvType
) -> str:
    return "</table></div>\n"
