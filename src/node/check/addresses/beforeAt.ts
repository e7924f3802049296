/** URLs with user information before an "@": browsers open the host behind it. */
import { quote } from "../wording/words.ts";
import { isUsable } from "./usableUrl.ts";

const SOMETHING = /^https:\/\/[^/?#]*@/i;
/** A host name in place of the user information, and the real host. */
const OTHER_SITE = /^https:\/\/((?:[a-z\d-]+\.)+[a-z]{2,})@([^/?#@]+)(.*)$/i;

/** What is wrong with such a URL; undefined for any other. */
export function lackBeforeAt(href: string): string | undefined {
  const [, shown, real] = OTHER_SITE.exec(href) ?? [];
  if (shown !== undefined) return `${quote(href)} leads to ${quote(real!)}, and not to ${quote(shown)}.`;
  return SOMETHING.test(href) ? `the address ${quote(href)} has a name or a password before "@".` : undefined;
}

/** The fix without the user information, which all visitors would get to see. */
export function adviceBeforeAt(href: string): string | undefined {
  const [, shown, , rest] = OTHER_SITE.exec(href) ?? [];
  if (shown !== undefined) return `write "https://${shown}${rest}", or the address that you mean.`;
  const plain = href.replace(SOMETHING, "https://");
  return plain !== href && isUsable(plain) ? `write "${plain}".` : undefined;
}
