/** Markdown texts as the page takes them apart. */
import type { Nodes } from "mdast";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";

/** Every piece of a Markdown text, in the order of the text and from the outside in. */
export function* piecesOf(text: string, options?: Options): Generator<Nodes> {
  yield* walk(fromMarkdown(text, options));
}

/** A text without what it says with grave accents is code. */
export function withoutCode(text: string): string {
  return text.includes("`") ? text.replace(/`[^`]*`/g, "`") : text;
}

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* walk(child);
}
