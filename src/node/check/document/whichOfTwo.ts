/** Of two values under one name, the one that is meant for another field of the group. */
import type { Json, Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import { otherEntries } from "./otherEntries.ts";
import type { Document } from "./document.ts";

/** How many times longer a text has to be than another one of a different kind. */
const LONGER = 1.5;

interface Twice {
  both: readonly Json[];
  /** The name that both have, and the field that one of them may be meant for. */
  names: readonly [name: string, meant: string];
}

/**
 * The index of the value that is meant for the other field, as far as the other entries of the list show it: by the
 * length of their texts, else by the order of their fields. "neither" where both are as long as those of their own name.
 */
export function whichOfTwo(document: Document, group: Path, { both, names }: Twice): 0 | 1 | "neither" | undefined {
  const [name, meant] = names;
  const order = orderBeside(document, group, [meant, name]);
  const byOrder = order === undefined ? undefined : order < 0 ? 0 : 1;
  const [own, other] = [name, meant].map((field) => lengthsOf(otherEntries(document, group), field));
  const texts = both.filter((value): value is string => typeof value === "string");
  if (texts.length < 2 || own!.length === 0 || other!.length === 0) return byOrder;
  const [usual, usualOwn] = [meanOf(other!), meanOf(own!)];
  const longerField = longerOf([usual, usualOwn]);
  if (longerField === undefined) return byOrder;
  const longerText = longerOf(texts.map(({ length }) => length));
  if (longerText !== undefined) return longerField === 0 ? longerText : longerText === 0 ? 1 : 0;
  return byOrder === undefined || isNearer(texts[byOrder]!.length, usual, usualOwn) ? byOrder : "neither";
}

/** Negative where the first of two fields comes before the other in the sibling entries; undefined where these differ. */
export function orderBeside(
  document: Document,
  path: Path,
  [one, other]: readonly [string, string],
): number | undefined {
  const list = typeof path.at(-1) === "number" ? valueAt(document, path.slice(0, -1)) : undefined;
  const orders = (Array.isArray(list) ? list : []).flatMap((entry) => {
    const names = isGroup(entry) ? Object.keys(entry) : [];
    return names.includes(one) && names.includes(other) ? [Math.sign(names.indexOf(one) - names.indexOf(other))] : [];
  });
  return new Set(orders).size === 1 ? orders[0] : undefined;
}

function lengthsOf(others: readonly Json[], name: string): number[] {
  const texts = others.map((other) => (isGroup(other) ? other[name] : undefined));
  return texts.flatMap((text) => (typeof text === "string" && text !== "" ? [text.length] : []));
}

function meanOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
}

/** Whether a length is nearer to one than to another one, by how many times it is longer or shorter. */
function isNearer(length: number, one: number, other: number): boolean {
  const [toOne, toOther] = [one, other].map((each) => Math.abs(Math.log(length / each)));
  return toOne! < toOther!;
}

/** The index of the clearly longer one of two. */
function longerOf([one, other]: readonly number[]): 0 | 1 | undefined {
  if (one! > other! * LONGER) return 0;
  return other! > one! * LONGER ? 1 : undefined;
}
