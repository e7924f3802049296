/** Where the addresses of links stand in a Markdown text. */
import { mayLink } from "./links.ts";
import { piecesOf } from "../inTexts/markdown.ts";

/** A piece of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** The address of each link that the page will show as one, and where it is written, in the order of the text. */
export function linkSpans(text: string): (Span & { href: string })[] {
  if (!mayLink(text)) return [];
  const destinations: Span[] = [];
  const pieces = piecesOf(text, {
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
  const spans: ReturnType<typeof linkSpans> = [];
  for (const piece of pieces) {
    if (piece.type !== "link") continue;
    const start = piece.position!.start.offset!;
    const end = piece.position!.end.offset!;
    // A picture in the label has an address of its own, before that of the link.
    const own = text[start] === "[" ? destinations.findLast((each) => each.start > start && each.end < end) : undefined;
    if (own) spans.push({ ...own, href: piece.url });
    else if (text[start] === "<") spans.push({ start: start + 1, end: end - 1, href: piece.url });
  }
  return spans;
}
