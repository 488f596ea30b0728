// The rules as they stand on the page: where each clause is, what is folded, what is found.

import { say } from "../i18n/speech.svelte";
import { spots, wordsIn, type Spot } from "./search";

/** A clause with all that belongs to it, or a paragraph outside of clauses. */
interface Block {
  elements: HTMLElement[];
  part: HTMLElement | null;
}

export interface Part {
  id: string;
  title: string;
}

const FOUND = "rules-found";

export class RulesText {
  readonly #article: HTMLElement;
  readonly #blocks: Block[];

  constructor(article: HTMLElement) {
    this.#article = article;
    this.#blocks = blocksOf(article);
    for (const table of all(article, ".scroll")) {
      table.role = "group";
      table.ariaLabel = say("table-in-rules");
    }
    for (const drawing of all(article, "pre")) {
      drawing.role = "img";
      drawing.ariaLabel = say("drawing");
    }
    for (const link of all(article, "a.clause")) link.title = say("copy-rule-link");
    for (const ruling of all(article, ".ruling")) makeFold(ruling);
  }

  get parts(): Part[] {
    return all(this.#article, "h3[id]").map((part) => ({
      id: part.id,
      title: part.textContent,
    }));
  }

  /** Unfold all rulings, or fold them. */
  showRulings(open: boolean): void {
    this.#article.classList.toggle("marked", open);
    for (const ruling of all(this.#article, ".ruling")) fold(ruling, open);
  }

  /** Go to a clause, with its rulings; false where there is none of that name. */
  goToClause(clause: string): boolean {
    for (const old of all(this.#article, ".wanted")) old.classList.remove("wanted");
    const link = this.#article.querySelector<HTMLElement>(`#rule-${CSS.escape(clause)}`);
    const block = this.#blocks.find(({ elements }) => elements.some((one) => one.contains(link)));
    const [first] = block?.elements ?? [];
    if (!link || !block || !first) return false;
    for (const element of block.elements) {
      element.classList.add("wanted");
      for (const ruling of all(element, ".ruling")) fold(ruling, true);
    }
    show(first);
    link.focus({ preventScroll: true });
    return true;
  }

  goToPart(id: string): void {
    const part = this.#article.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!part) return;
    show(part);
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }

  /** Show only what has all these words, and mark them; what was found, from the top. */
  find(query: string): HTMLElement[] {
    const words = wordsIn(query);
    const parts = new Set<HTMLElement | null>();
    const hits: HTMLElement[] = [];
    const ranges: Range[] = [];
    for (const { elements, part } of this.#blocks) {
      const text = new Letters(elements);
      const found = spots(text.text, words);
      for (const element of elements) element.hidden = found === null;
      if (found === null || !elements[0]) continue;
      parts.add(part);
      hits.push(elements[0]);
      const marked = found.map((spot) => text.range(spot));
      for (const range of marked) unfoldAround(range);
      ranges.push(...marked);
    }
    for (const part of all(this.#article, "h3")) part.hidden = !parts.has(part);
    // A browser that cannot mark them still shows what was found.
    if ("highlights" in CSS) CSS.highlights.set(FOUND, new Highlight(...ranges));
    return hits;
  }

  /** To the first that was found, where it is out of view above. */
  goToTop(): void {
    if (this.#article.getBoundingClientRect().top < 0) show(this.#article);
  }

  close(): void {
    if ("highlights" in CSS) CSS.highlights.delete(FOUND);
  }
}

/** Bring into view, below what stays at the top. */
export function show(element: HTMLElement): void {
  element.scrollIntoView({ block: "start" });
}

function all(within: HTMLElement, selector: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

function blocksOf(article: HTMLElement): Block[] {
  const blocks: Block[] = [];
  let part: HTMLElement | null = null;
  let clause: Block | null = null;
  for (const element of article.children as Iterable<HTMLElement> & HTMLCollection) {
    if (element.tagName === "H3") {
      part = element;
      clause = null;
    } else if (element.tagName === "UL" && (!clause || element.querySelector(".clause"))) {
      for (const item of element.children) blocks.push({ elements: [item as HTMLElement], part });
      clause = null;
    } else if (clause && !element.querySelector(".clause")) {
      clause.elements.push(element);
    } else {
      const block: Block = { elements: [element], part };
      blocks.push(block);
      clause = element.querySelector(".clause") ? block : null;
    }
  }
  return blocks;
}

// ---- rulings --------------------------------------------------------------------------------

function makeFold(ruling: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "fold";
  button.textContent = say("ruling");
  button.addEventListener("click", () => fold(ruling, ruling.hidden));
  ruling.before(button, " ");
  fold(ruling, false);
}

function fold(ruling: HTMLElement, open: boolean): void {
  ruling.hidden = !open;
  const button = ruling.previousElementSibling;
  if (button) button.ariaExpanded = String(open);
}

function unfoldAround(range: Range): void {
  for (const node of [range.startContainer, range.endContainer]) {
    const ruling = node.parentElement?.closest<HTMLElement>(".ruling");
    if (ruling) fold(ruling, true);
  }
}

// ---- searching ------------------------------------------------------------------------------

/** The text of some elements, and where each letter of it stands. */
class Letters {
  readonly text: string;
  readonly #nodes: { node: Text; start: number }[] = [];

  constructor(elements: readonly HTMLElement[]) {
    let text = "";
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (node.parentElement?.closest(".fold")) continue;
        this.#nodes.push({ node, start: text.length });
        text += node.data;
      }
      text += "\n";
    }
    this.text = text;
  }

  range([start, end]: Spot): Range {
    const range = document.createRange();
    const [from, to] = [this.#at(start), this.#at(end - 1)];
    range.setStart(from.node, start - from.start);
    range.setEnd(to.node, end - to.start);
    return range;
  }

  #at(letter: number): { node: Text; start: number } {
    const found = this.#nodes.filter(({ start }) => start <= letter).at(-1);
    if (!found) throw new Error(`no letter ${letter}`);
    return found;
  }
}
