/** The edit that changes the address of a link. */
import { extentOf } from "../../document/position.ts";
import { rangeIn, saidBy, type Span } from "../../document/written.ts";
import type { Edit } from "../../finding.ts";
import type { Link } from "./links.ts";
import { writtenLinks } from "./markdownLinks.ts";

/** Undefined for a link that is only an address between < and >, because there a route is not a link. */
export function hrefEdit({ document, path, href, link }: Link, to: string): Edit | undefined {
  const extent = extentOf(document, path)!;
  const text = saidBy(document, extent);
  if (text === href) return { ...extent, text: JSON.stringify(to) };
  const written = link === undefined ? undefined : writtenLinks(text)[link];
  if (!written?.address || written.href !== href || text[written.start] === "<") return undefined;
  const { start, end } = written.address;
  // As a whole where that is possible: "changed /Blog to /blog" says more than "renamed B to b".
  const isPlain = text.slice(start, end) === href;
  const { by, ...span } = isPlain ? { start, end, by: to } : addressChange(text, { start, end, href }, to);
  return { ...rangeIn(document, extent, span), text: JSON.stringify(by).slice(1, -1) };
}

/**
 * What to replace in a text so that the address in it becomes another one. An end that both addresses have is not
 * replaced, because escaped characters in it have to stay escaped.
 */
export function addressChange(text: string, { start, end, href }: Span & { href: string }, to: string) {
  const same = commonEnd(href, to);
  const head = href.slice(0, href.length - same);
  return text.slice(start, end).startsWith(head)
    ? { start, end: start + head.length, by: to.slice(0, to.length - same) }
    : { start, end, by: to };
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}
