/** Texts of several lines without quotation marks: below a sign of YAML, or straight below or behind the name of a field. */
import type { Json } from "../../../../model/fields.ts";
import { questionPasted } from "../../shape/values/meant/questionPasted.ts";
import type { Scan } from "../scan.ts";
import { isWords } from "../prose.ts";
import { placeOfText, takesEntries } from "../takesList.ts";
import { following, type Token } from "../tokens.ts";

export interface LinesOfText {
  value: Json;
  /** The end of the last line, without the comma that may stand there. */
  end: number;
  isYaml: boolean;
}

/** The sign that a text stands on the lines below, or behind it. */
const SIGN = /^[|>][-+]?(?=\s|$)/;
/** The start of a line of JSON. */
const JSON_LINE = /^(?:[}\]]|[{[][ \t]*(?:$|["{[])|"[\w$-]+"[ \t]*:)/;
const FIELD = /^[a-z_$][\w$-]*:(?:[ \t]|$)/;
const POINT = /^(?:[-*•–]|\d+[.)])[ \t]+/;
const MOST_LINES = 200;
const LONGEST = 20_000;

/** The text that begins at a token; undefined where it has quotation marks, or a single line without a sign. */
export function linesOfText({ text, expected, before, open, name }: Scan, token: Token): LinesOfText | undefined {
  if (expected !== "value" || before?.kind !== ":" || !name || isPlainValue(text, token)) return undefined;
  const { offset } = token;
  const first = lineFrom(text, offset);
  const [sign = ""] = SIGN.exec(first) ?? [];
  const isYaml = sign !== "";
  if (!isYaml && (!isWords(first.trim()) || takesEntries(name) || questionPasted(text.slice(offset, offset + 2000))))
    return undefined;
  const { words, end } = wordsFrom(text, offset + sign.length, indentAt(text, name.offset));
  const isOne = words.filter(Boolean).length === 1;
  const whole = withoutComma(words.join("\n"));
  if (whole === "" || (!isYaml && (isOne || !words.every((line) => line === "" || isWords(line))))) return undefined;
  if (isUnclear(whole)) return undefined;
  const value = takesEntries(name) ? entriesIn(words) : paragraphsIn(whole, placeOfText(open, name) === "line");
  return { value, end, isYaml };
}

/** A number, `true`, `false` or `null`, and no word of a text. */
function isPlainValue(text: string, token: Token): boolean {
  return (token.kind === "number" || token.kind === "literal") && ["}", ",", "]"].includes(following(text, token).kind);
}

function indentAt(text: string, offset: number): number {
  return offset - text.lastIndexOf("\n", offset) - 1;
}

/** The rest of the line at an offset. */
function lineFrom(text: string, offset: number): string {
  const end = text.indexOf("\n", offset);
  return text.slice(offset, Math.min(end < 0 ? text.length : end, offset + LONGEST));
}

/** The lines up to the next one of JSON, trimmed, and the end of the last one. @param indent That of the name. */
function wordsFrom(text: string, from: number, indent: number): { words: string[]; end: number } {
  const words: string[] = [];
  let end = from;
  for (let at = from; at < text.length && at < from + LONGEST && words.length < MOST_LINES;) {
    const line = lineFrom(text, at);
    const trimmed = line.trim();
    const isSetIn = at === from || line.search(/\S/) > indent;
    if (JSON_LINE.test(trimmed) || (!isSetIn && FIELD.test(trimmed))) break;
    words.push(trimmed);
    if (trimmed !== "") end = at + line.trimEnd().length;
    at += line.length + 1;
  }
  while (words.at(-1) === "") words.pop();
  while (words[0] === "") words.shift();
  return { words, end: end - (words.at(-1)?.endsWith(",") ? 1 : 0) };
}

export function withoutComma(text: string): string {
  return text.endsWith(",") ? text.slice(0, -1).trimEnd() : text;
}

/** Whether a bracket at the end may be that of the group around the text, or a quotation mark that of the text. */
function isUnclear(whole: string): boolean {
  const left = whole.replaceAll(/\{[^{}]*\}|\[[^[\]]*\]/g, "");
  return /[{}[\]]/.test(left) || (whole.match(/"/g) ?? []).length % 2 > 0;
}

function entriesIn(words: readonly string[]): Json {
  return words.filter(Boolean).map((line) => withoutComma(line.replace(POINT, "")));
}

/** A text with a paragraph is a text, one with several is a list of them. */
export function paragraphsIn(whole: string, isLine = false): Json {
  const parts = whole.split(/\n\n+/).map((part) => {
    const lines = part.split("\n");
    const hasPoints = lines.some((line) => POINT.test(line));
    return lines.map((line) => line.replace(/^[•–](?=[ \t])/, "-")).join(hasPoints ? "\n" : " ");
  });
  const all = parts.map((part) => quotedIn(part) ?? part);
  if (isLine) return all.join(" ");
  return all.length > 1 ? all : all[0]!;
}

/** The words of a text that has its quotation marks, below the sign. */
function quotedIn(part: string): string | undefined {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(part)) return undefined;
  try {
    return JSON.parse(part) as string;
  } catch {
    return undefined;
  }
}
