import { phoneAdvice, phoneMeant, withoutZero } from "../meant/phoneMeant.ts";
import { standsAlone, withoutLead } from "../meant/standsAlone.ts";
import type { Fits, FormatWords } from "./format.ts";

/** A well-formed number, which has too many or too few digits. */
const DIGITS = /^\+[\d ]*$/;

export const phone: FormatWords = {
  code: "bad-phone",
  rule: (text, fits) => {
    if (fits(withoutZero(text)))
      return "nobody who calls from another country dials the zero behind the number of the country";
    if (DIGITS.test(text)) return "a phone number has 7 to 15 digits";
    const meant = phoneMeant(text);
    const alone = fits(meant) ? standsAlone("a phone number", text, meant) : undefined;
    const starts = 'starts with "+" and the country, and has only digits, spaces and hyphens';
    return alone ?? `a phone number ${withoutLead(text) && `stands here ${withoutLead(text)}`}${starts}`;
  },
  repair,
  advice: (text) => {
    const fix = phoneAdvice(text);
    if (fix !== undefined) return { fix };
    return DIGITS.test(text) ? { fix: "write all digits of the number, and no more." } : undefined;
  },
};

function repair(text: string, fits: Fits): string {
  const meant = phoneMeant(text);
  return [withoutZero(text), meant, withoutZero(meant)].find(fits) ?? meant;
}
