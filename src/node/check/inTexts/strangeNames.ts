/** Names in braces that nothing is known for, and those that other programs have for what is filled in. */
import type { Place } from "../place.ts";
import { type TokenName, tokenNames } from "../../../model/tokens.ts";
import { BESIDE } from "../wording/commas.ts";
import { allPlaces, MANY } from "../gone/elsewhere.ts";
import { fillable } from "../gathered/filled.ts";
import { type Setting, settingCalled } from "./settingCalled.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Finding } from "../finding.ts";
import { fold, nearest } from "../wording/suggest.ts";
import { example, quote } from "../wording/words.ts";

/** Of a link in a text, about which other rules have words. */
const LINK_ADDRESS = /\]\([^()]*\)/g;

/** Words in the marks of other programs, which are no names: `\\textbf{words}`, `{color:red}words{color}`. */
export const WRAPPED = new RegExp(
  [
    String.raw`\\[a-zA-Z]{2,20}\{(?!(?:${tokenNames.join("|")})\})([^{}\\\n]*)\}`,
    String.raw`\{(?:color|quote|code|panel|noformat)(?::[^{}\n]{0,40})?\}([^{}\n]*)\{(?:color|quote|code|panel|noformat)\}`,
  ].join("|"),
  "g",
);

/** Whether something is said of a name in braces in this text. */
export function hasStrangeName(text: string, context: Context, at: TextPlace = {}): boolean {
  return strangeNames(text, context, at).next().done !== true;
}

interface TextPlace {
  /** An entry of a list says nothing else than the text. */
  isEntry?: boolean;
  /** Names that are filled in there as well. */
  own?: readonly string[];
  /** An address of a link takes no words. */
  isAddress?: boolean;
}

export interface Said extends Pick<Finding, "message" | "fix" | "cause" | "piece"> {
  /** A name that looks like one that is known, and that one. */
  alike?: Alike;
}

export interface Alike {
  written: string;
  right: string;
}

/** Names as other programs have them, outside the addresses of links. */
export function* foreignNames(text: string, context: Context): Generator<Said & { piece: string }> {
  // Most texts have neither of these.
  if (!/[$%]/.test(text)) return;
  for (const [piece, ...names] of text.replace(LINK_ADDRESS, "").matchAll(tokensIn(context).foreign)) {
    const name = names.find((each) => each !== undefined)!.toLowerCase();
    yield { piece, message: `a name that is filled in is not written as ${piece}.`, fix: `write "{${name}}".` };
  }
}

/** A bracket that each of them has, and few texts and addresses. */
const BRACKET = /[{}[<｛]/;

export function* strangeNames(whole: string, context: Context, at: TextPlace = {}): Generator<Said> {
  if (!BRACKET.test(whole)) return;
  const { own = [], isEntry = false, isAddress = false } = at;
  const tokens = own.length > 0 ? createTokens([...new Set([...own, ...fillable(context)])]) : tokensIn(context);
  const { names, slips, doubled, halves, others, strange } = tokens;
  const text = whole.includes("{") ? whole.replace(WRAPPED, "") : whole;
  if (!/[{}]/.test(text) && text.search(others) < 0) return;
  for (const found of text.matchAll(slips)) yield sayOfSlip(found[0].trim() + endInstead(found), found[1]!);
  for (const [written, a, b] of text.matchAll(doubled)) yield sayOfSlip(written, (a ?? b)!);
  for (const [written, name] of text.matchAll(halves)) yield sayOfSlip(written, name!);
  for (const [written, ...found] of text.matchAll(others)) yield sayOfSlip(written, found.find(Boolean)!);
  const found = new Set(Array.from(text.matchAll(strange), ([, name]) => name!));
  for (const name of found) {
    const right = ASCII.test(name) ? undefined : names.find((known) => known === fold(name));
    if (right)
      yield {
        ...sayOfSlip(`{${quote(name).slice(1, -1)}}`, right),
        alike: { written: `{${name}}`, right: `{${right}}` },
      };
    if (right || !PLAIN.test(name)) continue;
    const [only, ...more] = names.filter((known) => wordsOf(name).includes(known));
    if (only !== undefined && more.length === 0) yield sayOfSlip(`{${name}}`, only);
    else {
      const setting = isAddress || calledBy(name, names) !== undefined ? undefined : settingCalled(name, context);
      if (setting) yield sayOfSetting(name, setting);
      else if (ONE_WORD.test(name) || calledBy(name, names)) yield say(name, names, isEntry);
    }
  }
}

const ASCII = /^[\w .'’-]*$/;
/** In letters of any language, without any that cannot be seen. */
const PLAIN = /^[\p{L}_][\p{L}\p{M}\w .'’-]*$/u;
const ONE_WORD = /^[\p{L}\p{M}\w-]+$/u;

/** The bracket of another kind that stands behind a name in the place of its brace, and closes nothing else. */
function endInstead({ 0: { length }, index, input }: RegExpExecArray): string {
  const mark = input[index + length] ?? "";
  const opening = { ")": "(", "]": "[" }[mark];
  if (opening === undefined || input[index + length - 1] === "}") return "";
  const before = input.slice(0, index);
  return before.lastIndexOf(opening) > before.lastIndexOf(mark) ? "" : mark;
}

/** A name that is known, with something else in its braces or with one of them only. */
function sayOfSlip(written: string, name: string): Said {
  const [, start, end] = /^([([])\w+\}$|^\{\w+([)\]])$/.exec(written) ?? [];
  const other = start
    ? `: ${start} stands where { belongs`
    : end
      ? `: ${end} stands where } belongs`
      : " as it is written";
  return {
    piece: written,
    message: `nothing is filled in for ${written}${other}.`,
    ...inAll(written, { fix: `write "{${name}}"`, end: ".", fewest: MANY }),
  };
}

/** One place may have a slip that others have as well; many of them do not. */
function inAll(
  name: string,
  { fix, end, fewest }: { fix: string; end: string; fewest: number },
): Pick<Finding, "fix" | "cause"> {
  const all = (places: readonly Place[]) => `${fix} in ${allPlaces(places)}${end}`;
  return { fix: `${fix}${end}`, cause: { name, fewest, all: NAME_IT, fix: all } };
}

const NAME_IT = "places name it.";

/** "phone" and "number" of "phoneNumber", of "phone.number" and of "phone number". */
function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);
}

function say(name: string, names: readonly string[], isEntry: boolean): Said {
  const piece = `{${name}}`;
  if ((tokenNames as readonly string[]).includes(name)) {
    const message = `nothing can be filled in for ${piece}: pages/_site.json has no "${name}".`;
    const add = `add "${name}" under "contact" there, or take`;
    const fix = (places: readonly Place[]) => `${add} it out in ${allPlaces(places)}.`;
    const here = isEntry ? `the whole entry out here, from { to }, ${BESIDE}` : "it out here";
    return { piece, message, fix: `${add} ${here}.`, cause: { name, fewest: 2, all: NAME_IT, fix } };
  }
  const called = calledBy(name, names);
  const near = (called === undefined ? nearest(name, names) : [called]).map((other) => `"{${other}}"`);
  const all = names.map((other) => `"{${other}}"`).join(", ");
  const message = `nothing is known that could be filled in for ${piece}.`;
  const instead = `write one of ${all}, or words without braces`;
  const shown = ` If people are to read the braces, write \\\\${piece}.`;
  const fewest = called === undefined ? MANY : 2;
  if (near.length > 0)
    return { piece, message, ...inAll(name, { fix: `did you mean ${near.join(" or ")}`, end: "?", fewest }) };
  const fix = (places: readonly Place[]) => `${instead}, in ${allPlaces(places)}.${shown}`;
  return { piece, message, fix: `${instead}.${shown}`, cause: { name, fewest: 2, all: NAME_IT, fix } };
}

function sayOfSetting(name: string, { path: [group, field], words }: Setting): Said {
  const piece = `{${name}}`;
  const message = `nothing is filled in for ${piece}. What it stands for is the "${field}" under "${group}" in pages/_site.json.`;
  const end = `: ${example(words)}.`;
  return { piece, message, ...inAll(name, { fix: "write it out, without braces", end, fewest: 2 }) };
}

/** The known one that is called so, or that a part of the name is called, as settings of other programs are: `brand.name`. */
function calledBy(name: string, names: readonly string[]): string | undefined {
  const parts = name.split(".").map(fold);
  const isCalled = (known: string, part: string) =>
    Object.hasOwn(CALLED, known) && CALLED[known as TokenName].includes(part);
  return names.find((known) => parts.some((part) => isCalled(known, part)));
}

const listed = (...rows: readonly string[]) => rows.flatMap((row) => row.split(" "));

/** What people call them instead, without accents. */
const CALLED: Readonly<Record<TokenName, readonly string[]>> = {
  company: listed(
    "firm firma empresa brand business agency organisation organization",
    "unternehmen entreprise societe azienda bedrijf sirket",
  ),
  email: listed("mail mailto correo courriel eposta"),
  phone: listed("telephone telefon telefono telefone telefoon handy tel mobile cell call", "movil portable cellulare"),
  skype: [],
  city: listed("town stadt ort ville ciudad citta cidade miasto sehir plaats location place"),
};

interface Tokens {
  /** Those that are filled in. */
  names: readonly string[];
  /** Finds one with something else in its braces, or without the last of them: `{phone number}`, `{phone`. */
  slips: RegExp;
  /** Finds one with a brace too many on one side: `{{phone}`. */
  doubled: RegExp;
  /** Finds one whose first brace is missing or another bracket: `phone}`, `(phone}`. */
  halves: RegExp;
  /** Finds one in brackets of another kind: `[phone]`, `<phone>`, `｛phone｝`. */
  others: RegExp;
  /** Finds another name in braces: `{fax}`. */
  strange: RegExp;
  /** Finds those that are written as other programs have it: `${phone}`, `%phone%`, `{% phone %}`, `{$phone}`, `$phone`. */
  foreign: RegExp;
}

const tokensIn = perContext((context) => createTokens(fillable(context)));

function createTokens(names: readonly string[]): Tokens {
  const known = names.join("|");
  return {
    names,
    slips: new RegExp(`(?<![\\\\{])\\{(?!(?:${known})\\}) *(${known})\\b(?:[\\w .'’-]{0,30}\\}| *)(?!\\})`, "g"),
    doubled: new RegExp(`(?<![\\\\{])(?:\\{\\{(${known})\\}(?!\\})|\\{(${known})\\}\\}(?!\\}))`, "g"),
    halves: new RegExp(`(?<![\\w-])[([]?(${known})\\}(?<!\\{[^{}]*\\})`, "g"),
    others: new RegExp(`(?<![\\\\!\\]])\\[{1,2}(${known})\\]{1,2}(?![([:])|<{1,2}(${known})>{1,2}|｛(${known})｝`, "g"),
    foreign: new RegExp(
      [
        `<\\?[^<>?$]{0,30}\\$(${known})\\b[^<>?$]{0,30}\\?>`,
        `[$%]\\{ ?(${known}) ?\\}`,
        `\\{?%\\{? ?(${known}) ?\\}?%\\}?`,
        `\\{\\$(${known})\\}`,
        `\\$(${known})\\b`,
      ]
        .map((form) => `(?<![\\\\\\w])${form}`)
        .join("|"),
      "gi",
    ),
    strange: new RegExp(
      `(?<!\\\\)\\{(?!(?:${known})\\b)([\\p{L}\\p{Cf}_][\\p{L}\\p{M}\\p{Cf}\\d_ .'’-]{0,40})\\}`,
      "gu",
    ),
  };
}
