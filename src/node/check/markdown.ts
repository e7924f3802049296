/** Markdown texts as the page takes them apart. */
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** Every piece of a Markdown text, from the outside in. */
export function* piecesOf(text: string): Generator<Nodes> {
  yield* walk(fromMarkdown(text));
}

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* walk(child);
}
