/** Reads Markdown texts as pages show them. */
import type { Association, Nodes } from "mdast";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";

/** All nodes of a Markdown text in the order of the text, parents first. */
export function* piecesOf(text: string, options?: Options): Generator<Nodes> {
  yield* walk(fromMarkdown(text, options));
}

/** Code between grave accents. */
const CODE = /(`[^`]*`)/g;

/** A text with grave accents in place of its code, so that offsets stay the same. */
export function withoutCode(text: string): string {
  return text.replace(CODE, (code) => "`".repeat(code.length));
}

/** Changes a text outside of its code. */
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

/** Whether a link by name is a footnote or a remark in other programs, as in `[^1]` and `[//]: # (ask)`. */
export function isNote({ identifier }: Association): boolean {
  return identifier.startsWith("^") || identifier === "//";
}
