/** Groups that are wrong as a whole, which is one mistake. */
import { firstOf } from "../../../firstOf.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { OUT_WITH_COMMA, TAKE_IT_OUT } from "../../../wording/commas.ts";
import { ownExample, withOwn } from "../../example/ownExample.ts";
import { unknownName, wrongName } from "../sorted/unknownName.ts";
import type { Json } from "../../../../../model/fields.ts";
import { entryOfOuter } from "../entries/entryOfOuter.ts";
import { listInItself } from "../entries/listInItself.ts";
import type { Lookup } from "../../../lookup.ts";
import { valueAt } from "../../../json.ts";
import { couldStand } from "../../couldStand.ts";
import type { Sorted } from "../sorted/sorted.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Group } from "../../../site.ts";
import { CURLY_MARKS } from "../../../syntax/quotes/marks.ts";
import { onlyMeant } from "../../../wording/synonyms.ts";
import { exactOrAlike } from "../../../wording/suggest.ts";
import { choice, example } from "../../../wording/words.ts";

/** Undefined for a group whose names are explained one by one. */
export function wholeGroup(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  return firstOf(EXPLAINERS, (explain) => explain(lookup, sorted));
}

/** `"value“:3,”shown"`: curly quotation marks do not end a name, so several fields have become one. */
function curlyName(_: Lookup, sorted: Sorted): CodedFinding | undefined {
  const name = sorted.unknown.find((each) => CURLY.test(each));
  const [, mark] = CURLY.exec(name ?? "") ?? [];
  if (name === undefined || mark === undefined) return undefined;
  const message = `the quotation marks inside of ${choice([name])} are curly ones: ${mark}.`;
  return { ...wrongName(sorted, name), code: "curly-quotes", message, fix: 'write " in the place of each of them.' };
}

const CURLY = new RegExp(`([${CURLY_MARKS}])\\s*[:,]`);

/** `{ "Blog": "/blog" }`: the name and the value of the only field should be two values. */
function pairForFields(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  const { group, unknown, sure, missing, allowed } = sorted;
  const [name, value] = onlyOf(Object.entries(group)) ?? [];
  if (name === undefined || unknown.length === 0 || sure.size > 0 || missing.length === 0) return undefined;
  if (typeof value === "object") return undefined;
  const isLink =
    typeof value === "string" &&
    /^(?:[/#]|[a-z]+:)/i.test(value) &&
    ["label", "href"].every((each) => allowed.includes(each));
  if (!isLink && missing.length < 2) return undefined;
  const meant: Group = isLink
    ? { label: name, href: value }
    : (inOwnWords(lookup, sorted, { name, value: value! }) ?? exampleOf(lookup, sorted));
  const shown = example(meant);
  return { ...unknownName(lookup, sorted, [name]), fix: `write it like this${withOwn(shown)}: ${shown}.` };
}

/** `{ "Is it free?": "Yes." }`: words that fit the two missing fields, and are no name of a field. */
function inOwnWords(lookup: Lookup, sorted: Sorted, { name, value }: { name: string; value: Json }): Group | undefined {
  const row = ofRow(lookup, sorted, { name, value });
  if (row) return row;
  const [first, second, ...more] = sorted.missing;
  // One word may be the name of a field; beside it, a value that forms send has no spaces.
  const isWord = /^\p{Lu}/u.test(name) && onlyMeant(name, sorted.allowed) === undefined;
  const isName = !/\s/.test(name) && !isWord && first !== "value";
  if (first === undefined || second === undefined || more.length > 0 || isName) return undefined;
  const fits =
    couldStand(lookup, sorted, { field: first, value: name }) && couldStand(lookup, sorted, { field: second, value });
  return fits ? { [first]: name, [second]: value } : undefined;
}

/** `{ "label;href": "Home;/" }`: a row of a spreadsheet under the names of its columns. */
function ofRow(lookup: Lookup, sorted: Sorted, { name, value }: { name: string; value: Json }): Group | undefined {
  const [mark] = /[;|\t,]/.exec(name) ?? [];
  if (mark === undefined || typeof value !== "string") return undefined;
  const [names, cells] = [name, value].map((row) => row.split(mark).map((cell) => cell.trim()));
  if (names!.length !== cells!.length) return undefined;
  const fields = names!.map((each) => exactOrAlike(each, sorted.allowed));
  const fits = fields.every(
    (field, i) => field !== undefined && couldStand(lookup, sorted, { field, value: cells![i]! }),
  );
  return fits ? Object.fromEntries(fields.map((field, i) => [field!, cells![i]!])) : undefined;
}

/** An empty group where several fields are required, or an empty entry of a list. */
function emptyGroup(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  const { document, path, group, missing } = sorted;
  const list = typeof path.at(-1) === "number" ? valueAt(document, path.slice(0, -1)) : undefined;
  const isEntry = Array.isArray(list);
  // A picture needs a description unless it is decorative, which no schema can express.
  const isPicture = lookup.schemaAt(document, path)?.schema.kind === "image";
  const least = isEntry || isPicture ? 1 : 2;
  if (path.length === 0 || missing.length < least || Object.keys(group).length > 0) return undefined;
  const message = `nothing stands between the { } of ${lookup.labelOf(document, path)}.`;
  const shown = example(isPicture ? { src: "…", alt: "…" } : exampleOf(lookup, sorted));
  const { minItems = 1, required = [] } = lookup.schemaAt(document, path.slice(0, -1))?.schema ?? {};
  const own = withOwn(shown);
  const isNeeded = isEntry || required.includes(String(path.at(-1)));
  const mayGo = isEntry && list.length > Number(minItems);
  const fix = mayGo
    ? `take it ${OUT_WITH_COMMA}, or write it like this${own}: ${shown}.`
    : `write it like this${own}: ${shown}${isNeeded ? "" : `, or ${TAKE_IT_OUT}`}.`;
  const place = path.slice(0, -1);
  return { code: "missing-property", severity: "error", document, path, point: "value", place, message, fix };
}

/** The fields that a group lacks, with the examples of the schema. */
function exampleOf(lookup: Lookup, { document, path, missing }: Sorted): Group {
  const shown = (name: string) => ownExample(lookup, { document, path: [...path, name] }) ?? "…";
  return Object.fromEntries(missing.map((name) => [name, shown(name)]));
}

const EXPLAINERS: readonly ((lookup: Lookup, sorted: Sorted) => CodedFinding | undefined)[] = [
  curlyName,
  entryOfOuter,
  listInItself,
  pairForFields,
  emptyGroup,
];
