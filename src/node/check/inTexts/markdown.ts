/** Markdown texts as the page takes them apart. */
import type { Nodes } from "mdast";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";

/** Every piece of a Markdown text, in the order of the text and from the outside in. */
export function* piecesOf(text: string, options?: Options): Generator<Nodes> {
  yield* walk(fromMarkdown(text, options));
}

/** What a text says with grave accents is code. */
const CODE = /(`[^`]*`)/g;

/** A text with nothing but grave accents where its code is, so that all else stands where it stood. */
export function withoutCode(text: string): string {
  return text.replace(CODE, (code) => "`".repeat(code.length));
}

/** A text with its code as it is, and all else changed. */
export function changedAroundCode(text: string, change: (words: string) => string): string {
  return text
    .split(CODE)
    .map((piece, i) => (i % 2 === 0 ? change(piece) : piece))
    .join("");
}

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* walk(child);
}
