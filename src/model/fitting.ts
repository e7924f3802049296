/** Adapts examples of blocks to a site: their links and pictures become ones that the site has. */
import { isGroup, type Json, type Located, mapFields, type Schemas } from "./fields.ts";
import { isPictureFile } from "./imageTypes.ts";

type Group = { [key: string]: Json };

/** What a site has to offer. */
export interface Stock {
  /** Addresses of all pages. */
  routes: readonly string[];
  /** Addresses of the pages that cards can show. */
  cards: readonly string[];
  /** Names of the forms. */
  forms: readonly string[];
  /** Names of the shared blocks; the one to take first stands first. */
  shared: readonly string[];
  /** Files in images/; undefined when nobody asks whether a picture exists. */
  images: ReadonlySet<string> | undefined;
  /** The picture that stands for the site. */
  picture: Json | undefined;
  /** The route of the page that a link of this site leads to; undefined where it leads to none. */
  leadsTo(href: string): string | undefined;
  /** The ranges of link addresses in a Markdown text, in order. */
  linkSpans(text: string): readonly { start: number; end: number; href: string }[];
}

/**
 * An example with links, pictures and the like that the site has. What it has no match for is left out.
 * @param route Of the page that it gets into.
 */
export function fitted(
  { schemas, at }: { schemas: Schemas; at: Located },
  { stock, route }: { stock: Stock; route: string },
  value: Json,
): Json | undefined {
  const cards = [...stock.cards];
  const hasImage = (src: unknown) => !stock.images || stock.images.has(src as string);
  const visit = (own: Json, kind: string): unknown => {
    if (kind === "href" && typeof own === "string") return fittedHref(stock, own, route);
    if (kind === "markdown")
      return Array.isArray(own) ? own.map((text) => fittedText(stock, text, route)) : fittedText(stock, own, route);
    if (kind === "image" && isGroup(own)) return hasImage(own["src"]) ? own : otherImage(stock);
    if (kind === "imageFile") return hasImage(own) ? own : undefined;
    if (kind === "form") return stock.forms.includes(own as string) ? own : stock.forms[0];
    if (kind === "shared") return stock.shared.includes(own as string) ? own : stock.shared[0];
    if (kind === "page") return cards.shift();
    return own;
  };
  return withoutGaps(mapFields({ schemas, visit }, at, value)) as Json | undefined;
}

function fittedHref({ routes, leadsTo }: Stock, href: string, route: string): string {
  if (!/^[/#]/.test(href)) return href;
  const leads = href.includes("#") ? undefined : leadsTo(href);
  if (leads) return leads;
  return routes.find((other) => /contact/i.test(other)) ?? (routes.includes("/") ? "/" : (routes[0] ?? route));
}

function fittedText(stock: Stock, text: Json, route: string): Json {
  if (typeof text !== "string") return text;
  return stock
    .linkSpans(text)
    .reduceRight(
      (all, { start, end, href }) => all.slice(0, start) + fittedHref(stock, href, route) + all.slice(end),
      text,
    );
}

function otherImage({ images, picture }: Stock): Group | undefined {
  if (picture !== undefined && isGroup(picture) && (!images || images.has(picture["src"] as string)))
    return structuredClone(picture);
  const [src] = [...(images ?? [])].filter((file) => isPictureFile(file)).toSorted();
  return src === undefined ? undefined : { src, decorative: true };
}

/** A value without the fields for which the site has nothing. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutGaps);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutGaps(inner)]));
}
