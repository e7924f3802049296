/** An entry of a list with the fields of an entry of another kind of block: pasted, which is one mistake. */
import { BESIDE, beside } from "../../wording/commas.ts";
import { onlyOf } from "../../onlyOf.ts";
import type { Place } from "../../place.ts";
import { writing } from "../../wording/instead.ts";
import { unknownName } from "../names/sorted/unknownName.ts";
import { nounOfType } from "./blockType.ts";
import type { Json, Located, Path, Schemas } from "../../../../model/fields.ts";
import { pointerOf } from "../../../../model/pointer.ts";
import { byName } from "../../byName.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { choice, joined, withArticle } from "../../wording/words.ts";
import { isBlock } from "../noun.ts";
import { looksLike } from "../looksLike.ts";
import { partsLike } from "./partOf.ts";
import { typesWhere } from "./typesWhere.ts";

/** In a list with this many such entries, each name is told once for all of them instead. */
const MANY = 3;

/** Merges the findings about such an entry: about its names, and about what stands in them. */
export function pastedOnce(lookup: Lookup, findings: readonly CodedFinding[]): CodedFinding[] {
  const all = byName(findings.filter(isOfEntry), (finding) => keyOf(finding));
  const inner = innerOf(findings, all);
  const entries = [...all].filter(
    ([key, found]) =>
      (found.length > 1 || inner.has(key) || isOfSite(found[0]!)) &&
      found.some(({ code }) => code === "unknown-property"),
  );
  const inOnes = new Map<CodedFinding, CodedFinding | undefined>();
  const moved: string[] = [];
  for (const inList of byName(entries, ([, [first]]) => keyOf(first!, -1)).values()) {
    if (inList.length >= MANY) continue;
    for (const [key, found] of inList) {
      const one = inOne(lookup, found, inner.get(key));
      const told = [...found, ...(inner.get(key) ?? [])];
      if (one) for (const [i, finding] of told.entries()) inOnes.set(finding, i === 0 ? one : undefined);
      if (one && isOfSite(one)) moved.push(key);
    }
  }
  if (inOnes.size === 0) return [...findings];
  // An entry that is right where it belongs is right inside as well.
  const isRightThere = (finding: CodedFinding) =>
    isOfSite(finding) && isOfEntry(finding) && moved.some((key) => keyOf(finding).startsWith(`${key}/`));
  return findings.flatMap((finding) =>
    isRightThere(finding) ? [] : inOnes.has(finding) ? (inOnes.get(finding) ?? []) : finding,
  );
}

/** The findings further inside of the entries, by the keys of those. */
function innerOf(
  findings: readonly CodedFinding[],
  entries: ReadonlyMap<string, readonly CodedFinding[]>,
): ReadonlyMap<string, readonly CodedFinding[]> {
  const isInside = (finding: CodedFinding) => !isOfEntry(finding) || !entries.has(keyOf(finding));
  const found = findings.filter(isInside).flatMap((finding) =>
    finding.path.flatMap((_, end) => {
      const key = `${finding.document.file} ${pointerOf(finding.path.slice(0, end))}`;
      return entries.has(key) ? [{ key, finding }] : [];
    }),
  );
  const grouped = byName(found, ({ key }) => key);
  return new Map(Array.from(grouped, ([key, inside]) => [key, inside.map(({ finding }) => finding)]));
}

/** Whether an entry has the fields of something else, which is told of its names. */
export function isPasted(lookup: Lookup, { document, path }: Place): boolean {
  const group = writtenAt(document, path);
  const { properties = {} } = lookup.schemaAt(document, path)?.schema ?? {};
  const names = Object.keys(isGroup(group) ? group : {}).filter((name) => !Object.hasOwn(properties, name));
  return (
    isGroup(group) && names.length > 0 && ownersOf(lookup, document, { group, names, isWhole: false }).owners.length > 0
  );
}

function isOfSite({ document }: Pick<CodedFinding, "document">): boolean {
  return document.role === "site";
}

/** Whether it is about an entry of the menu, which another rule asks for an address. */
function isOfMenu({ document, path }: Pick<CodedFinding, "document" | "path">): boolean {
  return isOfSite({ document }) && path[0] === "header" && path[1] === "menu";
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

/** Undefined where nothing else has such fields. @param inner What is found further inside. */
function inOne(
  lookup: Lookup,
  found: readonly CodedFinding[],
  inner: readonly CodedFinding[] = [],
): CodedFinding | undefined {
  const [{ document }] = found as [CodedFinding];
  const path = entryOf(found[0]!);
  const group = writtenAt(document, path);
  if (!isGroup(group)) return undefined;
  const strange = found.filter(({ code }) => code === "unknown-property");
  const names = strange.map((each) => String(each.path.at(-1)));
  const { owners, homes = [] } = ownersOf(lookup, document, { group, names, isWhole: inner.length > 0 });
  const isNowhere = isOfMenu({ document, path }) && !["href", "links"].some((name) => Object.hasOwn(group, name));
  const reach = reachIn(lookup, { document, path, group }, found);
  const renames = renamesIn(found, reach);
  const isRight = isWhole(lookup, { document, path, group }, renames) && !isNowhere;
  // A list in an entry of the same name is one level too many.
  const isMoved = isOfSite({ document }) && homes.length > 0 && !isRight && String(path.at(-2)) !== names.join();
  if (owners.length === 0 || (found.length + inner.length < 2 && !isNowhere && !isMoved)) return undefined;
  const said = unknownName(lookup, { document, path, group }, names);
  const message = `${said.message.slice(0, -1)}: ${names.length > 1 ? "they are fields" : "it is a field"} of ${joined(owners.map((owner) => withArticle(owner)))}.`;
  // What stands inside fits no field here, and neither does the name of a logo or the value of a bar.
  if (isMoved)
    return {
      ...said,
      message,
      fix: `move all of it, from { to }, ${BESIDE}, to where such entries stand: ${joined(homes)}.`,
    };
  if (homes.length > 0 || (!isRight && (inner.length > 0 || isNowhere))) {
    const to = homes.length > 0 ? `, or move it to where such entries stand: ${joined(homes)}` : "";
    const fix = `take the whole entry out, from { to }, ${BESIDE}${to}.`;
    return { ...said, message, fix };
  }
  const edits = isRight ? renames : new Map<string, string>();
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

/** What has such entries: types of blocks, or else the kinds of entries further inside, with the lists of those. */
function ownersOf(
  { schemas }: Lookup,
  { role }: Document,
  { group, names, isWhole: isAsked }: { group: Group; names: readonly string[]; isWhole: boolean },
): { owners: readonly string[]; homes?: readonly string[] } {
  const isEntry = (at: Located) => at.schema.properties !== undefined && looksLike(schemas, at, group);
  const parts = Object.keys(group).length > 1 ? partsLike(schemas, group, role) : [];
  const whole = parts.some((part) => part.isOfSite && role === "site") ? [] : typesWhere(schemas, "entry", isEntry);
  if (whole.length > 0) return { owners: whole.map(nounOfType) };
  if (parts.length > 0) return { owners: parts.map(({ noun }) => noun), homes: parts.map(({ home }) => home) };
  return { owners: isAsked ? [] : typesWith(schemas, group, names).map(nounOfType) };
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

/** The types of blocks with a list that could have an entry with these strange names, without what only the entries beside it have. */
function typesWith(schemas: Schemas, group: Group, strange: readonly string[]): string[] {
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
