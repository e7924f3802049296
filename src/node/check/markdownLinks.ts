/** Where the addresses of links stand in a Markdown text. */
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { mayLink } from "./links.ts";

/** A piece of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** The address of each link that the page will show as one, in the order of the text. */
export function linkSpans(text: string): Span[] {
  if (!mayLink(text)) return [];
  const destinations: Span[] = [];
  const tree = fromMarkdown(text, {
    mdastExtensions: [
      {
        enter: {
          resourceDestinationString({ start, end }) {
            destinations.push({ start: start.offset, end: end.offset });
            this.buffer();
          },
        },
      },
    ],
  });
  const spans: Span[] = [];
  const walk = (node: Nodes) => {
    if (node.type === "link") {
      const start = node.position!.start.offset!;
      const end = node.position!.end.offset!;
      // A picture in the label has an address of its own, before that of the link.
      const own =
        text[start] === "[" ? destinations.findLast((each) => each.start > start && each.end < end) : undefined;
      if (own) spans.push(own);
      else if (text[start] === "<") spans.push({ start: start + 1, end: end - 1 });
    }
    if ("children" in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return spans;
}
