/** Two fields of a group whose values are swapped: each has what the other one asks for. */
import type { Tell } from "../../untold.ts";
import { isWithin } from "../../../../../model/pointer.ts";
import type { Path } from "../../../../../model/fields.ts";
import { byName } from "../../../byName.ts";
import { exchangedValues } from "../../../document/exchange.ts";
import { looksLike } from "../../looksLike.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Document } from "../../../document/document.ts";
import type { CodedFinding } from "../../../finding.ts";
import { textBeside } from "./textBeside.ts";

export const swappedValues: Tell = (lookup, { document, errors, pathOf }) => {
  const ofValues = errors.filter(({ keyword }) => OF_VALUES.has(keyword));
  const found: CodedFinding[] = [];
  const told = new Set<string>();
  const groups = byName(new Set(ofValues.map(({ instancePath }) => instancePath)), (pointer) =>
    pointer.replace(/\/[^/]*$/, ""),
  );
  const tell = (paths: [Path, Path], pointers: readonly string[]) => {
    found.push({ severity: "error", code: "swapped-fields", ...exchangedValues(document, paths) });
    for (const pointer of pointers) told.add(pointer);
  };
  for (const pointers of groups.values()) {
    const [one, other] = pointers;
    const pair = pointers.length === 2 ? ([pathOf(one!), pathOf(other!)] as [Path, Path]) : undefined;
    if (pair && isSwapped(lookup, document, pair)) tell(pair, pointers);
    else
      for (const pointer of pointers) {
        const beside = besideOf(lookup, document, pathOf(pointer));
        if (beside) tell([pathOf(pointer), beside], [pointer]);
      }
  }
  const isTold = (pointer: string) => [...told].some((each) => isWithin(pointer, each));
  return { found, rest: found.length > 0 ? errors.filter(({ instancePath }) => !isTold(instancePath)) : errors };
};

const OF_VALUES: ReadonlySet<string> = new Set(["type", "enum", "pattern", "format"]);

function isSwapped(lookup: Lookup, document: Document, [first, second]: [Path, Path]): boolean {
  if (!isGroup(valueAt(document, first.slice(0, -1)))) return false;
  const fits = (field: Path, from: Path) => {
    const located = lookup.schemaAt(document, field);
    return located !== undefined && looksLike(lookup.schemas, located, valueAt(document, from)!);
  };
  return fits(first, second) && fits(second, first);
}

/** The path of the field whose text was swapped with that of this field, where only this one is invalid. */
function besideOf(lookup: Lookup, document: Document, path: Path): Path | undefined {
  const located = lookup.schemaAt(document, path);
  if (!located || !(located.schema.enum ?? located.schema["pattern"])) return undefined;
  const options = (located.schema.enum ?? []).filter((option) => typeof option === "string");
  return textBeside(lookup, { document, path }, { takes: (text) => looksLike(lookup.schemas, located, text), options });
}
