/** Words for values of the wrong type and for options that do not exist. */
import type { Json, Path, Schema } from "../../../model/fields.ts";
import { typeWords } from "../../../model/valueWords.ts";
import { listNames } from "./explainNames.ts";
import { insteadOf, writing } from "../instead.ts";
import { entriesIn, entriesUnderNames, groupWith } from "./groupsMeant.ts";
import { isGroup } from "../lookup.ts";
import { extentOf } from "../document/position.ts";
import type { Document, Edit } from "../site.ts";
import { choice, example, kindOf, written } from "../words.ts";
import { likeThis, named, type Said, type Wrong, writeIt } from "./wrong.ts";

export function explainType(wrong: Wrong): Said {
  const { value, label } = wrong;
  if (value === Infinity || value === -Infinity)
    return { code: "wrong-type", message: `${label} is a number that is too big.`, ...likeThis(wrong) };
  const found =
    typeof value === "object" || typeof value === "boolean" ? kindOf(value) : `${kindOf(value)}: ${written(value)}`;
  return {
    code: "wrong-type",
    message: `${label} should be ${expectedOf(wrong)}, but it is ${found}.`,
    ...fixFor(wrong, typesOf(wrong)),
  };
}

/** What a value should be, in words. */
export function expectedOf(wrong: Wrong): string {
  const { lookup, document, path } = wrong;
  return typeWords({ kind: lookup.schemaAt(document, path)?.schema.kind, type: typesOf(wrong) });
}

function typesOf({ lookup, document, path, error }: Wrong): string[] {
  return [lookup.schemaAt(document, path)?.schema.type ?? error.params["type"]].flat() as string[];
}

function fixFor(wrong: Wrong, types: readonly string[]): Pick<Said, "fix" | "edit"> {
  const { value, optional, lookup, document, path } = wrong;
  const schema = lookup.schemaAt(document, path)?.schema ?? {};
  if (value === null && typeof path.at(-1) === "number")
    return { fix: `take ${wrong.isEach ? "each of them" : "it"} out, with a comma beside it.` };
  if (value === null && optional) return { fix: "leave it out, or write a value." };
  const isNoText = typeof value === "number" || typeof value === "boolean";
  if (types.includes("string") && isNoText && new RegExp(String(schema["pattern"] ?? ""), "u").test(String(value))) {
    return {
      fix: `put it in quotation marks: "${written(value)}".`,
      ...(isPlainText(schema, value) && inQuotes(value)),
    };
  }
  if (typeof value === "string" && isWritten(value, types)) {
    const bare = JSON.parse(value.trim()) as number | boolean;
    const fix = `take the quotation marks away: ${value.trim()}.`;
    return { fix, ...(isWithin(schema, bare) && { edit: (range) => ({ ...range, text: value.trim() }) }) };
  }
  const only = typeof value === "string" ? ONE_NUMBER.exec(value)?.[1] : undefined;
  if (only !== undefined && isWritten(only, types) && !types.includes("boolean"))
    return { fix: `write only the number: ${named(wrong, only)}.` };
  const items = lookup.schemaAt(document, [...path, 0])?.schema;
  const entries = typeof value === "string" && items?.type === "string" ? entriesIn(value, items) : [];
  if (types.includes("array") && entries.length > 1) {
    const list = example(entries);
    // A name may have spaces in it.
    const isPlain =
      entries.length >= Number(schema["minItems"] ?? 0) &&
      /[,;]/.test(value as string) &&
      !/["\\]/.test(value as string);
    const fix = `put each entry in quotation marks of its own, and all of them in square brackets: ${list}.`;
    return { fix, ...(isPlain && items?.kind !== "line" && { edit: (range) => ({ ...range, text: list }) }) };
  }
  if (types.includes("array") && isGroup(value)) {
    const underNames = entriesUnderNames(wrong, value);
    if (underNames) return underNames;
  }
  if (types.includes("array") && [items?.type].flat().includes(Array.isArray(value) ? "array" : typeof value)) {
    // Commas may stand between the entries of a list; one of them may as well belong to a line.
    const commas = typeof value === "string" ? value.split(/[,;]/).length - 1 : 0;
    const isOne = commas === 0 || (commas === 1 && items?.kind === "line");
    if (!isOne && items?.kind !== "markdown")
      return { fix: "put each entry in quotation marks of its own, and all of them in square brackets." };
    const fix =
      typeof value === "string"
        ? `put it in square brackets: [${written(value)}].`
        : "put it in square brackets: [ … ].";
    return { fix, ...(isOne && Number(schema["minItems"] ?? 0) <= 1 && { edit: () => inBrackets(document, path) }) };
  }
  if (Array.isArray(value) && value.length === 1 && isWritable(schema, types, value[0]!))
    return {
      fix: `take the [ ] away: ${named(wrong, example(value[0]!))}.`,
      edit: () => withoutBrackets(document, path),
    };
  if (Array.isArray(value) && types.includes("string") && value.every((item) => typeof item === "string"))
    return { fix: "write one text in quotation marks, without [ ]." };
  if (isGroup(value) && types.includes("string")) {
    const [text, ...others] = Object.values(value).filter((each) => typeof each === "string");
    if (text !== undefined && others.length === 0)
      return { fix: `${writeIt(wrong)} as a text, without { }: ${named(wrong, example(text))}.` };
  }
  const group = typeof value === "string" && types.includes("object") ? groupWith(wrong, schema) : undefined;
  if (!group) return likeThis(wrong);
  const own = Object.values(group).includes("…") ? ", with your own words for …" : "";
  return { fix: `${writeIt(wrong)} like this${own}: ${named(wrong, example(group))}.` };
}

/** Whether the only thing in a list could stand without the list. */
function isWritable({ pattern }: Schema, types: readonly string[], value: Json): boolean {
  const type = isGroup(value) ? "object" : typeof value;
  return types.includes(type) && (typeof value !== "string" || new RegExp(String(pattern ?? ""), "u").test(value));
}

/** Whether a number is what a text says, and not the name of something. Nobody means the text "true". */
function isPlainText({ kind, pattern }: Schema, value: number | boolean): boolean {
  const isFree = kind === undefined || kind === "line" || kind === "markdown";
  return isFree && typeof value === "number" && new RegExp(String(pattern ?? ""), "u").test(String(value));
}

function isWithin({ minimum = -Infinity, maximum = Infinity }: Schema, value: number | boolean): boolean {
  return typeof value === "boolean" || (value >= Number(minimum) && value <= Number(maximum));
}

// A number that is written in another way than it is read, as 5.0, is left to its author.
function inQuotes(value: Json): Pick<Said, "edit"> {
  const text = JSON.stringify(value);
  return { edit: (range) => (range.length === text.length ? { ...range, text: `"${text}"` } : undefined) };
}

function inBrackets(document: Document, path: Path): Edit | undefined {
  const extent = extentOf(document, path);
  if (!extent) return undefined;
  const { offset, length } = extent;
  return { offset, length, text: `[${document.text.slice(offset, offset + length)}]` };
}

function withoutBrackets(document: Document, path: Path): Edit | undefined {
  const extent = extentOf(document, path);
  const inner = extentOf(document, [...path, 0]);
  if (!extent || !inner) return undefined;
  return { ...extent, text: document.text.slice(inner.offset, inner.offset + inner.length) };
}

/** One number with its unit, or with other words around it. */
const ONE_NUMBER = /^[^\d.,-]*(-?\d+(?:\.\d+)?)[^\d.,]*$/;

/** Whether a text in quotation marks says a value of one of the types. */
function isWritten(text: string, types: readonly string[]): boolean {
  const bare = text.trim();
  if (types.includes("boolean")) return bare === "true" || bare === "false";
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(bare);
  return isNumber && (types.includes("number") || (types.includes("integer") && !bare.includes(".")));
}

/** Whether a value would be one of the types with quotation marks around it, or without them. */
export function isOnlyQuoted(value: Json, types: readonly string[]): boolean {
  if (typeof value === "string") return isWritten(value, types);
  return types.includes("string") && (typeof value === "number" || typeof value === "boolean");
}

/** What is written, without quotation marks and without the brackets around a single entry. */
function textOf(value: Json): string | undefined {
  if (Array.isArray(value)) return value.length === 1 ? textOf(value[0]!) : undefined;
  return typeof value === "object" && value !== null ? undefined : String(value);
}

export function explainOption(wrong: Wrong): Said {
  const { lookup, document, path, value, label, error } = wrong;
  const schema = lookup.schemaAt(document, path)?.schema;
  const options = (
    schema?.enum ??
    (error.params["allowedValues"] as Json[] | undefined) ?? [error.params["allowedValue"] as Json]
  ).filter((option) => option !== undefined);
  const message = `${label} cannot be ${typeof value === "object" ? kindOf(value) : written(value)}.`;
  const same = options.find((option) => typeof option !== typeof value && String(option) === textOf(value));
  if (same !== undefined) {
    if (typeof value === "object") return { code: "unknown-option", message, fix: `write ${written(same)}.` };
    const fix =
      typeof same === "string"
        ? `put it in quotation marks: "${same}".`
        : `take the quotation marks away: ${String(same)}.`;
    return { code: "unknown-option", message, fix, edit: writing(same) };
  }
  const names = options.filter((option) => typeof option === "string");
  const all = names.length === options.length ? listNames(names) : options.map(String).join(" or ");
  if (value === null && wrong.optional)
    return { code: "unknown-option", message, fix: `leave it out, or write one of ${all}.` };
  const otherwise = `write one of ${all}.`;
  if (typeof value !== "string") return { code: "unknown-option", message, fix: otherwise };
  const inFolder = namesInFolders(value, names);
  const folderFix = inFolder.length > 0 ? `did you mean ${choice(inFolder)}?` : otherwise;
  return { code: "unknown-option", message, ...insteadOf(value, names, folderFix) };
}

/** The name of a file by its own name alone ("seo" of "services/seo"), or with more folders or an ending. */
function namesInFolders(value: string, names: string[]): string[] {
  const plain = value
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/\.(?:svg|png|webp|jpe?g)$/, "");
  const found = names.filter(
    (name) => name === plain || `/${plain}`.endsWith(`/${name}`) || name.endsWith(`/${plain}`),
  );
  return found.length > 2 ? [] : found;
}
