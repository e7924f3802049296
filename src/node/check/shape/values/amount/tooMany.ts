/** Words for a list or a text that is too long. */
import { fieldsOfKind } from "../../../lookup.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isGroup, saysNothing, valueAt } from "../../../json.ts";
import { BESIDE } from "../../../wording/commas.ts";
import { counted, LONGEST_AGAIN, numberWord, quote } from "../../../wording/words.ts";
import { isOfType } from "../../couldStand.ts";
import { isBlock } from "../../noun.ts";
import { type Explanation, nounOfEntry, type Wrong } from "../../wrong.ts";

/**
 * Empty where the list is too long only because of entries of a wrong type, which have findings of their own; and for a
 * text that is not written as it should be, which says how long it may be.
 */
export function tooMany(wrong: Wrong): Explanation[] {
  const { error, label, value, path, lookup, document } = wrong;
  const { pattern } = lookup.schemaAt(document, path)?.schema ?? {};
  if (typeof value === "string" && typeof pattern === "string" && !new RegExp(pattern, "u").test(value)) return [];
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
        : (together(wrong, over) ??
          `take ${over} out${isOfTexts(value) ? ", whichever can be spared" : ""}, ${BESIDE}${inSeveral(wrong, Math.ceil(size / limit))}.`);
  const first = entries?.[limit];
  // Any of the texts may go, not just the last one, so none is marked.
  const mark = first === undefined || isOfTexts(value) ? {} : { mark: [...path, first] };
  return [{ code: "too-many", ...mark, message: `${label} has ${size}${noun}, and can have at most ${limit}.`, fix }];
}

/** `, or make two of this group`: where the list is that of an entry, and the list around that has room for more. */
function inSeveral({ lookup, document, path, value }: Wrong, count: number): string {
  const entry = path.slice(0, -1);
  const around = entry.slice(0, -1);
  const others = valueAt(document, around);
  const isOfEntry = typeof entry.at(-1) === "number" && Array.isArray(others) && Array.isArray(value);
  if (!isOfEntry || !value.every(isGroup)) return "";
  const { maxItems } = lookup.schemaAt(document, around)?.schema ?? {};
  if (typeof maxItems === "number" && others.length + count - 1 > maxItems) return "";
  const noun = nounOfEntry({ label: lookup.labelOf(document, entry) });
  return `, or make ${numberWord(count)} of this ${noun}`;
}

/** How many entries, fields or characters a value has. */
export function sizeOf(value: Json): number {
  return Array.isArray(value) || typeof value === "string" ? value.length : Object.keys(value as object).length;
}

function isOfTexts(value: Json): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** Says where the rest of a line that is too long can go: into the text of the same group. */
function restBeside({ lookup, document, path, value }: Wrong, limit: number): string | undefined {
  const around = path.slice(0, -1);
  const [text] = fieldsOfKind(lookup, { document, path: around }, "markdown");
  if (text === undefined) return undefined;
  const group = valueAt(document, around);
  const isThere = isGroup(group) && group[text] !== undefined && !saysNothing(group[text]);
  const rest = isThere ? `before what stands in ${quote(text)}` : `into ${quote(text)}`;
  const [all, first] = FIRST_SENTENCE.exec(String(value)) ?? [];
  const heading = first?.replace(/[.:]$/, "");
  if (heading === undefined || heading.length > limit) {
    // Half a sentence would be left for the text.
    const whole = String(value).length > LONGEST_AGAIN ? "" : JSON.stringify(value);
    const into =
      isThere || whole === ""
        ? `${rest}${whole && `: ${whole}`}`
        : `behind it, with a comma between: ${quote(text)}: ${whole}`;
    return `write a short one of your own words here, of at most ${limit} characters, and all of this ${into}.`;
  }
  const left = JSON.stringify(String(value).slice(all!.length));
  const own = JSON.stringify(heading);
  if (isGroup(group) && group[text] === undefined) {
    const isLast = Object.keys(group).at(-1) === path.at(-1);
    const field = `${quote(text)}: ${left}`;
    return isLast
      ? `write ${own} here, with a comma behind it, and the rest as a new line below: ${field}.`
      : `write ${own} here, and add the rest as a new line below, with the comma: ${field},`;
  }
  return `write ${own} here, and write the rest ${rest}: ${left}.`;
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
  if (!Array.isArray(value) || !value.every(isGroup)) return undefined;
  const entry = [...path, 0];
  const { required = [] } = lookup.schemaAt(document, entry)?.schema ?? {};
  const list = required.find((name) => lookup.schemaAt(document, [...entry, name])?.schema.type === "array");
  if (list !== undefined)
    return over === 1
      ? `move the ${list} of one into another, those that it does not have, and take the empty one out, ${BESIDE}.`
      : `move the ${list} of ${numberWord(over)} of them into others, those that these do not have, and take the empty ones out, each ${BESIDE}.`;
  if (fieldsOfKind(lookup, { document, path: entry }, "markdown").length === 0) return undefined;
  return over === 1
    ? `put two of them together into one, or take 1 out, ${BESIDE}.`
    : `put some of them together into one, or take ${over} out, ${BESIDE}.`;
}

/** Whether a value is the list of a block: a page may have two such blocks. */
function isListOfBlock({ document, path, value }: Wrong): boolean {
  const isInPage = document.role === "page" && path.length === 3 && isBlock(path.slice(0, 2));
  return isInPage && Array.isArray(value) && isGroup(value[0]);
}
