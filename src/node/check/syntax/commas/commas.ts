/** Faults of commas that are missing or too many. */
import { THIS_LINE } from "../../document/lineMarks.ts";
import { quote, short } from "../../wording/words.ts";
import { isBeforeColon, isBeforeName, isValueNext } from "../ahead.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { commaFor } from "./markForComma.ts";
import { missingEnds } from "../entries/mergedGroups.ts";
import { lineBreakBetween, named, type Scan } from "../scan.ts";
import { bareText, isOpenName } from "../quotes/bareWords.ts";
import { textInPieces } from "../quotes/textInPieces.ts";
import { endOf, type Token } from "../tokens.ts";

/** Two values or fields without a comma between them. */
export function missingComma(scan: Scan, token: Token): SyntaxFault {
  const before = scan.before!;
  const end = endOf(before);
  const isSure = mayFollow(scan, token);
  const edit = isSure ? { edit: { offset: end, length: 0, text: "," } } : {};
  const last = named(before);
  const other = isSure ? missingEnds(scan, token) : (bareEntry(scan, token) ?? textInPieces(scan, token));
  if (other) return other;
  if (lineBreakBetween(scan, token)) {
    if (isSure && endsWithComma(before)) return commaInside(before);
    return {
      code: "json-syntax",
      offset: end - 1,
      length: 1,
      wholeLine: true,
      message: `A comma is missing at the end of line ${THIS_LINE}.`,
      fix: `add a comma after ${last}.`,
      ...edit,
    };
  }
  const message = `A comma is missing before ${short(token.source)}.`;
  return { ...faultAt(token, { code: "json-syntax", message, fix: `add a comma after ${last}.` }), ...edit };
}

/** `["/blog" /contact]`: an entry without its comma and without its quotation marks. */
function bareEntry({ text, open, before }: Scan, token: Token): SyntaxFault | undefined {
  const isText = token.kind === "word" || token.source === "/";
  const isEntry = open.at(-1)!.token.kind === "[" && before!.kind === "string" && isText;
  const bare = isEntry ? bareText(text, token.offset) : "";
  if (bare === "" || bare.includes(",")) return undefined;
  const end = endOf(before!);
  const message = `A comma is missing before ${short(bare)}, and its quotation marks as well.`;
  const fix = `add a comma after ${named(before!)}, and write "${short(bare)}".`;
  const length = token.offset + bare.length - end;
  const meant = { offset: end, length, text: `, "${bare}"` };
  return { code: "json-syntax", offset: token.offset, length: bare.length, message, fix, meant };
}

/** `"heading":, "Sound words"`: a comma between a colon and its value, which is on the same line. */
export function commaBeforeValue(scan: Scan, token: Token): SyntaxFault | undefined {
  const isOnLine = /^,[ \t]*\S/.test(scan.text.slice(token.offset, token.offset + 100));
  if (token.kind !== "," || scan.before?.kind !== ":" || !isOnLine || !isValueNext(scan, token)) return undefined;
  const message = "There is a comma before this value.";
  return faultAt(token, { code: "extra-comma", message, fix: "take this comma out.", replacement: "" });
}

/** A punctuation mark right behind a number, true, false or null, in place of a comma or before one. */
export function markBehind(scan: Scan, { offset, source }: Token): SyntaxFault | undefined {
  const [, value, mark] = BEHIND.exec(source) ?? [];
  if (value === undefined || mark === undefined) return undefined;
  const at = { offset: offset + value.length, length: mark.length };
  const token: Token = { kind: "other", source: mark, ...at };
  const isFollowed = mark === ";" && /^[ \t]*,/.test(scan.text.slice(at.offset + 1, at.offset + 100));
  const message = `There is ${mark} before the comma.`;
  if (isFollowed) return faultAt(at, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
  return scan.open.at(-1)?.token.kind === "{" && isBeforeName(scan, token) ? commaFor(scan, token) : undefined;
}

const BEHIND = /^(-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)([;.?!])$/;

/** Whether only a comma is missing before the token. Otherwise a quotation mark may have cut a text in two. */
function mayFollow(scan: Scan, token: Token): boolean {
  if (scan.open.at(-1)!.token.kind === "{") {
    if (token.kind === "word") return isUnquotedField(scan, token);
    return token.kind === "string" && (isBeforeColon(scan, token) || isOpenName(scan.text, token));
  }
  if (token.kind === "{" || token.kind === "[") return true;
  const { kind, offset, length } = scan.before!;
  const isApart = offset + length < token.offset;
  return (
    ["string", "number", "literal"].includes(token.kind) &&
    isApart &&
    (kind === token.kind || lineBreakBetween(scan, token))
  );
}

/** Whether a field begins at a word: its name lacks one or both of its quotation marks, which is told next. */
export function isUnquotedField({ text, before }: Scan, { offset }: Token): boolean {
  return endOf(before!) < offset && UNQUOTED_FIELD.test(text.slice(offset, offset + 100));
}

const UNQUOTED_FIELD = /^[a-z_$][\w$-]*"?[ \t]*:[ \t]*(?:["{[\d-]|true\b|false\b)/i;

/** A comma before a closing bracket. */
export function trailingComma(comma: Token, { kind }: Token): SyntaxFault {
  return faultAt(comma, {
    code: "trailing-comma",
    message: `There is a comma before the closing ${kind}.`,
    fix: "take this comma out. A comma only stands between two things.",
    replacement: "",
  });
}

/** A comma where a value or a name belongs. */
export function extraComma(token: Token): SyntaxFault {
  const message = "There is a comma with nothing before it.";
  return faultAt(token, { code: "extra-comma", message, fix: "take the comma out.", replacement: "" });
}

/** Whether a text ends with the comma that is missing behind it. */
function endsWithComma({ kind, source }: Token): boolean {
  return kind === "string" && /[^\\,],"$/.test(source);
}

function commaInside({ source, offset, length }: Token): SyntaxFault {
  const message = `The comma at the end of line ${THIS_LINE} stands inside the quotation marks.`;
  const fix = `write ${quote(source.slice(1, -2))}, with the comma behind the quotation mark.`;
  return faultAt({ offset: offset + length - 2, length: 2 }, { code: "json-syntax", message, fix, replacement: '",' });
}
