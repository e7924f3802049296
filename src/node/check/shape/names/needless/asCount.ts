/** The number of items side by side, as other programs name it: `"columns": "2"` of a carousel. */
import type { Json } from "../../../../../model/fields.ts";
import { isGroup } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import { fold } from "../../../wording/suggest.ts";
import { numberOf } from "../../../wording/words.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import type { Sorted } from "../sorted/sorted.ts";

const COUNT =
  /^(?:columns?|cols|(?:number|count|num)of(?:columns|slides|items|cards)|columncount|visible|inview|slidesinview|(?:visible|show)?(?:items|slides|cards)(?:visible|shown|toshow|onscreen|inview)?|(?:items|slides|cards|images|pictures)?per(?:page|view|row|slide|screen)|sidebyside)$/;

/** Undefined where no field of the group takes such a number, or where none is given. */
export function asCount(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, allowed, group } = sorted;
  const value = group[name]!;
  const count = isCount(name, value) ? countIn(value) : undefined;
  if (count === undefined) return undefined;
  const numbersFor = (field: string) => numbersOf(lookup.schemaAt(document, [...path, field])?.schema.enum);
  const field = allowed.find((each) => numbersFor(each).length > 0);
  if (field === undefined) return undefined;
  const said = otherFor(sorted, field, name);
  if (said !== undefined) return `${TAKE_IT_OUT}: "${said}" says it already.`;
  const numbers = numbersFor(field);
  const nearest = Math.min(Math.max(count, Math.min(...numbers)), Math.max(...numbers));
  if (!numbers.includes(nearest)) return undefined;
  const phones = isGroup(value) ? ": phones always show one" : "";
  if (nearest === count) return `write "${field}": ${nearest} in its place${phones}.`;
  return `write "${field}": ${nearest} in its place, which is as ${count > nearest ? "many" : "few"} as there can be, or ${TAKE_IT_OUT}.`;
}

/** Whether a field is the number of items side by side. */
export function isCount(name: string, value: Json): boolean {
  return COUNT.test(fold(name)) && countIn(value) !== undefined;
}

/** The field itself, or an unknown name that a finding tells to rename to it. */
function otherFor({ group, unknown, sure, likely }: Sorted, field: string, name: string): string | undefined {
  if (Object.hasOwn(group, field)) return field;
  const meant = unknown.find((each) => (sure.get(each) ?? likely.get(each)) === field);
  if (meant !== undefined) return meant;
  const first = unknown.find((each) => isCount(each, group[each]!));
  return first === name ? undefined : first;
}

/** The options of a field, if they are numbers. */
function numbersOf(options: readonly unknown[] = []): number[] {
  const numbers = options.filter((option) => typeof option === "number");
  return numbers.length === options.length ? numbers : [];
}

/** The number for the widest screen, which is the highest. */
function countIn(value: Json): number | undefined {
  if (Array.isArray(value)) return undefined;
  const counts = wordsWithin(value).map((each) => (/^\d{1,2}$/.test(each.trim()) ? Number(each) : numberOf(each)));
  return counts.length > 0 && counts.every((each) => each !== undefined) ? Math.max(...counts) : undefined;
}
