/** Synonyms that people and other programs use for fields. */
import { onlyOf } from "../onlyOf.ts";
import { nearest, sameLetters } from "./suggest.ts";
import { withSpaces } from "../../../model/camelCase.ts";
import { inEnglish } from "./inEnglish.ts";

/** Words with the same meaning. */
export const SYNONYMS = [
  ["heading", "title", "headline", "header", "name", "label", "question", "h1", "h2", "h3"],
  [
    "text",
    "lead",
    "content",
    "body",
    "html",
    "description",
    "summary",
    "excerpt",
    "answer",
    "subtitle",
    "subheading",
    "subheadline",
    "subline",
    "tagline",
    "paragraph",
    "copy",
    "bio",
    "quote",
    "p",
    "alternativeHeadline",
    "articleBody",
    "reviewBody",
  ],
  [
    "items",
    "cards",
    "list",
    "slides",
    "stages",
    "tiles",
    "boxes",
    "groups",
    "sections",
    "entries",
    "posts",
    "services",
    "questions",
    "steps",
    "articles",
    "testimonials",
    "quotes",
    "tabs",
    "features",
    "elements",
    "members",
    "people",
    "plans",
    "packages",
    "figures",
  ],
  ["lead", "lede", "standfirst"],
  ["details", "boxes", "contacts", "contactDetails", "channels"],
  ["options", "choices", "values"],
  ["image", "picture", "photo", "img", "icon", "pictogram", "figure", "thumbnail", "thumbnailUrl"],
  ["src", "file", "path", "url", "source"],
  ["url", "endpoint", "webhook", "uri"],
  ["href", "link", "url", "to", "route", "path", "address"],
  ["route", "address", "slug", "permalink"],
  [
    "aliases",
    "redirects",
    "redirect",
    "redirectFrom",
    "redirectsFrom",
    "oldAddresses",
    "oldAddress",
    "oldUrls",
    "oldUrl",
    "oldRoutes",
    "oldRoute",
    "oldSlugs",
    "oldSlug",
  ],
  ["partOf", "parent"],
  ["socialImage", "ogImage", "shareImage", "metaImage", "twitterImage"],
  ["language", "lang", "locale"],
  ["label", "text", "caption", "title"],
  ["label", "eyebrow", "kicker", "overline", "preheading", "tagline"],
  ["name", "author", "person", "client", "source"],
  ["line", "role", "position", "job", "occupation", "company", "price", "date", "subtitle", "tagline", "subline"],
  ["line", "category"],
  ["ground", "background", "color", "colour", "backgroundcolor", "backgroundcolour", "bg"],
  ["links", "children", "submenu", "dropdown", "items"],
  ["figures", "stats", "numbers", "metrics"],
  ["with", "overrides", "override", "props"],
  ["alt", "alternative", "caption", "description", "title"],
  ["points", "steps", "bullets", "bulletPoints", "tasks", "items", "list"],
  ["button", "btn", "cta", "callToAction", "action", "link"],
  ["id", "anchor", "anchorId", "htmlId", "elementId", "sectionId", "identifier", "bookmark", "fragment", "hash"],
  ["phone", "telephone", "tel", "phoneNumber"],
  ["type", "block", "kind"],
  ["quote", "text", "review", "reviewBody", "testimonial"],
  ["slidesInView", "slidesPerView", "slidesToShow", "perView", "visibleSlides"],
  ["question", "q"],
  ["answer", "a"],
  ["contents", "tableOfContents", "toc"],
  ["note", "footnote", "smallPrint", "finePrint", "disclaimer", "hinweis"],
  ["placeholder", "hint", "prompt"],
  ["open", "editable", "overridable"],
  ["required", "mandatory", "compulsory", "obligatory", "needed", "must"],
  // The opposite, and not a misspelling of "options".
  ["optional"],
];

function rowsOf(name: string): (readonly string[])[] {
  const word = inEnglish(name);
  return SYNONYMS.filter((row) => row.includes(word));
}

/** The only field that a name is a synonym of. */
export function wordFor(name: string, fields: readonly string[]): string | undefined {
  return onlyOf(wordsFor(name, fields));
}

/** The only name that another one stands for: by its letters, as a misspelling, or as a synonym. */
export function onlyMeant(name: string, names: readonly string[]): string | undefined {
  const near = nearest(name, names);
  return sameLetters(name, names) ?? (near.length > 0 ? onlyOf(near) : wordFor(name, names));
}

/** The field of this name, else all that it is a synonym of. */
export function wordsFor(name: string, fields: readonly string[]): string[] {
  if (fields.includes(name)) return [name];
  const words = rowsOf(name).flat();
  return fields.filter((field) => words.includes(field));
}

/** Whether two names are made of the same words, in any order: "pointsOnPhones" and "phonePoints", "formTitle" and "formHeading". */
export function areSameWords(name: string, other: string): boolean {
  return partsOf(name) === partsOf(other);
}

/** The words of a name, translated to those of fields. */
function partsOf(name: string): string {
  const words = withSpaces(name)
    .split(/[-_ ]/)
    .map((word) => word.toLowerCase().replace(/s$/, ""));
  return words
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => AS_FIELDS.get(word) ?? word)
    .toSorted()
    .join();
}

/** Words that names and titles have beside those that tell them apart. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(["for", "on", "of", "in", "the", ""]);
const AS_FIELDS: ReadonlyMap<string, string> = new Map([
  ["title", "heading"],
  ["headline", "heading"],
  ["mobile", "phone"],
  ["picture", "image"],
  ["photo", "image"],
  ["img", "image"],
  ["txt", "text"],
]);

/** Whether a name is a synonym of other fields, and not a misspelling of this one. */
export function isOtherWord(name: string, field: string): boolean {
  const meant = rowsOf(name);
  return meant.length > 0 && !areOneAndMany(name, field) && !meant.some((each) => each.includes(field));
}

/** Whether two names are the singular and the plural of a word. */
export function areOneAndMany(name: string, other: string): boolean {
  return ["s", "es"].some((end) => name + end === other || other + end === name);
}

/** Whether a name only says that its value is a list: the name of the field, or one that programs generate. */
export function isNameOfList(name: string, field: string): boolean {
  return name === field || areOneAndMany(name, field) || LISTS.has(name);
}

const LISTS: ReadonlySet<string> = new Set([
  "items",
  "item",
  "list",
  "entries",
  "entry",
  "values",
  "data",
  "rows",
  "nodes",
  "edges",
  "results",
  "records",
]);

/** "title" of "metaTitle" and of "page_title". */
export function lastWordOf(name: string): string {
  return /(?<=.)(?:[A-Z][a-z]+|[-_][a-z]+)$/.exec(name)?.[0].replace(/^[-_]/, "").toLowerCase() ?? "";
}

/** The rows of synonyms with a name, or with the one that it misspells. */
export function rowsWith(name: string): (readonly string[])[] {
  const own = rowsOf(name);
  return own.length > 0 ? own : SYNONYMS.filter((each) => nearest(name, each).length > 0);
}

/** The rank of a name among its synonyms, the more usual ones first: "description" is a text sooner than "subtitle". */
export function rankOf(name: string): number {
  const word = inEnglish(name);
  return SYNONYMS.find((row) => row.includes(word))?.indexOf(word) ?? SYNONYMS.length;
}

/** What people add to JSON beside its fields: notes to themselves, and how something should look. */
export const REMARK =
  /^[$_/#]|comment|note|remark|^internal$|reminder|todo|class|style|colou?r|width|height|size|align/i;
