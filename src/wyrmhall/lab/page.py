"""An arena's report as one page of HTML, plots included."""

from html import escape

from wyrmhall.kernel.words import Words
from wyrmhall.lab.arena import Rate, Report

WIDTH, ROW, LEFT = 720, 30, 240
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
       color: #1d2430; background: #fbfaf7; }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
table { border-collapse: collapse } th, td { padding: .35rem .8rem; text-align: right;
       border-bottom: 1px solid #ccc } th:first-child, td:first-child { text-align: left }
svg text { font: 14px system-ui, sans-serif; fill: currentColor } .bar { fill: #7a4fa3 }
.span { stroke: #7a4fa3; stroke-width: 3 } .fair { stroke: #b4550d; stroke-dasharray: 4 4 }
@media (prefers-color-scheme: dark) { body { color: #e8e6e1; background: #16181d }
       .bar { fill: #b795de } .span { stroke: #b795de } .fair { stroke: #f0a35e } }
"""


def page(report: Report, words: Words, title: str) -> str:
    """The ladder, the ratings with their intervals, and every pair."""
    heading = words("arena-title", game=title, players=report.players)
    parts = [
        f"<!doctype html><html lang='{words.language}'><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width'>",
        f"<title>{escape(heading)}</title><style>{STYLE}</style><h1>{escape(heading)}</h1>",
        f"<p>{escape(words('arena-about', bouts=report.bouts, seed=report.seed))}</p>",
        f"<h2>{escape(words('arena-ladder'))}</h2>{_ladder(report, words)}{_ratings(report)}",
    ]
    for bot, rivals in report.pairs.items():
        caption = words("arena-against", bot=bot)
        parts.append(f"<h2>{escape(caption)}</h2>{_rates(rivals, report.fair, caption)}")
    if report.failures:
        failures = "".join(f"<li>{escape(line)}</li>" for line in report.failures)
        parts.append(f"<h2>{escape(words('arena-failures'))}</h2><ul>{failures}</ul>")
    return "\n".join(parts)


def _ladder(report: Report, words: Words) -> str:
    names = ("arena-bot", "arena-rating", "arena-interval", "arena-games", "arena-failed")
    head = "".join(f"<th>{escape(words(name))}</th>" for name in names)
    rows = "".join(
        f"<tr><td>{escape(row.bot)}</td><td>{row.rating:.1f}</td>"
        f"<td>{row.low:.1f} … {row.high:.1f}</td><td>{row.games}</td><td>{row.failures}</td></tr>"
        for row in report.ladder
    )
    return f"<table><tr>{head}</tr>{rows}</table>"


def _ratings(report: Report) -> str:
    low = min(row.low for row in report.ladder)
    high = max(row.high for row in report.ladder)

    def across(value: float) -> float:
        return LEFT + (value - low) / max(high - low, 1e-9) * (WIDTH - LEFT - 20)

    lines = []
    for line, row in enumerate(report.ladder):
        y = line * ROW + ROW / 2
        lines.append(
            f"<text x='0' y='{y + 5:.0f}'>{escape(row.bot)}</text>"
            f"<line class='span' x1='{across(row.low):.1f}' x2='{across(row.high):.1f}' "
            f"y1='{y}' y2='{y}'/><circle class='bar' r='6' cx='{across(row.rating):.1f}' cy='{y}'/>"
        )
    return _svg(lines, len(report.ladder))


def _rates(rivals: dict[str, Rate], fair: float, caption: str) -> str:
    lines = []
    wide = WIDTH - LEFT - 70
    for line, (rival, rate) in enumerate(rivals.items()):
        y = line * ROW
        middle = y + ROW / 2
        lines.append(
            f"<text x='0' y='{middle + 5:.0f}'>{escape(rival)}</text>"
            f"<rect class='bar' opacity='.5' x='{LEFT}' y='{y + 6}' height='{ROW - 12}' "
            f"width='{rate.share * wide:.1f}'/>"
            f"<line class='span' x1='{LEFT + rate.low * wide:.1f}' "
            f"x2='{LEFT + rate.high * wide:.1f}' y1='{middle}' y2='{middle}'/>"
            f"<text x='{WIDTH - 62}' y='{middle + 5:.0f}'>{rate.share:.1%}</text>"
        )
    x = LEFT + fair * wide
    lines.append(f"<line class='fair' x1='{x}' x2='{x}' y1='0' y2='{len(rivals) * ROW}'/>")
    return _svg(lines, len(rivals), caption)


def _svg(lines: list[str], rows: int, label: str = "") -> str:
    named = f" aria-label='{escape(label)}'" if label else " aria-hidden='true'"
    size = f"viewBox='0 0 {WIDTH} {rows * ROW}' width='100%'"
    return f"<svg role='img'{named} {size}>{''.join(lines)}</svg>"
