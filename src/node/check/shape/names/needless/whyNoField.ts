/** What other programs let authors write, and why there is no field for it here. */
import type { Place } from "../../../place.ts";
import { byName } from "../../../byName.ts";
import { isBlock } from "../../noun.ts";
import { SAME_TAB } from "../../../inTexts/linkTarget.ts";
import { fold } from "../../../wording/suggest.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Path } from "../../../../../model/fields.ts";
import type { Document } from "../../../document/document.ts";

type Where = "page" | "block" | "entry" | "quote" | "site" | "anywhere";

/** The fix for content that belongs in a text of a page. */
export const IN_A_BLOCK = "say it in a text of a block.";

const WHY: readonly (readonly [where: Where, names: readonly string[], why: string])[] = [
  ["page", ["noindex", "nofollow", "robots", "index", "searchable"], "search engines may find every page of the site."],
  ["page", ["keywords", "metaKeywords"], "search engines do not read it."],
  ["page", ["tags"], "the site has no tags."],
  ["page", ["canonical", "canonicalUrl", "slug", "permalink"], '"route" is the one address of the page.'],
  ["page", ["seo", "meta", "og", "openGraph"], '"title", "description" and "socialImage" say this.'],
  ["page", ["layout", "template"], 'how a page looks, its "blocks" say.'],
  ["page", ["date", "author", "publishedAt", "updated", "updatedAt"], IN_A_BLOCK],
  ["page", ["language", "lang", "locale"], "all pages are in the language that pages/_site.json names."],
  [
    "page",
    ["menu", "nav", "navigation", "inMenu", "showInMenu", "footer"],
    "the menu and the footer of all pages stand in pages/_site.json.",
  ],
  ["block", ["date", "author", "publishedAt", "updated", "updatedAt"], "say it in a text."],
  [
    "block",
    ["order", "sortOrder", "sort", "rank", "priority"],
    "blocks are shown in the order of the file. To move this one, cut all of it, from its { to its }, and paste it where it belongs, with a comma between two blocks.",
  ],
  ["block", ["fields", "recipient"], 'every form stands in pages/_site.json, under "forms".'],
  ["block", ["placeholder"], 'above each field of a form stands its "label", under "fields" in pages/_site.json.'],
  ["site", ["required", "mandatory", "optional"], 'a form names the fields that must be filled in under "required".'],
  [
    "entry",
    ["open", "opened", "expanded", "isOpen", "defaultOpen", "collapsed", "closed", "active"],
    "the first entry of an accordion is open at the start, and none of a faq.",
  ],
  ["quote", ["rating", "ratings", "stars", "score"], "no stars are shown. The words of the quote can say it."],
  [
    "site",
    ["openingHours", "openingTimes", "businessHours", "hours"],
    'say it on a page, for example in the "text" of an "intro".',
  ],
  [
    "site",
    ["favicon", "touchIcon", "appleTouchIcon"],
    "the icon of the site is a file in the folder public: put yours in the place of favicon.svg.",
  ],
  ["site", ["analytics", "googleAnalytics", "tracking", "matomo", "pixel"], "pages load no programs of other sites."],
  [
    "site",
    ["cookies", "cookieBanner", "cookieNotice", "cookieConsent"],
    "pages set no cookies, so that nobody has to be asked.",
  ],
  ["site", ["to", "recipient", "sendTo"], 'all forms are sent to where "delivery" says.'],
  ["anywhere", ["target", "newTab", "blank", "rel"], SAME_TAB],
  ["anywhere", ["html", "css", "script", "javascript"], "pages hold no code. What it says can stand in a text."],
];

const BY_NAME = byName(
  WHY.flatMap(([where, names, why]) => names.map((name) => ({ name, where, why }))),
  ({ name }) => fold(name),
);

/** The kind of the entries in some blocks: those that open, and quotes. */
const ENTRIES: Readonly<Record<string, Where>> = { accordion: "entry", faq: "entry", testimonials: "quote" };

function entryOf(document: Document, path: Path): readonly Where[] {
  const block = typeof path.at(-1) === "number" ? valueAt(document, path.slice(0, -2)) : undefined;
  const where = isGroup(block) ? ENTRIES[String(block["type"])] : undefined;
  return where === undefined ? [] : [where];
}

/** Undefined for a name of which nothing is known here. */
export function whyNoField({ document, path }: Place, name: string): string | undefined {
  const isPage = document.role === "page" && path.length === 0;
  const isSite = document.role === "site";
  const where: readonly Where[] = isPage
    ? ["page"]
    : isSite
      ? ["site"]
      : isBlock(path)
        ? ["block"]
        : entryOf(document, path);
  return BY_NAME.get(fold(name))?.find((each) => each.where === "anywhere" || where.includes(each.where))?.why;
}
