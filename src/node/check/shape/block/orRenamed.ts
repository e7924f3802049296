/** Says how a block with the fields of another type could keep its own. */
import type { Place } from "../../place.ts";
import { byName } from "../../byName.ts";
import { checkValue, type ShapeCheck } from "../checkValue.ts";
import type { CodedFinding } from "../../finding.ts";
import { valueAt } from "../../json.ts";
import type { Group } from "../../site.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { rangeOf } from "../../document/position.ts";
import { choice, joined, numberWord, quote, withArticle, written } from "../../wording/words.ts";
import { nounOfType } from "./blockType.ts";

/** The few changes that make the block valid for the type that is written, which may be what the author wants. */
export function orRenamed(shape: ShapeCheck, at: Place, { block, file }: { block: Group; file: string }): string {
  const found = checkValue({ ...shape, renames: [] }, at, { value: block, file });
  const renamed = found.filter(({ means }) => means !== undefined);
  const out = found.filter((finding) => isUnwanted(finding));
  const lacking = found.flatMap(({ lacks }) => lacks ?? []);
  const names = namesOf(renamed, renaming);
  const gone = namesOf(out, ({ path }) => quote(String(path.at(-1))));
  const isAll = renamed.length + out.length + lacking.length === found.length;
  if (names.length === 0 || names.length > 2 || gone.length > 1 || lacking.length > 1 || !isAll) return "";
  const steps = [
    `rename ${joined(inPlaces(renamed), "and")}${ownStays(block, renamed)}`,
    ...gone.map((name) => `take ${name} out${everywhere(out.length)}`),
    ...lacking.map((name) => `add ${quote(name)}`),
  ];
  return `, or, if it should stay ${written(block["type"]!)}, ${joined(steps, "and")}`;
}

/** If all that is wrong is the name of a list, or one name in its entries, the author guessed that name, and not the type. */
export function renamedInLists(
  shape: ShapeCheck,
  at: Place,
  { types, block, file }: { block: Group; file: string; types: readonly string[] },
): CodedFinding[] | undefined {
  const tried = checkValue({ ...shape, renames: [] }, at, { value: block, file });
  const isOfEntry = ({ path }: CodedFinding) => path.length > at.path.length + 1;
  const isOfList = ({ path }: CodedFinding) => Array.isArray(valueAt(at.document, path));
  const areOfLists = tried.every((found) => found.means !== undefined && (isOfEntry(found) || isOfList(found)));
  if (!areOfLists || namesOf(tried, renaming).length !== 1) return undefined;
  const meant = joined(
    types.map((type) => withArticle(nounOfType(type))),
    "or",
  );
  const line = lineAt(rangeOf(at.document, [...at.path, "type"], "value").offset);
  const orElse = ` If ${meant} is meant, write "type": ${choice(types)} in line ${line} instead.`;
  // Only the author knows which of the two is meant.
  return checkValue(shape, at, { value: block, file }).map((found) => {
    const { edit: _, ...said } = found;
    return { ...said, fix: found.fix + orElse, orElse };
  });
}

/** The block itself has a field of such a name, which a search for the name finds as well. */
function ownStays(block: Group, renamed: readonly CodedFinding[]): string {
  const names = new Set(renamed.map(({ path }) => String(path.at(-1))));
  const isInside = renamed.every(({ path }) => typeof path.at(-2) === "number" && path.length > 3);
  const own = isInside ? [...names].filter((name) => Object.hasOwn(block, name)) : [];
  if (own.length === 0) return "";
  return ` (the ${joined(own.map(quote), "and")} of the block itself ${own.length > 1 ? "stay" : "stays"})`;
}

function renaming({ path, means }: CodedFinding): string {
  return `${quote(String(path.at(-1)))} to "${means}"`;
}

/** Each name with the number of its places, unless all have as many. Names in more places are deeper, and have to be renamed first. */
function inPlaces(renamed: readonly CodedFinding[]): string[] {
  const counts = Array.from(byName(renamed, renaming), ([name, found]) => ({ name, count: found.length }));
  const [first, ...others] = counts.toSorted((a, b) => b.count - a.count);
  if (others.every(({ count }) => count === first!.count))
    return [`${counts.map(({ name }) => name).join(" and ")}${everywhere(first!.count)}`];
  return [first!, ...others].map(({ name, count }) => name + everywhere(count));
}

/** Whether a finding is about one unknown name without a meaning. */
function isUnwanted({ names, means }: CodedFinding): boolean {
  return names?.length === 1 && means === undefined;
}

function namesOf(found: readonly CodedFinding[], nameOf: (finding: CodedFinding) => string): string[] {
  return [...new Set(found.map(nameOf))];
}

function everywhere(count: number): string {
  return count > 1 ? ` in ${count === 2 ? "both" : `all ${numberWord(count)}`} places` : "";
}
