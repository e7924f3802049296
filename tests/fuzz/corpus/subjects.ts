/** Documents without a mistake that say all they can, and each place in them that can be spoilt. */
import { blockSchema, follow, type Json, type Located, type Path } from "../../../src/model/fields.ts";
import { seenOf } from "../shownWith.ts";
import { type Spot, spotsOf } from "../../node/check/spots.ts";
import { block, type Group, page, schemas, settings, types } from "../../node/check/site.ts";

/** A document that is about to be spoilt. */
export interface Subject {
  title: string;
  file: string;
  data: Group;
  spots: Spot[];
}

/** A block of a type with every field that it can have and that is shown then. */
export function fullBlock(type: string): Group {
  return seenOf(type, whole(blockSchema(schemas, type)!, block(type))) as Group;
}

/** A value with the fields that it lacks, as their examples have them. */
function whole(at: Located, value: Json): Json {
  const { schema, file } = follow(schemas, at);
  if (Array.isArray(value))
    return schema.items ? value.map((item) => whole({ schema: schema.items!, file }, item)) : value;
  if (typeof value !== "object" || value === null || !schema.properties) return value;
  const fields = Object.entries(schema.properties).flatMap(([name, own]): [string, Json][] => {
    // A picture is described or decorative, and `with` depends on the shared block.
    if (!(name in value) && (name === "decorative" || name === "with" || "decorative" in value)) return [];
    const example = follow(schemas, { schema: own, file }).schema.examples?.[0];
    const given = name in value ? value[name]! : structuredClone(example);
    return given === undefined ? [] : [[name, whole({ schema: own, file }, given)]];
  });
  return { ...value, ...Object.fromEntries(fields) };
}

function rootSpots(schema: string, data: Json): Spot[] {
  return [...spotsOf({ schema: schemas[schema]!, file: schema }, data, [])];
}

function blockSpots(type: string, data: Group, path: Path): Spot[] {
  return [...spotsOf(blockSchema(schemas, type)!, data, path)];
}

/** A page that uses everything that a page can have, with one block. */
function fullPage(): Group {
  const intro: Group = { type: "intro", heading: "A page with everything", text: "A few words." };
  const { $schema: _, ...data } = whole(
    { schema: schemas["page.schema.json"]!, file: "page.schema.json" },
    page(intro),
  ) as Group;
  return { ...data, aliases: ["/first-old-address", "/second-old-address"] };
}

const shared = { block: { ...fullBlock("cta"), id: "shared-call" }, open: ["heading", "text"] };

const SHARED_USE: Group = {
  type: "shared",
  use: "contact-form",
  id: "write-to-us",
  with: { heading: "Write to us about it" },
};

/** A page for each type of block, the page itself, a shared block, and what all pages share. */
export const subjects: readonly Subject[] = [
  ...types.map((type): Subject => {
    const full = type === "shared" ? SHARED_USE : fullBlock(type);
    return { title: type, file: "pages/index.json", data: page(full), spots: blockSpots(type, full, ["blocks", 0]) };
  }),
  {
    title: "page",
    file: "pages/index.json",
    data: fullPage(),
    spots: rootSpots("page.schema.json", fullPage()),
  },
  {
    title: "shared block",
    file: "pages/_shared/call.json",
    data: shared,
    spots: [...rootSpots("sharedBlock.schema.json", shared), ...blockSpots("cta", shared.block, ["block"])],
  },
  { title: "site", file: "pages/_site.json", data: settings(), spots: rootSpots("site.schema.json", settings()) },
];
