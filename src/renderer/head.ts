import type { SiteContent } from "../model/content.ts";
import { scriptJson } from "../model/scriptJson.ts";
import { themeColour } from "../model/theme.ts";
import { completeTitle, ownTitle } from "../model/title.ts";
import { dialled, isExternal, parseUrl } from "../model/urls.ts";
import type { ResolvedPage } from "./resolvePage.ts";

/** One element of a page's head. `text` is its content; attributes are unescaped. */
export interface HeadTag {
  tag: "title" | "meta" | "link" | "script";
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Everything about a page that search engines and social networks read. */
export function headTags(page: ResolvedPage, site: SiteContent): HeadTag[] {
  const title = completeTitle(page, site.brand.name);
  const url = site.url + page.route;
  const { socialImage: image } = page;
  return [
    { tag: "title", attributes: {}, text: title },
    meta("name", "description", page.description),
    { tag: "link", attributes: { rel: "canonical", href: url } },
    meta("property", "og:type", page.isArticle ? "article" : "website"),
    meta("property", "og:site_name", site.brand.name),
    meta("property", "og:title", title),
    meta("property", "og:description", page.description),
    meta("property", "og:url", url),
    meta("property", "og:image", site.url + image.url),
    meta("property", "og:image:width", String(image.width)),
    meta("property", "og:image:height", String(image.height)),
    meta("property", "og:image:alt", image.alt),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "theme-color", themeColour),
    jsonLd([
      page.route === "/" ? organisation(site) : breadcrumb(page, site),
      ...(page.isArticle ? [article(page, site)] : []),
    ]),
  ];
}

function meta(key: "name" | "property", name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { [key]: name, content } };
}

/** Structured data. */
function jsonLd(graph: object[]): HeadTag {
  const text = scriptJson({ "@context": "https://schema.org", "@graph": graph });
  return { tag: "script", attributes: { type: "application/ld+json" }, text };
}

/** Only on the home page, which is where search engines look for it. */
function organisation({ url, brand, contact, social = [] }: SiteContent): object {
  const own = social.map(({ href }) => href).filter(isOwnPage);
  return {
    "@type": "Organization",
    name: brand.name,
    url: `${url}/`,
    logo: url + (brand.logo?.src.plain ?? "/icon-512.png"),
    email: contact.email,
    telephone: dialled(contact.phone),
    address: contact.address.join(", "),
    ...(brand.founded && { foundingDate: String(brand.founded) }),
    ...(own.length > 0 && { sameAs: own }),
  };
}

/** A link to the front page of a network is no profile. */
function isOwnPage(href: string): boolean {
  return isExternal(href) && (parseUrl(href)?.pathname ?? "/") !== "/";
}

/** Says only what the page shows: it names no author and no date. */
function article({ route, title, description, socialImage }: ResolvedPage, { url, brand }: SiteContent): object {
  return {
    "@type": "Article",
    headline: ownTitle(title, brand.name),
    description,
    image: url + socialImage.url,
    mainEntityOfPage: url + route,
    publisher: { "@type": "Organization", name: brand.name, url: `${url}/` },
  };
}

/** Breadcrumbs: the home page, the menu entry that the page belongs to, the page. */
function breadcrumb(page: ResolvedPage, site: SiteContent): object {
  const { url, brand } = site;
  const steps = [
    { name: brand.name, route: "/" },
    ...entryOf(page, site),
    { name: ownTitle(page.title, brand.name), route: page.route },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, route }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url + route,
    })),
  };
}

/** A menu entry that leads to an anchor is no page of its own. */
function entryOf({ route, partOf = "" }: ResolvedPage, { header }: SiteContent) {
  if (partOf === route || !/^\/[^#?]+$/.test(partOf)) return [];
  const entries = header.menu.flatMap((entry): { label: string; href?: string }[] => entry.links ?? [entry]);
  const entry = entries.find(({ href }) => href === partOf);
  return entry ? [{ name: entry.label, route: partOf }] : [];
}
