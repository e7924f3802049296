/** Brackets that are left of something that was deleted. */
import { lineAt } from "../../document/lineMarks.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { closingOf, isFurther, type Reach, type Scan, sourceOf } from "../scan.ts";
import { endOf, following, type Token } from "../tokens.ts";
import { numberWord } from "../../wording/words.ts";

/** Closing brackets without their opening ones. */
export interface StrayEnds {
  count: number;
  /** Whether the comma before them goes as well, since a closing bracket follows. */
  isCommaBefore: boolean;
  commasBehind: number;
  /** The offset behind the last of them. */
  end: number;
  /** The token behind all of them. */
  next: Token;
}

/** A closing bracket that cannot stand where it does, and those of its kind behind it, with or without commas. */
export function strayEnds({ text, before, open }: Pick<Scan, "text" | "before" | "open">, token: Token): StrayEnds {
  const isBehindValue = before !== undefined && !"{[,".includes(before.kind);
  let count = 0;
  let commasBehind = 0;
  let end = token.offset;
  let next = token;
  do {
    if (next.kind === ",") commasBehind++;
    else count++;
    end = endOf(next);
    next = following(text, next);
    // A comma behind a value belongs to the value.
    if (isBehindValue) break;
  } while (next.kind === token.kind || next.kind === ",");
  const right = closingOf(open)[0];
  return { count, isCommaBefore: before?.kind === "," && next.kind === right, commasBehind, end, next };
}

/** How far the scan gets without them. */
export function reachWithout(scan: Scan, { isCommaBefore, next }: StrayEnds, reach: Reach): number {
  return reach(isCommaBefore ? { ...scan, expected: "comma" } : scan, "", next.offset);
}

/** A closing bracket behind a comma, if the bracket is too many and not the comma: the same object or array goes on. Not during a trial. */
export function strayEnd(scan: Scan, token: Token): SyntaxFault | undefined {
  const reach = scan.reach!;
  const end = endOf(token);
  const behindValue = { ...scan, expected: "comma" } as const;
  const withoutComma = reach(behindValue, token.kind, end);
  if (withoutComma === Number.POSITIVE_INFINITY) return undefined;
  // The comma may belong behind the bracket.
  const commaBehind = reach(behindValue, `${token.kind},`, end);
  const ends = strayEnds(scan, token);
  return isFurther(reachWithout(scan, ends, reach), [withoutComma, commaBehind])
    ? tooManyEnds(scan, token, ends)
    : undefined;
}

/** Behind a comma, a deleted bracket would have opened nothing, so the rest can be read without the closing ones. */
export function tooManyEnds(
  { before, text }: Pick<Scan, "before" | "text">,
  token: Token,
  { count, isCommaBefore, commasBehind, end }: StrayEnds,
): SyntaxFault {
  const { kind } = token;
  const [these, them, its] = count > 1 ? [`these ${kind}`, "them", "their"] : [`this ${kind}`, "it", "its"];
  const commas =
    isCommaBefore && commasBehind > 0
      ? ` and the commas beside ${them}`
      : isCommaBefore
        ? ` and the comma before ${them}`
        : commasBehind > 0
          ? ` and ${its} comma${commasBehind > 1 ? "s" : ""}`
          : "";
  // Nothing can have been deleted before the start of a file.
  const isAlone = count === 1 && before !== undefined;
  const instead = isAlone ? ` If a ${kind === "}" ? "{" : "["} was deleted before it, put that back instead.` : "";
  const last = text.lastIndexOf(kind, end - 1);
  const down = text.slice(token.offset, last).includes("\n") ? `, down to line ${lineAt(last)}` : "";
  const message = `There ${count > 1 ? "are" : "is"} ${numberWord(count)} ${kind} too many.`;
  const fixIfMoved = `take ${these}${commas} out${down}.`;
  const said = faultAt(token, { code: "extra-bracket", message, fix: `${fixIfMoved}${instead}` });
  const fault = { ...said, ...(count === 1 && { fixIfMoved }) };
  if (before?.kind !== ",") return fault;
  const start = isCommaBefore ? before.offset : token.offset;
  return { ...fault, meant: { offset: start, length: end - start, text: "" } };
}

/** A bracket that is all that is left in an array; undefined if the array has more. */
export function onlyInList({ text, before, open }: Scan, token: Token): SyntaxFault | undefined {
  const list = token.kind === "{" ? open.at(-2) : open.at(-1);
  const next = following(text, token);
  const behind = next.kind === "," ? following(text, next) : next;
  const isOnly = token.kind === "{" || before === list?.token;
  if (!isOnly || list?.token.kind !== "[" || !list.name || behind.kind !== "]") return undefined;
  if (text.slice(list.token.offset + 1, token.offset).trim()) return undefined;
  const name = sourceOf(list.name);
  const side = token.kind === "{" ? "behind" : "before";
  const message = `Only the ${token.kind} of an entry is left in the list ${name}.`;
  const fix = `put back what was deleted ${side} it, or take the list out as well: all from ${name} to its ], with a comma beside it.`;
  return faultAt(token, { code: "extra-bracket", message, fix });
}

/** `"button": { },` with its fields behind it, between two offsets: further down, brackets seem too many or too few. */
export function endedAtOnce(text: string, from: number, to: number): SyntaxFault | undefined {
  const [found, ...others] = text.slice(from, to).matchAll(ENDED_AT_ONCE);
  // An empty "with" is valid.
  if (!found || others.length > 0 || found[2] === "with") return undefined;
  const offset = from + found.index + found[1]!.length;
  const message = `The { of "${found[2]}" is closed at once, and its fields stand behind that.`;
  const fix = `take this } and the comma behind it out. The } that belongs to "${found[2]}" follows.`;
  return faultAt({ offset, length: 1 }, { code: "extra-bracket", message, fix });
}

const ENDED_AT_ONCE = /("(\w+)"\s*:\s*\{\s*)\}\s*,\s*(?=")/g;

/** The end of an entry, left over at the start of its array: its brackets have closed what is around it. */
export function endsAtStart(text: string, { offset }: Token): SyntaxFault | undefined {
  const before = text.slice(Math.max(offset - 1000, 0), offset);
  const [, ends] = /\[\s*(\](?:\s*[}\],])*\s*)$/.exec(before) ?? [];
  if (ends === undefined) return undefined;
  const message = "There are brackets too many: this ] ends a list at once, but its entries follow.";
  const fix = "take this ] out, and all up to the next {.";
  return faultAt({ offset: offset - ends.length, length: 1 }, { code: "extra-bracket", message, fix });
}

/** The `{` of an entry that was deleted, at the end of an array. */
export function leftOver(text: string, open: Token): SyntaxFault {
  const hasComma = /,\s*$/.test(text.slice(Math.max(open.offset - 1000, 0), open.offset));
  const fix = `take this {${hasComma ? " and the comma before it" : ""} out.`;
  return faultAt(open, { code: "extra-bracket", message: "There is one { too many.", fix });
}
