/** `"link": { "text": …, "url": … }`: a complete group under the names of other programs. */
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { unknownName } from "../sorted/unknownName.ts";
import type { Json } from "../../../../../model/fields.ts";
import { looksLike } from "../../looksLike.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup } from "../../../json.ts";
import { namesInFolders } from "../../values/pictures/explainDrawing.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import { wordFor, lastWordOf, REMARK } from "../../../wording/synonyms.ts";
import { ADDRESS } from "../../values/meant/linkInText.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Group } from "../../../site.ts";
import { choice, example } from "../../../wording/words.ts";

/** The value that should be there, and the written names that it does not need. */
interface OtherGroupMeant {
  value: Json;
  others: string[];
}

/** Names that get a finding are removed from `sorted`. */
export function otherGroups(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  return unclear(sorted).flatMap((name) => {
    const home = wordOf(name, sorted.free);
    const value = sorted.group[name];
    const at = home !== undefined && isGroup(value) ? { home, value } : undefined;
    const meant = at && (groupMeant(lookup, sorted, at) ?? drawingMeant(lookup, sorted, at));
    if (home === undefined || meant === undefined) return [];
    settle(sorted, [name], home);
    const without = meant.others.length > 0 ? `, without ${choice(meant.others, "and")}` : "";
    const fix = `write it like this${without}: "${home}": ${example(meant.value)}.`;
    return [{ ...unknownName(lookup, sorted, [name]), fix }];
  });
}

/**
 * The group with corrected names, and the names that it does not need; undefined where a name is ambiguous, or where the
 * group would still be invalid.
 */
function groupMeant(
  { schemas, schemaAt }: Lookup,
  { document, path }: Sorted,
  { home, value }: { home: string; value: Group },
): OtherGroupMeant | undefined {
  const located = schemaAt(document, [...path, home]);
  const { properties = {}, required = [] } = located?.schema ?? {};
  const group: Record<string, Json> = {};
  const others: string[] = [];
  for (const [name, each] of Object.entries(value)) {
    const isAddress = typeof each === "string" && ADDRESS.test(each) && Object.hasOwn(properties, "href");
    const own = wordOf(name, Object.keys(properties)) ?? (isAddress ? "href" : undefined);
    if (own !== undefined && Object.hasOwn(group, own)) return undefined;
    if (own !== undefined) group[own] = each;
    else if (REMARK.test(name) || MANNER.test(name) || typeof each === "boolean") others.push(name);
    else return undefined;
  }
  const isWhole = required.length > 0 && required.every((name) => Object.hasOwn(group, name));
  return isWhole && located && looksLike(schemas, located, group) ? { value: group, others } : undefined;
}

/** How a button looks and opens, for which there is no field. */
const MANNER = /^(?:target|rel|variant|theme|type|kind)$/i;

/** The field that a name is a synonym of, or else its last word: "buttonText". */
function wordOf(name: string, fields: readonly string[]): string | undefined {
  return wordFor(name, fields) ?? wordFor(lastWordOf(name), fields);
}

/** The name of the drawing that a picture shows. */
function drawingMeant(
  { schemaAt }: Lookup,
  { document, path }: Sorted,
  { home, value }: { home: string; value: Group },
): OtherGroupMeant | undefined {
  const { kind, enum: options = [] } = schemaAt(document, [...path, home])?.schema ?? {};
  const { src } = value;
  if (!isDrawing(kind) || typeof src !== "string") return undefined;
  const only = onlyOf(namesInFolders(src, options.map(String)));
  return only === undefined ? undefined : { value: only, others: [] };
}
