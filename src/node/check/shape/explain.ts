/** Turns what AJV found into findings in our own words: one for each mistake of the author. */
import type { Tell, Untold } from "./untold.ts";
import { ownExample } from "./example/ownExample.ts";
import type { Place } from "../place.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, Path } from "../../../model/fields.ts";
import { pathOf, pointerOf } from "../../../model/pointer.ts";
import { append } from "../append.ts";
import { byName } from "../byName.ts";
import { isReadAt } from "../document/position.ts";
import { blankEntries } from "./values/format/explainBlank.ts";
import { outOfRange } from "./values/amount/outOfRange.ts";
import { repeats } from "./values/amount/repeats.ts";
import { tooFew } from "./values/amount/tooFew.ts";
import { tooMany } from "./values/amount/tooMany.ts";
import { explainFormat } from "./values/format/explainFormat.ts";
import { explainNames } from "./names/explainNames.ts";
import { sortNames } from "./names/meaning/meanings.ts";
import type { Sorted } from "./names/sorted/sorted.ts";
import { explainEntries, isAround, isEntry, isListInList } from "./values/types/explainEntries.ts";
import { explainStrays } from "./names/strays.ts";
import { explainOption } from "./values/option/explainOption.ts";
import { explainType } from "./values/types/explainType.ts";
import { explainLanguages } from "./names/foreign/languages.ts";
import { reservedNames } from "../document/fields.ts";
import { type Lookup, schemaOfGroup } from "../lookup.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document, Rename } from "../document/document.ts";
import type { CodedFinding } from "../finding.ts";
import { example, written } from "../wording/words.ts";
import { lackedBeside } from "./names/missing/lackedBeside.ts";
import { missingLevels } from "./values/lists/innerList.ts";
import { isOfDelivery, NO_ADDRESS } from "./names/foreign/mailbox.ts";
import { useUnderWith } from "./block/useUnderWith.ts";
import { ownFields, ownWords } from "./example/ownWords.ts";
import { splitGroups } from "./values/groups/splitGroups.ts";
import { parallelLists } from "./values/lists/parallelLists.ts";
import { swappedValues } from "./values/groups/swappedValues.ts";
import { mayGo } from "./needed.ts";
import { findingOf, likeThis, type Explanation, type Wrong } from "./wrong.ts";

/** Each gets the errors that the one before it leaves, as a value may be explained in several ways: the surest comes first. */
const TOGETHER: readonly Tell[] = [
  missingLevels,
  swappedValues,
  lackedBeside,
  splitGroups,
  parallelLists,
  useUnderWith,
];

/** @param at The document, the path of the validated value, and a callback for names that are taken for other ones. */
export function explain(
  lookup: Lookup,
  { document, base, onRename }: { document: Document; base: Path; onRename?: (rename: Rename) => void },
  errors: readonly ErrorObject[],
): CodedFinding[] {
  if (errors.length === 0) return [];
  const pathAt = (pointer: string) => [...base, ...pathOf(pointer, valueAt(document, base) ?? null)];
  const found: CodedFinding[] = [];
  let rest = errors;
  for (const tell of TOGETHER) {
    const told = tell(lookup, { document, errors: rest, pathOf: pathAt, onRename });
    append(found, told.found);
    ({ rest } = told);
  }
  const left = oncePerType(rest);
  append(found, explainValues(lookup, { document, errors: left.filter((each) => !isOfNames(each)), pathOf: pathAt }));
  const groups = groupsIn(lookup, { document, errors: left.filter(isOfNames), pathOf: pathAt });
  const strays = explainStrays(lookup, groups);
  for (const { unwraps = [] } of strays) for (const rename of unwraps) onRename?.(rename);
  const names: CodedFinding[] = [...strays];
  for (const group of groups) append(names, explainNames(lookup, group, onRename));
  return blankEntries(lookup, [...withoutCovered(found, names), ...names]);
}

function isOfNames({ keyword }: ErrorObject): boolean {
  return keyword === "additionalProperties" || keyword === "required";
}

/** Explains wrong values. Those of several entries of a list may be one mistake. */
function explainValues(lookup: Lookup, { document, errors, pathOf: pathAt }: Untold): CodedFinding[] {
  const found: CodedFinding[] = [];
  const entries: Wrong[] = [];
  for (const error of errors) {
    const path = pathAt(error.instancePath);
    const wrong = wrongOf(lookup, { document, path }, error);
    // A value that could not be parsed has a syntax fault already.
    if (wrong.value === null && !isReadAt(document, path)) continue;
    if (isEntry(wrong) && !explainLanguages(wrong)) entries.push(wrong);
    else found.push(...sayValue(wrong).map((said) => findingOf(wrong, said)));
  }
  append(found, explainEntries(entries));
  return found;
}

/** The groups that have unknown names, or lack some, with what these names mean. */
function groupsIn(lookup: Lookup, { document, errors, pathOf: pathAt }: Untold): Sorted[] {
  return Array.from(byName(errors, ({ instancePath }) => instancePath)).flatMap(([pointer, all]) => {
    const path = pathAt(pointer);
    const group = valueAt(document, path);
    if (!isGroup(group)) return [];
    const named = (param: string) => all.flatMap(({ params }) => (param in params ? [String(params[param])] : []));
    const unknown = named("additionalProperty").filter((name) => !reservedNames.has(name));
    const allowed = Object.keys(schemaOfGroup(lookup, document, path)?.properties ?? {});
    return [sortNames(lookup, { document, path }, { group, unknown, missing: named("missingProperty"), allowed })];
  });
}

/** Leaves out lists that have enough entries with those that stand beside them, and values that go with a wrong name. */
function withoutCovered(found: readonly CodedFinding[], names: readonly CodedFinding[]): readonly CodedFinding[] {
  const covered = new Set(
    names.flatMap(({ fills, spoils }) => [
      ...(fills ? [`too-few ${pointerOf(fills)}`] : []),
      ...(spoils ? [`wrong-type ${pointerOf(spoils)}`] : []),
    ]),
  );
  return covered.size === 0 ? found : found.filter(({ code, path }) => !covered.has(`${code} ${pointerOf(path)}`));
}

/** Keeps one type error for each value, without range errors beside it: a schema and the target of its `$ref` may both report one. */
function oncePerType(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const types = byName(
    errors.filter(({ keyword }) => keyword === "type"),
    ({ instancePath }) => instancePath,
  );
  const isAgain = (error: ErrorObject) => {
    const [first] = types.get(error.instancePath) ?? [];
    return first !== undefined && first !== error && (RANGE.test(error.keyword) || error.keyword === "type");
  };
  return types.size === 0 ? errors : errors.filter((error) => !isAgain(error));
}

const RANGE = /^(?:exclusive)?(?:minimum|maximum)$/i;

function sayValue(wrong: Wrong): Explanation[] {
  const { error, label, value } = wrong;
  switch (error.keyword) {
    case "type":
      return [explainType(wrong)];
    case "enum":
      return [explainOption(wrong)];
    case "pattern":
    case "minLength":
    case "format":
      return [explainFormat(wrong)];
    case "minItems":
    case "minProperties":
      // The number of entries is not known before the inner list is unwrapped.
      return isListInList(value) || isAround(value, wrong.path.at(-1)) ? [] : [tooFew(wrong)];
    case "maxItems":
    case "maxProperties":
    case "maxLength":
      return tooMany(wrong);
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return [outOfRange(wrong)];
    case "uniqueItems":
      return repeats(wrong);
    default:
      return [{ code: "wrong-value", message: `${label} cannot be ${written(value)}.`, ...likeThis(wrong) }];
  }
}

function wrongOf(lookup: Lookup, { document, path }: Place, error: ErrorObject): Wrong {
  const schema = lookup.schemaAt(document, path)?.schema;
  const key = path.at(-1);
  const around = lookup.schemaAt(document, path.slice(0, -1))?.schema;
  const optional = mayGo({ lookup, document, path });
  const given = key === "with" ? around?.properties?.["with"]?.examples?.[0] : undefined;
  const inList = typeof key === "number" ? (around?.examples?.[0] as Json[] | undefined)?.[0] : undefined;
  const isAddress = isOfDelivery(document, path) && key === "url";
  const own = () => ownExample(lookup, { document, path }, given ?? schema?.examples?.[0] ?? inList);
  return {
    lookup,
    document,
    path,
    value: valueAt(document, path)!,
    error,
    label: lookup.labelOf(document, path),
    optional,
    // A getter, since most explanations need no example, and there may be thousands of errors.
    get example() {
      const first = isAddress
        ? NO_ADDRESS
        : (ownWords(lookup, { document, path }) ?? ownFields(document, path) ?? own());
      return first === undefined ? undefined : example(first);
    },
  };
}
