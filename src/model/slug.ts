import { plainLetters } from "./plainLetters.ts";

/** The beginning of a text in small plain letters, digits and hyphens: a part of names that everybody can type. */
export function slugOf(text: string, longest?: number): string {
  const slug = plainLetters(text.replaceAll(/[’']/g, ""))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "");
  return slug.slice(0, longest).replace(/-$/, "");
}

/** The same of the first four words: a name that says enough, and is soon read. */
export function shortSlug(text: string, longest?: number): string {
  return slugOf(text, longest).split("-").slice(0, 4).join("-");
}
