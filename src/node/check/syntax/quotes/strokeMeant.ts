/** Backslashes between two words or two numbers that are most likely meant as strokes: `24\7`, `and\or`. */
import { joined, LONGEST, quote } from "../../wording/words.ts";
import { match } from "../pieces.ts";

const PARTED = /[\p{L}\d]+(?:\\[\p{L}\d]+)+/gu;
/** A backslash that JSON reads as something else than what was meant, or one between a word and a number. */
const DOUBTFUL = /\\[bfnrtu]|\d\\\p{L}|\p{L}\\\d/u;
/** What JSON escapes on purpose. A small letter behind `\n` may be the rest of a word. */
const ESCAPED = /\\(?:["\\/]|n(?!\p{Ll}))/gu;
/** The most words that are named. */
const MOST = 4;

/** What to write if strokes are meant by all backslashes of a text from this one on; undefined if they hardly are. */
export function strokeMeant(text: string, at: number): string | undefined {
  const [before = ""] = /[\p{L}\d]*$/u.exec(text.slice(Math.max(at - LONGEST, 0), at)) ?? [];
  const whole = before + match(/(?:[^"\\\r\n]|\\[^\r\n])*/y, text, at);
  const plain = whole.replace(ESCAPED, " ");
  const words = plain.match(PARTED) ?? [];
  if (words.some((word) => DOUBTFUL.test(word)) || plain.replace(PARTED, "").includes("\\")) return undefined;
  if (plain.split("\\").length === 2) return "write / if a stroke is meant, or \\\\ for a backslash.";
  const named = Array.from(new Set(words), (word) => quote(word.replaceAll("\\", "/")));
  const strokes = named.length > MOST ? "/ for each backslash in this text" : joined(named, "and");
  return `write ${strokes} if strokes are meant, or \\\\ for each backslash.`;
}
