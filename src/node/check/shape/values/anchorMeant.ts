import { plainLetters } from "../../../../model/plainLetters.ts";

/** The name for links that comes nearest to a text; it may still be none, as that of a text without letters. */
export function anchorMeant(text: string): string {
  const plain = text
    .replace(/^#/, "")
    .replace(/([a-z])(?=[A-Z])/g, "$1-")
    .replace(/[\s_]+/g, "-");
  return plainLetters(plain)
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^[-\d]+|-+$/g, "");
}
