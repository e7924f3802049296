import { mapFields, type Json, type Schemas } from "../../model/fields.ts";
import { socialPicture } from "../check/facts/facts.ts";
import type { SitePage } from "../check/site.ts";
import type { PageFacts } from "../check/facts/pageFacts.ts";

/** The references of a document: pictures and drawings, shared blocks, and pages of which it shows something. */
export type PageNeeds = Pick<PageFacts, "pictures" | "pictograms" | "logos" | "shared" | "pages" | "social">;

/** The references of a page without cached facts. */
export function needsOf(schemas: Schemas, { data }: SitePage): PageNeeds {
  const social = socialPicture({ data });
  return { ...needsIn(schemas, "page.schema.json", data), ...(social !== undefined && { social }) };
}

/** Collects the references in a document with this schema, without duplicates. */
export function needsIn(schemas: Schemas, schema: string, data: Json): PageNeeds {
  const found = { pictures: new Set<string>(), pictograms: new Set<string>(), logos: new Set<string>() };
  const named = { shared: new Set<string>(), pages: new Set<string>() };
  const visit = (value: Json, kind: string) => {
    if (kind === "image") found.pictures.add((value as { src: string }).src);
    if (kind === "imageFile") found.pictures.add(value as string);
    if (kind === "logo") found.logos.add(value as string);
    if (kind === "pictogram") found.pictograms.add(value as string);
    if (kind === "shared") named.shared.add(value as string);
    if (kind === "page") named.pages.add(value as string);
    return value;
  };
  mapFields({ schemas, visit }, { schema: { $ref: schema }, file: "" }, data);
  const lists = Object.entries({ ...found, ...named }).map(([name, all]) => [name, [...all]]);
  return Object.fromEntries(lists) as PageNeeds;
}
