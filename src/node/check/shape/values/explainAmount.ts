/** Words for lists, texts and numbers that are too small, too big, or the same thing twice. */
import { ownExample, withOwn } from "../ownExample.ts";
import type { Json } from "../../../../model/fields.ts";
import { isBlock } from "../names/noun.ts";
import { isGroup, saysNothing, valueAt } from "../../json.ts";
import { isOfType } from "../couldStand.ts";
import { orAlone } from "../block/forOne.ts";
import { BESIDE, OUT } from "../../wording/commas.ts";
import { choice, counted, joined, numberWord, quote, written } from "../../wording/words.ts";
import { nearlySame } from "../../wording/nearlySame.ts";
import { likeThis, type Said, type Wrong } from "../wrong.ts";

export function tooFew(wrong: Wrong): Said {
  const { error, label, value, example: shown } = wrong;
  const limit = Number(error.params["limit"]);
  const size = sizeOf(value);
  const message =
    size === 0
      ? `${label} is empty, and needs at least ${numberWord(limit)}.`
      : `${label} has ${numberWord(size)}, and needs at least ${numberWord(limit)}.`;
  if (size === 0 && shown) return { code: "too-few", message, ...fillIt(wrong, shown), ...orAddress(wrong, shown) };
  const alone = size === 1 ? orAlone(wrong.lookup, wrong) : "";
  return { code: "too-few", message, fix: addMore(wrong, limit - size) + alone };
}

/** The fix for an empty list: an example, or a paragraph where a text is asked for. */
function fillIt(wrong: Wrong, shown: string): { fix?: string } {
  const { lookup, document, path, label, value, optional } = wrong;
  const isText = Array.isArray(value) && lookup.schemaAt(document, path)?.schema.kind === "markdown";
  const { fix } = likeThis(isText && !shown.startsWith("[") ? { ...wrong, example: `[${shown}]` } : wrong);
  const mayGo = Array.isArray(value) && optional && fix !== undefined;
  return mayGo ? { fix: `${fix.slice(0, -1)}, or take ${label} ${OUT}.` } : { fix };
}

/** A group that takes either links or an address most likely lacks the address. */
function orAddress({ lookup, document, path, label }: Wrong, shown: string): { fix?: string } {
  const around = path.slice(0, -1);
  const group = valueAt(document, around);
  const { required = [] } = lookup.schemaAt(document, around)?.schema ?? {};
  const href = ownExample(lookup, { document, path: [...around, "href"] });
  if (path.at(-1) !== "links" || href === undefined || required.includes("href") || !isGroup(group)) return {};
  if ("href" in group) return { fix: `take ${label} out, ${BESIDE}: there is an "href" already.` };
  // A card is shown only beside links.
  if ("callout" in group) return {};
  return {
    fix: `write "href": ${JSON.stringify(href)} in the place of ${label}, or fill the list${withOwn(shown)}: ${label}: ${shown}.`,
  };
}

function addMore({ lookup, document, path, value }: Wrong, missing: number): string {
  const entries = Array.isArray(value) && isGroup(value[0]) ? value.filter(isGroup) : [];
  const has = (...kinds: string[]) =>
    entries.some((entry) => {
      const visited = Object.keys(entry).flatMap((name) => [
        [name],
        ...innerNames(entry[name]!).map((each) => [name, each]),
      ]);
      return visited.some((names) =>
        kinds.includes(lookup.schemaAt(document, [...path, 0, ...names])?.schema.kind ?? ""),
      );
    });
  const what = [
    ...(has("image", "imageFile") ? ["its picture"] : []),
    "its words",
    ...(has("anchor") ? ['its "id"'] : []),
    ...(has("href", "page") ? ["where it leads"] : []),
  ];
  const how =
    entries.length > 0 ? `: copy one from { to }, put a comma between, and change ${joined(what, "and")}` : "";
  return `add ${numberWord(missing)} more${how}.`;
}

function innerNames(value: Json): string[] {
  return isGroup(value) ? Object.keys(value) : [];
}

/** Empty where the list is too long only because of entries of a wrong type, which have findings of their own. */
export function tooMany(wrong: Wrong): Said[] {
  const { error, label, value, path } = wrong;
  const limit = Number(error.params["limit"]);
  const entries = Array.isArray(value) ? entriesOf(wrong, value) : undefined;
  const size = entries?.length ?? sizeOf(value);
  if (size <= limit) return [];
  const noun = typeof value === "string" ? " characters" : "";
  const over = size - limit;
  const split = `take ${over} out, ${BESIDE}, or make ${numberWord(Math.ceil(size / limit))} blocks of them.`;
  const fix =
    typeof value === "string"
      ? (restBeside(wrong, limit) ?? `make it at least ${counted(over, "character")} shorter.`)
      : isListOfBlock(wrong)
        ? split
        : (together(wrong, over) ?? fewerTexts(value, over));
  const first = entries?.[limit];
  // Any of the texts may go, not just the last one, so none is marked.
  const mark = first === undefined || isOfTexts(value) ? {} : { mark: [...path, first] };
  return [{ code: "too-many", ...mark, message: `${label} has ${size}${noun}, and can have at most ${limit}.`, fix }];
}

function isOfTexts(value: Json): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** Says which texts of a list can go: those that repeat others. */
function fewerTexts(value: Json, over: number): string {
  if (!Array.isArray(value)) return `take ${over} out.`;
  const whichever = isOfTexts(value) ? ", whichever can be spared" : "";
  const pairs = nearlySame(value);
  if (pairs.length === 0) return `take ${over} out${whichever}, ${BESIDE}.`;
  const all = pairs.map((pair) => choice(pair, "and")).join(", ");
  const left = over - pairs.length;
  const more = left > 0 ? ` Then take ${numberWord(left)} more out.` : "";
  return pairs.length === 1
    ? `${all} say nearly the same: take one of the two out, ${BESIDE}.${more}`
    : `some say nearly the same: ${all}. Keep one of each two, and take the other out, ${BESIDE}.${more}`;
}

/** Says where the rest of a line that is too long can go: into the text of the same group. */
function restBeside({ lookup, document, path, value }: Wrong, limit: number): string | undefined {
  const { properties = {} } = lookup.schemaAt(document, path.slice(0, -1))?.schema ?? {};
  const text = Object.keys(properties).find(
    (name) => lookup.schemaAt(document, [...path.slice(0, -1), name])?.schema.kind === "markdown",
  );
  if (text === undefined) return undefined;
  const group = valueAt(document, path.slice(0, -1));
  const isThere = isGroup(group) && group[text] !== undefined && !saysNothing(group[text]);
  const rest = isThere ? `before what stands in ${quote(text)}` : `into ${quote(text)}`;
  const [all, first] = FIRST_SENTENCE.exec(String(value)) ?? [];
  const heading = first?.replace(/[.:]$/, "");
  if (heading === undefined || heading.length > limit)
    return `say it in up to ${limit} characters, and write the rest ${rest}.`;
  const left = JSON.stringify(String(value).slice(all!.length));
  return `write ${JSON.stringify(heading)} here, and write the rest ${rest}: ${left}.`;
}

/** A sentence ends after a word that is no abbreviation. */
const FIRST_SENTENCE =
  /^(.{0,300}?(?:\p{Ll}{3}(?<!\b(?:etc|usw|bzw|ggf|vgl|incl|inkl))|\b(?:do|it|me|on|so|to|up|us))[.:!?…])\s+(?=["“„«]?[\p{Lu}\p{N}])/u;

/** The indices of the entries that have the type that the list asks for. */
function entriesOf({ lookup, document, path }: Wrong, list: readonly Json[]): number[] {
  return Array.from(list.keys()).filter((i) => {
    const schema = lookup.schemaAt(document, [...path, i])?.schema;
    return !schema || isOfType(schema, list[i]!);
  });
}

/** Says how to merge entries without losing their words: by adding those of one to another. */
function together({ lookup, document, path, value }: Wrong, over: number): string | undefined {
  const { properties = {}, required = [] } = lookup.schemaAt(document, [...path, 0])?.schema ?? {};
  const schemaOf = (name: string) => lookup.schemaAt(document, [...path, 0, name])?.schema;
  if (!Array.isArray(value) || !value.every(isGroup)) return undefined;
  const list = required.find((name) => schemaOf(name)?.type === "array");
  if (list !== undefined)
    return over === 1
      ? `move the ${list} of one into another, those that it does not have, and take the empty one out, ${BESIDE}.`
      : `move the ${list} of ${numberWord(over)} of them into others, those that these do not have, and take the empty ones out, each ${BESIDE}.`;
  const hasText = Object.keys(properties).some((name) => schemaOf(name)?.kind === "markdown");
  if (!hasText) return undefined;
  return over === 1
    ? `put two of them together into one, or take 1 out, ${BESIDE}.`
    : `put some of them together into one, or take ${over} out, ${BESIDE}.`;
}

/** Whether a value is the list of a block: a page may have two such blocks. */
function isListOfBlock({ document, path, value }: Wrong): boolean {
  const isInPage = document.role === "page" && path.length === 3 && isBlock(path.slice(0, 2));
  return isInPage && Array.isArray(value) && isGroup(value[0]);
}

/** How many entries, fields or characters a value has. */
function sizeOf(value: Json): number {
  return Array.isArray(value) || typeof value === "string" ? value.length : Object.keys(value as object).length;
}

export function outOfRange({ error, label, value }: Wrong): Said {
  const limit = String(error.params["limit"]);
  const words: Record<string, string> = {
    minimum: `${limit} or more`,
    maximum: `${limit} or less`,
    exclusiveMinimum: `more than ${limit}`,
    exclusiveMaximum: `less than ${limit}`,
  };
  const expected = words[error.keyword]!;
  return {
    code: "out-of-range",
    message: `${label} should be ${expected}, but it is ${written(value)}.`,
    fix: `write a number that is ${expected}.`,
  };
}

/** AJV reports one pair only; this reports all repetitions. */
export function repeats({ lookup, document, path, value }: Wrong): Said[] {
  const first = new Map<string, number>();
  const said: Said[] = [];
  for (const [i, item] of (value as Json[]).entries()) {
    const key = JSON.stringify(item);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, i);
    else {
      const message = `${lookup.labelOf(document, [...path, i])} says the same as ${lookup.labelOf(document, [...path, earlier])}: ${written(item)}.`;
      const fix = `write what was meant in the place of one of the two, or take it out, ${BESIDE}.`;
      said.push({ code: "repeated", path: [...path, i], place: path, message, fix });
    }
  }
  return said;
}
