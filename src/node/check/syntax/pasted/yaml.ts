/** Parses notes and YAML: `- title: Prices that stay`, and below it `text: What it costs`. */
import type { Json } from "../../../../model/fields.ts";
import { restOfLine } from "../lineOf.ts";
import { paragraphsIn, withoutComma } from "../quotes/linesOfText.ts";
import { CURLY_MARKS } from "../quotes/marks.ts";

export interface Notes {
  /** An array for lines with a list mark, else an object. */
  value: Json[] | { [name: string]: Json };
  /** The end of the last line, without the comma that may stand there. */
  end: number;
  /** Whether each value is written as in JSON, so that only punctuation between them is missing. */
  isPlain: boolean;
  hasComma: boolean;
}

interface YamlLine {
  indent: number;
  words: string;
  end: number;
  /** Whether an empty line stands before it. */
  isApart?: boolean;
}

interface YamlReader {
  lines: readonly YamlLine[];
  at: number;
  isPlain: boolean;
  depth: number;
}

const MARK = /^[-*•–][ \t]+(?=\S)/;
const FIELD = /^(["']?)([a-z_$][\w$-]*)\1[ \t]*:(?:[ \t]+(.*))?$/;
/** A complete text in quotation marks, number, boolean or value in brackets. */
const WHOLE = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|-?\d+(?:\.\d+)?|true|false|[{[].*[}\]])(?:[ \t]*,)?$/;
/** The sign that a text stands on the lines below. */
const BELOW = /^[|>][-+]?$/;
const OPEN = new RegExp(`^[${CURLY_MARKS}'\`]`);
const MOST_LINES = 200;
const DEEPEST = 4;

/** Parses the notes that begin at an offset, at the start of a line; undefined if there are none. */
export function notesAt(text: string, offset: number): Notes | undefined {
  const lines = linesFrom(text, offset);
  const reading: YamlReader = { lines, at: 0, isPlain: true, depth: 0 };
  const value = lines.length > 0 ? readLines(reading) : undefined;
  if (value === undefined) return undefined;
  const { words, end } = lines[reading.at - 1]!;
  const hasComma = words.endsWith(",");
  return { value, end: hasComma ? end - 1 : end, isPlain: reading.isPlain, hasComma };
}

/** The lines with at least the indent of the first one. */
function linesFrom(text: string, offset: number): YamlLine[] {
  const lines: YamlLine[] = [];
  const first = offset - (text.lastIndexOf("\n", offset - 1) + 1);
  let isApart = false;
  for (let at = offset - first; at < text.length && lines.length < MOST_LINES;) {
    const whole = restOfLine(text, at);
    const words = whole.trim();
    const indent = whole.search(/\S|$/);
    if (words !== "" && indent < first) break;
    if (words !== "") lines.push({ indent, words, end: at + whole.trimEnd().length, isApart });
    isApart = words === "";
    at += whole.length + (/^\r?\n|^\r/.exec(text.slice(at + whole.length, at + whole.length + 2))?.[0].length ?? 1);
  }
  return lines;
}

function readLines(reading: YamlReader): Notes["value"] | undefined {
  if (++reading.depth > DEEPEST) return undefined;
  const value = MARK.test(reading.lines[reading.at]!.words) ? readEntries(reading) : readFields(reading);
  reading.depth--;
  return value;
}

function readEntries(reading: YamlReader): Json[] | undefined {
  const entries: Json[] = [];
  const { indent } = reading.lines[reading.at]!;
  for (let line = reading.lines[reading.at]; line?.indent === indent; line = reading.lines[reading.at]) {
    const [mark] = MARK.exec(line.words) ?? [];
    if (mark === undefined) break;
    const entry = orBack(reading, () => readEntry(reading, mark.length));
    if (entry === undefined) break;
    entries.push(entry);
  }
  return entries.length > 0 ? entries : undefined;
}

/** Restores the state if reading fails: the notes end there. */
function orBack(reading: YamlReader, read: () => Json | undefined): Json | undefined {
  const { ...before } = reading;
  const value = read();
  if (value === undefined) Object.assign(reading, before);
  return value;
}

function readEntry(reading: YamlReader, behind: number): Json | undefined {
  const { indent, words, end } = reading.lines[reading.at]!;
  const own = { indent: indent + behind, words: words.slice(behind), end };
  if (!FIELD.test(own.words)) return readValue(reading, { words: own.words, indent });
  // Behind a list mark, a name without quotation marks is no slip in JSON.
  if (!own.words.startsWith('"')) reading.isPlain = false;
  return readLines(Object.assign(reading, { lines: reading.lines.with(reading.at, own) }));
}

function readFields(reading: YamlReader): { [name: string]: Json } | undefined {
  const fields: [string, Json][] = [];
  const { indent } = reading.lines[reading.at]!;
  for (let line = reading.lines[reading.at]; line?.indent === indent; line = reading.lines[reading.at]) {
    const [, mark, name, words = ""] = FIELD.exec(line.words) ?? [];
    // A line of JSON below the notes does not belong to them.
    const isOther = fields.length > 0 && mark === '"' && WHOLE.test(words);
    if (name === undefined || isOther || fields.some(([own]) => own === name)) break;
    const value = orBack(reading, () => readValue(reading, { words, indent }));
    if (value === undefined) break;
    fields.push([name, value]);
  }
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The value behind a name or a list mark, with the lines below that are indented further. */
function readValue(reading: YamlReader, { words, indent }: { words: string; indent: number }): Json | undefined {
  const { lines } = reading;
  const next = lines[++reading.at];
  const isBelow = next !== undefined && next.indent > indent;
  if (words === "") {
    reading.isPlain = false;
    const isList = next !== undefined && next.indent === indent && MARK.test(next.words);
    return isBelow || isList ? readLines(reading) : undefined;
  }
  if (BELOW.test(words)) return readText(reading, indent);
  const pieces = [words];
  if (isBelow && (FIELD.test(next.words) || MARK.test(next.words))) return undefined;
  for (let line = next; line && line.indent > indent; line = lines[++reading.at]) pieces.push(line.words);
  const whole = pieces.join(" ").replace(/[ \t]*,$/, "");
  if (!WHOLE.test(whole) || pieces.length > 1) reading.isPlain = false;
  return valueOf(whole);
}

/** The text below its sign, in which a line may look like a field or an entry. */
function readText(reading: YamlReader, indent: number): Json | undefined {
  let whole = "";
  const { lines } = reading;
  for (let line = lines[reading.at]; line && line.indent > indent; line = lines[++reading.at])
    whole += `${whole === "" ? "" : line.isApart ? "\n\n" : "\n"}${line.words}`;
  reading.isPlain = false;
  return isText(whole) && whole !== "" ? paragraphsIn(withoutComma(whole)) : undefined;
}

function valueOf(words: string): Json | undefined {
  if (/^(?:null|~|)$/.test(words)) return undefined;
  const [, single] = /^'((?:[^']|'')*)'$/.exec(words) ?? [];
  if (single !== undefined) return single.replaceAll("''", "'");
  if (/^(?:true|false)$/i.test(words)) return words.toLowerCase() === "true";
  const [, list] = /^\[([^[\]{}":]+)\]$/.exec(words) ?? [];
  try {
    if (/^["{[]|^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(words)) return JSON.parse(words) as Json;
  } catch {
    return list?.split(",").map((each) => each.trim());
  }
  return isText(words) ? words : undefined;
}

/** Whether words without quotation marks have nothing in them that may be JSON punctuation. */
function isText(words: string): boolean {
  const left = words.replaceAll(/\{[^{}]*\}|\[[^[\]]*\]/g, "");
  return !OPEN.test(words) && !/[{}[\]]/.test(left) && (words.match(/"/g)?.length ?? 0) % 2 === 0;
}
