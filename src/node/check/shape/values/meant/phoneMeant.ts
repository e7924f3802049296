import { LEAD } from "./standsAlone.ts";

/** The fewest digits of a phone number. */
const FEWEST = 7;

/** Letters that look like digits, beside a digit or as a whole group of the number. */
const AS_DIGITS = /(?<=\d)[OolI]+|[OolI]+(?=\d)|(?<=[ -])[OolI]{3,}(?![^ -])/g;

/** The usual number of digits with a country code: with fewer, capitals at the end are most likely keys, as in "1-800-KITES". */
const USUAL = 10;

const SPELT = /\d[ -]?[A-Z]{3,}$/;

/** The trunk prefix before an area code: in many countries, it is only dialled within them. */
const ZERO = /(?<=^\+ *\d{1,3} *)0(?=[1-9])/;

/** A hyphen before an extension. */
const DESK = /(?<=^\P{Pd}*\d)\p{Pd}(?=\d{1,3}$)/u;

/** The only number of a text: behind it, others stand in round brackets, such as hours. */
const ALONE = /^[^\d+]*(\+\d[\d\s().\p{Pd}]*\d)[^\d+]*(?:\([^+]*\)\s*)?$/u;

const WORDS = /\p{L}(?:[\p{L}\s'-]*\p{L})?/gu;

/** A phone number with the usual slips put right, and without words and extensions. */
export function phoneMeant(text: string): string {
  const plain = withDigits(text.replace(LEAD, "").trim())
    .replace(/^(?:00|\(00(?=\d+\)))/, "+")
    .replace(/^\++/, "+")
    // After an area code; any other slash separates two numbers.
    .replace(/^([^/]*)\/(?=[^/]*$)/, (whole, code: string) => (digitsOf(code).length <= FEWEST ? `${code} ` : whole))
    .replace(/[\s,;]*(?:ext(?:ension|n)?\b\.?|x|#)\s*\d+\s*$/i, "");
  const [, only] = ALONE.exec(plain) ?? [];
  const count = digitsOf(only ?? "").length;
  const isWhole = count >= FEWEST && (count >= USUAL || !SPELT.test(plain));
  return (isWhole ? only! : plain)
    .replace(/(?<=^\+\d.*)\(0\)/, "")
    .replace(DESK, "\ue000")
    .replace(/[\p{Pd}().]+/gu, " ")
    .replace("\ue000", "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** A phone number without the zero that is not dialled from abroad. */
export function withoutZero(phone: string): string {
  return phone.replace(ZERO, "");
}

/** What to do with a number that only its author knows. */
export function phoneAdvice(written: string): string | undefined {
  const text = written.replace(LEAD, "");
  const [first, second] = text.match(/\+\d[\d ]{5,}\d/g) ?? [];
  if (second !== undefined) return `write only one number: "${first}".`;
  const [, before] = /^(\+[\d ()-]*\d) *\/ *\d{1,6}$/.exec(text) ?? [];
  if (before !== undefined) return `write only one number: "${before}".`;
  const words = text.match(WORDS) ?? [];
  const isWhole = !text.includes("+") && digitsOf(text).length >= FEWEST;
  if (words.length === 1 && /\d/.test(text) && !isWhole) return `write digits in the place of "${words[0]!}".`;
  if (words.length > 1 || !isWhole) return undefined;
  const local = phoneMeant(text.replace(WORDS, " ")).replace(/^0/, "");
  const without = words.map((word) => `, without "${word}"`).join("");
  return `write "+", the number of your country and then "${local}"${without}.`;
}

/** A phone number with digits for the letters that look like them, where no other letters are. */
export function withDigits(text: string): string {
  const digits = text.replace(AS_DIGITS, (letters) => letters.replace(/[Oo]/g, "0").replace(/[lI]/g, "1"));
  return /\p{L}/u.test(digits) ? text : digits;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
