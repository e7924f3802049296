/** Turns what AJV found into findings in our own words: one for each mistake of the author. */
import { ownExample } from "./ownExample.ts";
import type { Place } from "../place.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, Path } from "../../../model/fields.ts";
import { pathOf, pointerOf } from "../../../model/pointer.ts";
import { append } from "../append.ts";
import { byName } from "../byName.ts";
import { isReadAt } from "../document/position.ts";
import { blankEntries } from "./values/explainBlank.ts";
import { outOfRange } from "./values/amount/outOfRange.ts";
import { repeats } from "./values/amount/repeats.ts";
import { tooFew } from "./values/amount/tooFew.ts";
import { tooMany } from "./values/amount/tooMany.ts";
import { explainFormat } from "./values/explainFormat.ts";
import { explainNames } from "./names/explainNames.ts";
import { type Sorted, sortNames } from "./names/meanings.ts";
import { explainEntries, isAround, isEntry, isListInList } from "./values/explainEntries.ts";
import { explainStrays } from "./names/strays.ts";
import { explainOption } from "./values/explainOption.ts";
import { explainType } from "./values/explainType.ts";
import { explainLanguages } from "./names/languages.ts";
import { reservedNames } from "../document/fields.ts";
import { type Lookup, schemaOfGroup } from "../lookup.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document, Rename } from "../document/document.ts";
import type { CodedFinding } from "../finding.ts";
import { example, written } from "../wording/words.ts";
import { missingLevels } from "./values/innerList.ts";
import { isOfDelivery, NO_ADDRESS } from "./names/mailbox.ts";
import { useUnderWith } from "./names/useUnderWith.ts";
import { ownFields, ownWords } from "./names/ownWords.ts";
import { splitGroups } from "./values/splitGroups.ts";
import { parallelLists } from "./values/parallelLists.ts";
import { swappedValues } from "./values/swappedValues.ts";
import { mayGo } from "./needed.ts";
import { findingOf, likeThis, type Explanation, type Wrong } from "./wrong.ts";

/** @param at The document, the path of the validated value, and a callback for names that are taken for other ones. */
export function explain(
  lookup: Lookup,
  at: { document: Document; base: Path; onRename?: (rename: Rename) => void },
  errors: readonly ErrorObject[],
): CodedFinding[] {
  const { document, base, onRename } = at;
  let found: CodedFinding[] = [];
  if (errors.length === 0) return found;
  const groups = new Map<string, { path: Path; unknown: string[]; missing: string[] }>();
  const entries: Wrong[] = [];
  const pathAt = (pointer: string) => [...base, ...pathOf(pointer, valueAt(document, base) ?? null)];
  const levels = missingLevels(lookup, { document, errors, pathOf: pathAt });
  const swaps = swappedValues(lookup, { document, errors: levels.rest, pathOf: pathAt });
  const splits = splitGroups(lookup, { document, errors: swaps.rest, pathOf: pathAt });
  const columns = parallelLists(lookup, { document, errors: splits.rest, pathOf: pathAt });
  const uses = useUnderWith(lookup, { document, errors: columns.rest, pathOf: pathAt, onRename });
  append(found, [...levels.found, ...swaps.found, ...splits.found, ...columns.found, ...uses.found]);
  for (const error of oncePerType(uses.rest)) {
    const path = pathAt(error.instancePath);
    const group = groups.get(error.instancePath) ?? { path, unknown: [], missing: [] };
    if (error.keyword === "additionalProperties") {
      const name = String(error.params["additionalProperty"]);
      if (!reservedNames.has(name)) group.unknown.push(name);
    } else if (error.keyword === "required") group.missing.push(String(error.params["missingProperty"]));
    else {
      const wrong = wrongOf(lookup, { document, path }, error);
      // A value that could not be parsed has a syntax fault already.
      if (wrong.value === null && !isReadAt(document, path)) continue;
      if (isEntry(wrong) && !explainLanguages(wrong)) entries.push(wrong);
      else found.push(...sayValue(wrong).map((said) => findingOf(wrong, said)));
      continue;
    }
    groups.set(error.instancePath, group);
  }
  append(found, explainEntries(entries));
  const sorted: Sorted[] = [];
  for (const { path, unknown, missing } of groups.values()) {
    const group = valueAt(document, path);
    const allowed = Object.keys(schemaOfGroup(lookup, document, path)?.properties ?? {});
    if (isGroup(group)) sorted.push(sortNames(lookup, { document, path }, { group, unknown, missing, allowed }));
  }
  const strays = explainStrays(lookup, sorted);
  const filled = strays.flatMap(({ fills }) => (fills ? [pointerOf(fills)] : []));
  if (filled.length > 0)
    found = found.filter(({ code, path }) => code !== "too-few" || !filled.includes(pointerOf(path)));
  const whole = strays.flatMap(({ spoils }) => (spoils ? [pointerOf(spoils)] : []));
  if (whole.length > 0)
    found = found.filter(({ code, path }) => code !== "wrong-type" || !whole.includes(pointerOf(path)));
  append(found, strays);
  for (const { unwraps = [] } of strays) for (const rename of unwraps) onRename?.(rename);
  for (const each of sorted) append(found, explainNames(lookup, each, onRename));
  return blankEntries(lookup, found);
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
    case "const":
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
