// The little Markdown the rules pages are written in, as a tree: what is not understood stays text,
// so nothing in a page can become markup.

export type Span =
  | { is: "text"; text: string }
  | { is: "strong" | "em"; spans: Span[] }
  | { is: "code"; text: string }
  | { is: "link"; text: string; to: string }
  /** The number of a rule where it is laid down, as **B8**. */
  | { is: "clause"; id: string };

export type Block =
  | { is: "heading"; level: number; spans: Span[]; id: string }
  | { is: "paragraph"; spans: Span[] }
  | { is: "list"; ordered: boolean; items: Span[][] }
  | { is: "table"; head: Span[][]; rows: Span[][][] }
  | { is: "drawing"; text: string };

const CLAUSE = /^[A-Z]\d+$/;

export function parse(page: string): Block[] {
  const lines = page.replace(/\r\n/g, "\n").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (line.trim() === "") {
      at += 1;
    } else if (heading) {
      const [, marks = "", text = ""] = heading;
      blocks.push({ is: "heading", level: marks.length, spans: spans(text), id: slug(text) });
      at += 1;
    } else if (line.startsWith("```")) {
      const end = lines.indexOf("```", at + 1);
      const stop = end < 0 ? lines.length : end;
      blocks.push({ is: "drawing", text: lines.slice(at + 1, stop).join("\n") });
      at = stop + 1;
    } else if (line.startsWith("|")) {
      const rows = take(lines, at, (l) => l.startsWith("|"));
      at += rows.length;
      const cells = rows.filter((row) => !/^\|[\s:|-]+\|$/.test(row)).map(cellsOf);
      blocks.push({ is: "table", head: cells[0] ?? [], rows: cells.slice(1) });
    } else if (isItem(line)) {
      const found = take(lines, at, (l) => isItem(l) || /^\s+\S/.test(l));
      at += found.length;
      blocks.push({ is: "list", ordered: /^\d/.test(line), items: itemsOf(found) });
    } else {
      const found = take(lines, at, (l) => l.trim() !== "" && !/^(#|\||```)/.test(l) && !isItem(l));
      const text = found.length > 0 ? found : [line];
      at += text.length;
      blocks.push({ is: "paragraph", spans: spans(text.join(" ")) });
    }
  }
  return blocks;
}

/** The text of one line or cell as spans. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  const mark =
    /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|\[([^\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;
  let last = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > last) found.push({ is: "text", text: text.slice(last, match.index) });
    last = match.index + match[0].length;
    const [, code, strong, em, label, to] = match;
    if (code !== undefined) found.push({ is: "code", text: code });
    else if (strong !== undefined && CLAUSE.test(strong)) found.push({ is: "clause", id: strong });
    else if (strong !== undefined) found.push({ is: "strong", spans: spans(strong) });
    else if (em !== undefined) found.push({ is: "em", spans: spans(em) });
    else if (label !== undefined && to !== undefined) found.push({ is: "link", text: label, to });
  }
  if (last < text.length) found.push({ is: "text", text: text.slice(last) });
  return found;
}

/** The clauses a page lays down, in order. */
export function clauses(blocks: readonly Block[]): string[] {
  const found: string[] = [];
  const walk = (list: readonly Span[]): void => {
    for (const span of list) if (span.is === "clause") found.push(span.id);
  };
  for (const block of blocks)
    if (block.is === "paragraph") walk(block.spans);
    else if (block.is === "list") block.items.forEach(walk);
  return found;
}

function take(lines: readonly string[], from: number, wanted: (line: string) => boolean): string[] {
  let end = from;
  while (end < lines.length && wanted(lines[end] ?? "")) end += 1;
  return lines.slice(from, end);
}

function isItem(line: string): boolean {
  return /^\s*([-*]|\d+\.) /.test(line);
}

/** Items of a list; an indented line goes on with the item before it. */
function itemsOf(lines: readonly string[]): Span[][] {
  const texts: string[] = [];
  for (const line of lines)
    if (isItem(line)) texts.push(line.replace(/^\s*([-*]|\d+\.) /, ""));
    else texts.push(`${texts.pop() ?? ""} ${line.trim()}`);
  return texts.map(spans);
}

function cellsOf(row: string): Span[][] {
  return row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
