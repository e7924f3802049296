/** A value that is not valid against its schema. */
import type { Place } from "../place.ts";
import { OUT } from "../wording/commas.ts";
import { forName, namesThere } from "./example/namesThere.ts";
import { withOwn } from "./example/ownExample.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, Path } from "../../../model/fields.ts";
import type { Lookup } from "../lookup.ts";
import type { Document } from "../document/document.ts";
import type { CodedFinding, Finding } from "../finding.ts";

/** An invalid value, with all that is needed to explain it. */
export interface Wrong {
  lookup: Lookup;
  document: Document;
  path: Path;
  value: Json;
  error: ErrorObject;
  /** What the value is called: `"heading"` or `tile 5`. */
  label: string;
  /** An example of what could stand there, as it should be written. */
  example?: string | undefined;
  /** Whether the field may be left out. */
  optional: boolean;
  /** Whether it stands for several entries of its list with the same mistake. */
  isEach?: boolean;
}

/** A finding about a value without what all of them have in common. */
export type Explanation = Pick<Finding, "message" | "fix" | "edit"> & { code: string } & Partial<Finding>;

/** The finding about a value, at its place. */
export function findingOf({ document, path }: Place, said: Explanation): CodedFinding {
  return { severity: "error", document, path, point: "value", place: path.slice(0, -1), ...said };
}

/** The fix that shows the example of the schema. */
export function likeThis(wrong: Wrong): Pick<Explanation, "fix" | "isExample"> {
  const there = namesThere(wrong.lookup, wrong);
  if (there) {
    const sentence = `write it like this: ${named(wrong, there.shown)}. ${forName(there)}`;
    return { fix: sentence.trimEnd(), isExample: true };
  }
  const { example: shown, optional } = wrong;
  if (!shown) return optional ? { fix: `leave it ${OUT}.`, isExample: true } : {};
  return { fix: `${writeIt(wrong)} like this${withOwn(shown)}: ${named(wrong, shown)}.`, isExample: true };
}

/** "write it", or "write each card" of several. Where each gets brackets of its own, those of the list stay. */
export function writeIt(wrong: Wrong): string {
  const among = typeof wrong.value === "object" ? "" : " in the same [ ]";
  return wrong.isEach ? `write each ${nounOfEntry(wrong)}${among}` : "write it";
}

/** "card", of card 3. */
export function nounOfEntry({ label }: Pick<Wrong, "label">): string {
  return label.replace(/ \d+$/, "");
}

/** A value as it should be written, behind its name if it has one. */
export function named({ label }: Pick<Wrong, "label">, shown: string): string {
  return label.startsWith('"') ? `${label}: ${shown}` : shown;
}
