/** The name of a picture and its description, written in the place of the group of both: one mistake. */
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { nameIn } from "../groups/insideOf.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { isBlank } from "../../../../../model/blank.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup } from "../../../json.ts";
import { behindStart, movingAway } from "../../../wording/commas.ts";
import type { CodedFinding } from "../../../finding.ts";
import { example } from "../../../wording/words.ts";
import { wordFor } from "../../../wording/synonyms.ts";

/** `alt`, `altText` and `imageAlt`, with the prefix as a group. */
const ALT = /^(.*?)[-_]?alt(?:ernative)?[-_]?(?:text|tag)?$/i;

/** `imageSrc` and `image_url`, with the prefix as a group. */
const SRC = /^(.+?)[-_]?(?:src|source|url|file|path)$/i;

/** Names that get a finding are removed from `sorted`. */
export function pictureParts(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, allowed } = sorted;
  const homes = allowed.filter((field) => lookup.schemaAt(document, [...path, field])?.schema.kind === "image");
  return homes.flatMap((home) => {
    const alt = unclear(sorted).find((name) => isAltOf(sorted, name, { home, isOnly: homes.length === 1 }));
    const own = [home, ...namesFor(sorted, home)].find((name) => Object.hasOwn(sorted.group, name));
    const isName = own !== undefined && own !== home && isPictureName(sorted.group[own]!);
    if (own === undefined || isName) return missing(lookup, sorted, { home, src: own, alt });
    return alt === undefined ? [] : beside(lookup, sorted, { home: own, alt });
  });
}

function isAltOf({ group }: Sorted, name: string, { home, isOnly }: { home: string; isOnly: boolean }): boolean {
  const [, before] = ALT.exec(name) ?? [];
  if (before === undefined || typeof group[name] !== "string") return false;
  return before === "" ? isOnly : wordFor(before, [home]) !== undefined;
}

function isNameOf(name: string, home: string): boolean {
  const [, before = name] = SRC.exec(name) ?? [];
  return wordFor(before, [home]) !== undefined;
}

/** Unknown names that stand for the field. */
function namesFor({ sure, likely }: Sorted, home: string): string[] {
  return [...sure, ...likely].flatMap(([name, meant]) => (meant === home ? [name] : []));
}

/** The group is missing. */
function missing(
  lookup: Lookup,
  sorted: Sorted,
  { home, src: told, alt }: { home: string; src: string | undefined; alt: string | undefined },
): CodedFinding[] {
  const { group, lacking } = sorted;
  const left = unclear(sorted).filter((name) => name !== alt);
  const src = told ?? left.find((name) => isNameOf(name, home) && isPictureName(group[name]!));
  const isDescribed = alt !== undefined && !isBlank(String(group[alt]));
  const inStead = src === undefined || isDescribed ? [] : besides(lookup, sorted, { home, names: [src, alt] });
  const isAll = alt !== undefined || inStead.length > 0;
  // "src" and "alt" beside each other have another explanation.
  if (src === undefined ? alt === undefined || left.includes("src") : !isAll && !lacking.has(home)) return [];
  const names = [src, alt, ...inStead].filter((name) => name !== undefined);
  const file = src === undefined ? "…" : String(group[src]).replace(/^(?:\.{0,2}\/)*images\//, "");
  const said = Object.fromEntries(inStead.map((name) => [name, group[name]!]));
  const whole = { src: file, ...(inStead.length > 0 ? said : { alt: alt === undefined ? "…" : group[alt]! }) };
  settle(sorted, names, home);
  const their = names.length > 1 ? "their" : "its";
  const own = names.length > 1 ? "" : ", with your own words for the three dots";
  const fix = `write in ${their} place${own}: "${home}": ${example(whole)}.`;
  return [
    { ...unknownName(lookup, sorted, names), fix, ...(src !== undefined && group[src] === file && { picture: file }) },
  ];
}

/** The other fields of the picture in the place of a description, unless they are false. */
function besides(
  lookup: Lookup,
  sorted: Sorted,
  { home, names }: { home: string; names: readonly (string | undefined)[] },
): string[] {
  const others = unclear(sorted).filter((name) => !names.includes(name) && sorted.group[name] !== false);
  return others.filter((name) => nameIn(lookup, sorted, { field: home, name }) === name);
}

function isPictureName(value: Json): boolean {
  return typeof value === "string" && isPictureFile(value);
}

/** The group is there, without a description. */
function beside(lookup: Lookup, sorted: Sorted, { home, alt }: { home: string; alt: string }): CodedFinding[] {
  const inner = sorted.group[home];
  if (!isGroup(inner) || Object.hasOwn(inner, "alt")) return [];
  settle(sorted, [alt]);
  const renamed = alt === "alt" ? "" : `rename it to "alt", and `;
  const fix = movingAway(`${renamed}move it ${behindStart(`"${home}"`, inner)}.`);
  return [{ ...unknownName(lookup, sorted, [alt]), spoils: [...sorted.path, home, "alt"], fix }];
}
