import type { Path } from "../../model/fields.ts";
import { fieldOf } from "../../node/check/json.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Document } from "../../node/check/document/document.ts";
import { short } from "../../node/check/wording/words.ts";

/** What a field is called within a sentence: "heading", "opening text". An unknown field is called by its name. */
export function fieldWords(lookup: Lookup, document: Document, path: Path): string {
  const name = String(path.at(-1));
  const title = fieldOf(lookup.schemaAt(document, path.slice(0, -1))?.schema, name)?.title;
  return title === undefined ? short(name) : inSentence(title);
}

/** A title as it stands within a sentence: "Opening text" is "opening text", and "SEO title" stays "SEO title". */
export function inSentence(title: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
