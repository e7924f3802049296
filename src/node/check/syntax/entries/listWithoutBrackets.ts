/** Texts of an array without its brackets, or without the first of them. */
import { lineAt } from "../../document/lineMarks.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { lineOf } from "../lineOf.ts";
import { oneTextOf } from "../quotes/oneOfTwo.ts";
import { type Scan, sourceOf } from "../scan.ts";
import { placeOfText, takesEntries } from "../takesList.ts";
import type { TextRow } from "../quotes/textsInRow.ts";
import { endOf, type Token } from "../tokens.ts";

/** @param first The text before the row. */
export function listWithoutBrackets(
  { text, previous, open }: Pick<Scan, "text" | "previous" | "open">,
  first: Token,
  { texts, end }: TextRow,
): SyntaxFault {
  const name = sourceOf(previous!);
  const isBeside = ({ offset }: Token) => lineOf(text, offset) === lineOf(text, previous!.offset);
  const placed = (token: Token) => `${sourceOf(token)}${isBeside(token) ? "" : ` in line ${lineAt(token.offset)}`}`;
  const code = "missing-bracket";
  if (end.kind === "]") {
    const message = `The list of ${name} has no [ before its first text.`;
    return faultAt(previous!, { code, message, fix: `write [ before ${placed(first)}.` });
  }
  const last = texts.at(-1)!;
  const range = { offset: first.offset, length: endOf(last) - first.offset };
  if (placeOfText(open, previous) === "line") {
    const message = `${name} has several texts, with a comma between them, and only one can stand there.`;
    const { fix, text: meant } = oneTextOf([first, ...texts.filter(({ offset }) => offset !== first.offset)]);
    return faultAt(previous!, { code, message, fix, meant: { ...range, text: meant }, isChoice: true });
  }
  const message = `The list of ${name} has no [ ] around it.`;
  const comma = isBeside(first) ? "" : ",";
  const orText = takesEntries(previous!) ? "" : ", or make one text of them";
  const fix = `write [ before ${placed(first)}${comma} and ] after ${placed(last)}${orText}.`;
  const meant = { ...range, text: `[${text.slice(range.offset, endOf(range))}]` };
  return faultAt(previous!, { code, message, fix, meant });
}

/** For a `]` behind the only text of an array, if both stand on lines below the name. */
export function listWithoutStart({ text, before, name, open }: Scan, end: Token): SyntaxFault | undefined {
  if (end.kind !== "]" || before?.kind !== "string" || !name) return undefined;
  const isBelow = [text.slice(endOf(name), before.offset), text.slice(endOf(before), end.offset)].every((gap) =>
    /[\r\n]/.test(gap),
  );
  return isBelow ? listWithoutBrackets({ text, previous: name, open }, before, { texts: [before], end }) : undefined;
}
