/** `"titleAlone": "Our prices"`: what a missing field should say, in a switch or a number beside it. */
import type { Json } from "../../../../../model/fields.ts";
import { pointerOf } from "../../../../../model/pointer.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { Place } from "../../../place.ts";
import { writing } from "../../../wording/instead.ts";
import { quote } from "../../../wording/words.ts";
import { isOfWords } from "../../isOfWords.ts";
import { looksLike } from "../../looksLike.ts";
import type { Tell } from "../../untold.ts";

export const lackedBeside: Tell = (lookup, { document, errors, pathOf, onRename }) => {
  const found: CodedFinding[] = [];
  const told = new Set<string>();
  const lacking = errors.filter(({ keyword }) => keyword === "required");
  const wrong = new Set(errors.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => instancePath));
  for (const { instancePath: pointer, params } of wrong.size > 0 ? lacking : []) {
    const path = pathOf(pointer);
    const lacked = String(params["missingProperty"]);
    const held = (field: string) => holds(lookup, { document, path }, { lacked, field });
    const field = onlyOf(
      Object.keys(valueAt(document, path) as object).filter(
        (each) => wrong.has(pointer + pointerOf([each])) && held(each),
      ),
    );
    const isAlone = lacking.every((other) => other.instancePath !== pointer || other.params === params);
    if (field === undefined || !isAlone) continue;
    told.add(pointer + pointerOf([field])).add(pointer);
    onRename?.({ path, name: field, meant: lacked });
    found.push({
      code: "wrong-type",
      severity: "error",
      document,
      path: [...path, field],
      place: path,
      point: "name",
      message: `${quote(field)} holds what ${quote(lacked)} should say, which is missing.`,
      means: lacked,
      fix: `rename it to ${quote(lacked)}. ${again(lookup, { document, path }, field)}`,
      edit: writing(lacked),
    });
  }
  const isTold = (error: (typeof errors)[number]) =>
    told.has(error.instancePath) && (error.keyword === "type" || error.keyword === "required");
  return { found, rest: found.length > 0 ? errors.filter((error) => !isTold(error)) : errors };
};

/** Whether a field that takes no words has a value that fits the missing one. */
function holds(
  lookup: Lookup,
  { document, path }: Place,
  { lacked, field }: { lacked: string; field: string },
): boolean {
  const group = valueAt(document, path);
  const [asked, own] = [lacked, field].map((name) => lookup.schemaAt(document, [...path, name]));
  const types = [own?.schema.type ?? []].flat();
  if (!isGroup(group) || !asked || types.length === 0 || !types.every((type) => PLAIN.has(type))) return false;
  const value = group[field]!;
  return looksLike(lookup.schemas, asked, value) && (typeof value !== "string" || areWords(value, asked.schema.kind));
}

const PLAIN: ReadonlySet<string> = new Set(["boolean", "number", "integer"]);

/** Whether a text is said to visitors, and no word for a switch or a number. */
function areWords(value: Json, kind: unknown): boolean {
  return isOfWords(kind) && /\p{L}\S*\s+\S*\p{L}/u.test(String(value)) && !/^\d/.test(String(value));
}

/** The field may have been meant as well. */
function again({ schemaAt }: Lookup, { document, path }: Place, field: string): string {
  const { type } = schemaAt(document, [...path, field])!.schema;
  const what = type === "boolean" ? "true or false" : "a number";
  return `Only if you need ${quote(field)} as well, add it anew, with ${what}.`;
}
