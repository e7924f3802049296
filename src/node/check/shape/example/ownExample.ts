/** The example of a field for its author: what only the author knows is "…", and addresses are those of the site. */
import { isOfWords } from "../isOfWords.ts";
import type { Place } from "../../place.ts";
import { type Json, mapFields, type Visit } from "../../../../model/fields.ts";
import { withNamesThere } from "./namesFor.ts";
import type { Lookup } from "../../lookup.ts";

/** The placeholder for words, names and files that only the author knows. */
const OPEN = "…";

/** @param example An example of the schema other than the first one. */
export function ownExample(lookup: Lookup, { document, path }: Place, example?: Json): Json | undefined {
  const located = lookup.schemaAt(document, path);
  const value = example ?? located?.schema.examples?.[0];
  if (!located || value === undefined) return value;
  // The file and the description of a picture have no kind of their own.
  const isOfPicture = lookup.schemaAt(document, path.slice(0, -1))?.schema.kind === "image";
  if (isOfPicture && typeof value === "string") return OPEN;
  const visit: Visit = (own, kind) => {
    if (typeof own === "string" && /^\{\w+\}$/.test(own)) return own;
    if (isOfWords(kind) || kind === "imageFile" || kind === "logo" || kind === "form") return OPEN;
    if (kind === "image") return { src: OPEN, alt: OPEN };
    if (kind === "shared") return sharedIn(lookup, own);
    // The old address of an example may be that of another page.
    if (kind === "route" && path[0] === "aliases") return "/old-address";
    if (kind === "href" || kind === "page") return ownAddress(lookup, String(own));
    return own;
  };
  const own = mapFields({ schemas: lookup.schemas, visit }, located, value) as Json;
  return Array.isArray(own) ? [...withNamesThere(lookup, { document, path }, own)] : own;
}

/** An address that leads somewhere: to the page of the example if the site has it, else to the home page. */
function ownAddress({ addressOf }: Lookup, href: string): string {
  if (href.includes("{")) return href;
  if (!href.startsWith("/")) return href.startsWith("https:") ? `https://${OPEN}` : `/${OPEN}`;
  const route = href.replace(/[?#].*$/, "");
  return [route, "/"].find((each) => addressOf?.(each) === each) ?? `/${OPEN}`;
}

/** The shared block of the example, if the site has it, else its first one. */
function sharedIn({ namesOf }: Lookup, use: Json): Json {
  const names = namesOf?.("shared") ?? [use];
  return names.find((name) => name === use) ?? names[0] ?? OPEN;
}

/** The words before an example that ask to fill in its placeholders. */
export function withOwn(shown: string, start = ", with"): string {
  const names = Array.from(shown.matchAll(OPEN_FIELD), ([, name]) => name);
  if (names.length === 0) return "";
  const words =
    WORDS_FOR[names.join(" ")] ?? (names.includes("href") ? `your own words, and ${AN_ADDRESS},` : OWN_WORDS);
  return `${start} ${words} for the three dots`;
}

/** A placeholder, and its name if it has one. */
const OPEN_FIELD = new RegExp(`(?:"(\\w+)": )?"${OPEN}"`, "g");

const OWN_WORDS = "your own words";
/** A placeholder for words about the form of the page: `withFormOfPage` fills it in. As in lineMarks.ts, it cannot collide with an author's words. */
export const FORM_OF_PAGE = "\0form of page\0";
/** What an author is asked to write for the address of a link. */
export const AN_ADDRESS = `${FORM_OF_PAGE}the address of a page (its "route") or of another site`;

/** The words for all placeholders together, by their names. */
const WORDS_FOR: Record<string, string> = {
  href: AN_ADDRESS,
  src: "the name of your own picture",
  alt: "a few words on what the picture shows",
  "src alt": "your own picture and words",
};
