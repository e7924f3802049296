import { plainLetters } from "../../../../model/plainLetters.ts";

/** The name for links that comes nearest to a text; it may still be none, as that of a text without letters. */
export function anchorMeant(text: string): string {
  const plain = text
    .replace(/^#/, "")
    .replace(/([a-z])(?=[A-Z])/g, "$1-")
    .replace(/[\s_]+/g, "-");
  const letters = plainLetters(plain)
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-+|-+$/g, "");
  // A name starts with a letter.
  if (/^\d+$/.test(letters)) return `${/^(?:19|20)\d\d$/.test(letters) ? "year" : "no"}-${letters}`;
  return letters.replace(/^[-\d]+/, "");
}
