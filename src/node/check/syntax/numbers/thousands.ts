/** Whether the comma of `1,120` surely separates thousands, judged by what stands around it. */

/** A number as it is written, split at its comma. */
interface Parted {
  whole: string;
  parts: string;
}

/** @param at Offset of the value. */
export function areThousands(text: string, at: number, number: Parted): boolean {
  return isSaidBeside(text, at, number) || haveOthersSuch(text, at, number);
}

/** Whether a text in the same object has the number: "$1,120", "1120 dollars". */
function isSaidBeside(text: string, at: number, { whole, parts }: Parted): boolean {
  const before = text.slice(Math.max(at - AROUND, 0), at);
  const behind = text.slice(at + whole.length + 1 + parts.length, at + AROUND);
  const group = `${before.slice(before.lastIndexOf("{") + 1)} ${behind.split("}", 1)[0]!}`;
  const said = new RegExp(`"[^"\\n]*(?<![\\d.,])${whole}[, '’]?${parts}(?![.,]?\\d)`);
  return (group.match(TEXTS) ?? []).some((each) => said.test(each));
}

/** Whether the same field of the other entries has integers of at least a tenth of it: 1.12 would be no visible bar beside them. */
function haveOthersSuch(text: string, at: number, { whole, parts }: Parted): boolean {
  const before = text.slice(Math.max(at - FAR, 0), at);
  const name = NAME.exec(before.slice(-LONGEST_NAME))?.[1];
  if (name === undefined) return false;
  const list = `${before.slice(before.lastIndexOf("[") + 1)} ${text.slice(at, at + FAR).split("]", 1)[0]!}`;
  const values = Array.from(list.matchAll(VALUES)).flatMap(([, own, value]) => (own === name ? [value!] : []));
  const others = values.filter((value) => !/^\d{1,3},\d{3}$/.test(value));
  const least = Number(whole + parts) / 10;
  return others.length > 0 && others.every((value) => /^\d+$/.test(value) && Number(value) >= least);
}

const AROUND = 300;
const FAR = 3000;
const LONGEST_NAME = 100;

const TEXTS = /"[^"\n]*"/g;
/** The name before a value, which may be a text that starts with a sign. */
const NAME = /"(\w+)"\s*:\s*(?:"[^"\d]*)?$/;
/** Names with numbers. */
const VALUES = /"(\w+)"\s*:\s*"?(-?\d[\d.,]*\d|\d)/g;
