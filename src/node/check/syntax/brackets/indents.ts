/** Finds missing brackets by the indents of lines. */
import { lineAt } from "../../document/lineMarks.ts";
import { withEdits } from "../../document/edited.ts";
import { byIndents, isLine } from "../lines/byIndents.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { isJsonText } from "../isJsonText.ts";
import { LOST_NAME } from "../lostLine.ts";
import { type Missing, missingAtEnd } from "./lineEnd.ts";
import { isNested } from "./nested.ts";
import { closingOf, type OpenToken, type Scan, sourceOf } from "../scan.ts";
import { depthOf, endOf, following, isEnd, readToken, type Token, withIndents } from "../tokens.ts";

/** The most lines that are tried: if indents do not follow the nesting, something may seem to be missing before any line. */
export const MOST_TRIED = 10;

/**
 * For brackets that do not match at a token: a line above that left a bracket open, since the next line is not indented
 * further. Reported only if closing it makes all brackets of the text match.
 */
export function unclosedLine(
  scan: Pick<Scan, "text" | "open" | "reach">,
  { offset: last }: Token,
): SyntaxFault | undefined {
  const { text } = scan;
  if (!scan.reach) return undefined;
  const known = scan.open.at(-1)?.token.offset;
  // The open brackets, each with the indent of its line.
  const open: (OpenToken & { indent: number })[] = [];
  const behind: Token[] = [];
  let [above, line, tried] = [0, 0, 0];
  for (const { token, indent, isFirst } of withIndents(text)) {
    if (token.offset > last || token.kind === "end" || tried === MOST_TRIED) return undefined;
    const isClosing = isEnd(token);
    if (isFirst) {
      const isKept = (other: { indent: number }) => other.indent < indent || (isClosing && other.indent === indent);
      const left = open.slice(open.findLastIndex(isKept) + 1);
      const before = behind.findLast(({ kind }) => kind !== ",");
      const isSetIn = left.length > 0 && (above > left[0]!.indent || left[0]!.token.offset >= line);
      line = token.offset - indent;
      if (isSetIn && before && left.at(-1)!.token.offset !== known) {
        tried++;
        const hasComma = before !== behind.at(-1);
        // Before a closing bracket, the comma is left over from what was deleted behind it.
        const comma = hasComma ? (isClosing ? "too many" : "there") : "not needed";
        const fault = unclosedBehind(text, before, { list: open.at(-left.length - 1), left, comma });
        if (fault) return fault;
      }
    }
    if (token.kind === "{" || token.kind === "[") open.push({ token, name: undefined, indent });
    else if (isClosing) open.pop();
    behind.push(token);
    above = indent;
  }
  return undefined;
}

/** The fault of the brackets `left` open behind a token, if all of the text matches once they are closed there. */
function unclosedBehind(
  text: string,
  last: Token,
  { list, left, comma }: Pick<Missing, "list" | "comma"> & { left: readonly OpenToken[] },
): SyntaxFault | undefined {
  const brackets = closingOf(left);
  const offset = endOf(last);
  const length = comma === "too many" ? text.indexOf(",", offset) + 1 - offset : 0;
  const meant = { offset, length, text: brackets.join("") };
  const isMended = isNested(withEdits(text, [meant]), true);
  return isMended ? missingAtEnd(last, { text, list, open: left[0]!, brackets, comma, meant }) : undefined;
}

/** For a bracket too many: the line above `end` that is indented too far, if a line with an opening bracket before it makes all match. */
export function unopenedLine({ text, reach }: Scan, kind: "}" | "]", end: Token): SyntaxFault | undefined {
  const edit = reach && byIndents(text)[0]?.[0];
  const isAbove = edit && isLine(edit) && edit.offset < end.offset;
  return isAbove ? missingLine(text, readToken(text, edit.offset), kind) : undefined;
}

function missingLine(text: string, first: Token, end: "}" | "]"): SyntaxFault {
  const shown = sourceOf(first);
  const group = first.source === '"src"' ? '"image": {' : first.source === '"type"' ? '"block": {' : '"button": {';
  const example = end === "]" ? '"items": [' : group;
  const last = endOfRest(text, first, end);
  const rest = `${shown}${last === undefined ? "" : ` to the ${end} on line ${lineAt(last.offset)}`}`;
  const what = example.replace(/^(".*"): .$/, "the $1");
  return faultAt(first, {
    code: "missing-bracket",
    message: `A line is missing before ${shown}: a ${end} below has no ${end === "]" ? "[" : "{"}.`,
    fix:
      (last
        ? `if you deleted it, for example ${what}, delete the rest as well: all from ${rest}, and the comma before it. Else put`
        : "put") +
      ` that line back, for example ${example}. If ${shown} belongs to what stands above, take only that ${end} out.`,
    lostLine: {
      fix: `put that line back: ${LOST_NAME}: ${end === "]" ? "[" : "{"}.`,
      ...(last && {
        orElse: ` If you deleted ${LOST_NAME}, delete the rest as well: all from ${rest}, and the comma before it.`,
      }),
    },
  });
}

/** The bracket that ends the remainder; undefined if the text would not be valid without all up to there. */
function endOfRest(text: string, first: Token, end: "}" | "]"): Token | undefined {
  const before = text.slice(0, first.offset).replace(/,\s*$/, "");
  let depth = 1;
  for (let token = first; token.kind !== "end"; token = following(text, token)) {
    depth += depthOf(token);
    if (depth === 0) return token.kind === end && isJsonText(before + text.slice(endOf(token))) ? token : undefined;
  }
  return undefined;
}
