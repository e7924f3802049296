/** An entry of a list with the fields of an entry of another kind of block: pasted, which is one mistake. */
import { beside } from "../../wording/commas.ts";
import { onlyOf } from "../../onlyOf.ts";
import type { Place } from "../../place.ts";
import { writing } from "../../wording/instead.ts";
import { unknownName } from "../names/unknownName.ts";
import { nounOfType } from "./blockType.ts";
import type { Json, Path } from "../../../../model/fields.ts";
import { pointerOf } from "../../../../model/pointer.ts";
import { byName } from "../../byName.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { choice, joined, withArticle } from "../../wording/words.ts";
import { isBlock } from "../names/noun.ts";
import { looksLike } from "../looksLike.ts";
import { typesWhere } from "./typesWhere.ts";

/** In a list with this many such entries, each name is told once for all of them instead. */
const MANY = 3;

/** Merges the findings about the names of such an entry. */
export function pastedOnce(lookup: Lookup, findings: readonly CodedFinding[]): CodedFinding[] {
  const entries = [...byName(findings.filter(isOfEntry), keyOf).values()].filter(
    (found) => found.length > 1 && found.some(({ code }) => code === "unknown-property"),
  );
  const inOnes = new Map<CodedFinding, CodedFinding | undefined>();
  for (const inList of byName(entries, ([first]) => keyOf(first!, -1)).values()) {
    if (inList.length >= MANY) continue;
    for (const found of inList) {
      const one = inOne(lookup, found);
      if (one) for (const [i, finding] of found.entries()) inOnes.set(finding, i === 0 ? one : undefined);
    }
  }
  if (inOnes.size === 0) return [...findings];
  return findings.flatMap((finding) => (inOnes.has(finding) ? (inOnes.get(finding) ?? []) : finding));
}

/** The path of the entry whose name is wrong or missing. */
function entryOf({ code, path }: CodedFinding): Path {
  return code === "missing-property" ? path : path.slice(0, -1);
}

function isOfEntry(finding: CodedFinding): boolean {
  const entry = entryOf(finding);
  const isName =
    finding.code === "missing-property" ? finding.lacks !== undefined : finding.code === "unknown-property";
  return isName && typeof entry.at(-1) === "number" && !isBlock(entry);
}

function keyOf(finding: CodedFinding, end?: number): string {
  return `${finding.document.file} ${pointerOf(entryOf(finding).slice(0, end))}`;
}

/** Undefined where no other block has such fields. */
function inOne(lookup: Lookup, found: readonly CodedFinding[]): CodedFinding | undefined {
  const [{ document }] = found as [CodedFinding];
  const path = entryOf(found[0]!);
  const group = writtenAt(document, path);
  const strange = found.filter(({ code }) => code === "unknown-property");
  const names = strange.map((each) => String(each.path.at(-1)));
  const types = isGroup(group) ? typesWith(lookup, group, names) : [];
  if (!isGroup(group) || types.length === 0) return undefined;
  const said = unknownName(lookup, { document, path, group }, names);
  const message = `${said.message.slice(0, -1)}: ${names.length > 1 ? "they are fields" : "it is a field"} of ${joined(types.map((type) => withArticle(nounOfType(type))))}.`;
  const reach = reachIn(lookup, { document, path, group }, found);
  const renames = renamesIn(found, reach);
  const edits = isWhole(lookup, { document, path, group }, renames) ? renames : new Map<string, string>();
  const editOf = (name: string) => (edits.has(name) ? writing(edits.get(name)!) : undefined);
  const others = [...names.slice(1), ...(reach ? [reach.name] : [])];
  return {
    ...said,
    message,
    fix: `${mend(found, { renames, reach }).join(", and ")}.`,
    edit: editOf(names[0]!),
    others: others.map((name) => ({ path: [...path, name], edit: editOf(name) ?? (() => undefined) })),
  };
}

/** The written names with the fields that they stand for. */
function renamesIn(found: readonly CodedFinding[], reach: ReturnType<typeof reachIn>): ReadonlyMap<string, string> {
  const meant = found.flatMap(({ path, means }): [string, string][] =>
    means === undefined ? [] : [[String(path.at(-1)), means]],
  );
  return new Map([...meant, ...(reach ? [[reach.name, reach.meant] as const] : [])]);
}

/** Whether the entry is valid once its names are others. Half of a change is no edit, as the other half would be another mistake. */
function isWhole(
  lookup: Lookup,
  { document, path, group }: Place & { group: Group },
  renames: ReadonlyMap<string, string>,
): boolean {
  const at = lookup.schemaAt(document, path);
  const fields = Object.entries(group).map(([name, value]): [string, Json] => [renames.get(name) ?? name, value]);
  const renamed = Object.fromEntries(fields);
  return at !== undefined && Object.keys(renamed).length === fields.length && looksLike(lookup.schemas, at, renamed);
}

/** A text that is a number or an address, beside a missing field that asks for one. */
function reachIn(
  lookup: Lookup,
  { document, path, group }: Place & { group: Group },
  found: readonly CodedFinding[],
): { name: string; meant: string } | undefined {
  const isAskedFor = (name: string) =>
    lookup.schemaAt(document, [...path, name])?.schema.examples?.some((each) => REACH.test(String(each))) ?? false;
  const meant = found.flatMap(({ lacks }) => lacks ?? []).filter(isAskedFor);
  const { required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  const isText = (name: string) => lookup.schemaAt(document, [...path, name])?.schema.kind === "markdown";
  const name = onlyOf(
    Object.keys(group).filter((each) => !required.includes(each) && isText(each) && REACH.test(String(group[each]))),
  );
  return name !== undefined && meant.length === 1 ? { name, meant: meant[0]! } : undefined;
}

/** A phone number, an email or web address, or a placeholder for one. */
const REACH = /^\s*(?:\+?\d[\d\s().-]{5,}|[^\s@]+@[^\s@]+\.[a-z]+|https?:\/\/\S+|\{(?:phone|email|skype)\})\s*$/i;

/** Says what to do with each name. */
function mend(
  found: readonly CodedFinding[],
  { renames, reach }: { renames: ReadonlyMap<string, string>; reach: ReturnType<typeof reachIn> },
): string[] {
  const renamed = Array.from(renames, ([name, meant]) => `"${name}" to "${meant}"`);
  const strange = found.filter(({ code, means }) => code === "unknown-property" && means === undefined);
  const lacking = found.flatMap(({ lacks }) => lacks ?? []).filter((name) => name !== reach?.meant);
  const out = strange.map(({ path }) => String(path.at(-1)));
  return [
    ...(renamed.length > 0 ? [`rename ${renamed.join(" and ")}`] : []),
    ...(out.length > 0 ? [`take ${choice(out, "and")} out, ${beside(out.length)}`] : []),
    ...(lacking.length > 0 ? [`add ${choice(lacking, "and")}`] : []),
  ];
}

/** The types of blocks with a list that could have such an entry, or else one with its strange names, without what only the entries beside it have. */
function typesWith({ schemas }: Lookup, group: Group, strange: readonly string[]): string[] {
  const whole = typesWhere(
    schemas,
    "entry",
    (at) => at.schema.properties !== undefined && looksLike(schemas, at, group),
  );
  if (whole.length > 0) return whole;
  return typesWhere(schemas, "entry", (at) => {
    const { properties } = at.schema;
    if (properties === undefined || !strange.every((name) => Object.hasOwn(properties, name))) return false;
    const own = Object.entries(group).filter(([name]) => Object.hasOwn(properties, name));
    return looksLike(schemas, at, Object.fromEntries(own));
  });
}

/** The value as written, before its names were corrected. */
function writtenAt(document: Document, path: Path): Json | undefined {
  return valueAt(document.written ? { ...document, data: document.written } : document, path);
}
