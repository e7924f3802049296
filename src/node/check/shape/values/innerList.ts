/** Lists that have what belongs into a list of their entries: one level is missing, and that is one mistake. */
import type { Place } from "../../place.ts";
import { isWithin } from "../../../../model/pointer.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, Located, Path } from "../../../../model/fields.ts";
import { looksLike } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { example, withArticle } from "../../wording/words.ts";
import { findingOf } from "../wrong.ts";

/** The list in a group whose entries these are. */
interface Inner {
  name: string;
  /** What an entry of it is called. */
  noun: string;
}

/** The only list of a group that has to be there, and that all these values could be the entries of. */
export function innerListOf(
  { schemas }: Lookup,
  { schema, file }: Located,
  values: readonly Json[],
): Inner | undefined {
  const { properties = {}, required = [] } = schema;
  const lists = required.flatMap((name) => {
    const { items } = properties[name] ?? {};
    const fits = items && values.every((value) => isGroup(value) && looksLike(schemas, { schema: items, file }, value));
    return fits ? [{ name, noun: (items.title ?? "entry").toLowerCase() }] : [];
  });
  return lists.length === 1 ? lists[0] : undefined;
}

/** What stands in front of the first entry and behind the last one, where the level is there. */
function levelAround({ schema }: Located, { name }: Inner): { before: string; own: string } {
  const others = (schema.required ?? []).filter((each) => each !== name);
  const fields = others.map((each) => `"${each}": ${example("…")}, `).join("");
  return {
    before: `{ ${fields}"${name}": [`,
    own: others.length > 0 ? ", with your own words for the three dots" : "",
  };
}

/** @param pathOf The path behind a pointer of AJV. */
export function missingLevels(
  lookup: Lookup,
  { document, errors, pathOf }: { document: Document; errors: readonly ErrorObject[]; pathOf(pointer: string): Path },
): { found: CodedFinding[]; rest: readonly ErrorObject[] } {
  const lists = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === "required" ? listIn(instancePath) : [])),
  );
  const found: CodedFinding[] = [];
  let rest = errors;
  for (const pointer of lists) {
    const said = missingLevel(lookup, { document, path: pathOf(pointer) });
    if (!said) continue;
    found.push(said);
    rest = rest.filter(({ instancePath }) => !isWithin(instancePath, pointer));
  }
  return { found, rest };
}

/** The pointer of the list that an entry is in. */
function listIn(pointer: string): string[] {
  const [, list] = /^(.*)\/\d+$/.exec(pointer) ?? [];
  return list === undefined ? [] : [list];
}

function missingLevel(lookup: Lookup, { document, path }: Place): CodedFinding | undefined {
  const list = valueAt(document, path);
  const located = lookup.schemaAt(document, [...path, 0]);
  if (!Array.isArray(list) || list.length < 2 || !located) return undefined;
  const inner = innerListOf(lookup, located, list);
  if (!inner) return undefined;
  const outer = (located.schema.title ?? "entry").toLowerCase();
  const { before, own } = levelAround(located, inner);
  const message = `each entry of ${lookup.labelOf(document, path)} is ${withArticle(inner.noun)}, but it should be ${withArticle(outer)}, which has such entries in a list called "${inner.name}".`;
  const fix = `write ${before} in front of the first ${inner.noun}, and ] } behind the last one${own}.`;
  return findingOf({ document, path }, { code: "wrong-type", message, fix });
}
