/** Converts numbers from the notation of people and programs to that of JSON. */

/** One number with its unit, or with other words around it. */
export const ONE_NUMBER = /^[^\d.,-]*(-?\d+(?:\.\d+)?)[^\d.,]*$/;

/** "1250.5" for "1,250.50" and "1.250,50", "35000" for "35 000"; adds a second reading if a comma is ambiguous. */
export function plainNumber(text: string): string | undefined {
  const bare = text.replace(/(?<=\d)[ '’\u00a0\u202f](?=\d{3}(?!\d))/g, "");
  if (/^-?\d+(?:\.\d+)?$/.test(bare)) return readable(bare);
  if (/^-?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/.test(bare)) return readable(bare.replaceAll(",", ""));
  if (/^-?[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/.test(bare))
    return readable(bare.replaceAll(".", "").replace(",", "."));
  const [, whole, parts] = /^(-?\d+),(\d+)$/.exec(bare) ?? [];
  return whole === undefined ? undefined : (thousandsOr(whole, parts!) ?? `${whole}.${parts}`);
}

/** "0.5" for `½` and `1/2`, "-2.5" for `-2 ½`; undefined for what is more often a date, or no part of one. */
export function fractionIn(text: string): string | undefined {
  const [, minus = "", whole = "0", one, other] = FRACTION.exec(text.trim().normalize("NFKD")) ?? [];
  if (one === undefined || Number(one) >= Number(other)) return undefined;
  return `${minus && "-"}${Number((Number(whole) + Number(one) / Number(other)).toFixed(2))}`;
}

/** Such signs have a slash of their own in them; before another one, a space stands behind a whole number. */
const FRACTION = /^([-\u2212])?(?:(\d{1,6})(?:[ \t]{1,9}|(?=[1-9]\u2044)))?([1-9])[\u2044/]([2-9]|10)$/;

/** Both readings of `1,250`; undefined for a comma that can only be a point. */
export function thousandsOr(whole: string, parts: string): string | undefined {
  const isThousands = parts.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole);
  return isThousands ? `${whole}${parts}, or ${whole}.${parts} if it is only a little more than ${whole}` : undefined;
}

/** Words for the other reading of "40k"; empty for other units. */
export function inFull(text: string, number: string): string {
  return isOfThousand(text) ? `, or ${oneThousandFold(number)} where others are not in thousands` : "";
}

/** A number behind "write": for `2.`, the point at the end of the sentence would look like the one to take out. */
export function toBeWritten(number: string, read: string): string {
  return read === `${number}.` ? `${number} without the point behind it` : number;
}

/** Whether a number is written as in "40k". */
export function isOfThousand(text: string): boolean {
  return /\d\s?k\b/i.test(text);
}

/** A thousand times the number, without floating-point errors. */
export function oneThousandFold(number: string): number {
  return Number(`${number}e3`);
}

function readable(text: string): string {
  return String(Number(text));
}
