/** What is wrong, in the words of a form: fields by their labels, and what to do with what is on the screen. */
import { isGroup, type Json, type Path } from "../../model/fields.ts";
import { pathOf } from "../../model/pointer.ts";
import type { Document } from "../../node/check/document/document.ts";
import { SITE_FILE } from "../../node/check/files/sitePaths.ts";
import type { Problem } from "../../node/check/finding.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { capital } from "../../node/check/wording/words.ts";
import { fieldTelling } from "./problemPlaces.ts";

export type FormWords = Pick<Problem, "message" | "fix">;

interface At {
  lookup: Lookup;
  document: Document;
  /** Of the field. */
  path: Path;
  /** What is wrong: what the field says, or a paragraph of it. */
  value: Json | undefined;
}

/** @param said The check's words. */
type Worded = (at: At, said: FormWords) => FormWords;

const BY_BUTTON = "choose where it leads with the link button.";
const TAKE_TAGS_OUT = "take them out.";

/** Mistakes that a form can make, by code. All others have the check's own words. */
const WORDS: Readonly<Record<string, Worded>> = {
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
  "too-many": (at, said) => ({ ...labelled(at, said), ...(typeof at.value !== "string" && { fix: "take some out." }) }),
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
    const name = titleOf(at, [...at.path.slice(0, 2), "id"]);
    const orName = wanted && name ? ` Or write “${wanted}” into “${name}” of the block that is meant.` : "";
    return { ...said, fix: plain(said.fix) ?? BY_BUTTON + orName };
  },
};

/** What is wrong, beside its field. */
export function formWords(lookup: Lookup, document: Document, problem: Problem): FormWords {
  const path = pathOf(problem.pointer, document.data ?? null);
  const at: At = { lookup, document, path: fieldTelling(lookup, document, path), value: valueAt(document, path) };
  const worded = Object.hasOwn(WORDS, problem.code) ? WORDS[problem.code] : undefined;
  const { message, fix } = worded?.(at, problem) ?? problem;
  return { message: capital(message), ...(fix && { fix: capital(fix) }) };
}

/** What the form calls a field; empty for what no schema knows. */
function titleOf({ lookup, document }: At, path: Path): string {
  const { properties = {} } = lookup.schemaAt(document, path.slice(0, -1))?.schema ?? {};
  const name = String(path.at(-1));
  return Object.hasOwn(properties, name) ? (properties[name]!.title ?? "") : "";
}

/** “Heading”, or "card 3" for one of a list. */
function labelAt(at: At, path = at.path): string {
  if (typeof path.at(-1) === "number") return at.lookup.labelOf(at.document, path);
  return `“${titleOf(at, path) || String(path.at(-1))}”`;
}

function isMarkdown({ lookup, document, path }: At): boolean {
  return lookup.schemaAt(document, path)?.schema.kind === "markdown";
}

/** Words of the check with the labels of fields in the place of their names; an example has none. */
function labelled(at: At, { message, fix }: FormWords): FormWords {
  const groups = [at.path.slice(0, -1), at.path];
  const named = message.replaceAll(/"(\w+)"/g, (whole, name: string) => {
    const title = groups.map((group) => titleOf(at, [...group, name])).find(Boolean);
    return title === undefined ? whole : `“${title}”`;
  });
  return { message: named, ...(fix && { fix: fix.replace(/"\w+": (?=")/, "") }) };
}

function pictureAt({ path, value }: At): Path {
  return isGroup(value) ? path : path.slice(0, -1);
}

/** Not every picture may only decorate. */
function orOrnament(at: At): string {
  const switched = titleOf(at, [...pictureAt(at), "decorative"]);
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

/** Advice that only names what to write; undefined for all other advice. */
function plain(fix = ""): string | undefined {
  return /^(?:did you mean|write) "[^"…]*"(?:(?:, | or )"[^"…]*")*[.?]$/.test(fix) ? fix : undefined;
}
