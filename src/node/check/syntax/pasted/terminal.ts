/** Colour codes of a terminal, copied together with the words. */
import { lineAt } from "../../document/lineMarks.ts";
import { visible } from "../../wording/words.ts";
import type { Remark } from "../fault.ts";
import { LONGEST_LOOK } from "../othersLike.ts";
import { match } from "../pieces.ts";

const COLOUR = "\u001b\\[[\\d;]{0,20}[A-Za-z]";
const HERE = new RegExp(COLOUR, "y");
const ALL = new RegExp(COLOUR, "g");

/** The remark about the code at an offset, and the length of the code. */
export function colourOfTerminal(text: string, at: number): { length: number; remark: Remark } | undefined {
  const sign = match(HERE, text, at);
  if (sign === "") return undefined;
  const rest = text.slice(at + sign.length, at + sign.length + LONGEST_LOOK);
  const last = Array.from(rest.matchAll(ALL)).at(-1);
  const end = last && at + sign.length + last.index + /^[^\r\n]*/.exec(rest.slice(last.index))![0].length;
  const isBelow = last && /[\r\n]/.test(rest.slice(0, last.index));
  const others = isBelow
    ? `, and all others of its kind down to line ${lineAt(end!)}`
    : last
      ? ", and the others of its kind on this line as well"
      : "";
  const message = `There is a sign for a colour here, which was copied from a terminal: ${visible(sign)}.`;
  const remark = { code: "invisible-character", message, fix: `take it out${others}.`, replacement: "" } as const;
  return { length: sign.length, remark };
}
