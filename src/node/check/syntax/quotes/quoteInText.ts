/** A quotation mark inside a text that ends it too early. */
import { quote, visible } from "../../wording/words.ts";
import { closingMark } from "./closingMark.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { htmlInText } from "./htmlInText.ts";
import { linkInQuotes } from "./linkInQuotes.ts";
import { match } from "../pieces.ts";
import type { Token } from "../tokens.ts";

/** From a quotation mark to the last one of its line, if what stands behind that may follow a text. */
const WITH_QUOTES = /"[^\r\n]*"(?=[ \t]*[,}\]]*[ \t]*(?:[\r\n]|$))/y;

/** The fault of a text that goes on behind its supposed end. */
export function innerQuote(text: string, token: Token): SyntaxFault {
  const pasted = htmlInText(text, token) ?? linkInQuotes(text, token);
  if (pasted) return pasted;
  const { offset, length } = token;
  const curly = closingMark(text, token);
  if (curly) return curly;
  const whole = match(WITH_QUOTES, text, offset);
  const inner = whole === "" || mayBeSeveral(text, offset, whole) ? undefined : whole.slice(1, -1);
  const mended = `"${inner?.replace(MARK, '\\"')}"`;
  const part = partWith(text, offset, offset + length - 1);
  const shown = inner !== undefined && quote(mended.slice(1, -1)) === mended ? mended : undefined;
  const isStray = inner?.match(MARK)?.length === 1 && !SAYS_MORE.test(inner);
  const fix = isStray
    ? 'take this quotation mark out. If it is to be shown, write \\" for it.'
    : `write \\" for each quotation mark inside the text${shown === undefined ? part : `: ${shown}`}.`;
  const message = "A quotation mark inside a text ends the text too early.";
  // Without a space, it may be a name or an address, for which a mark inside would make another one.
  const isRead = inner !== undefined && !isStray && /\s/.test(inner);
  // Read with marks of another kind, so that all behind them stays where it is.
  const meant = isRead && { meant: { offset, length: whole.length, text: `"${withCurly(inner)}"` } };
  const at = { offset: offset + length - 1, length: 1 };
  return faultAt(at, { code: "quote-in-text", message, fix, ...(!isStray && shown && { shown }), ...meant });
}

function withCurly(inner: string): string {
  return inner.replace(MARK, (_, at: number) => (at === 0 || /[\s([–—-]/.test(inner[at - 1]!) ? "“" : "”"));
}

/** Whether other texts, or other fields, may stand in what goes up to the last mark of a line. */
function mayBeSeveral(text: string, offset: number, whole: string): boolean {
  if (!/"\s*[,:]\s*"/.test(whole.slice(1))) return false;
  const isField = /:[ \t]*$/.test(text.slice(Math.max(0, offset - 100), offset));
  // Marks inside a text are pairs, and behind a field there is only another one.
  return !isField || (whole.match(MARK) ?? []).length % 2 > 0 || FIELD_BEHIND.test(whole.slice(1));
}

const FIELD_BEHIND = /"\s*[,:]\s*"[^"\r\n]*"\s*:\s*(?:["{[\d-]|true\b|false\b|null\b)|"\s*:\s*"/;

/** What stands between two marks, or beside one where the next one closes the text: that one has to stay as it is. */
function partWith(text: string, start: number, mark: number): string {
  const [, opened] = HALF.exec(text.slice(Math.max(start, mark - LONGEST_PAIR), mark)) ?? [];
  if (opened !== undefined) return `, as in \\"${visible(opened)}\\"`;
  const [pair, first] = /^"([^"\\\r\n]{1,60})"/.exec(text.slice(mark)) ?? [];
  if (pair === undefined || first === undefined) return "";
  if (!CLOSED.test(text.slice(mark + pair.length))) return `, as in \\"${visible(first)}\\"`;
  const [before] = /[^\s"\\]*$/.exec(text.slice(Math.max(start, mark - LONGEST_WORD), mark))!;
  const [next] = /^ ?[^\s"\\]*/.exec(first)!;
  return `, as in ${visible(before)}\\"${visible(next)}`;
}

/** The words behind a mark that has its backslash. */
const HALF = /\\"(?=\S)([^"\\\r\n]{1,60})(?<=\S)$/;
const LONGEST_PAIR = 62;
const LONGEST_WORD = 30;
/** What may follow the end of a text. */
const CLOSED = /^[ \t]*(?:,?[ \t]*(?:[\r\n]|$)|[}\]]|[,:]\s*")/;

const MARK = /(?<!\\)"/g;
/** A mark that stands for inches or for an apostrophe, or beside a mark of another kind. */
const SAYS_MORE = /\d"|\p{L}"\p{L}|[“”„«»\\]/u;
