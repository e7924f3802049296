/** Web addresses with something before an "@": whatever stands there, the site is what stands behind it. */
import { quote } from "../wording/words.ts";
import { isUsable } from "./usableUrl.ts";

const SOMETHING = /^https:\/\/[^/?#]*@/i;
/** The name of a site where a name for signing in would stand, and the site to which that leads. */
const OTHER_SITE = /^https:\/\/((?:[a-z\d-]+\.)+[a-z]{2,})@([^/?#@]+)(.*)$/i;

/** What is wrong with such an address; undefined for any other. */
export function lackBeforeAt(href: string): string | undefined {
  const [, shown, real] = OTHER_SITE.exec(href) ?? [];
  if (shown !== undefined) return `${quote(href)} leads to ${quote(real!)}, and not to ${quote(shown)}.`;
  return SOMETHING.test(href) ? `the address ${quote(href)} has a name or a password before "@".` : undefined;
}

/** What to write for it: visitors would all be given the name and the password. */
export function adviceBeforeAt(href: string): string | undefined {
  const [, shown, , rest] = OTHER_SITE.exec(href) ?? [];
  if (shown !== undefined) return `write "https://${shown}${rest}", or the address that you mean.`;
  const plain = href.replace(SOMETHING, "https://");
  return plain !== href && isUsable(plain) ? `write "${plain}".` : undefined;
}
