/** Every place of a site that leads to one of its pages. */
import type { Path } from "../../model/fields.ts";
import { paragraphs } from "../check/gathered/links.ts";
import type { Document } from "../check/document/document.ts";
import type { Span } from "../check/document/written.ts";
import { linkSpans } from "../check/gathered/markdownLinks.ts";
import { leadsTo, ownAddress, type PageOfSite, type Survey } from "./survey.ts";

export interface Reference extends Span {
  document: Document;
  path: Path;
  /** What is written from `start` to `end` of the text at the path, without the backslashes that Markdown lets people write. */
  href: string;
  /** Shows the page on a card, so that only its plain address will do. */
  isCard: boolean;
  /** The route of the page. */
  route: string;
}

/** The places that lead to a page of this site. */
export function references(survey: Survey): Reference[] {
  const found: Reference[] = [];
  for (const { isCard, ...place } of written(survey)) {
    const own = ownAddress(survey, place.href);
    const route = own && leadsTo(survey, own.address);
    if (route !== undefined) found.push({ ...place, isCard, route });
  }
  return found;
}

/** The places that lead to a page, other than those on the page itself. */
export function referencesFromElsewhere(survey: Survey, page: { file: string; route: string }): Reference[] {
  return references(survey).filter(({ route, document }) => route === page.route && document.file !== page.file);
}

/** The places that lead to an anchor of a page: from anywhere by its address, and on the page itself by "#" alone. */
export function referencesToAnchor(survey: Survey, page: PageOfSite, anchor: string): Reference[] {
  const uses = survey.context.fields("shared").filter(({ document }) => document === page);
  const blocks = new Set(uses.map(({ value }) => value));
  const isOnPage = ({ role, name, file }: Document) => file === page.file || (role === "shared" && blocks.has(name));
  const { route } = page;
  return [
    ...references(survey).filter((each) => each.route === route && anchorIn(each.href) === anchor),
    ...[...written(survey)]
      .filter(({ document, href }) => href === `#${anchor}` && isOnPage(document))
      .map((place) => ({ ...place, route })),
  ];
}

/** What stands behind the "#" of an address; undefined when nothing does. */
export function anchorIn(href: string): string | undefined {
  return /#(.+)$/s.exec(href)?.[1];
}

function* written({ context }: Survey): Generator<Omit<Reference, "route">> {
  for (const kind of ["href", "page"])
    for (const { document, path, value } of context.fields(kind))
      if (typeof value === "string")
        yield { document, path, href: value, start: 0, end: value.length, isCard: kind === "page" };
  for (const { document, path, value } of context.fields("markdown"))
    for (const [text, at] of paragraphs(value, path))
      for (const link of linkSpans(text)) yield { document, path: at, ...link, isCard: false };
}
