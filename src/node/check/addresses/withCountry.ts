/** Phone numbers that cannot be called from other countries. */
import { tidyHref } from "../../../model/urls.ts";
import { withoutZero } from "../shape/values/meant/phoneMeant.ts";

/** Emergency, freephone and service numbers, which cannot be called from abroad in any notation. */
const ONLY_WITHIN = /^(?:\d{1,6}$|0?[89]0\d|0?18\d|1?8\d{9}$)/;

/** 00 and a country, as people in most countries dial it. */
export const DIALLED = /^tel:00(?=[1-9])/;

/**
 * Adds the country code of the site's own number to a number without one. Returns "" if that code is unknown, and
 * undefined if nothing is missing.
 * @param own The phone number of the site.
 */
export function withCountry(href: string, own: string | undefined): string | undefined {
  const [, digits] = /^tel:(\d+)$/.exec(tidyHref(href)) ?? [];
  if (digits === undefined || !own?.startsWith("+") || ONLY_WITHIN.test(digits)) return undefined;
  if (DIALLED.test(tidyHref(href))) return tidyHref(href).replace(DIALLED, "tel:+");
  const [, country] = /^\+ *(\d{1,3})[ (-]/.exec(own) ?? [];
  if (country === undefined) return "";
  const local = country === "39" ? digits : digits.replace(country === "1" ? /^1(?=\d{10}$)/ : /^0/, "");
  return `tel:+${country}${local}`;
}

/** The number without the trunk zero behind the country code; undefined if there is none. */
export function withoutInnerZero(href: string, isNumber: (phone: string) => boolean): string | undefined {
  const phone = href.replace(/^tel:/, "");
  const better = withoutZero(phone);
  return href.startsWith("tel:+") && !isNumber(phone) && isNumber(better) ? `tel:${better}` : undefined;
}
