/** Where links and their addresses stand in a Markdown text. */
import { Recent } from "../document/recent.ts";
import type { Span } from "../document/written.ts";
import { mayLink } from "./links.ts";
import { piecesOf } from "../inTexts/markdown.ts";

/** The address of each link that the page will show as one, and where it is written, in the order of the text. */
export function linkSpans(text: string): (Span & { href: string })[] {
  return mayLink(text)
    ? writtenLinks(text).flatMap(({ href, address }) => (address ? [{ ...address, href }] : []))
    : [];
}

/** A link in a text: all of it, and its address, which may be empty and then stands nowhere. */
export interface WrittenLink extends Span {
  href: string;
  address: Span | undefined;
}

/** The same links as `linksIn` finds, in the same order. */
export function writtenLinks(text: string): readonly WrittenLink[] {
  return texts.of(text, () => readLinks(text));
}

/** Many links of one text may be wrong. */
const texts = new Recent<string, readonly WrittenLink[]>();

function readLinks(text: string): readonly WrittenLink[] {
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
  const links: WrittenLink[] = [];
  for (const piece of pieces) {
    if (piece.type !== "link") continue;
    const start = piece.position!.start.offset!;
    const end = piece.position!.end.offset!;
    links.push({ start, end, href: piece.url, address: addressIn(text, { start, end }, destinations) });
  }
  return links;
}

function addressIn(text: string, { start, end }: Span, destinations: readonly Span[]): Span | undefined {
  if (text[start] === "<") return { start: start + 1, end: end - 1 };
  // A picture in the label has an address of its own, before that of the link.
  return destinations.findLast((each) => each.start > start && each.end < end);
}
