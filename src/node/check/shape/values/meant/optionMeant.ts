/** Finds options by their synonyms. */
import { onlyOf } from "../../../onlyOf.ts";
import { GROUND_WORDS } from "../../../../../model/grounds.ts";
import { fold } from "../../../wording/suggest.ts";

/** Synonyms, one row for each choice. A field has at most one option of each row. */
export const SAME_CHOICES: readonly (readonly string[])[] = [
  ["tel", "phone", "telephone", "mobile", "call", "whatsapp"],
  ["email", "mail", "envelope"],
  ["text", "input", "string", "line", "textfield"],
  ["textarea", "multiline", "longtext", "message", "paragraph"],
  ["select", "dropdown", "choice", "list", "combobox"],
  ["organization", "company", "business"],
  ["off", "no", "none", "false"],
  ["demo", "test", "console"],
  ["endpoint", "url", "webhook", "api", "server", "post", "http"],
  ["pin", "place", "location", "address", "map", "marker"],
  ["pictures", "images", "photos"],
  ["steps", "numbered", "ordered"],
  ["columns", "grid"],
  ["carousel", "slider", "slideshow"],
  ["cta", "banner", "calltoaction"],
  ["hero", "jumbotron", "header", "masthead"],
  ["intro", "text", "paragraph", "richtext", "stats", "figures", "numbers", "about", "event"],
  ["contactForm", "form", "contact", "getintouch"],
  ["contactDetails", "contactinfo", "contacts"],
  ["testimonials", "quote", "quotes", "review", "reviews"],
  ["portfolioGrid", "gallery", "portfolio", "projects", "casestudies"],
  ["process", "steps", "timeline", "howitworks"],
  ["cardGrid", "cards", "features", "featuregrid", "featurelist", "benefits", "reasons", "team", "people"],
  ["servicesGrid", "services"],
  ["logoGrid", "logos", "technologies", "techstack"],
  ["postCards", "posts", "articles", "blogposts", "relatedposts"],
  ["faq", "questions", "qanda"],
  ["accordion", "collapse", "expandable"],
  ...Object.entries(GROUND_WORDS).map(([ground, words]) => [ground, ...words]),
];

/** The synonyms of an option, or of a type of block. */
export function otherWordsFor(option: string): string[] {
  return SAME_CHOICES.filter((row) => row.includes(option))
    .flat()
    .filter((word) => word !== option);
}

/** The only option that a word is a synonym of. */
export function optionMeant(written: string, options: readonly string[]): string | undefined {
  const words = SAME_CHOICES.filter((row) => row.some((word) => fold(word) === fold(written))).flat();
  const meant = options.filter((option) => words.includes(option));
  if (meant.length > 0) return onlyOf(meant);
  // In "leaf green", both words stand for the same option.
  const parts = /^\p{L}+(?:[\s_-]\p{L}+){1,2}$/u.test(written) ? written.split(/[\s_-]/) : [];
  return onlyOf(new Set(parts.map((part) => optionNamed(part, options))));
}

function optionNamed(word: string, options: readonly string[]): string | undefined {
  return options.find((option) => fold(option) === fold(word)) ?? optionMeant(word, options);
}
