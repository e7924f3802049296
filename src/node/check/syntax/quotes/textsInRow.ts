/** Consecutive texts where a name belongs: those of an array without its brackets, or a name and its value. */
import { isBeforeColon } from "../ahead.ts";
import type { Scan } from "../scan.ts";
import { takesEntries } from "../takesList.ts";
import { endOf, following, type Token } from "../tokens.ts";

/** Texts separated by commas, and the token behind the last one. */
export interface TextRow {
  texts: Token[];
  end: Token;
}

/** The form of a field's name. A text of another form is an entry of an array. */
export const NAME = /^"[a-z_$][\w$-]*"$/i;
/** The most texts that are read. */
const LONGEST = 1000;

export function rowFrom(scan: Scan, first: Token): TextRow {
  const texts = [first];
  let end = following(scan.text, first);
  while (end.kind === "," && texts.length < LONGEST) {
    const next = following(scan.text, end);
    if (next.kind !== "string" || next.fault || isBeforeColon(scan, next)) return { texts, end: next };
    texts.push(next);
    end = following(scan.text, next);
  }
  return { texts, end };
}

/** Whether the name is the first token in its object. */
export function isFirst({ text, open, name }: Scan): boolean {
  return following(text, open.at(-1)!.token).offset === name!.offset;
}

/** The value of the field before, if it is a text. */
export function textBefore({ text, previous, name }: Scan): Token | undefined {
  if (!previous) return undefined;
  const value = following(text, following(text, previous));
  const next = following(text, following(text, value));
  return value.kind === "string" && next.offset === name!.offset ? value : undefined;
}

/** Whether a name stands on a line below the text before it, and with another text on its line: no paragraph is one such word. */
export function isNextField({ text, name, previous }: Scan, before: Token): boolean {
  const isBelow = /[\r\n]/.test(text.slice(endOf(before), name!.offset));
  const isFollowed = /^[ \t]*,[ \t]*\S/.test(text.slice(endOf(name!), endOf(name!) + 100));
  return isBelow && isFollowed && /^"[a-z]\w*"$/.test(name!.source) && !takesEntries(previous!);
}
