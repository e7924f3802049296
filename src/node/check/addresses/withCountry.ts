/** Phone numbers that can be called only within one country, and what they are for callers from others. */
import { tidyHref } from "../../../model/urls.ts";
import { withoutZero } from "../shape/values/phoneMeant.ts";

/** Numbers for help, for free calls and for services lead nowhere from abroad, with or without a country. */
const ONLY_WITHIN = /^(?:\d{1,6}$|0?[89]0\d|0?18\d|1?8\d{9}$)/;

/**
 * The address of a phone call with the country of the site's own number, where it has none. "" where nobody knows which digits
 * of that number are its country; undefined where nothing is lacking.
 * @param own The number of the site.
 */
export function withCountry(href: string, own: string | undefined): string | undefined {
  const [, digits] = /^tel:(\d+)$/.exec(tidyHref(href)) ?? [];
  if (digits === undefined || !own?.startsWith("+") || ONLY_WITHIN.test(digits)) return undefined;
  if (/^00[1-9]/.test(digits)) return `tel:+${digits.slice(2)}`;
  const [, country] = /^\+ *(\d{1,3})[ (-]/.exec(own) ?? [];
  if (country === undefined) return "";
  const local = country === "39" ? digits : digits.replace(country === "1" ? /^1(?=\d{10}$)/ : /^0/, "");
  return `tel:+${country}${local}`;
}

/** The same without the zero that is dialled only within a country; undefined where there is none. */
export function withoutInnerZero(href: string, isNumber: (phone: string) => boolean): string | undefined {
  const phone = href.replace(/^tel:/, "");
  const better = withoutZero(phone);
  return href.startsWith("tel:+") && !isNumber(phone) && isNumber(better) ? `tel:${better}` : undefined;
}
