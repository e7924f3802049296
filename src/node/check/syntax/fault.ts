import type { Edit } from "../finding.ts";
import type { Marks } from "../inTexts/asTags.ts";
import type { LostLine } from "./lostLine.ts";
import type { ReadAmount } from "./numbers/barWith.ts";
import type { TextPlace } from "./takesList.ts";

/** Permanent codes of syntax faults. That of a missing comma, the most frequent one, is "json-syntax". */
export type SyntaxCode =
  | "json-syntax"
  | "not-json"
  | "trailing-comma"
  | "extra-comma"
  | "comment"
  | "merge-conflict"
  | "single-quotes"
  | "curly-quotes"
  | "unclosed-text"
  | "line-break-in-text"
  | "quote-in-text"
  | "unquoted-name"
  | "unquoted-text"
  | "missing-colon"
  | "missing-value"
  | "missing-name"
  | "capital-letter"
  | "bad-number"
  | "bad-backslash"
  | "invisible-character"
  | "unclosed-bracket"
  | "wrong-bracket"
  | "missing-bracket"
  | "extra-bracket"
  | "text-after-end"
  | "unexpected-text";

/** A fault in a text that is not JSON. */
export interface SyntaxFault {
  code: SyntaxCode;
  offset: number;
  length: number;
  /** Something is missing at the end of this line, so no column is shown. */
  wholeLine?: boolean;
  /** Something has to be moved: the brackets do not match the indents where it begins and where it ends. */
  isMoved?: true;
  /** Here and in the fixes, line numbers are marked as in `lineMarks.ts`. */
  message: string;
  fix: string;
  /** The fixes by the place of the text, where they differ from `fix`. */
  fixAt?: Partial<Record<TextPlace, string>>;
  /** The name of a group or a list is missing here: its fix once the schema of the place tells the name. */
  lostLine?: LostLine;
  /** The fix if this bracket is the one that is missing elsewhere. */
  fixIfMoved?: string;
  /** Something is missing before the place, and what stands there is read as it is written. */
  isBefore?: true;
  /** The fix shows the whole line as it should be. */
  showsLine?: true;
  /** The text that the fix shows, which may contain links. */
  shown?: string;
  /** The edit that --fix makes. */
  edit?: Edit;
  /**
   * An edit with which the rest of the text is read, but which --fix does not make: only the author knows whether it is meant,
   * or it would move what stands behind.
   */
  meant?: Edit;
  /** A second page or block begins here, which belongs in a file of its own. */
  isSecond?: true;
  /** Something has to go, and only the author knows what: the line is not shown as it should be. */
  isChoice?: true;
  /** HTML stands there. It is read as one text until the schema of its place is known. */
  tags?: Tags;
  /** The value is a number or a text: the schema of its place decides. */
  either?: ReadAmount;
  /** A text stands alone among fields: it is the name of one or its value, and the schema of the group decides. */
  lone?: LoneText;
  /** The offset of an entry's beginning that may be left of a deleted entry: the message says what it lacks. */
  remainder?: number;
  /** Further faults that the message covers. */
  alike?: SyntaxFault[];
}

/** A text without its other half, and words for the comma that would go with it. */
export interface LoneText {
  word: string;
  comma: string;
  /** A colon stands before it, so it is a value. */
  hasColon?: true;
  /** A colon stands behind it, so it is a name. */
  isName?: true;
  /** The end of the fix if it is a name without a colon. */
  otherwise?: string;
}

/** What is meant to be HTML, and whether commas are missing beside it. */
export interface Tags {
  what: Marks;
  lacksBefore?: boolean;
  lacksBehind?: boolean;
  /** Whether a comma stands behind it. */
  hasBehind?: boolean;
}

/** The words for a fault, and what may stand in the place of its whole range. */
export interface Remark extends Omit<SyntaxFault, "offset" | "length"> {
  /** What --fix writes there. */
  replacement?: string | undefined;
  /** What is read there, although --fix does not write it. */
  readAs?: string | undefined;
}

export function faultAt(
  { offset, length }: { offset: number; length: number },
  { replacement, readAs, ...said }: Remark,
): SyntaxFault {
  const edit = replacement === undefined ? {} : { edit: { offset, length, text: replacement } };
  const meant = readAs === undefined ? {} : { meant: { offset, length, text: readAs } };
  return { ...said, offset, length, ...edit, ...meant };
}

export function withoutEdit(fault: SyntaxFault): SyntaxFault {
  const { edit: _, ...plain } = fault;
  return plain;
}
