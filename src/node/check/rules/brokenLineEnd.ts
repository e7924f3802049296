import { withoutCode } from "../inTexts/markdown.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../finding.ts";
import { inOne } from "../shape/values/lists/oneText.ts";
import { quote, typed } from "../wording/words.ts";

/** A quick test for all texts. */
const ANY = /\\n|\/n(?:(?![a-z])|(?<=[.!?:;,…]\/n))/;
/** What may start a line: a list item or a sentence. */
const POINT = String.raw`\s*(?:[-*•]|\d+\.)\s`;
const SENTENCE = String.raw`\s*[“"*[]?\p{Lu}[\p{Ll}\s’']`;
/** Behind the end of a sentence or behind a word. In "Name/n Ihrer Kinder", the /n is an optional ending. */
const BETWEEN = String.raw`(?<=[.!?:;,…”*)])(?:[/\\]n)+(?=$|${POINT}|${SENTENCE})|(?<=\p{L}{3})(?:(?:[/\\]n)+(?=${POINT}|\p{Lu}\p{Ll})|(?:\\n)+(?=$|${SENTENCE}))`;
/** Words that continue a text in lower case. Names of files and folders may begin with n as well, but hardly with one of these behind it. */
const WORD =
  "(?:an?|and|as|at|but|by|for|from|if|in|is|it|of|on|or|our|so|that|the|then|this|to|we|which|with|you|your|der|die|das|und|oder|mit|für|wir|le|les|et|ou|avec|pour|nous|el|los|y|con|para|por|il|che|per|e|em|com)";
const SMALL = String.raw`(?<=\p{L}{3}[.!?:;,…]?)(?:\\n)+(?=${WORD}\s)|(?<=\p{L}{3}[!?:;,…])(?:\\n)+(?=\p{Ll})|(?<=\p{L}{3}[.!?:;,…])(?:/n)+(?=${WORD}\s)`;
/** Between spaces, with text behind it. */
const ALONE = String.raw`(?<=\S\s)(?:[/\\]n)+(?=\s+\S)`;
const LINE_END = new RegExp(`${BETWEEN}|${SMALL}|${ALONE}`, "gu");
/** Part of an address, in which such a sign may be meant. */
const ADDRESS = /\/\/|www\.|\]\(/;
const LONGEST_ADDRESS = 2000;
/** How many characters around the sign a message shows. */
const AROUND = 20;

/** The sign for the end of a line stands where a line can end, and is written so that it ends. */
export const brokenLineEnd: Rule = {
  code: "broken-line-end",
  severity: "warning",
  docs: {
    title: "The sign for the end of a line, with a slip in it, or where no line ends",
    why: "In a text, `\\n` with one backslash ends a line. Written in another way, visitors would see the sign between the words. Headings, titles, labels and names are shown in one line: what stands on both sides of `\\n` would run together.",
    mend: "Write `\\n` with one backslash. In a text of a single line, such as a heading, write a comma, a point or a space.",
  },
  each: {
    *text({ document, path, text, kind }) {
      const lines = kind === "line" ? text.split("\n").filter((line) => line.trim() !== "") : [];
      if (lines.length > 1) yield { document, path, point: "value", ...sayInOne(lines) };
      const found = ANY.test(text) ? lineEndIn(kind === "markdown" ? withoutCode(text) : text) : undefined;
      if (!found) return;
      const [sign] = found;
      const end = found.index + sign.length;
      const before = /\S*\s?$/.exec(text.slice(Math.max(0, found.index - AROUND), found.index))![0];
      const near = before + sign + /^\s*\S*/.exec(text.slice(end, end + AROUND))![0];
      const isSlash = sign.startsWith("/");
      const what = isSlash ? "/n" : "\\n";
      const message = `${what} would be shown between the words in ${quote(near)}.`;
      const isOne = text.split(sign).length === 2;
      const again = isSlash ? `in the place of ${isOne ? "" : "each "}/n` : "with one backslash in the place of two";
      const fix = kind === "markdown" ? `write \\n ${again}: it ends a line.` : "write a space in its place.";
      yield { document, path, point: "value", message, fix };
    },
  },
};

/** The mark of a list item. */
const MARK = /^[-*•]\s/;

/** The words that would run together, and how to write them on one line. */
function sayInOne(lines: readonly string[]): Pick<Finding, "message" | "fix"> {
  const pieces = lines.map((line) => line.trim().replace(MARK, ""));
  const [before, behind] = [/\S+$/.exec(lines[0]!.trimEnd())![0], /\S+/.exec(lines[1]!)![0]];
  const message = `this is shown in one line: ${typed(`${before}\n${behind}`)} would become ${typed(`${before} ${behind}`)}.`;
  return { message, fix: inOne(pieces) };
}

/** The first match that is not part of an address. */
function lineEndIn(text: string): RegExpExecArray | undefined {
  for (const found of text.matchAll(LINE_END)) {
    const word = text.slice(Math.max(0, found.index - LONGEST_ADDRESS), found.index).replace(/^.*\s/s, "");
    if (!ADDRESS.test(word)) return found;
  }
  return undefined;
}
