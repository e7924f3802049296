import { hasOnlyMarks } from "../inTexts/marksOnly.ts";
import type { Document } from "../document/document.ts";
import { piecesOf } from "../inTexts/markdown.ts";
import type { Rule } from "../rule.ts";
import { numberWord, quote, typed } from "../wording/words.ts";

const WHOLE = /\*\*[^\s*](?:[^*]*[^\s*])?\*\*/g;
const OPENING = /(?<![^\s(])\*\*(?<word>[\p{L}\p{N}]+)/u;

/** The words of a link with stars before it. */
const BEFORE_LINK = /(?<![^\s(])\*\*\[([^[\]]+)\]\(/;

/** Bold words in a text have stars on both sides. */
export const unclosedBold: Rule = {
  code: "unclosed-bold",
  severity: "warning",
  docs: {
    title: "Stars for bold words that make nothing bold",
    why: "Visitors see the stars.",
    mend: "Write two stars before the bold words and two behind them, with no space between the stars and the words: `**bold words**`. For stars that readers should see, write a backslash before each: `\\\\*`.",
  },
  each: {
    *text({ document, path, text, kind }) {
      // A backslash says that the stars are meant.
      if (kind !== "markdown" || !text.includes("**") || text.includes("\\")) return;
      if (!text.replace(WHOLE, "").includes("**") && !text.includes("***")) return;
      const found = threeStars(text, document) ?? aroundNothing(text) ?? unevenStars(text) ?? faultIn(text);
      if (found) yield { document, path, point: "value", ...found };
    },
  },
};

/** Two pairs of stars with no words between. Beside digits, they may stand for other digits. */
const AROUND_NOTHING = /(?<![*\p{L}\p{N}]|\p{N}\s)\*\*\s?\*\*(?![*\p{L}\p{N}]|\s\p{N})/gu;

function aroundNothing(text: string): { message: string; fix: string } | undefined {
  const plain = Array.from(piecesOf(text), (piece) => (piece.type === "text" ? piece.value : ""));
  const all = plain.flatMap((piece) => piece.match(AROUND_NOTHING) ?? []);
  const [first] = all;
  if (first === undefined || hasOnlyMarks(text)) return undefined;
  const where = all.length < 2 ? "" : all.length === 2 ? " in both places" : ` in all ${numberWord(all.length)} places`;
  const message = `the stars of ${quote(first)} have no words between them, so that they would be shown.`;
  const meant = typed(first.replaceAll("*", "\\*"));
  return {
    message,
    fix: `write the bold words between them, or take them out${where}. If they are to be seen, write ${meant}.`,
  };
}

/** Two stars on one side of the words, and one on the other. */
const UNEVEN =
  /(?<![*\p{L}\p{N}])(?:\*\*([^\s*](?:[^*\n]*[^\s*])?)\*|\*([\p{L}\p{N}](?:[^*\n]*[^\s*])?)\*\*)(?![*\p{L}\p{N}])/u;

function unevenStars(text: string): { message: string; fix: string } | undefined {
  const [found, before, behind] = UNEVEN.exec(text.replace(WHOLE, "")) ?? [];
  if (found === undefined) return undefined;
  const words = (before ?? behind)!;
  const [left, right] = before === undefined ? ["one star", "two"] : ["two stars", "one"];
  const message = `${quote(found)} has ${left} before its words and ${right} behind them, so that a star would be shown.`;
  return { message, fix: `write ${quote(`**${words}**`)}.` };
}

/** Three stars on one side of the words, and two on the other. */
const THREE =
  /(?<![*\p{L}\p{N}])(?:\*\*\*(?![*\s])([^*\n]+)(?<!\s)\*\*|\*\*(?![*\s])([^*\n]+)(?<!\s)\*\*\*)(?![*\p{L}\p{N}])/u;
/** A star by itself: the third one may refer to it, or to the note behind it. */
const LONE_STAR = /(?<!\*)\*(?!\*)/;

function threeStars(text: string, document: Document): { message: string; fix: string } | undefined {
  const [found, before, behind] = THREE.exec(text) ?? [];
  if (found === undefined || LONE_STAR.test(document.text)) return undefined;
  const [left, right] = behind === undefined ? ["three stars", "two"] : ["two stars", "three"];
  const message = `${quote(found)} has ${left} before its words and ${right} behind them, so that a star would be shown.`;
  return { message, fix: `write ${quote(`**${before ?? behind}**`)}.` };
}

/** A run of three or more stars counts as one mark. */
const STARS = /\*{2,}/g;

/** What is wrong in the plain text that is left without bold words. */
function faultIn(text: string): { message: string; fix: string } | undefined {
  const plain = Array.from(piecesOf(text), (piece) => (piece.type === "text" ? piece.value : ""));
  const starred = plain.filter((piece) => piece.includes("**"));
  const [only, ...others] = starred;
  if (only === undefined || others.length > 0) return undefined;
  const [, inner = "", ...rest] = only.split(STARS);
  const [left = "", right = ""] = only.match(STARS) ?? [];
  const words = inner.trim();
  // With a space on both sides, the stars may be anything, except around words with no numbers near them.
  const isOneSided = inner.startsWith(words) || inner.endsWith(words);
  const isSpaced = inner !== words && (isOneSided || (/^\p{L}{2}/u.test(words) && !/\d\s*\*\*|\*\*\s*\d/.test(only)));
  if (rest.length === 1 && isSpaced && /^[^\n]*\p{L}[^\n]*$/u.test(words)) {
    const message = `a space stands beside the stars of ${quote(`${left}${inner}${right}`)}, so that they would be shown.`;
    return { message, fix: `write ${quote(`**${words}**`)}.` };
  }
  const word = OPENING.exec(only)?.groups?.["word"] ?? (only.endsWith("**") ? BEFORE_LINK.exec(text)?.[1] : undefined);
  if (word === undefined || rest.length > 0) return undefined;
  const message = `the two stars before ${quote(word)} have no others behind them, so that they would be shown.`;
  return { message, fix: "write two stars behind the bold words as well, or take these out." };
}
