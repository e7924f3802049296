/** Messages about names in braces that are not filled in. */
import type { Place } from "../place.ts";
import { allPlaces, MANY } from "../wording/elsewhere.ts";
import type { Finding } from "../finding.ts";
import { BESIDE } from "../wording/commas.ts";
import { nearest } from "../wording/suggest.ts";
import { example } from "../wording/words.ts";
import type { Setting } from "./settingCalled.ts";

export interface NameAnswer extends Pick<Finding, "message" | "fix" | "cause" | "piece"> {
  /** The name as it is written, and the known one that it looks like. */
  alike?: SimilarName;
}

export interface SimilarName {
  written: string;
  right: string;
}

const NAME_IT = "places name it.";

/** A known name with something else in its braces, or with only one of them. */
export function sayOfSlip(written: string, name: string): NameAnswer {
  const [, start, end] = /^([([])\w+\}$|^\{\w+([)\]])$/.exec(written) ?? [];
  const other = start
    ? `: ${start} stands where { belongs`
    : end
      ? `: ${end} stands where } belongs`
      : " as it is written";
  return {
    piece: written,
    message: `nothing is filled in for ${written}${other}.`,
    ...inAll(written, { fix: `write "{${name}}"`, end: ".", fewest: MANY }),
  };
}

/** A known name without a value in pages/_site.json. */
export function sayLeftOut(name: string, isEntry: boolean): NameAnswer {
  const piece = `{${name}}`;
  const message = `nothing can be filled in for ${piece}: pages/_site.json has no "${name}".`;
  const add = `add "${name}" under "contact" there, or take`;
  const fix = (places: readonly Place[]) => `${add} it out in ${allPlaces(places)}.`;
  const here = isEntry ? `the whole entry out here, from { to }, ${BESIDE}` : "it out here";
  return { piece, message, fix: `${add} ${here}.`, cause: { name, fewest: 2, all: NAME_IT, fix } };
}

/** @param called The known name of which this one is a synonym. */
export function sayUnknown(name: string, names: readonly string[], called: string | undefined): NameAnswer {
  const piece = `{${name}}`;
  const message = `nothing is known that could be filled in for ${piece}.`;
  const near = called === undefined ? nearest(name, names) : [called];
  if (near.length > 0) {
    const fix = `did you mean ${inBraces(near).join(" or ")}`;
    return { piece, message, ...inAll(name, { fix, end: "?", fewest: called === undefined ? MANY : 2 }) };
  }
  const instead = `write one of ${inBraces(names).join(", ")}, or words without braces`;
  const shown = ` If people are to read the braces, write \\\\${piece}.`;
  const fix = (places: readonly Place[]) => `${instead}, in ${allPlaces(places)}.${shown}`;
  return { piece, message, fix: `${instead}.${shown}`, cause: { name, fewest: 2, all: NAME_IT, fix } };
}

function inBraces(names: readonly string[]): string[] {
  return names.map((name) => `"{${name}}"`);
}

/** The name of a setting of pages/_site.json that is not filled in. */
export function sayOfSetting(name: string, { path: [group, field], words }: Setting): NameAnswer {
  const piece = `{${name}}`;
  const message = `nothing is filled in for ${piece}. What it stands for is the "${field}" under "${group}" in pages/_site.json.`;
  const end = `: ${example(words)}.`;
  return { piece, message, ...inAll(name, { fix: "write it out, without braces", end, fewest: 2 }) };
}

/** The fix for a single place, and the cause under which `fewest` places or more are reported as one mistake. */
function inAll(
  name: string,
  { fix, end, fewest }: { fix: string; end: string; fewest: number },
): Pick<Finding, "fix" | "cause"> {
  const all = (places: readonly Place[]) => `${fix} in ${allPlaces(places)}${end}`;
  return { fix: `${fix}${end}`, cause: { name, fewest, all: NAME_IT, fix: all } };
}
