/** Finds the entries further inside of blocks, and those of pages/_site.json, that a group could be: a logo, a bar, a link. */
import { blockSchema, blockTypes, follow, type Located, type Schemas } from "../../../../model/fields.ts";
import type { Document } from "../../document/document.ts";
import { byName } from "../../byName.ts";
import { looksLike } from "../looksLike.ts";
import { ROOTS } from "../../lookup.ts";
import { SITE_FILE } from "../../files/sitePaths.ts";
import type { Group } from "../../site.ts";
import { quote, withArticle } from "../../wording/words.ts";
import { nounOfType } from "./blockType.ts";

interface Part {
  noun: string;
  /** `the "logos" of a logoGrid` */
  home: string;
  isOfSite: boolean;
}

/**
 * The kinds of entries that a group is one of, those with the most required fields, each with one of their lists. What
 * stands in the site file is most likely an entry of that file.
 */
export function partsLike(schemas: Schemas, group: Group, role?: Document["role"]): Part[] {
  const fitting = partsOf(schemas).filter(({ at }) => looksLike(schemas, at, group));
  const ofSite = role === "site" ? fitting.filter(({ isOfSite }) => isOfSite) : [];
  const like = ofSite.length > 0 ? ofSite : fitting;
  const asked = ({ at }: Known) => at.schema.required!.length;
  const most = Math.max(...like.map(asked));
  return [
    ...byName(
      like.filter((part) => asked(part) === most),
      ({ noun }) => noun,
    ).values(),
  ].map(([part]) => part!);
}

interface Known extends Part {
  at: Located;
}

const known = new WeakMap<Schemas, readonly Known[]>();

function partsOf(schemas: Schemas): readonly Known[] {
  let parts = known.get(schemas);
  if (!parts) {
    const site: Located = { schema: schemas[ROOTS.site]!, file: ROOTS.site };
    const inBlocks = blockTypes(schemas).flatMap((type) =>
      partsIn(schemas, blockSchema(schemas, type)!, withArticle(nounOfType(type))),
    );
    parts = [...inBlocks, ...partsIn(schemas, site, SITE_FILE)];
    known.set(schemas, parts);
  }
  return parts;
}

function partsIn(schemas: Schemas, around: Located, owner: string): Known[] {
  return Object.entries(around.schema.properties ?? {}).flatMap(([name, own]) => {
    const { schema, file } = follow(schemas, { schema: own, file: around.file });
    if (schema.kind === "block") return [];
    const { items, additionalProperties: rest } = schema;
    const entry = items ?? (typeof rest === "object" ? rest : undefined);
    if (!entry) return partsIn(schemas, { schema, file }, owner);
    const at = follow(schemas, { schema: entry, file });
    const noun = at.schema.title?.toLowerCase();
    const isPart = noun !== undefined && at.schema.kind !== "block" && at.schema.required !== undefined;
    const isOfSite = around.file === ROOTS.site;
    const part = isPart ? [{ noun, home: `the ${quote(name)} of ${owner}`, at, isOfSite }] : [];
    const inner = isPart && isOfSite ? `${withArticle(noun)} in ${owner}` : owner;
    return at.schema.kind === "block" ? [] : [...part, ...partsIn(schemas, at, inner)];
  });
}
