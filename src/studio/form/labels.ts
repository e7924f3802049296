/** What the form calls the fields that a mistake is about. */
import type { Json, Path } from "../../model/fields.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Problem } from "../../node/check/finding.ts";
import { fieldOf } from "../../node/check/json.ts";
import { type Lookup, ROOTS } from "../../node/check/lookup.ts";

export type FormWords = Pick<Problem, "message" | "fix">;

export interface At {
  lookup: Lookup;
  document: Document;
  /** Of the field. */
  path: Path;
  /** What is wrong: what the field says, or a paragraph of it. */
  value: Json | undefined;
}

/** @param said The check's words. */
export type Worded = (at: At, said: FormWords) => FormWords;

/** What the form calls a field; empty for what no schema knows. */
export function fieldTitle({ lookup, document }: At, path: Path): string {
  return fieldOf(lookup.schemaAt(document, path.slice(0, -1))?.schema, String(path.at(-1)))?.title ?? "";
}

/** “Heading”, or "card 3" for one of a list. */
export function labelAt(at: At, path = at.path): string {
  if (typeof path.at(-1) === "number") return at.lookup.labelOf(at.document, path);
  return `“${fieldTitle(at, path) || String(path.at(-1))}”`;
}

export function isMarkdown({ lookup, document, path }: At): boolean {
  return lookup.schemaAt(document, path)?.schema.kind === "markdown";
}

/** Words with the labels of the fields around in the place of their names. */
export function withLabels(at: At, words: string): string {
  const groups = [at.path.slice(0, -1), at.path];
  return words.replaceAll(/"(\w+)"/g, (whole, name: string) => {
    const title = groups.map((group) => fieldTitle(at, [...group, name])).find(Boolean);
    return title === undefined ? whole : `“${title}”`;
  });
}

/** What the form of the site settings calls a field of its own. */
export function siteTitle({ lookup }: At, name: string): string {
  return `“${lookup.schemas[ROOTS.site]?.properties?.[name]?.title ?? name}”`;
}

/** Words of the check with the labels of fields in the place of their names; an example has none. */
export function labelled(at: At, { message, fix }: FormWords): FormWords {
  return { message: withLabels(at, message), ...(fix && { fix: fix.replace(/"\w+": (?=")/, "") }) };
}

/** Advice that only names what to write; undefined for all other advice. */
export function plain(fix = ""): string | undefined {
  return /^(?:did you mean|write) "[^"…]*"(?:(?:, | or )"[^"…]*")*[.?]$/.test(fix) ? fix : undefined;
}
