/** Brackets that open something where a name belongs. */
import { lineAt } from "../document/lineMarks.ts";
import { short } from "../wording/words.ts";
import { bracketedField } from "./bracketedField.ts";
import { extraBracket } from "./brackets.ts";
import { entryAstray } from "./entryAstray.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { unclosedLine } from "./indents.ts";
import { byIndents } from "./lines/byIndents.ts";
import { nameBeside } from "./nameBeside.ts";
import { blockOutside, entryBehind, groupOutside, listAgain } from "./outside.ts";
import { isFurther, type Open, type Reach } from "./scan.ts";
import { readToken, type Token } from "./tokens.ts";

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
export function namelessBracket(brackets: Brackets, token: Token): SyntaxFault {
  const { text, open, ended, before, reach } = brackets;
  const { kind } = token;
  const again = listAgain(brackets, token);
  if (again) return again;
  const inside = readToken(text, token.offset + 1).source;
  const isBelow = (other: Open | undefined) => other && columnOf(text, other.token) === columnOf(text, token);
  const entry = ended && readToken(text, ended.token.offset + 1);
  // By its column, it is an entry of the list around the group.
  const isNext = isBelow(open.at(-1)) && entry && columnOf(text, entry) !== columnOf(text, token);
  const isBehind = kind === "{" && before?.kind === "," && !isNext;
  const behind =
    (isBehind ? entryBehind(brackets, token) : undefined) ?? (isNext ? undefined : entryAstray(brackets, token));
  if (behind) return behind;
  const comma = kind === "{" && before?.kind === "," ? before : undefined;
  // The } before the comma stands where this { does, below the name of a list.
  const isRow =
    comma &&
    ended?.name &&
    indentOf(text, comma) === indentOf(text, token) &&
    indentOf(text, ended.name) < indentOf(text, comma);
  if (comma && ended?.name && (isBelow(ended) || isRow || lineOf(text, comma) === lineOf(text, token))) {
    const name = short(ended.name.source);
    const start = lineOf(text, ended.name) === lineOf(text, ended.token) ? "[ {" : "[";
    return faultAt(ended.name, {
      code: "missing-bracket",
      message: `The list of ${name} has no [ before its first {.`,
      fix: `write ${name}: ${start} there, and see that ] stands after the last } of the list.`,
    });
  }
  const last = open.at(-1)!;
  const inserted = comma ? groupOutside({ text, open, before: comma, reach }, token) : undefined;
  if (inserted) return inserted;
  if (comma && open.at(-2)?.token.kind === "[" && isBelow(last)) {
    const line = unclosedLine({ text, open: [], reach }, token);
    if (line) return line;
    const said = {
      code: "missing-bracket",
      message: `The { of line ${lineAt(last.token.offset)} is not closed before the next { begins.`,
    } as const;
    // The bracket before the comma stands where the line of its group begins.
    if (ended?.name && indentOf(text, ended.name) === indentOf(text, comma))
      return {
        ...faultAt(comma, {
          ...said,
          fix: `add } before this comma: the } there is that of ${short(ended.name.source)}.`,
        }),
        meant: { offset: comma.offset, length: 0, text: "}" },
      };
    const fix = "add } before this comma. If the } there is to close it, another { below that line has no }.";
    return faultAt(comma, { ...said, fix });
  }
  if (kind === "{" && reach && last.token.kind === "{" && !text.slice(last.token.offset + 1, token.offset).trim()) {
    const list = { ...last, token: { ...last.token, kind: "[" as const } };
    const asList = reach({ open: [...open.slice(0, -1), list], expected: "first value" }, "", token.offset);
    const asOne = reach({ open, expected: "first name" }, "", token.offset + 1);
    if (isFurther(asOne, [asList]) || isOdd(text, token)) return extraBracket(token);
    if (last.name && isFurther(asList, [asOne])) {
      const message = `There is { where [ belongs: the entries of ${short(last.name.source)} have no names.`;
      return faultAt(last.token, {
        code: "wrong-bracket",
        message,
        fix: "write [ in the place of {, and ] where the list ends.",
      });
    }
  }
  const block =
    kind === "{" && inside === '"type"' ? blockOutside({ text, open, ...(before && { before }) }, token) : undefined;
  if (block) return block;
  const around = bracketedField(text, token);
  if (around) return around;
  const said = { code: "missing-name", message: `There is no name before this ${kind}.` } as const;
  const beside = nameBeside({ text, open }, token);
  if (beside !== undefined) {
    const name = `"${beside}": `;
    const fix = `write the name and a colon before it, as its neighbours have it: ${name}${kind}.`;
    return { ...faultAt(token, { ...said, fix }), meant: { offset: token.offset, length: 0, text: name } };
  }
  const named = (name: string) => reach?.({ open, expected: "name" }, name, token.offset) ?? 0;
  if (kind === "{" && (inside === '"type"' || isFurther(named('"items": ['), [named('"button": ')]))) {
    const list = open.length === 1 ? '"blocks": [' : '"items": [';
    const fix = `it is one of a list. Write the name of the list and [ before it, ${list} for example.`;
    return faultAt(token, { ...said, fix });
  }
  const example = kind === "[" ? '"items": [' : EXAMPLES.get(inside);
  const shown = example === undefined ? "" : `, ${example} for example`;
  return faultAt(token, { ...said, fix: `write a name and a colon before it${shown}.` });
}

/** What a group is called that begins with a name. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['"src"', '"image": {'],
  ['"label"', '"button": {'],
  ['"href"', '"button": {'],
]);

/** Whether the lines of the text have no place for a bracket. */
function isOdd(text: string, { offset }: Token): boolean {
  const [edit] = byIndents(text)[0] ?? [];
  return edit?.offset === offset && edit.text === "";
}

function columnOf(text: string, { offset }: Token): number {
  return offset - lineOf(text, { offset });
}

/** The spaces before the line that a piece stands on. */
function indentOf(text: string, piece: Pick<Token, "offset">): number {
  const start = lineOf(text, piece) + 1;
  return text.slice(start, piece.offset).search(/\S|$/);
}

/** Where the line begins that a piece stands on. */
function lineOf(text: string, { offset }: Pick<Token, "offset">): number {
  return text.lastIndexOf("\n", offset);
}
