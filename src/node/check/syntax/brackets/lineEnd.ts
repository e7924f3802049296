/** Faults of brackets that are missing at the end of a line. */
import { lineAt, THIS_LINE } from "../../document/lineMarks.ts";
import type { Edit } from "../../finding.ts";
import type { SyntaxFault } from "../fault.ts";
import { orRemainder } from "../entries/remainder.ts";
import { named, type OpenToken } from "../scan.ts";
import { endOf, type Token } from "../tokens.ts";

/** The outermost bracket that is still open, the brackets that close it and those within, and what happens to the comma behind. */
export interface Missing {
  text: string;
  /** The bracket around it. */
  list: Pick<OpenToken, "token"> | undefined;
  open: OpenToken;
  brackets: readonly string[];
  comma: "there" | "missing" | "not needed" | "too many";
  meant: Edit;
}

/** @param last The last token of the line, apart from its comma. */
export function missingAtEnd(last: Token, { text, list, open, brackets, comma, meant }: Missing): SyntaxFault {
  const { kind, offset } = open.token;
  const all = brackets.join(" ");
  const missing = brackets.length === 1 ? `A ${all} is` : `The brackets ${all} are`;
  const shown = named(last);
  // The end of a long text is not shown.
  const after = shown.endsWith('…"') ? `at the end of line ${THIS_LINE}` : `after ${shown}`;
  const fixes = {
    there: `add ${all} ${after}, before the comma.`,
    missing: `add ${all} and then a comma ${after}.`,
    "not needed": `add ${all} ${after}.`,
    "too many": `write ${all} in the place of the comma ${after}.`,
  };
  const fault: SyntaxFault = {
    code: "missing-bracket",
    offset: endOf(last) - 1,
    length: 1,
    wholeLine: true,
    message: `${missing} missing at the end of line ${THIS_LINE}: the ${kind} of line ${lineAt(offset)} is still open.`,
    fix: fixes[comma],
    meant,
  };
  return orRemainder(fault, text, { list: list?.token, open: open.token, last });
}
