/** `"number": 50, "suffix": "+"`: a number for visitors, as other programs split it. One mistake for all entries of a list. */
import { settleOtherwise, type Sorted } from "../sorted/sorted.ts";
import { pointerOf } from "../../../../../model/pointer.ts";
import type { Json } from "../../../../../model/fields.ts";
import type { CodedFinding } from "../../../finding.ts";
import { allPlaces } from "../../../wording/elsewhere.ts";
import type { Cause } from "../../../toldOnce.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { OUT } from "../../../wording/commas.ts";
import { choice, example, LONGEST_EXAMPLE } from "../../../wording/words.ts";
import { unknownName } from "../sorted/unknownName.ts";

/** How the description of a field starts whose value is a number in words. */
const IS_READ = /^The number as /;
const NUMBER =
  /^(?:value|number|num|count|amount|figure|total|stat|target|end|(?:count[-_]?to|end[-_]?(?:value|number)))$/i;
const BEFORE = /^(?:prefix|before|currency(?:[-_]?(?:sign|symbol))?)$/i;
const BEHIND = /^(?:suffix|postfix|after|units?|symbol)$/i;
/** A word is separated by a space, unlike a symbol such as "k". */
const WORD = /^\p{L}{3}/u;

/** Names that get a finding are removed from `sorted`. */
export function numberInPieces(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, unknown } = sorted;
  const home = sorted.allowed.find((field) => isRead(lookup, sorted, field));
  // A bar has its number in another field than the words for it.
  const isBeside = home !== undefined && !NUMBER.test(home);
  const own = namesIn(group).filter((name) =>
    unknown.includes(name) ? !(isBeside && NUMBER.test(name)) : name === home,
  );
  const strange = own.filter((name) => name !== home);
  const text = wholeOf(group);
  const isMeant = (name: string) => sorted.sure.has(name) || sorted.likely.has(name);
  const isNumber = strange.some((name) => !NUMBER.test(name) || (typeof group[name] === "number" && !isMeant(name)));
  if (home === undefined || text === undefined || !isNumber || (isBeside && Object.hasOwn(group, home))) return [];
  settleOtherwise(sorted, strange, home);
  const names = choice(strange, "and");
  const write = own.includes(home)
    ? `take ${names} ${OUT}, and write the whole in "${home}"`
    : `write "${home}" in the place of ${names}`;
  const cause: Cause = {
    name: [document.file, pointerOf(path.slice(0, -1)), home, ...own].join("\n"),
    fewest: 2,
    all: "places have it.",
    fix(places) {
      const texts = places.map((place) => wholeOf(valueAt(place.document, place.path.slice(0, -1))) ?? "");
      const shown = texts.map((each) => `"${home}": ${example(each)}`).join(", ");
      return `${write} in ${allPlaces(places)}${shown.length > LONGEST_EXAMPLE ? "" : `: ${shown}`}.`;
    },
    areTogether: true,
  };
  const fix = `${write}: "${home}": ${example(text)}.`;
  return [{ ...unknownName(lookup, sorted, strange), fix, spoils: [...path, home], isReshaped: true, cause }];
}

function isRead(lookup: Lookup, { document, path }: Sorted, field: string): boolean {
  const { description = "" } = lookup.schemaAt(document, path)?.schema.properties?.[field] ?? {};
  return IS_READ.test(description);
}

function namesIn(group: object): string[] {
  return Object.keys(group).filter((name) => [NUMBER, BEFORE, BEHIND].some((each) => each.test(name)));
}

/** The number with its prefix and suffix; undefined where there are several of one of them. */
function wholeOf(group: Json | undefined): string | undefined {
  if (!isGroup(group)) return undefined;
  const [number, before, behind] = [NUMBER, BEFORE, BEHIND].map((names) => {
    const values = Object.keys(group).flatMap((name) => (names.test(name) ? [group[name]!] : []));
    const isPlain = values.length < 2 && values.every((each) => typeof each === "number" || typeof each === "string");
    return isPlain ? String(values[0] ?? "").trim() : undefined;
  });
  if (!number || !/\d/.test(number) || before === undefined || behind === undefined) return undefined;
  const start = number.startsWith(before) ? "" : before + (WORD.test(before) ? " " : "");
  const end = number.endsWith(behind) ? "" : (WORD.test(behind) ? " " : "") + behind;
  return start + number + end;
}
