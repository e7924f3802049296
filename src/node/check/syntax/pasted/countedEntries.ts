/** `1.`, `2)` and `b)` before the entries of a list, as chat programs and word processors count them: told once for all. */
import { lineAt } from "../../document/lineMarks.ts";
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { depthOf, endOf, following, type Token } from "../tokens.ts";

const COUNT = /^\w{1,3}[.)]$/;
const ENTRY = /^[ \t]*[{["]/;
/** The most tokens that are read for the counts of further entries. */
const MOST_READ = 5000;

export function countedEntries({ text, expected }: Scan, token: Token): SyntaxFault | undefined {
  if (!expected.endsWith("value") || !isCount(text, token)) return undefined;
  const counts = countsFrom(text, token);
  const [first, last] = [quote(token.source), counts.at(-1)!];
  const ends = counts.map((count) => following(text, count).offset);
  const range = { offset: token.offset, length: ends.at(-1)! - token.offset };
  const plain = counts.map((_, i) => text.slice(ends[i], counts[i + 1]?.offset ?? ends[i])).join("");
  const isInLine = !/[\r\n]/.test(text.slice(range.offset, endOf(range)));
  const said =
    counts.length > 1
      ? {
          message: `The entries of this list begin with their numbers, ${first} to ${quote(last.source)}.`,
          fix: `take these numbers out${isInLine ? "" : `, down to line ${lineAt(last.offset)}`}: the place in the list counts.`,
        }
      : { message: `${first} is not expected here.`, fix: `take ${first} out.` };
  return { ...faultAt(token, { code: "unexpected-text", ...said }), edit: { ...range, text: plain } };
}

function isCount(text: string, token: Token): boolean {
  const end = endOf(token);
  return COUNT.test(token.source) && ENTRY.test(text.slice(end, end + 100));
}

/** The counts of this entry and of the others in its list. */
function countsFrom(text: string, first: Token): Token[] {
  const counts = [first];
  let depth = 0;
  for (let token = first, read = 0; read < MOST_READ && token.kind !== "end"; read++) {
    token = following(text, token);
    depth += depthOf(token);
    if (depth < 0) break;
    if (depth === 0 && isCount(text, token)) counts.push(token);
  }
  return counts;
}
