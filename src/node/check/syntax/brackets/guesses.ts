/** Finds bracket faults by trial: of several guesses, the one after which most of the rest parses. */
import { lineAt } from "../../document/lineMarks.ts";
import { braceForBracket, loneFieldInList } from "./braceForBracket.ts";
import { extraBracket } from "./brackets.ts";
import { unopenedLine } from "./indents.ts";
import { endSetIn } from "./setIn.ts";
import { endedTooEarly, fieldsBehind } from "../entries/endedTooEarly.ts";
import { missingAtEnd } from "./lineEnd.ts";
import { byIndents } from "../lines/byIndents.ts";
import { missingEndBefore, missingEnds } from "../entries/mergedGroups.ts";
import { missingValue } from "../missingValue.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { groupWithoutBraces } from "./groupWithoutBraces.ts";
import { endedAtOnce } from "./leftOver.ts";
import { endOfEntry } from "../entries/remainder.ts";
import { closingOf, isFurther, lineBreakBetween, type Scan, sourceOf } from "../scan.ts";
import { endOf, following, type Token } from "../tokens.ts";

/** The most closing brackets that may be missing at one place. */
const MOST_MISSING = 3;

/** The fault if closing brackets are missing before the token, and not only a comma. */
export function missingClosing(scan: Scan, token: Token): SyntaxFault | undefined {
  const { reach, open } = scan;
  if (!reach || open.length < 2 || !lineBreakBetween(scan, token)) return undefined;
  const guesses = [
    ",",
    ...closingOf(open.slice(1))
      .slice(0, MOST_MISSING)
      .map((_, i, all) => `${all.slice(0, i + 1).join("")},`),
  ];
  const reached: number[] = [];
  for (const guess of guesses) {
    reached.push(reach(scan, guess, token.offset));
    if (reached[0] === Number.POSITIVE_INFINITY) return undefined;
  }
  const best = endsByLine(scan) ?? reached.findIndex((own, i) => isFurther(own, reached.toSpliced(i, 1)));
  if (best < 1) return undefined;
  const brackets = Array.from(guesses[best]!.slice(0, -1));
  const next = missingEnds(scan, token, brackets);
  if (next) return next;
  const last = scan.before!;
  const meant = { offset: endOf(last), length: 0, text: guesses[best]! };
  const { text } = scan;
  return missingAtEnd(last, {
    text,
    list: open.at(-best - 1),
    open: open.at(-best)!,
    brackets,
    comma: "missing",
    meant,
  });
}

/** How many brackets are missing behind the last token, judged by the indent of the next line; undefined if that is unclear. */
function endsByLine({ text, open, before }: Scan): number | undefined {
  const odd = byIndents(text);
  const end = endOf(before!);
  // The indents do not match elsewhere, and match without a bracket here.
  if (odd.length > 0 && !odd.flat().some(({ offset }) => offset === end)) return 0;
  const [edit, ...more] = odd[0] ?? [];
  if (!edit || more.length > 0 || edit.offset !== end) return undefined;
  const ends = edit.text.match(/[}\]]/g)?.length ?? 0;
  return ends > 0 && ends < Math.min(open.length, MOST_MISSING + 1) ? ends : undefined;
}

/** A forgotten value: the next name was taken for it, so that the colon of that name seems too many. */
export function forgottenValue(scan: Scan): SyntaxFault | undefined {
  const { reach, open, before, name, text } = scan;
  if (!reach || !name || !/^"[\w$-]+"$/.test(before!.source)) return undefined;
  const colon = following(text, name);
  const asField = reach({ open, expected: "name" }, "", before!.offset);
  const asGroup = reach({ open, expected: "value" }, "{", before!.offset);
  if (!isFurther(asField, [asGroup])) return undefined;
  if (before!.source !== name.source) return groupWithoutBraces(scan) ?? missingValue(text, name, colon);
  const message = `The name ${sourceOf(name)} is written twice in a row.`;
  return faultAt(before!, { code: "missing-value", message, fix: `take this ${sourceOf(name)}: out.` });
}

/** A missing opening bracket before a name: its colon stands behind a text that was taken for a value. */
export function missingOpening(scan: Scan, colon: Token): SyntaxFault | undefined {
  const { reach, open, before } = scan;
  const around = open.at(-1)!.token;
  if (!reach || before?.kind !== "string") return undefined;
  const asComma = reach(scan, ",", colon.offset + 1);
  const asGroup = reach({ open, expected: "value" }, "{", before.offset);
  const behind = fieldsBehind(scan, [asComma, asGroup]);
  if (behind) return behind;
  if (asComma === Number.POSITIVE_INFINITY) return loneFieldInList(scan, colon, asGroup);
  const written = sourceOf(before);
  if (open.at(-1)!.name?.source === before.source && following(scan.text, colon).kind === "[") {
    const fix = `take this ${written}: [ out. If it has a ] of its own, take that out as well.`;
    return faultAt(before, { code: "unexpected-text", message: `The list ${written} begins twice.`, fix });
  }
  const wrong = unclosedList(scan, asGroup) ?? braceForBracket(scan, asGroup);
  if (wrong) return wrong;
  // An array has no names, so only the bracket can be missing.
  const isSure = around.kind === "[" && /^"\w+"$/.test(before.source);
  if (!isSure && !isFurther(asGroup, [asComma])) return undefined;
  const atOnce = around.kind === "[" ? endedAtOnce(scan.text, around.offset, before.offset) : undefined;
  if (atOnce) return atOnce;
  const line = endSetIn(scan, before) ?? unopenedLine(scan, "}", before);
  if (line) return line;
  const isOther = before.source !== '"type"';
  const above = isOther && /\}\s*,\s*$/.test(scan.text.slice(Math.max(before.offset - 200, 0), before.offset));
  const early = above && around.kind === "[" ? endedTooEarly(scan.text, around, before) : undefined;
  if (early) return early;
  const end = around.kind === "[" ? endOfEntry(scan.text, around, before) : undefined;
  if (end) return end;
  const instead = above ? `, or take the } before it out if ${written} belongs to what stands above` : "";
  const isFirst = around.kind === "[" && following(scan.text, around).offset === before.offset;
  const left = " If it is left of something that was deleted, take it out, up to its last } and the comma behind that.";
  return faultAt(before, {
    code: "missing-bracket",
    message: `A { is missing before ${written}.`,
    fix: `write { before it${instead}.${isOther && isFirst ? left : ""}`,
  });
}

/**
 * An array that is still open before a name which belongs to the object around it, or that begins twice.
 * @param asGroup How far the scan gets with a { before the name.
 */
function unclosedList({ text, reach, open, before }: Scan, asGroup: number): SyntaxFault | undefined {
  const { token: list } = open.at(-1)!;
  const name = before!;
  if (list.kind !== "[" || open.at(-2)?.token.kind !== "{") return undefined;
  const next = missingEndBefore({ text, open }, name);
  if (next) return next;
  const asNext = reach!({ open: open.slice(0, -1), expected: "name" }, "", name.offset);
  const isNext = isFurther(asNext, [asGroup]);
  const first = following(text, list);
  if (isNext && first.kind === "[") return extraBracket(list);
  // No object begins among texts.
  const isOfTexts = first.kind === "string" && asNext >= asGroup;
  if (first.offset >= name.offset || !(isNext || isOfTexts)) return undefined;
  const message = `A ] is missing before ${sourceOf(name)}: the [ of line ${lineAt(list.offset)} is still open.`;
  const comma = text.lastIndexOf(",", name.offset);
  const where = text.slice(comma, name.offset).includes("\n") ? "at the end of" : `before ${sourceOf(name)} in`;
  const fix = `write ] before the comma ${where} line ${lineAt(comma)}.`;
  const meant = { offset: comma, length: 0, text: "]" };
  return faultAt(name, { code: "missing-bracket", message, fix, meant, isBefore: true });
}
