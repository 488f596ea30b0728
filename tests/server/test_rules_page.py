"""Markdown as HTML that is safe in the page."""

import re

import pytest

import wyrmhall
from wyrmhall.server.api.rules_page import rules_html, to_html


def html(text: str) -> str:
    return to_html(text, "/rules/any")


def test_the_title_goes_and_headings_fit_below_the_pages_own() -> None:
    found = html("# Title\n\n## Part\n\n### Step\n\n## Other\n")
    assert found == '<h3 id="part-1">Part</h3>\n<h4>Step</h4>\n<h3 id="part-2">Other</h3>\n'


def test_raw_html_stays_text() -> None:
    found = html("<script>x</script>\n\nA <b onclick=x>b</b>")
    assert "<script" not in found
    assert "<b " not in found
    assert "&lt;b onclick=x&gt;" in found


@pytest.mark.parametrize("link", ["book.fr.md", "javascript:alert(1)", "/api/games", "//evil.org"])
def test_only_other_sites_are_linked(link: str) -> None:
    assert "<a" not in html(f"See [here]({link}).")
    outside = html("See [here](https://example.org/).")
    assert '<a href="https://example.org/" target="_blank" rel="noreferrer">here</a>' in outside


def test_the_way_to_the_other_language_is_for_files_only() -> None:
    assert html("# Title\n\n[English](rules.en.md)\n\nText.\n") == "<p>Text.</p>\n"
    assert "example.org" in html("[Elsewhere](https://example.org/)")


def test_a_clause_has_an_id_where_it_is_laid_down_and_is_linked_elsewhere() -> None:
    found = html(
        "**B8** Outbid. **Bold** and (B9), not B90 nor `B9`.\n\n**B8** again, **B9** first."
    )
    assert found.count('id="rule-B8"') == 1
    assert found.count('id="rule-B9"') == 1
    assert '<strong><a href="/rules/any#B8" class="clause" id="rule-B8">B8</a></strong>' in found
    assert '(<a href="/rules/any#B9">B9</a>), not B90 nor <code>B9</code>' in found
    assert "<strong>Bold</strong>" in found


def test_what_is_wide_scrolls_by_keyboard() -> None:
    found = html("| A | B |\n|---|---|\n| 1 | 2 |\n\n```\n+--+\n```\n")
    assert '<div class="scroll" tabindex="0"><table>' in found
    assert "</table></div>" in found
    assert '<pre tabindex="0"><code>+--+' in found


@pytest.mark.parametrize("mark", ["*(ruling)*", "*(décision)*"])
def test_a_ruling_is_a_sentence_that_can_be_folded(mark: str) -> None:
    found = html(f"**B8** One. Two; `code` *too* {mark}. Three.")
    assert '<span class="ruling">Two; <code>code</code> <em>too</em>. </span>Three.' in found
    assert html(f"One. Two. {mark}") == '<p>One. <span class="ruling">Two.</span></p>\n'
    assert html(f"One {mark}: so. Two.") == '<p><span class="ruling">One: so. </span>Two.</p>\n'


def test_the_rule_itself_and_what_leads_to_a_list_are_never_folded() -> None:
    first = html("**B8** One *(ruling)*. Two.")
    assert "ruling" not in re.findall(r'class="([^"]*)"', first)
    assert 'One<em class="mark"> (ruling)</em>. Two.' in first
    assert html("One. Two *(ruling)*:") == '<p>One. Two<em class="mark"> (ruling)</em>:</p>\n'


@pytest.mark.parametrize("game", ["book", "island", "mekong", "ryu"])
def test_both_languages_fold_the_same_clauses(game: str) -> None:
    def folds(language: str) -> list[tuple[str, int]]:
        page = rules_html(game, language) or ""
        clauses = re.split(r'id="rule-(\w+)"', page)
        return [
            (clause, text.count('class="ruling"'))
            for clause, text in zip(clauses[1::2], clauses[2::2], strict=True)
        ]

    assert folds("en") == folds("fr")
    assert sum(count for _, count in folds("en")) > 5


@pytest.mark.parametrize("game", wyrmhall.games())
def test_no_mark_of_a_ruling_is_left_over(game: str) -> None:
    for language in ("en", "fr"):
        page = rules_html(game, language) or ""
        assert not re.search(r'(?<!class="mark"> )\((ruling|décision)\)', page)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["book", "island", "mekong", "ryu"])
def test_the_rules_begin_with_the_game_in_a_minute(game: str, language: str) -> None:
    page = rules_html(game, language) or ""
    minute = page.split("<h3")[1]
    assert page.startswith("<h3")
    assert "minute" in minute.split("</h3>")[0]
    assert 5 <= len(re.findall(r"[.!?](?=\s|<)", minute)) <= 8
