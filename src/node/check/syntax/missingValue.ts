/** Names of fields without a value. */
import { faultAt, type SyntaxFault } from "./fault.ts";
import { listWithoutBrackets } from "./entries/listWithoutBrackets.ts";
import { takenOut } from "./commas/outWithComma.ts";
import { type Scan, sourceOf } from "./scan.ts";
import { isFirst, NAME, rowFrom, textBefore } from "./quotes/textsInRow.ts";
import { endOf, following, type Token } from "./tokens.ts";

/** The fault of a colon with nothing behind it. */
export function missingValue(text: string, name: Token | undefined, colon: Token): SyntaxFault {
  const written = name ? name.source : "this";
  const start = (name ?? colon).offset;
  const { comma } = takenOut(text, { offset: start, length: colon.offset + 1 - start });
  return faultAt(colon, {
    code: "missing-value",
    message: `Nothing is written after ${written}:.`,
    fix: `write a value after the colon. Or take ${written} out${comma}, if it is not needed.`,
    ...(name && { lone: { word: name.source.slice(1, -1), comma, isName: true } }),
  });
}

/** The fault of a name without a colon and a value. If it is the only text of an object, it may be an entry of an array. */
export function nameWithoutValue(scan: Scan): SyntaxFault {
  const written = sourceOf(scan.name!);
  const value = textBefore(scan);
  const row = rowFrom(scan, scan.name!);
  if (value && isLineOfTwo(scan, value)) return listWithoutBrackets(scan, value, row);
  const { texts, end } = row;
  const { text, name } = scan;
  const lone = { word: name!.source.slice(1, -1), comma: takenOut(text, name!).comma };
  const isWords = !NAME.test(written);
  if ((isWords || /^"(?:[A-Z]|.*-)/.test(written)) && end.kind === "string") {
    const orName = isWords ? "" : ` If ${written} is a name itself, write a colon and a value behind it.`;
    const message = `There is no name before ${written}.`;
    const fix = `write the name of its field and a colon before it: "…": ${written}.${orName}`;
    return faultAt(scan.name!, { code: "missing-name", message, fix, lone });
  }
  const isAlone = isFirst(scan) && scan.open.length > 1 && texts.length === 1 && end.kind === "}";
  const otherwise = isAlone ? ` If it is an entry of a list, write [ ] in place of { }.` : "";
  return faultAt(scan.name!, {
    code: "missing-value",
    message: `${written} has no value.`,
    fix: `write a colon and a value after ${written}.${otherwise}`,
    lone: { ...lone, otherwise },
  });
}

/** Whether a value and another text share a line, in an object with a line for each of its fields. */
function isLineOfTwo({ text, previous, name }: Scan, value: Token): boolean {
  const comma = following(text, name!);
  const start = text.lastIndexOf("\n", value.offset);
  const isAlone = text.slice(start + 1, previous!.offset).trim() === "" && start >= 0;
  const behind = /^[ \t]*(?:\r?\n|$)/.test(text.slice(endOf(comma.kind === "," ? comma : name!)));
  return isAlone && behind && NAME.test(value.source) && !text.slice(value.offset, name!.offset).includes("\n");
}
