import type { Edit } from "../finding.ts";
import type { Marks } from "../inTexts/asTags.ts";
import type { Read } from "./barWith.ts";
import type { TextPlace } from "./takesList.ts";

/** Permanent names of the ways in which a text is not JSON. A missing comma, the most frequent, is "json-syntax". */
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

/** A mistake in a text that is not JSON. */
export interface SyntaxFault {
  code: SyntaxCode;
  offset: number;
  length: number;
  /** The mistake is that something is missing at the end of this line. */
  wholeLine?: boolean;
  /** Something has to be moved: brackets are odd where it stands, and where it ends. */
  isMoved?: true;
  /** With the marks of `lineMarks.ts` for the numbers of lines. */
  message: string;
  fix: string;
  /** The fixes for places in which a text has to be mended in another way. */
  fixAt?: Partial<Record<TextPlace, string>>;
  /** The fix for a bracket that is missing elsewhere. */
  fixIfMoved?: string;
  /** The fix shows all of the line as it should be. */
  showsLine?: true;
  /** The text that the fix shows as it should be written, where that may have links in it. */
  shown?: string;
  /** What --fix makes. */
  edit?: Edit;
  /**
   * What the words ask for, where only the author can know whether it is meant, or where the edit would move what stands behind:
   * the rest of the text is read as if it were made.
   */
  meant?: Edit;
  /** Something goes, and only the author knows what: no line is shown without it. */
  isChoice?: true;
  /** HTML stands there, which is meant to be a text with all of it until the schema of the place is asked. */
  tags?: Tags;
  /** It may be a number or a text, until the schema of the place is asked. */
  either?: Read;
  /** Where the beginning of an entry stands that may have been meant to go: its words say what that lacks. */
  remainder?: number;
  /** The others of which its words speak. */
  alike?: SyntaxFault[];
}

/** What is meant to be HTML, and the commas that are missing beside it. */
export interface Tags {
  what: Marks;
  lacksBefore?: boolean;
  lacksBehind?: boolean;
  /** Whether a comma stands behind it. */
  hasBehind?: boolean;
}

/** What to say of a mistake; with a replacement that is safe to make where there is one. */
export interface Remark extends Pick<SyntaxFault, "code" | "message" | "fix" | "fixAt" | "shown"> {
  replacement?: string | undefined;
}

/** What is wrong at a place; the edit replaces all of it. */
export function faultAt(
  { offset, length }: { offset: number; length: number },
  { replacement, ...said }: Remark,
): SyntaxFault {
  const edit = replacement === undefined ? {} : { edit: { offset, length, text: replacement } };
  return { ...said, offset, length, ...edit };
}

export function withoutEdit(fault: SyntaxFault): SyntaxFault {
  const { edit: _, ...plain } = fault;
  return plain;
}
