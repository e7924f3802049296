/** Groups and lists that were meant by what stands in their place. */
import { blockSchema, type Json, type Schema } from "../../../../model/fields.ts";
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { isGroup, valueAt } from "../../json.ts";
import { DRAWINGS } from "../couldStand.ts";
import { questionPasted } from "./questionPasted.ts";
import { type Entry, rowMeant } from "./rowMeant.ts";
import type { Group } from "../../site.ts";
import { sameLetters } from "../../wording/suggest.ts";
import { choice, example } from "../../wording/words.ts";
import { looksLike } from "../looksLike.ts";
import { anchorMeant } from "./anchorMeant.ts";
import { namesInFolders } from "./explainDrawing.ts";
import { likeThis, named, type Said, type Wrong } from "../wrong.ts";

/** A value, and where it stands. */
export type Placed = Pick<Wrong, "lookup" | "document" | "path" | "value">;

/** The group around the text that was written in its place; what else it needs is left to its author, or as the schema shows it. */
export function groupWith(
  wrong: Placed,
  { properties = {}, required = [] }: Schema,
): { [key: string]: Json } | undefined {
  const written = wrong.value as string;
  const text = isPictureFile(written) ? written.replace(/^(?:\.{0,2}\/)*images\//, "") : written;
  // The words of a page for a shared block are no block.
  if (properties["type"]) return wordsOfPlace(wrong, text);
  const has = (name: string) => Object.hasOwn(properties, name);
  const [, words, address] = /^!?\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(text.trim()) ?? [];
  if (words !== undefined && address !== undefined) {
    if (has("src") && has("alt")) return { src: address, alt: words };
    if (has("href") && has("label")) return { label: words, href: address };
  }
  const asked = has("question") && has("answer") ? questionPasted(withNext(wrong)) : undefined;
  if (asked) return asked;
  const row = rowMeantBy(wrong);
  if (row) return row;
  const pair = pairMeant(wrong, { properties, required }, text);
  if (pair) return pair;
  const field = (name: string) => wrong.lookup.schemaAt(wrong.document, [...wrong.path, name])?.schema ?? {};
  const options = Object.keys(properties).find((name) => optionIn(field(name), text) !== undefined);
  const picture = isPictureFile(text) && Object.keys(properties).find((name) => field(name).kind === "image");
  const own = [
    options,
    picture,
    has("src") && (/\.\w+$/.test(text) ? "src" : "alt"),
    has("href") && /^(?:[/#]|[a-z]+:)\S*$/i.test(text) && "href",
    required.includes("label") && "label",
    required.find((name) => field(name).kind === "line"),
  ].find((name) => typeof name === "string" && has(name));
  if (typeof own !== "string") return undefined;
  const isText = (name: string) => [field(name).type].flat().includes("string") && !field(name).enum;
  // An entry of the menu leads somewhere, unless it opens links.
  const isShown = (name: string) => name === own || name === "alt" || (own === "label" && name === "href");
  const names = Object.keys(properties).filter((name) => isShown(name) || required.includes(name));
  const isOpen = (name: string) => isText(name) || field(name).kind === "logo";
  const valueOf = (name: string) =>
    name === own
      ? name === picture
        ? { src: text, alt: "…" }
        : (optionIn(field(name), text) ?? text)
      : isOpen(name)
        ? areSame(wrong, own, name)
          ? text
          : (logoCalled(text, field(name)) ?? "…")
        : (field(name).enum?.find((option) => option === "text") ?? properties[name]!.examples?.[0] ?? "…");
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** The logo of what a text names. */
function logoCalled(text: string, { kind, enum: options = [] }: Schema): string | undefined {
  const names = kind === "logo" ? options.filter((option) => typeof option === "string") : [];
  const [meant, ...others] = namesInFolders(text, names);
  return others.length === 0 ? meant : undefined;
}

/** "Skype: kitestep": a text that says the two fields that a group needs. */
function pairMeant(
  { lookup, document, path }: Placed,
  { properties = {}, required = [] }: Schema,
  text: string,
): Group | undefined {
  const [, before = "", after = ""] = /^([^:]+):\s+(\S.*)$/.exec(text) ?? [];
  const [first, second, ...more] = Object.keys(properties).filter((name) => required.includes(name));
  const file = lookup.schemaAt(document, path)?.file;
  if (before === "" || first === undefined || second === undefined || more.length > 0 || !file) return undefined;
  const fits = (name: string, value: string) => looksLike(lookup.schemas, { schema: properties[name]!, file }, value);
  return fits(first, before) && fits(second, after) ? { [first]: before, [second]: after } : undefined;
}

/** What a page says of a shared block, by the field that is open for it. */
function wordsOfPlace({ lookup, document, path }: Placed, text: string): Group | undefined {
  const use = path.at(-1) === "with" ? valueAt(document, [...path.slice(0, -1), "use"]) : undefined;
  const open = use === undefined ? undefined : ["heading", "text"].find((name) => lookup.isOpen(use, name));
  return open === undefined ? undefined : { [open]: text };
}

/** A text with all that another entry of its list says under names. */
function rowMeantBy({ document, path, value }: Placed): Group | undefined {
  const list = valueAt(document, path.slice(0, -1));
  const model = Array.isArray(list) ? list.find(isGroup) : undefined;
  const isFlat = model && Object.values(model).every((each) => typeof each === "string");
  return isFlat ? rowMeant(String(value), model as Entry) : undefined;
}

/** Whether all other entries of a list say the same in two of their fields. */
function areSame({ document, path }: Placed, own: string, name: string): boolean {
  const list = valueAt(document, path.slice(0, -1));
  const others = Array.isArray(list) ? list.filter(isGroup) : [];
  return others.length > 0 && others.every((other) => other[own] !== undefined && other[own] === other[name]);
}

/** An entry of a list with the one behind it. */
function withNext({ document, path, value }: Placed): string {
  const at = path.at(-1);
  const next = typeof at === "number" ? valueAt(document, [...path.slice(0, -1), at + 1]) : undefined;
  return typeof next === "string" ? `${String(value)}\n${next}` : String(value);
}

/** The drawing that a text names. */
function optionIn({ kind, enum: options = [] }: Schema, text: string): string | undefined {
  const names = DRAWINGS.has(String(kind)) ? options.filter((option) => typeof option === "string") : [];
  return names.includes(text) ? text : sameLetters(text, names);
}

/** So many entries are written out. */
const MOST_SHOWN = 4;

/** The fix for a group that has the entries of a list as its fields; undefined for one that is an entry itself. */
export function entriesUnderNames(wrong: Wrong, group: Group): Pick<Said, "fix"> | undefined {
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
  const areBlocks = areEntries && names.length > 0 && names.every((each) => blockSchema(wrong.lookup.schemas, each));
  const areFew = names.length < 2 && !isPairs && !areBlocks;
  if (areFew || names.some((name) => Object.hasOwn(properties, name) || name === "type")) return undefined;
  if (areBlocks)
    return {
      fix: `write [ ] in the place of its { }, and the name of each block behind its {, like this: { "type": "${names[0]!}", … } in the place of "${names[0]!}": { … }.`,
    };
  const lacked = areEntries && !isText ? lackedByAll(wrong, group) : undefined;
  if (lacked !== undefined) {
    const [first] = names as [string];
    const value = lacked.kind === "anchor" ? anchorMeant(first) : first;
    return {
      fix: `write [ ] in the place of its { }, and move each name into its own { } as "${lacked.name}", like this: { "${lacked.name}": ${example(value)}, … } in the place of ${example(first)}: { … }.`,
    };
  }
  if (areEntries && names.length < 25)
    return {
      fix: `write [ ] in the place of its { }, and take ${choice(names, "and")} away, with the colons behind them.`,
    };
  // Names of a single word may be those of fields in other words.
  const areTexts =
    names.some((each) => /[^\w-]|^[A-Z]/.test(each)) && Object.values(group).every((each) => typeof each === "string");
  const [first, second, ...more] = required;
  const isPair = first !== undefined && second !== undefined && more.length === 0;
  const has = (...fields: string[]) => fields.every((field) => field in properties);
  const addressOf = (text: string) => wrong.lookup.addressOf?.(text) ?? text;
  const entryOf = (name: string, text: string): Group | false =>
    has("label", "href")
      ? { label: name, href: addressOf(text) }
      : has("value", "label")
        ? { value: name, label: text }
        : areTexts && isPair && { [first]: name, [second]: text };
  const pairs = Object.entries(group);
  const shown = pairs
    .slice(0, pairs.length > MOST_SHOWN ? 1 : MOST_SHOWN)
    .map(([name, text]) => typeof text === "string" && entryOf(name, text));
  if (!shown.every((entry) => entry !== false)) return likeThis(wrong);
  const list = named(wrong, `[${shown.map((entry) => example(entry)).join(", ")}]`);
  return {
    fix: `write ${shown.length < pairs.length ? "each of them in a list, like this" : "them in a list"}: ${list}.`,
  };
}

/** The field that entries need and their names say: the name for links, or else a line, for which only several words are taken. */
function lackedByAll({ lookup, document, path }: Wrong, group: Group): { name: string; kind: unknown } | undefined {
  const { required = [] } = lookup.schemaAt(document, [...path, 0])?.schema ?? {};
  const lacked = required
    .filter((name) => Object.values(group).every((entry) => isGroup(entry) && !Object.hasOwn(entry, name)))
    .map((name) => ({ name, kind: lookup.schemaAt(document, [...path, 0, name])?.schema.kind }));
  const areWords = Object.keys(group).some((each) => each.includes(" "));
  return (
    lacked.find(({ kind }) => kind === "anchor") ?? (areWords ? lacked.find(({ kind }) => kind === "line") : undefined)
  );
}

/** The entries of a list that was written as one text. Words of a sentence are none. */
export function entriesIn(text: string, { kind, pattern }: Schema): string[] {
  const isWords = kind === "line" || kind === "markdown";
  const entries = text
    .trim()
    .split(text.startsWith("/") ? /[,;\s]+(?:and\s+)?/ : /[,;]/.test(text) ? /[,;]/ : /\s+/)
    .map((piece) => piece.trim());
  const fits = new RegExp(String(pattern ?? ""), "u");
  const isEntry = (entry: string) => /^[/\w][\w/#-]*$/.test(entry) && fits.test(entry);
  return !isWords && new Set(entries).size === entries.length && entries.every(isEntry) ? entries : [];
}
