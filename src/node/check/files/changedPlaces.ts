/** Two files whose contents were swapped, which is one mistake. */
import type { Field } from "../document/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { CodedFinding, Finding } from "../finding.ts";
import type { Group } from "../site.ts";
import { openFields } from "../sharedBlocks/leftOpen.ts";
import { fold } from "../wording/suggest.ts";

const FIX = "give each of the two files the name of the other.";

/** Merges the findings of a swapped pages/_site.json and the only other file with its content. */
export function otherFilesOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  const site = findings.find(({ document, otherKind }) => otherKind && document.role === "site");
  const [file, ...more] = findings.filter(({ otherKind }) => otherKind === "site");
  const role = file?.document.role;
  if (!site || !file || more.length > 0 || site.otherKind !== role) return [...findings];
  const what = role === "page" ? "a page" : "a shared block";
  const message = `this is ${what}, and what belongs here is in ${file.document.file}: the two files have changed places.`;
  return findings
    .filter((finding) => finding !== file)
    .map((finding) =>
      finding === site
        ? { ...site, message, elsewhere: [{ document: file.document, path: file.path }], fix: FIX }
        : finding,
    );
}

/** The shared block whose content was swapped with that of `from`, if all overrides of the page are open there. */
export function changedPlaces(context: Context, from: Document, given: Group): SwappedBlocks | undefined {
  const pair = pairs(context).get(from);
  return pair && isOpenIn(pair.other, given) ? pair : undefined;
}

interface SwappedBlocks {
  /** The first use that reveals it. */
  field: Field;
  from: Document;
  other: Document;
}

/** Pairs of shared blocks, found by pages that override fields which only the other block of the pair has. */
const pairs = perContext((context) => {
  const found = new Map<Document, SwappedBlocks>();
  for (const field of context.fields("shared")) {
    const { document, path, value } = field;
    const from = typeof value === "string" ? context.shared.get(value) : undefined;
    const given = valueAt(document, [...path.slice(0, -1), "with"]);
    if (!from || !isGroup(given) || context.isSpoilt(from)) continue;
    const fields = context.lookup.schemaAt(from, ["block"])?.schema.properties ?? {};
    if (Object.keys(given).every((name) => Object.hasOwn(fields, name))) continue;
    const isOther = (each: Document) => !context.isSpoilt(each) && isOpenIn(each, given) && areCrosswise(from, each);
    const [other, ...others] = [...context.shared.values()].filter(isOther);
    if (!other || others.length > 0 || found.has(from)) continue;
    found.set(from, { field, from, other }).set(other, { field, from, other: from });
  }
  return found;
});

function isOpenIn(from: Document, given: Group): boolean {
  const open = openFields(from);
  return Object.keys(given).every((name) => open.includes(name));
}

/** Told once for the two files, at the first use. */
export function* sayChangedPlaces(field: Field, { field: first, from, other }: SwappedBlocks): Generator<Finding> {
  if (field !== first) return;
  const message = `what pages ask for by the name of this file is in ${other.file}: the two files have changed places.`;
  const path = ["block"];
  yield {
    document: from,
    path,
    place: [],
    point: "start",
    message,
    elsewhere: [{ document: other, path }],
    fix: FIX,
  };
}

/** Whether a block has the type that the other file is named after, and neither has the type of its own file's name. */
function areCrosswise(a: Document, b: Document): boolean {
  const isOwn = isCalledAfter(a, a) || isCalledAfter(b, b);
  return !isOwn && (isCalledAfter(a, b) || isCalledAfter(b, a));
}

/** Whether a file is named after the block type in another one: "services" after "servicesGrid". */
function isCalledAfter({ name }: Document, { data }: Document): boolean {
  return fold(String((data?.["block"] as Group | undefined)?.["type"])).startsWith(fold(name));
}
