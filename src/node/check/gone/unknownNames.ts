/** Names of things that are not there. Where the thing itself is gone or has another name now, that is told once. */
import type { Place } from "../place.ts";
import { byName } from "../byName.ts";
import { allPlaces, isGone, whereElse } from "./elsewhere.ts";
import { type Field, reservedNames } from "../document/fields.ts";
import { BESIDE } from "../wording/commas.ts";
import { insteadOf } from "../wording/instead.ts";
import { valueAt } from "../json.ts";
import { oneOf } from "../wording/listNames.ts";
import type { Finding } from "../finding.ts";
import { nearest } from "../wording/suggest.ts";

/** A place that asks for something by its name. */
export interface Asking extends Place {
  value: string;
}

/** Whether something is asked for by a name at all. */
export function isNamed(field: Field): field is Field & Asking {
  return typeof field.value === "string";
}

/** Things of one kind, all of which have names. */
export interface Things {
  names: readonly string[];
  /** The only one that nothing asks for: where only one name is unknown, it is the one that is meant. */
  idle(): string | undefined;
  /** What is wrong: "there is no form called …". */
  message(name: string): string;
  /** The sure or likely meaning of a name; asked before that of other names with nearly the same letters. */
  meant?(name: string): Pick<Finding, "fix" | "edit"> | undefined;
  /** The only one that a name is another word for, most likely. Asked where none has nearly the same letters. */
  likely?(name: string): string | undefined;
  /** Names that some of them have and should not, which has been told: what is asked for may be one of these. */
  spoilt?: readonly string[];
  /** How to make one with a name, and how to give a name to another one; without a point at the end. */
  add(name: string): string;
  rename(from: string, to: string): string;
  /** Whether one of these says the same to visitors, under another name. */
  isLike?(name: string, others: readonly unknown[]): boolean;
  /** How to do without one, where that may be meant. */
  without?: string;
  /** To make one is meant more often than another one. */
  isMade?: true;
  /** Whether a place says again what has been told of another one, unless all places are told together. */
  isAgain?(place: Asking): boolean;
}

/** @param asking Places whose names are unknown. */
export function* unknownNames(asking: Iterable<Asking>, things: Things): Generator<Finding> {
  const unknown = byName(asking, ({ value }) => value);
  if (unknown.size === 0) return;
  const { message } = things;
  const names = things.names.filter((name) => !reservedNames.has(name));
  const far = [...unknown.keys()].filter((name) => !things.meant?.(name) && !insteadOf(name, names));
  const isTold = far.length <= (things.spoilt?.length ?? 0);
  const [only] = unknown.size === 1 ? unknown.values() : [];
  const unused = only && things.idle();
  const idle = unused !== undefined && things.isLike?.(unused, besideOf(only!)) ? undefined : unused;
  for (const [name, places] of unknown) {
    if (isTold && far.includes(name)) continue;
    const meant = things.meant?.(name);
    const isIdle = !meant && idle !== undefined && places.length > 1 && nearest(name, names).includes(idle);
    const near = isIdle ? undefined : (meant ?? insteadOf(name, names));
    const instead = near ?? { fix: otherName(name, places, { ...things, names, idle }) };
    const gone = places.length > 1 && !near?.edit && (!near || isGone(places));
    const told = gone ? places.slice(0, 1) : places.filter((place) => !things.isAgain?.(place));
    const others = gone && whereElse(places, "places ask for it.");
    for (const { document, path } of told)
      yield { document, path, point: "value", message: message(name), ...instead, ...others };
  }
}

/** What to do about a name that is no slip in another one. */
function otherName(
  name: string,
  places: readonly Place[],
  things: Omit<Things, "idle"> & { idle: string | undefined },
): string {
  const { idle, likely, add, without } = things;
  const word = likely?.(name);
  if (word !== undefined && word !== idle && !besideOf(places).includes(word)) {
    const where = places.length > 1 ? ` in ${allPlaces(places)}` : "";
    if (where !== "" || without === undefined) return `write "${word}"${where}, or ${add(name)}.`;
    return `did you mean "${word}"? If not, ${without}, or ${add(name)}.`;
  }
  return idle === undefined ? addOrChoose(name, places, things) : takeIdle(idle, { name, places }, things);
}

function addOrChoose(
  name: string,
  places: readonly Place[],
  { names, add, isLike, isMade, without }: Omit<Things, "idle">,
): string {
  const beside = besideOf(places);
  const free = names.filter((each) => !beside.includes(each) && !isLike?.(each, beside));
  const where = places.length > 1 ? ` in ${allPlaces(places)}` : "";
  if (free.length === 0)
    return isMade ? `${add(name)}, or take ${JSON.stringify(name)} out${where}, ${BESIDE}.` : `${add(name)}.`;
  const one = `write ${oneOf(free)}`;
  if (where !== "") return `${add(name)}, or ${one}${where}.`;
  if (without !== undefined) return `${one}, ${add(name)}, or ${without}.`;
  return isMade ? `${add(name)}, or ${one}.` : `${one}, or ${add(name)}.`;
}

/** What is asked for at the same places. */
function besideOf(places: readonly Place[]): unknown[] {
  return places.flatMap(({ document, path }) => valueAt(document, path.slice(0, -1)));
}

function takeIdle(
  idle: string,
  { name, places }: { name: string; places: readonly Place[] },
  { add, rename, isMade }: Omit<Things, "idle">,
): string {
  if (places.length === 1 && isMade) return `${add(name)}, or write "${idle}", which nothing uses so far.`;
  if (places.length === 1) return `did you mean "${idle}"? Nothing uses it so far.`;
  return `write "${idle}", which nothing uses, in ${allPlaces(places)}, or ${rename(idle, name)}.`;
}
