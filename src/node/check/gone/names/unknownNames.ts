/** Findings for names that refer to nothing. A missing or renamed target is told once. */
import type { Place } from "../../place.ts";
import { byName } from "../../byName.ts";
import { allPlaces, whereElse } from "../../wording/elsewhere.ts";
import { type Field, reservedNames } from "../../document/fields.ts";
import { BESIDE } from "../../wording/commas.ts";
import { insteadOf } from "../../wording/instead.ts";
import { valueAt } from "../../json.ts";
import { oneOf } from "../../wording/listNames.ts";
import type { Finding } from "../../finding.ts";
import { nearest, shareWord } from "../../wording/suggest.ts";

/** A place that refers to something by name. */
export interface Asking extends Place {
  value: string;
}

/** Whether a field contains a name at all. */
export function isNamed(field: Field): field is Field & Asking {
  return typeof field.value === "string";
}

/** The targets of one kind. */
interface Things {
  names: readonly string[];
  /** The only target that nothing refers to; if only one name is unknown, that target is meant. */
  idle(): string | undefined;
  /** The message: "there is no form called …". */
  message(name: string): string;
  /** The fix for a name with a special meaning; takes precedence over similar names. */
  meant?(name: string): Pick<Finding, "fix" | "edit"> | undefined;
  /** The only target for which the name is a likely synonym; asked if no name is similar. */
  likely?(name: string): string | undefined;
  /** Wrong names of targets, which are told: an unknown name may mean one of these. */
  spoilt?: readonly string[];
  /** The words for adding a target, and for renaming one; without a full stop. */
  add(name: string): string;
  rename(from: string, to: string): string;
  /** Whether a target has the same content for visitors as one of these others. */
  isLike?(name: string, others: readonly unknown[]): boolean;
  /** The words for doing without a target, if that may be wanted. */
  without?: string;
  /** Where a target stands that nothing refers to and whose name has a word of the unknown one. */
  lineOf?(idle: string): string;
  /** What a target shows, in brackets with a space before them; empty if that is unknown. */
  about?(name: string): string;
  /** Adding a target is more likely than having misspelt one. */
  isMade?: true;
  /** Whether a place repeats what is told at another one, unless all places are merged. */
  isAgain?(place: Asking): boolean;
}

/** @param asking The places with unknown names. */
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
    const gone = places.length > 1 && !near?.edit;
    const told = gone ? places.slice(0, 1) : places.filter((place) => !things.isAgain?.(place));
    const others = gone && whereElse(places, "places ask for it.");
    for (const { document, path } of told)
      yield { document, path, point: "value", message: message(name), ...instead, ...others };
  }
}

/** The fix for a name that is similar to no other. */
function otherName(
  name: string,
  places: readonly Place[],
  things: Omit<Things, "idle"> & { idle: string | undefined },
): string {
  const { idle, likely, about, add, without } = things;
  const word = likely?.(name);
  if (word !== undefined && word !== idle && !besideOf(places).includes(word)) {
    const where = places.length > 1 ? ` in ${allPlaces(places)}` : "";
    const shown = `"${word}"${about?.(word) ?? ""}`;
    if (where !== "" || without === undefined) return `write ${shown}${where}, or ${add(name)}.`;
    return `did you mean ${shown}? If not, ${without}, or ${add(name)}.`;
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

/** The other names at the same places. */
function besideOf(places: readonly Place[]): unknown[] {
  return places.flatMap(({ document, path }) => valueAt(document, path.slice(0, -1)));
}

function takeIdle(
  idle: string,
  { name, places }: { name: string; places: readonly Place[] },
  { add, rename, isMade, likely, lineOf, about, without }: Omit<Things, "idle">,
): string {
  const shown = `"${idle}"${about?.(idle) ?? ""}`;
  if (places.length === 1 && lineOf && (shareWord(name, idle) || likely?.(name) === idle))
    return `write ${shown}, which is described in line ${lineOf(idle)} and which no form uses. If you mean another field, ${add(name)}.`;
  if (places.length === 1 && isMade) return `${add(name)}, or write ${shown}, which nothing uses so far.`;
  if (places.length === 1)
    return `did you mean ${shown}? It is the only one that nothing uses so far.${without === undefined ? "" : ` If not, ${without}.`}`;
  return `write ${shown}, which nothing uses, in ${allPlaces(places)}, or ${rename(idle, name)}.`;
}
