/** Names in braces that are unknown, or not written as the known ones are. */
import { tokenNames } from "../../../model/tokens.ts";
import { fillable } from "../gathered/filled.ts";
import type { Context } from "../rule.ts";
import { fold } from "../wording/suggest.ts";
import { quote } from "../wording/words.ts";
import { calledBy } from "./calledBy.ts";
import { namePatterns, patternsIn } from "./namePatterns.ts";
import { type NameAnswer, sayLeftOut, sayOfSetting, sayOfSlip, sayUnknown } from "./sayStrangeName.ts";
import { settingCalled } from "./settingCalled.ts";
import { WRAPPED } from "./wrappedWords.ts";
import { withSpaces } from "../../../model/camelCase.ts";

/** Whether a name in braces is reported in this text. */
export function hasStrangeName(text: string, context: Context, at: TextPlace = {}): boolean {
  return strangeNames(text, context, at).next().done !== true;
}

interface TextPlace {
  /** Whether the text is all that an entry of a list has. */
  isEntry?: boolean;
  /** Names that are filled in at this place in addition. */
  own?: readonly string[];
  /** Whether the text is the address of a link, which takes no words. */
  isAddress?: boolean;
}

/** A bracket that each of them has, and that few texts and addresses have. */
const BRACKET = /[{}[<｛]/;

export function* strangeNames(whole: string, context: Context, at: TextPlace = {}): Generator<NameAnswer> {
  if (!BRACKET.test(whole)) return;
  const { own = [] } = at;
  const patterns = own.length > 0 ? namePatterns([...new Set([...own, ...fillable(context)])]) : patternsIn(context);
  const { names, slips, doubled, halves, others, strange } = patterns;
  const text = whole.includes("{") ? whole.replace(WRAPPED, "") : whole;
  if (!/[{}]/.test(text) && text.search(others) < 0) return;
  for (const found of text.matchAll(slips)) yield sayOfSlip(found[0].trim() + endInstead(found), found[1]!);
  for (const [written, a, b] of text.matchAll(doubled)) yield sayOfSlip(written, (a ?? b)!);
  for (const [written, name] of text.matchAll(halves)) yield sayOfSlip(written, name!);
  for (const [written, ...found] of text.matchAll(others)) yield sayOfSlip(written, found.find(Boolean)!);
  const found = new Set(Array.from(text.matchAll(strange), ([, name]) => name!));
  for (const name of found) {
    const said = sayOf(name, names, { context, at });
    if (said) yield said;
  }
}

const ASCII = /^[\w .'’-]*$/;
/** Letters of any language, without invisible characters. */
const PLAIN = /^[\p{L}_][\p{L}\p{M}\w .'’-]*$/u;
const ONE_WORD = /^[\p{L}\p{M}\w-]+$/u;

/** Undefined for what is no name: several words, or signs. */
function sayOf(
  name: string,
  names: readonly string[],
  { context, at: { isEntry = false, isAddress = false } }: { context: Context; at: TextPlace },
): NameAnswer | undefined {
  const right = ASCII.test(name) ? undefined : names.find((known) => known === fold(name));
  if (right !== undefined) {
    const alike = { written: `{${name}}`, right: `{${right}}` };
    return { ...sayOfSlip(`{${quote(name).slice(1, -1)}}`, right), alike };
  }
  if (!PLAIN.test(name)) return undefined;
  const [only, ...more] = names.filter((known) => wordsOf(name).includes(known));
  if (only !== undefined && more.length === 0) return sayOfSlip(`{${name}}`, only);
  const called = calledBy(name, names);
  const setting = isAddress || called !== undefined ? undefined : settingCalled(name, context);
  if (setting) return sayOfSetting(name, setting);
  if (called === undefined && !ONE_WORD.test(name)) return undefined;
  return (tokenNames as readonly string[]).includes(name) ? sayLeftOut(name, isEntry) : sayUnknown(name, names, called);
}

/** The bracket of another kind in place of the closing brace, if it closes nothing else. */
function endInstead({ 0: { length }, index, input }: RegExpExecArray): string {
  const mark = input[index + length] ?? "";
  const opening = { ")": "(", "]": "[" }[mark];
  if (opening === undefined || input[index + length - 1] === "}") return "";
  const before = input.slice(0, index);
  return before.lastIndexOf(opening) > before.lastIndexOf(mark) ? "" : mark;
}

/** The words of a name: "phone" and "number" for "phoneNumber", "phone.number" and "phone number". */
function wordsOf(name: string): string[] {
  return withSpaces(name)
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);
}
