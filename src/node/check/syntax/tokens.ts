/** Tokenizes a text as an author may have written it: JSON, and what is often mistaken for it. */
import { CURLY_MARKS } from "./quotes/marks.ts";
import { codePoint, visible, joined } from "../wording/words.ts";
import { commentAt } from "./pasted/comments.ts";
import type { SyntaxFault } from "./fault.ts";
import { moreOf } from "./othersLike.ts";
import { faulty, match, pieceOf } from "./pieces.ts";
import { colourOfTerminal } from "./pasted/terminal.ts";
import { otherQuotes, QUOTES } from "./quotes/otherQuotes.ts";
import { readString } from "./quotes/readString.ts";

export interface Token {
  kind: "{" | "}" | "[" | "]" | ":" | "," | "string" | "number" | "literal" | "word" | "other" | "end";
  source: string;
  offset: number;
  length: number;
  /** The fault of the token itself, wherever it stands. */
  fault?: SyntaxFault;
}

const SPACE = /[ \t\r\n]*/y;
/** A comment, as in other languages. */
const NOTE = /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|<!--(?:[^-]|-(?!->))*(?:-->)?|#(?:[ \t][^\n]*)?(?=\n|$)/y;
/** A comment of a template: `{# … #}`, `{* … *}`, `{{! … }}` and `{/* … *\/}`. */
const ASIDE =
  /\{#(?:[^#]|#(?!\}))*#\}|\{\*(?:[^*]|\*(?!\}))*\*\}|\{\{!(?:[^}]|\}(?!\}))*\}\}|\{\/\*(?:[^*]|\*(?!\/))*\*\/\}/y;
const WORD = new RegExp(`[^\\s{}[\\]:,"'\`${CURLY_MARKS}‘’/=]+`, "y");
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** The next token from an offset on. */
export function readToken(text: string, at: number): Token {
  const offset = at + match(SPACE, text, at).length;
  const character = text[offset];
  const piece = (kind: Token["kind"], length: number) => pieceOf(kind, text, { offset, length });
  if (character === undefined) return piece("end", 0);
  const aside = character === "{" ? match(ASIDE, text, offset) : "";
  if (aside) return withComment(text, piece("other", aside.length));
  if ("{}[]:,".includes(character)) return piece(character as Token["kind"], 1);
  if (character === '"') return readString(text, offset);
  const quoted = QUOTES.has(character) ? otherQuotes(text, offset) : undefined;
  if (quoted) return quoted;
  const note = match(NOTE, text, offset);
  if (note) return withComment(text, piece("other", note.length));
  const word = match(WORD, text, offset);
  if (NUMBER.test(word)) return piece("number", word.length);
  if (["true", "false", "null"].includes(word)) return piece("literal", word.length);
  const first = String.fromCodePoint(text.codePointAt(offset)!);
  if (visible(first) !== first) return unseen(text, offset, first);
  return word ? piece("word", word.length) : piece("other", 1);
}

function withComment(text: string, token: Token): Token {
  return { ...token, fault: commentAt(text, token) };
}

/** The token behind another one. */
export function following(text: string, piece: Pick<Token, "offset" | "length">): Token {
  return readToken(text, endOf(piece));
}

/** All tokens of a text, each with the indent of its line and with whether it is the first one there. */
export function* withIndents(text: string): Generator<{ token: Token; indent: number; isFirst: boolean }> {
  let indent = 0;
  for (let at = 0, isLast = false; !isLast;) {
    const token = readToken(text, at);
    const gap = text.slice(at, token.offset);
    const broken = Math.max(gap.lastIndexOf("\n"), gap.lastIndexOf("\r"));
    if (broken >= 0) indent = gap.length - broken - 1;
    yield { token, indent, isFirst: broken >= 0 };
    at = endOf(token);
    isLast = token.kind === "end";
  }
}

/** The offset behind a token or an edit. */
export function endOf({ offset, length }: Pick<Token, "offset" | "length">): number {
  return offset + length;
}

export function isEnd(token: Token | undefined): boolean {
  return token?.kind === "}" || token?.kind === "]";
}

/** 1 for an opening bracket, -1 for a closing one. */
export function depthOf(token: Token): 1 | 0 | -1 {
  return token.kind === "{" || token.kind === "[" ? 1 : isEnd(token) ? -1 : 0;
}

/** A run of the same invisible character. */
function unseen(text: string, offset: number, first: string): Token {
  const colour = colourOfTerminal(text, offset);
  if (colour) return faulty(pieceOf("other", text, { offset, length: colour.length }), colour.remark);
  let count = 1;
  while (text.startsWith(first, offset + count * first.length)) count++;
  const what = count === 1 ? "is a character here" : `are ${count} characters here`;
  const message = `There ${what} that cannot be seen: ${codePoint(first)}.${moreOf(first, text, offset + count * first.length)}`;
  const others = othersInLine(text.slice(offset + count * first.length), first);
  if (others.length > 0) {
    const also = `${message} On this line there ${others.length > 1 ? "are" : "is"} also ${joined(others.map(codePoint), "and")}.`;
    const fix = "write plain spaces in the place of all of them.";
    const replacement = " ".repeat(count);
    const token = pieceOf("other", text, { offset, length: first.length * count });
    return faulty(token, { code: "invisible-character", message: also, fix, replacement });
  }
  const [it, place] = count === 1 ? ["it", "a plain space in its place"] : ["them", "plain spaces in their place"];
  const remedy = /\p{Zs}/u.test(first)
    ? { fix: `write ${place}.`, replacement: " ".repeat(count) }
    : { fix: `take ${it} out.`, replacement: "" };
  return faulty(pieceOf("other", text, { offset, length: first.length * count }), {
    code: "invisible-character",
    message,
    ...remedy,
  });
}

/** How many characters of a line are searched. */
const LONGEST_LINE = 1000;
const TEXT = /"(?:[^"\\\r\n]|\\.)*"/g;

/** The other invisible characters of a line, outside of its texts. */
function othersInLine(rest: string, first: string): string[] {
  const [line = ""] = rest.slice(0, LONGEST_LINE).split(/[\r\n]/, 1);
  const own = Array.from(line.replace(TEXT, "")).filter((each) => each !== first && visible(each) !== each);
  return [...new Set(own)].filter((each) => each !== "\t");
}
