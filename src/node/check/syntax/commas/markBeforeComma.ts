/** A quotation mark before a comma that belongs to the text, which goes on behind the comma. */
import { closingMark } from "../quotes/closingMark.ts";
import type { SyntaxFault } from "../fault.ts";
import { match } from "../pieces.ts";
import { innerQuote } from "../quotes/quoteInText.ts";
import type { Scan } from "../scan.ts";
import { endOf, type Token } from "../tokens.ts";

/** `"We say „yes", and mean it."`, `"We say \"yes", and mean it."` and `"We say yes", and mean it."` */
export function markBeforeComma({ text, before, open }: Scan, comma: Token): SyntaxFault | undefined {
  if (comma.kind !== "," || before?.kind !== "string" || endOf(before) !== comma.offset) return undefined;
  const rest = match(GOES_ON, text, comma.offset);
  if (rest === "") return undefined;
  // In a list, the words may be an entry whose opening mark is missing; in a group, the name of a field.
  const isInText = hasOpenPair(before) || (open.at(-1)?.token.kind === "{" && !FIELD.test(rest));
  return closingMark(text, before) ?? (isInText ? innerQuote(text, before) : undefined);
}

/** A comma, words, and the quotation mark that closes their text. */
const GOES_ON =
  /,[ \t]+(?!(?:true|false|null)[ \t]*[,}\]])(?:\d+[ \t]+)?[\p{L}„“«»‹›(–—][^\r\n]*"(?=[ \t]*(?:[,}\]][,}\] \t]*)?(?:[\r\n]|$))/uy;

/** A name with its colon, in quotation marks or without them, at once or behind other words. */
const FIELD = /^,[ \t]*[\w$-]+[ \t]*:|"\s*:/;

/** Whether its marks with a backslash open one more pair than they close. One behind a digit stands for inches. */
function hasOpenPair({ source }: Token): boolean {
  return (source.match(ESCAPED) ?? []).length % 2 > 0;
}

const ESCAPED = /(?<!\d)(?<=[^\\](?:\\\\)*)\\"/g;
