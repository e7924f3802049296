/** The edit that changes the address of a link. */
import { extentOf } from "../document/position.ts";
import { rangeIn, saidBy } from "../document/written.ts";
import type { Edit } from "../finding.ts";
import type { Link } from "./links.ts";
import { writtenLinks } from "./markdownLinks.ts";

/** Undefined for an address between < and >, and for one with escaped characters. */
export function hrefEdit({ document, path, href, link }: Link, to: string): Edit | undefined {
  const extent = extentOf(document, path)!;
  const text = saidBy(document, extent);
  if (text === href) return { ...extent, text: JSON.stringify(to) };
  const address = link === undefined ? undefined : writtenLinks(text)[link]?.address;
  if (!address || text.slice(address.start, address.end) !== href || !text.startsWith("](", address.start - 2))
    return undefined;
  return { ...rangeIn(document, extent, address), text: JSON.stringify(to).slice(1, -1) };
}
