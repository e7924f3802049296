/** The positions of links and their addresses in a Markdown text. */
import { Recent } from "../../document/recent.ts";
import type { Span } from "../../document/written.ts";
import { mayLink } from "./links.ts";
import { piecesOf } from "../../inTexts/markdown.ts";

/** The range and the address of each link that the page will have, in the order of the text. */
export function linkSpans(text: string): (Span & { href: string })[] {
  return mayLink(text)
    ? writtenLinks(text).flatMap(({ href, address }) => (address ? [{ ...address, href }] : []))
    : [];
}

/** A link in a text. `address` is undefined if the address is empty. */
export interface WrittenLink extends Span {
  href: string;
  address: Span | undefined;
}

/** The same links as those of `linksIn`, in the same order. */
export function writtenLinks(text: string): readonly WrittenLink[] {
  return texts.of(text, () => readLinks(text));
}

/** One text may have many wrong links, each of which asks for all of them. */
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
  // An image in the label has a destination too, before that of the link.
  return destinations.findLast((each) => each.start > start && each.end < end);
}
