/** Old addresses of a page in the form of other programs: pairs of addresses, or a second list beside "aliases". */
import type { Group } from "../../../site.ts";
import { settleOtherwise, type Sorted } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { OUT, TAKE_IT_OUT } from "../../../wording/commas.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import type { Json } from "../../../../../model/fields.ts";
import { addressKey } from "../../../../../model/spelling.ts";
import { rangeOf } from "../../../document/position.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup } from "../../../json.ts";
import { routeMeant } from "../../values/meant/routeMeant.ts";
import type { CodedFinding } from "../../../finding.ts";
import { fold } from "../../../wording/suggest.ts";
import { SYNONYMS } from "../../../wording/synonyms.ts";
import { choice, example } from "../../../wording/words.ts";

/** An old address, and its target if that is given. */
interface Move {
  from: string;
  to?: string;
}

/** Names that get a finding are removed from `sorted`. */
export function oldAddresses(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path } = sorted;
  if (path.length > 0 || document.role === "shared") return [];
  return sorted.unknown.flatMap((name) => {
    if (!isWordForThem(name)) return [];
    const value = sorted.group[name]!;
    const moves = movesIn(value);
    if (moves.length === 0) return [];
    const fix = document.role === "site" ? onPages(moves) : onPage(sorted, { name, value, moves });
    if (fix === undefined) return [];
    settleOtherwise(sorted, [name]);
    return [{ ...unknownName(lookup, sorted, [name]), fix }];
  });
}

function isWordForThem(name: string): boolean {
  return SYNONYMS.some((row) => row.includes("aliases") && row.some((word) => fold(word) === fold(name)));
}

/** Undefined where only the name is wrong. */
function onPage(
  { document, group }: Sorted,
  { name, value, moves }: { name: string; value: Json; moves: readonly Move[] },
): string | undefined {
  const { route, aliases } = group;
  const isHere = ({ to }: Move) =>
    to === undefined || (typeof route === "string" && addressKey(to) === addressKey(route));
  const away = moves.filter((move) => !isHere(move));
  const also = away.length > 0 ? ` ${sentenceFor(away)}` : "";
  const here = moves.filter(isHere).map(({ from }) => from);
  if (Array.isArray(aliases)) {
    const added = here.filter((from) => !aliases.includes(from));
    if (added.length === 0)
      return here.length > 0 ? `${TAKE_IT_OUT}: "aliases" has ${choice(here, "and")} already.${also}` : onPages(away);
    const { offset } = rangeOf(document, ["aliases"], "name");
    const all = [...aliases, ...added];
    return `add ${choice(added, "and")} to "aliases" on line ${lineAt(offset)}: "aliases": ${example(all)}. Then take "${name}" ${OUT}.${also}`;
  }
  const isList = Array.isArray(value) && value.every((each) => typeof each === "string");
  if (Object.hasOwn(group, "aliases") || isList) return undefined;
  if (here.length === 0) return onPages(away);
  const what = here.length > 1 ? "the old addresses" : "the old address";
  return `rename it to "aliases", and write ${typeof value === "string" ? "" : "only "}${what} in a list: "aliases": ${example(here)}.${also}`;
}

/** What to do with addresses that lead to other pages. */
function onPages(moves: readonly Move[]): string {
  return `${TAKE_IT_OUT}. ${sentenceFor(moves)}`;
}

function sentenceFor(moves: readonly Move[]): string {
  const shown = moves.slice(0, MOST).map(({ from, to }) => `"${from}" to the "aliases" of ${pageAt(to)}`);
  const more = moves.length > MOST ? `, and so on for the other ${moves.length - MOST}` : "";
  return `A page names its own old addresses: add ${shown.join(", and ")}${more}.`;
}

const MOST = 3;

function pageAt(to: string | undefined): string {
  return to === undefined ? "the page that it leads to" : `the page that lives at "${to}"`;
}

/** All old addresses in a value; empty where it has anything else, too. */
function movesIn(value: Json): Move[] {
  const all = isGroup(value) && !moveIn(value) ? pairsIn(value) : [value].flat().map(moveIn);
  return all.every((move) => move !== undefined) ? all : [];
}

/** `"/old"`, or `{ "from": "/old", "to": "/new" }` with any names: the first address leads to the second. */
function moveIn(value: Json): Move | undefined {
  const addresses = (isGroup(value) ? Object.entries(value) : [["", value] as const]).flatMap(([name, each]) => {
    const address = typeof each === "string" && /^(?:\/|https?:)/.test(each) ? routeMeant(each) : undefined;
    return address === undefined || name.startsWith("/") ? [] : [{ address, isTo: TO.test(name) }];
  });
  const [from, ...others] = addresses.filter(({ isTo }) => !isTo);
  const to = addresses.find(({ isTo }) => isTo) ?? others[0];
  return from && { from: from.address, ...(to && { to: to.address }) };
}

const TO = /^(?:to|target|destination|dest|new)/i;

/** `{ "/old": "/new" }`. */
function pairsIn(group: Group): (Move | undefined)[] {
  return Object.entries(group).map(([name, to]) => {
    const from = name.startsWith("/") ? routeMeant(name) : undefined;
    const meant = typeof to === "string" ? routeMeant(to) : undefined;
    return from === undefined || meant === undefined ? undefined : { from, to: meant };
  });
}
