import { LONGEST_EXAMPLE } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { unopenedLine } from "../brackets/indents.ts";
import { isFurther, type Scan, sourceOf } from "../scan.ts";
import { isFirst, NAME, rowFrom } from "../quotes/textsInRow.ts";
import { endOf, following, type Token } from "../tokens.ts";

/** Texts behind the `]` of their array that cannot be names of fields; undefined for all else. */
export function behindList(scan: Scan): SyntaxFault | undefined {
  const { text, ended, open } = scan;
  if (isFirst(scan) || ended?.token.kind !== "[" || !ended.name || following(text, ended.token).kind !== "string")
    return undefined;
  const { texts, end } = rowFrom(scan, scan.name!);
  const [first, last] = [texts[0]!, texts.at(-1)!];
  if (NAME.test(first.source)) return undefined;
  const bracket = text.lastIndexOf("]", first.offset);
  const isApart = [text.slice(0, bracket), text.slice(bracket, first.offset)].every((gap) => /[\r\n][ \t]*$/.test(gap));
  const line = isApart && end.kind === "]" ? unopenedLine(scan, "]", end) : undefined;
  if (line) return line;
  const [these, stand, them] = texts.length > 1 ? ["These texts", "stand", "them"] : ["This text", "stands", "it"];
  const inside = text.slice(bracket + 1, endOf(last));
  const isClosedTwice = end.kind === "]" && (open.at(-2)?.token.kind !== "[" || isOwnEnd(scan, inside, end));
  const whole = `${text.slice(ended.name.offset, bracket)}${inside}]`;
  const shown = whole.length > LONGEST_EXAMPLE || /[\r\n]/.test(whole) ? undefined : whole;
  const fix = isClosedTwice
    ? `take the ] before ${them} out: the list has another one behind ${them}.`
    : `move ${them} into the list${shown === undefined ? ", before its ], with a comma between two texts" : `: ${shown}`}.`;
  const meant = { offset: bracket, length: inside.length + 1, text: isClosedTwice ? inside : `${inside}]` };
  const message = `${these} ${stand} behind the ] of the list ${sourceOf(ended.name)}.`;
  return faultAt(first, { code: "unexpected-text", message, fix, meant });
}

/** Whether a ] is that of the list before, and not that of a list around this group, whose } is missing. */
function isOwnEnd({ reach, open, ended }: Scan, inside: string, end: Token): boolean {
  const stand = { open: [...open, ended!], expected: "comma" } as const;
  return reach !== undefined && isFurther(reach(stand, inside, end.offset), [reach(stand, `${inside}]`, end.offset)]);
}
