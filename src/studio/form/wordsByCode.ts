/** The words for mistakes that a form can make. */
import { isGroup, type Path } from "../../model/fields.ts";
import { SITE_FILE } from "../../node/check/files/sitePaths.ts";
import { FILE_WORDS } from "./fileWords.ts";
import { type At, isMarkdown, labelAt, labelled, plain, fieldTitle, withLabels, type Worded } from "./labels.ts";
import { SITE_WORDS } from "./siteWords.ts";

const BY_BUTTON = "choose where it leads with the link button.";
/** A field as it is written into a file. */
const NEW_FIELD = / behind it, with a comma between: ("\w+"): .*$/s;
const TAKE_TAGS_OUT = "take them out.";

/** By code. All other mistakes have the check's own words. */
export const WORDS: Readonly<Record<string, Worded>> = {
  ...FILE_WORDS,
  ...SITE_WORDS,
  "missing-alt": (at) => ({
    message: `${labelAt(at, pictureAt(at))} has no description.`,
    fix: `write into ${labelAt(at, [...pictureAt(at), "alt"])} what it shows.${orOrnament(at)}`,
  }),
  "weak-alt": (at, { message }) => ({ message, fix: `say in a few words what it shows.${orOrnament(at)}` }),
  "stray-space": (at) => {
    const text = String(at.value);
    const isEnd = text.trimEnd() !== text;
    const edge = isEnd ? text.slice(text.trimEnd().length) : text.slice(0, -text.trimStart().length);
    const what = edge.includes("\n") ? "an empty line" : edge.includes("\t") ? "a tab" : "a space";
    return { message: `${labelAt(at)} ${isEnd ? "ends" : "starts"} with ${what}.`, fix: "take it out." };
  },
  "pasted-html": (at) => ({
    message: `${labelAt(at)} has tags in < and >, and visitors would see them.`,
    fix: isMarkdown(at) ? `${TAKE_TAGS_OUT} The buttons above the text make words bold or a link.` : TAKE_TAGS_OUT,
  }),
  "empty-link": (at, said) => (isMarkdown(at) ? { ...said, fix: "write between its [ and ] where it leads." } : said),
  "blank-text": (at, said) => ({ ...labelled(at, said), fix: fixOfBlank(at) }),
  "missing-property": (at, said) => {
    const { message } = labelled(at, said);
    return { message: message.replace(/^the (?=“)/, ""), fix: "fill it in." };
  },
  "unknown-option": (at, said) => ({ ...labelled(at, said), fix: "choose one of those that are offered." }),
  "too-few": (at, said) => ({ ...labelled(at, said), fix: "add what is missing." }),
  // Of a text, the check says how much has to go.
  "too-many": (at, said) => ({
    ...labelled(at, said),
    fix:
      typeof at.value === "string"
        ? withLabels(at, (said.fix ?? "").replace(NEW_FIELD, " into $1."))
        : "take some out.",
  }),
  "out-of-range": labelled,
  "bad-anchor": labelled,
  "bad-email": labelled,
  "bad-phone": labelled,
  "bad-url": labelled,
  "orphan-page": (_at, said) => ({
    ...said,
    ...(said.fix?.includes(SITE_FILE) && {
      fix: "add a link to it on another page, or in the menu or the footer in the site settings.",
    }),
  }),
  "unknown-open-field": (_at, { message }) => ({
    message: message.replace(/^"(.*)" is not .*$/, "“$1” is no field of this block."),
    fix: "take its tick away, and tick the field that is meant.",
  }),
  "broken-link": (_at, said) => ({ ...said, fix: plain(said.fix) ?? BY_BUTTON }),
  "unsafe-url": (_at, said) => ({ ...said, fix: plain(said.fix) ?? BY_BUTTON }),
  "broken-anchor": (at, said) => {
    const [, wanted] = /\bcalled "([^"]+)"/.exec(said.message) ?? [];
    const name = fieldTitle(at, [...at.path.slice(0, 2), "id"]);
    const orName = wanted && name ? ` Or write “${wanted}” into “${name}” of the block that is meant.` : "";
    return { ...said, fix: plain(said.fix) ?? BY_BUTTON + orName };
  },
};

function pictureAt({ path, value }: At): Path {
  return isGroup(value) ? path : path.slice(0, -1);
}

/** Not every picture may only decorate. */
function orOrnament(at: At): string {
  const switched = fieldTitle(at, [...pictureAt(at), "decorative"]);
  return switched ? ` If it only decorates, turn on “${switched}”.` : "";
}

function fixOfBlank(at: At): string {
  const { lookup, document, path } = at;
  const write = path.at(-1) === "href" ? `write an address, or ${BY_BUTTON}` : "write something.";
  const around = path.slice(0, -1);
  // A block as a whole is seldom too much, and what has to be there stays.
  if (
    around.length < 3 ||
    (lookup.schemaAt(document, around.slice(0, -1))?.schema.required ?? []).includes(String(around.at(-1)))
  )
    return write;
  return `${write.slice(0, -1)}, or take out ${labelAt(at, around)}.`;
}
