/** All places of a site that lead to one of its pages. */
import type { Path } from "../../model/fields.ts";
import { pagesLost, pagesOfAddress, pagesOfLink } from "../check/gone/pages/pagesOfLink.ts";
import { addressInBroken } from "../check/rules/brokenMarkdownLink.ts";
import { linksOf, paragraphs } from "../check/gathered/links/links.ts";
import type { Document } from "../check/document/document.ts";
import type { Span } from "../check/document/written.ts";
import { linkSpans } from "../check/gathered/links/markdownLinks.ts";
import { textsOf } from "../check/gathered/texts/texts.ts";
import { leadsTo, leadsToFile, ownAddress, type PageOfSite, type Survey } from "./survey.ts";

export interface Reference extends Span {
  document: Document;
  path: Path;
  /** The address in the text at the path, from `start` to `end`; Markdown escapes are resolved. */
  href: string;
  /** It shows the page on a card, so only its exact route is allowed. */
  isCard: boolean;
  /** The route of the page. */
  route: string;
}

/** All places that lead to a page of this site. */
export function references(survey: Survey): Reference[] {
  const found: Reference[] = [];
  for (const { isCard, ...place } of written(survey)) {
    const route = routeBehind(survey, place.href);
    if (route !== undefined) found.push({ ...place, isCard, route });
  }
  return found;
}

/** The route of the page that a link leads to. */
function routeBehind(survey: Survey, href: string): string | undefined {
  const own = ownAddress(survey, href);
  return own && leadsTo(survey, own.address);
}

/** The places on other pages that lead to a page. */
export function referencesFromElsewhere(survey: Survey, page: { file: string; route: string }): Reference[] {
  return references(survey).filter(({ route, document }) => route === page.route && document.file !== page.file);
}

/** A place that leads to no page, but is taken for a link to one. */
export type WrongReference = Omit<Reference, keyof Span>;

/** The places with a wrong address, or a link that is not written as one, that the check takes for a link to this page. */
export function wrongReferences(survey: Survey, { route }: PageOfSite): WrongReference[] {
  const { context } = survey;
  const leads = (href: string) => routeBehind(survey, href) !== undefined;
  const links = linksOf(context)
    .filter((link) => (link.isSwapped || !leads(link.href)) && pagesOfLink(link, context).includes(route))
    .map(({ document, path, href }) => ({ document, path, href }));
  const entries = context
    .fields("page")
    .map(({ document, path, value }) => ({ document, path, href: String(value) }))
    .filter(({ href }) => !leads(href) && pagesLost(href, context).includes(route));
  const broken = textsOf(context).flatMap((text) => {
    const { document, path } = text;
    const href = addressInBroken(text, context);
    const isMeant = href !== undefined && pagesOfAddress(href, document, context).includes(route);
    return isMeant ? [{ document, path, href }] : [];
  });
  return [...links, ...broken, ...entries].map((place) => ({ ...place, isCard: false, route }));
}

/**
 * The places that lead to an anchor of a page: links with its address from anywhere, and "#" links on the page itself.
 */
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

/** The places that lead to a file in `public`. */
export function referencesToFile(survey: Survey, file: string): Reference[] {
  const found = [...written(survey)].filter(({ href }) => leadsToFile(survey, href, file));
  return found.map((place) => ({ ...place, route: `/${file}` }));
}

/** The fragment of an address; undefined if there is none. */
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
