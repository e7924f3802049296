/** Parses values in the syntax of Python: `dict(title="Tiles", decorative=False, ground=None)`. */
import type { Json } from "../../../../model/fields.ts";
import { match } from "../pieces.ts";

/** None, with which Python says that a field has no value: such fields are left out. */
const NONE = Symbol("None");
type Value = Json | typeof NONE;

export interface Python {
  value: Json;
  end: number;
  hasNone: boolean;
}

interface PythonReader {
  text: string;
  at: number;
  hasNone: boolean;
  depth: number;
}

const CALL = /dict\(/y;
const NAME = /([A-Za-z_]\w*)\s*=(?!=)/y;
const TEXT =
  /"(?:[^"\\\p{Cc}]|\\(?:["'\\/bfnrt]|u[\da-fA-F]{4}))*"|'(?:[^'\\\p{Cc}]|\\(?:["'\\/bfnrt]|u[\da-fA-F]{4}))*'/uy;
const WORD = /(?:True|False|None|true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?)(?![\w.])/y;
const WORDS = new Map<string, Value>([
  ["True", true],
  ["False", false],
  ["None", NONE],
]);
const DEEPEST = 8;

/** Parses the `dict(` at an offset; undefined if there is anything but values in it. */
export function dictAt(text: string, at: number): Python | undefined {
  const reading: PythonReader = { text, at, hasNone: false, depth: 0 };
  if (match(CALL, text, at) === "") return undefined;
  const value = readValue(reading);
  return value === undefined || value === NONE ? undefined : { value, end: reading.at, hasNone: reading.hasNone };
}

/** Consumes a match of the pattern, with the white space before it. */
function take(reading: PythonReader, pattern: RegExp): RegExpExecArray | undefined {
  skip(reading);
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.text) ?? undefined;
  if (found) reading.at += found[0].length;
  return found;
}

function takeMark(reading: PythonReader, mark: string): boolean {
  skip(reading);
  const isThere = reading.text[reading.at] === mark;
  if (isThere) reading.at++;
  return isThere;
}

function skip(reading: PythonReader): void {
  while (/\s/.test(reading.text[reading.at] ?? "")) reading.at++;
}

function readValue(reading: PythonReader): Value | undefined {
  if (reading.depth >= DEEPEST) return undefined;
  reading.depth++;
  const value = readOne(reading);
  reading.depth--;
  if (value === NONE) reading.hasNone = true;
  return value;
}

function readOne(reading: PythonReader): Value | undefined {
  if (take(reading, CALL)) return readGroup(reading, { end: ")", nameIn: bareName });
  if (takeMark(reading, "{")) return readGroup(reading, { end: "}", nameIn: quotedName });
  if (takeMark(reading, "[")) return readList(reading);
  const word = take(reading, WORD)?.[0];
  if (word !== undefined) return WORDS.get(word) ?? (JSON.parse(word) as Json);
  return readText(reading);
}

function readText(reading: PythonReader): string | undefined {
  const written = take(reading, TEXT)?.[0];
  if (written === undefined) return undefined;
  const inner = written.slice(1, -1).replace(/\\.|"/g, (each) => (each === "\\'" ? "'" : each === '"' ? '\\"' : each));
  return JSON.parse(`"${inner}"`) as string;
}

function bareName(reading: PythonReader): string | undefined {
  return take(reading, NAME)?.[1];
}

function quotedName(reading: PythonReader): string | undefined {
  const name = readText(reading);
  return name !== undefined && takeMark(reading, ":") ? name : undefined;
}

function readGroup(
  reading: PythonReader,
  { end, nameIn }: { end: string; nameIn: (reading: PythonReader) => string | undefined },
): Json | undefined {
  const fields = new Map<string, Value>();
  const isRead = readAll(reading, end, () => {
    const name = nameIn(reading);
    const value = name === undefined || fields.has(name) ? undefined : readValue(reading);
    if (value !== undefined) fields.set(name!, value);
    return value !== undefined;
  });
  const given = [...fields].filter((field): field is [string, Json] => field[1] !== NONE);
  return isRead ? Object.fromEntries(given) : undefined;
}

function readList(reading: PythonReader): Json[] | undefined {
  const entries: Value[] = [];
  const isRead = readAll(reading, "]", () => {
    const value = readValue(reading);
    if (value !== undefined) entries.push(value);
    return value !== undefined;
  });
  return isRead ? entries.filter((entry) => entry !== NONE) : undefined;
}

/** Reads values separated by commas up to the closing mark; false if that fails. */
function readAll(reading: PythonReader, end: string, read: () => boolean): boolean {
  while (!takeMark(reading, end)) {
    if (!read()) return false;
    if (takeMark(reading, ",")) continue;
    return takeMark(reading, end);
  }
  return true;
}
