/** Words for brackets that are missing, too many, or of the wrong kind. */
import { lineAt } from "../document/lineMarks.ts";
import { short } from "../words.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { unclosedLine } from "./indents.ts";
import { closingOf, isFurther, type Open, type Reach, type Scan } from "./scan.ts";
import { blockOutside, entryBehind, groupOutside } from "./outside.ts";
import { readToken, type Token } from "./tokens.ts";

/** @param replacement Left out where the bracket may stand for something else. */
export function extraBracket(token: Token, replacement?: string): SyntaxFault {
  const message = `There is one ${token.kind} too many.`;
  return faultAt(token, { code: "extra-bracket", message, fix: `take this ${token.kind} out.`, replacement });
}

export function wrongBracket({ token: open }: Open, token: Token): SyntaxFault {
  const right = open.kind === "{" ? "}" : "]";
  const message = `There is ${token.kind} where ${right} belongs: the ${open.kind} of line ${lineAt(open.offset)} is still open.`;
  return faultAt(token, {
    code: "wrong-bracket",
    message,
    fix: `write ${right} here, or close the ${open.kind} before it.`,
  });
}

/** `)` in the place of a bracket that ends a group or a list. */
export function roundEnd({ offset }: Token, right: string): SyntaxFault {
  const message = `There is ) where ${right} belongs.`;
  const said = { code: "wrong-bracket", message, fix: `write ${right} in its place.` } as const;
  return faultAt({ offset, length: 1 }, { ...said, replacement: right });
}

/** What is known where a bracket stands. */
export interface Brackets {
  text: string;
  open: readonly Open[];
  /** The group or list that ended just before. */
  ended?: Open | undefined;
  before?: Token;
  reach?: Reach | undefined;
}

/** A `{` or `[` where a name belongs. When it looks like the next entry of a list, another bracket was forgotten. */
export function namelessBracket({ text, open, ended, before, reach }: Brackets, token: Token): SyntaxFault {
  const { kind } = token;
  const inside = readToken(text, token.offset + 1).source;
  const behind =
    kind === "{" && before?.kind === "," ? entryBehind({ text, open, ended, before, reach }, token) : undefined;
  if (behind) return behind;
  const isBelow = (other: Open | undefined) => other && columnOf(text, other.token) === columnOf(text, token);
  const comma = kind === "{" && before?.kind === "," ? before : undefined;
  if (comma && ended?.name && (isBelow(ended) || lineOf(text, comma) === lineOf(text, token))) {
    const name = short(ended.name.source);
    return faultAt(ended.name, {
      code: "missing-bracket",
      message: `The list of ${name} has no [ before its first {.`,
      fix: `write ${name}: [ there, and see that ] stands after the last } of the list.`,
    });
  }
  const last = open.at(-1)!;
  const inserted = comma ? groupOutside({ text, open, before: comma, reach }, token) : undefined;
  if (inserted) return inserted;
  if (comma && open.at(-2)?.token.kind === "[" && isBelow(last)) {
    const line = unclosedLine({ text, open: [], reach }, token);
    if (line) return line;
    return faultAt(comma, {
      code: "missing-bracket",
      message: `The { of line ${lineAt(last.token.offset)} is not closed before the next { begins.`,
      fix: "add } before this comma. If there is one, another { after that line has no }.",
    });
  }
  if (kind === "{" && reach && last.token.kind === "{" && !text.slice(last.token.offset + 1, token.offset).trim()) {
    const list = { ...last, token: { ...last.token, kind: "[" as const } };
    const asList = reach({ open: [...open.slice(0, -1), list], expected: "first value" }, "", token.offset);
    const asOne = reach({ open, expected: "first name" }, "", token.offset + 1);
    if (isFurther(asOne, [asList])) return extraBracket(token);
    if (last.name && isFurther(asList, [asOne])) {
      const message = `There is { where [ belongs: the entries of ${short(last.name.source)} have no names.`;
      return faultAt(last.token, { code: "wrong-bracket", message, fix: "write [ here, and ] where the list ends." });
    }
  }
  const block =
    kind === "{" && inside === '"type"' ? blockOutside({ text, open, ...(before && { before }) }, token) : undefined;
  if (block) return block;
  const said = { code: "missing-name", message: `There is no name before this ${kind}.` } as const;
  const named = (name: string) => reach?.({ open, expected: "name" }, name, token.offset) ?? 0;
  if (kind === "{" && (inside === '"type"' || isFurther(named('"items": ['), [named('"button": ')]))) {
    const list = open.length === 1 ? '"blocks": [' : '"items": [';
    const fix = `it is one of a list. Write the name of the list and [ before it, for example ${list}.`;
    return faultAt(token, { ...said, fix });
  }
  const example = kind === "[" ? '"items": [' : inside === '"src"' ? '"image": {' : '"button": {';
  return faultAt(token, { ...said, fix: `write a name and a colon before it, for example ${example}.` });
}

/** A name where its group was not opened. */
export function nameInList(name: Token): SyntaxFault {
  const shown = short(name.source);
  const message = `Only a group has names, but ${shown} is a name in a list.`;
  const fix = `write { before ${shown}, where its group begins. If it belongs to another group, move it there, with its comma.`;
  return faultAt(name, { code: "missing-name", message, fix });
}

/** The text ends while brackets are open. */
export function tooShort(scan: Scan, end: Token): SyntaxFault {
  const { open: all, before: last } = scan;
  const open = all.at(-1)?.token;
  if (!open) return faultAt(end, { code: "not-json", message: "The file is empty.", fix: "write the page into it." });
  const line = unclosedLine(scan, end);
  if (line) return line;
  const right = closingOf(all);
  const message = `The file ends too early: the ${open.kind} of line ${lineAt(open.offset)} is never closed.`;
  const fix =
    right.length === 1 && last && !":,".includes(last.kind)
      ? `add ${right[0]} at the end, if nothing else is missing.`
      : `put back what is missing${last?.kind === "," ? ", or take the last comma out" : ""}. Behind it write ${right.length > 8 ? "a bracket for each that is" : `${right.join(" ")} for ${right.length === 1 ? "the one that is" : "those that are"}`} still open.`;
  const { offset, length } = last ?? open;
  return { code: "unclosed-bracket", offset: offset + length - 1, length: 1, message, fix };
}

/** The file ends inside a text: something was cut off. */
export function cutText(open: readonly Open[], fault: SyntaxFault): SyntaxFault {
  const right = closingOf(open);
  const close = right.length > 8 ? "many brackets" : right.join(" ");
  const message = "The file ends too early, in the middle of this text.";
  const fix = `add what was cut off: the rest of the text with its ", then ${close} for what is still open. An older copy of the page may have it.`;
  return { ...fault, code: "unclosed-bracket", message, fix };
}

function columnOf(text: string, { offset }: Token): number {
  return offset - lineOf(text, { offset });
}

/** Where the line begins that a piece stands on. */
function lineOf(text: string, { offset }: Pick<Token, "offset">): number {
  return text.lastIndexOf("\n", offset);
}
