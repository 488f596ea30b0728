"""Markdown as HTML that is safe in the page."""

import pytest

from wyrmhall.server.api.rules_page import to_html


def test_the_title_goes_and_headings_fit_below_the_dialogs_own() -> None:
    assert to_html("# Title\n\n## Part\n\n### Step\n") == "<h3>Part</h3>\n<h4>Step</h4>\n"


def test_raw_html_stays_text() -> None:
    html = to_html("<script>x</script>\n\nA <b onclick=x>b</b>")
    assert "<script" not in html
    assert "<b " not in html
    assert "&lt;b onclick=x&gt;" in html


@pytest.mark.parametrize("link", ["book.fr.md", "javascript:alert(1)", "/api/games", "//evil.org"])
def test_only_other_sites_are_linked(link: str) -> None:
    assert "<a" not in to_html(f"See [here]({link}).")
    outside = to_html("See [here](https://example.org/).")
    assert '<a href="https://example.org/" target="_blank" rel="noreferrer">here</a>' in outside


def test_a_clause_has_an_id_where_it_is_laid_down() -> None:
    html = to_html("**B8** Outbid. **Bold** and (B9).\n\n**B8** again, **B9** first.")
    assert html.count('id="rule-B8"') == 1
    assert html.count('id="rule-B9"') == 1
    assert "<strong>Bold</strong>" in html


def test_what_is_wide_scrolls_by_keyboard() -> None:
    html = to_html("| A | B |\n|---|---|\n| 1 | 2 |\n\n```\n+--+\n```\n")
    assert '<div class="scroll" tabindex="0"><table>' in html
    assert "</table></div>" in html
    assert '<pre tabindex="0"><code>+--+' in html
