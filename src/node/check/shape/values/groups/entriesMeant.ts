/** Finds the list that a value in its place stands for: a group with the entries as its fields, or one text. */
import { isOfWords } from "../../isOfWords.ts";
import { blockSchema, type Json, type Path, type Schema } from "../../../../../model/fields.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import { lastBracket } from "../../../document/lastBracket.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Group } from "../../../site.ts";
import { choice, example, LONGEST_AGAIN } from "../../../wording/words.ts";
import { withOwn } from "../../example/ownExample.ts";
import { named, type Explanation, type Wrong } from "../../wrong.ts";
import { openDrawing } from "../../names/missing/toChoose.ts";
import { onlyMeant } from "../../../wording/synonyms.ts";
import { looksLike } from "../../looksLike.ts";
import { anchorMeant } from "../meant/anchorMeant.ts";
import { logoCalled } from "./groupsMeant.ts";

/** The most entries that a fix writes out. */
const MOST_SHOWN = 4;

/** The fix for a group that has the entries of a list as its fields; undefined for one that is an entry itself. */
export function entriesUnderNames(wrong: Wrong, group: Group): Pick<Explanation, "fix" | "isExample"> | undefined {
  const {
    properties = {},
    required = [],
    type,
  } = wrong.lookup.schemaAt(wrong.document, [...wrong.path, 0])?.schema ?? {};
  const names = Object.keys(group);
  const isPairs =
    names.length > 0 && "label" in properties && Object.values(group).every((each) => typeof each === "string");
  const isText = [type].flat().includes("string");
  const areEntries = Object.values(group).every((each) => (isText ? typeof each === "string" : isGroup(each)));
  const blocks = typesAsNames(wrong, group);
  const lacked = areEntries && !isText && names.length > 0 ? lackedByAll(wrong, group) : undefined;
  const areTexts = arePairs(group, { required }) || areNoFields(group, { required, properties });
  const areFew = names.length < 2 && !isPairs && blocks === undefined && !lacked && !areTexts;
  if (areFew || names.some((name) => Object.hasOwn(properties, name) || name === "type")) return undefined;
  if (blocks !== undefined) return { fix: blocks };
  if (lacked !== undefined) {
    const [first] = names as [string];
    const valueOf = (name: string) => (lacked.kind === "anchor" ? anchorMeant(name) : name);
    const value = valueOf(first);
    const entries = Object.entries(group).map(([name, entry]) => ({
      [lacked.name]: valueOf(name),
      ...(entry as Group),
    }));
    const located = wrong.lookup.schemaAt(wrong.document, wrong.path)!;
    const whole = example(entries);
    if (whole.length <= LONGEST_AGAIN && looksLike(wrong.lookup.schemas, located, entries))
      return { fix: `write ${names.length > 1 ? "them" : "it"} in a list: ${named(wrong, whole)}.` };
    return {
      fix: `${inSquare(wrong)}, and move each name into its own { } as "${lacked.name}", like this: { "${lacked.name}": ${example(value)}, … } in the place of ${example(first)}: { … }.`,
    };
  }
  const written = isText ? writtenOut(wrong, group) : undefined;
  if (written) return { fix: written };
  if (areEntries && names.length < 25)
    return {
      fix: `${inSquare(wrong)}, and take ${choice(names, "and")} away, with the colons behind them.`,
    };
  const [first, second] = required;
  const has = (...fields: string[]) => fields.every((field) => field in properties);
  const drawn = drawnPairs(wrong, group);
  const areFigures = Object.values(group).every(isFigure) && !names.every(isFigure);
  const addressOf = (text: string) => wrong.lookup.addressOf?.(text) ?? text;
  const entryOf = (name: string, text: string): Group | false =>
    drawn
      ? drawn(name, text)
      : has("label", "href")
        ? { label: name, href: addressOf(text) }
        : has("value", "label")
          ? areFigures
            ? { value: text, label: name }
            : { value: name, label: text }
          : areTexts && { [first!]: name, [second!]: text };
  const pairs = Object.entries(group);
  const shown = pairs
    .slice(0, pairs.length > MOST_SHOWN ? 1 : MOST_SHOWN)
    .map(([name, text]) => typeof text === "string" && entryOf(name, text));
  if (!shown.every((entry) => entry !== false)) return asEntries(wrong);
  const list = named(wrong, `[${shown.map((entry) => example(entry)).join(", ")}]`);
  return {
    fix: `write ${shown.length < pairs.length ? "each of them in a list, like this" : `${pairs.length > 1 ? "them" : "it"} in a list`}: ${list}.`,
  };
}

/** The fix that shows the values of a group as a list of texts, without their names, as of the lines of an address. */
function writtenOut(wrong: Wrong, group: Group): string | undefined {
  const values = Object.values(group);
  if (!values.every((each) => typeof each === "string" || typeof each === "number")) return undefined;
  const texts = values.map(String);
  const shown = example(texts);
  const located = wrong.lookup.schemaAt(wrong.document, wrong.path)!;
  const isRight = shown.length <= LONGEST_AGAIN && looksLike(wrong.lookup.schemas, located, texts);
  return isRight ? `write them in a list, without the names: ${named(wrong, shown)}.` : undefined;
}

/** Whether a text is a number with a few signs, as "24" and "$40k" are. */
function isFigure(text: Json): boolean {
  return typeof text === "string" && /^\P{L}{0,3}\d.{0,11}$/u.test(text.trim());
}

/** Says how to turn the braces of a group into the brackets of a list. */
function inSquare(wrong: Wrong): string {
  const last = lastBracket(wrong);
  return last === undefined
    ? "write [ ] in the place of its { }"
    : `write [ in the place of its {, ] in the place of ${last}`;
}

/** `{ "hero": { … }, "shared": "contact-form" }`: the fix for blocks under the names of their types, and nothing else. */
function typesAsNames(wrong: Wrong, group: Group): string | undefined {
  const { lookup } = wrong;
  const all = Object.entries(group);
  const isBlock = ([name, value]: [string, Json]) =>
    blockSchema(lookup.schemas, name) && (isGroup(value) || (name === SHARED && typeof value === "string"));
  if (all.length === 0 || !all.every(isBlock)) return undefined;
  const [first] = all.find(([, value]) => isGroup(value)) ?? [];
  const use = group[SHARED];
  const inTypes = `the name of each block behind its {, like this: { "type": "${first}", … } in the place of "${first}": { … }`;
  const inUse = `${example({ type: SHARED, use: use ?? "" })} in the place of "${SHARED}": ${example(use ?? "")}`;
  const parts = [...(first === undefined ? [] : [inTypes]), ...(typeof use === "string" ? [inUse] : [])];
  return `${inSquare(wrong)}, and ${parts.join(", and ")}.`;
}

const SHARED = "shared";

/** The fix keeps what the author wrote, and does not replace it by an example. */
function asEntries(wrong: Wrong): Pick<Explanation, "fix"> {
  const { example: shown } = wrong;
  const like = shown === undefined ? "" : ` A list looks like this: ${shown}.`;
  return { fix: `${inSquare(wrong)}, and what stands in it as entries of that list.${like}` };
}

/** `{ "kotlin-icon": "Kotlin" }`: how to write pairs of a drawing and its words as entries. */
function drawnPairs(wrong: Wrong, group: Group): ((name: string, text: string) => Group) | undefined {
  const { drawing, words, schema } = drawnFields(wrong, wrong.path) ?? {};
  if (drawing === undefined || words === undefined || !schema) return undefined;
  const { enum: options = [] } = schema;
  if (Object.keys(group).every((name) => options.includes(name)))
    return (name, text) => ({ [drawing]: name, [words]: text });
  const areTold = Object.values(group).every((text) => options.includes(text));
  return areTold ? (name, text) => ({ [drawing]: text, [words]: name }) : undefined;
}

/** The two required fields of the entries of a list, where these are a drawing and words for it. */
function drawnFields({ lookup, document }: Wrong, path: Path) {
  const schemaOf = (field: string) => lookup.schemaAt(document, [...path, 0, field])?.schema;
  const { required = [] } = lookup.schemaAt(document, [...path, 0])?.schema ?? {};
  const drawing = required.find((field) => isDrawing(schemaOf(field)?.kind));
  const words = required.find((field) => schemaOf(field)?.kind === "line");
  if (drawing === undefined || words === undefined || required.length !== 2) return undefined;
  return { drawing, words, schema: schemaOf(drawing)! };
}

/** The fix for a list of nothing but names of drawings, with the words for them from the lists beside it. */
export function drawingsNamed(wrongs: readonly Wrong[]): string | undefined {
  const [first] = wrongs as [Wrong];
  const path = first.path.slice(0, -1);
  const { drawing, words, schema = {} } = drawnFields(first, path) ?? {};
  const { enum: options = [], kind } = schema;
  const isNamed = ({ value }: Wrong) => typeof value === "string" && (kind === "logo" || options.includes(value));
  if (drawing === undefined || words === undefined || !wrongs.every(isNamed)) return undefined;
  const around = valueAt(first.document, path.slice(0, -2));
  const beside = (Array.isArray(around) ? around : []).flatMap((owner) =>
    isGroup(owner) ? (owner[String(path.at(-1))] ?? []) : [],
  );
  const wordsFor = (name: Json) => beside.filter(isGroup).find((entry) => entry[drawing] === name)?.[words] ?? "…";
  const entries = wrongs.map(({ value }): Group =>
    options.includes(value)
      ? { [drawing]: value, [words]: wordsFor(value) }
      : { [drawing]: logoCalled(String(value), schema) ?? "…", [words]: isPictureFile(String(value)) ? "…" : value },
  );
  const shown = example(entries);
  const isOpen = (field: string) => entries.some((entry) => entry[field] === "…");
  const list = named({ label: first.lookup.labelOf(first.document, path) }, shown);
  const own = isOpen(words) ? withOwn(shown) : "";
  const which = isOpen(drawing)
    ? ` ${openDrawing(first.lookup, { document: first.document, path: [...first.path, drawing] }, `"${drawing}": "…"`)}`
    : "";
  return shown.length > LONGEST_AGAIN ? undefined : `write them like this${own}: ${list}.${which}`;
}

/** Whether the names and texts of a group are the two required fields of entries. A name of a single word may be a synonym of a field. */
export function arePairs(value: Json, { required = [] }: Pick<Schema, "required">): boolean {
  if (!isGroup(value) || required.length !== 2) return false;
  const isNoField = Object.keys(value).some((name) => /[^\w-]|^[A-Z]/.test(name));
  return isNoField && Object.values(value).every((each) => typeof each === "string");
}

/** Whether the names of texts are titles: the first of the two fields of an entry is one, and none of them stands for a field. */
function areNoFields(group: Group, { properties = {}, required = [] }: Schema): boolean {
  const texts = Object.entries(group);
  const fields = Object.keys(properties);
  const isOwn = ([name, text]: [string, Json]) => typeof text === "string" && onlyMeant(name, fields) === undefined;
  return required.length === 2 && required[0] === "title" && texts.length > 1 && texts.every(isOwn);
}

/** The required field that all entries lack and that their names can fill: an anchor, or a line, for which names need several words or capital letters. */
function lackedByAll({ lookup, document, path }: Wrong, group: Group): { name: string; kind: unknown } | undefined {
  const { required = [] } = lookup.schemaAt(document, [...path, 0])?.schema ?? {};
  const lacked = required
    .filter((name) => Object.values(group).every((entry) => isGroup(entry) && !Object.hasOwn(entry, name)))
    .map((name) => ({ name, kind: lookup.schemaAt(document, [...path, 0, name])?.schema.kind }));
  const names = Object.keys(group);
  const areWords = names.some((each) => each.includes(" ")) || names.every((each) => /^\p{Lu}\p{L}*$/u.test(each));
  return (
    lacked.find(({ kind }) => kind === "anchor") ?? (areWords ? lacked.find(({ kind }) => kind === "line") : undefined)
  );
}

/** The entries of a list that was written as one text; none for a sentence. */
export function entriesIn(text: string, { kind, pattern }: Schema): string[] {
  const entries = text
    .trim()
    .split(text.startsWith("/") ? /[,;\s]+(?:and\s+)?/ : /[,;]/.test(text) ? /[,;]/ : /\s+/)
    .map((piece) => piece.trim());
  const fits = new RegExp(String(pattern ?? ""), "u");
  const isEntry = (entry: string) => /^[/\w][\w/#-]*$/.test(entry) && fits.test(entry);
  return !isOfWords(kind) && new Set(entries).size === entries.length && entries.every(isEntry) ? entries : [];
}
