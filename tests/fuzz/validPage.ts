/** Pages without a mistake on a site without a mistake: every kind of block, and any content that it may have. */
import * as fc from "fast-check";
import { isGroup, type Json, type Located, mapFields, type Schema } from "../../src/model/fields.ts";
import type { SiteFiles } from "../../src/node/check/site.ts";
import { block, type Group, images, schemas, settings, siteWith, text, types, words } from "../node/check/site.ts";
import { arbitraryOf, type Kinds } from "./arbitrary.ts";
import { seenOf } from "./shownWith.ts";
import { lineOf, markdown, plainWords } from "./words.ts";

const PAGE: Located = { schema: schemas["page.schema.json"]!, file: "page.schema.json" };
/** A link to a place on the page itself, which is known only when the page is there. */
const OWN = "#own";

/** Shared blocks, each with the fields that pages may word differently. */
const sharedBlocks: Record<string, { block: Group; open: string[] }> = {
  "contact-form": { block: block("contactForm"), open: ["heading", "text"] },
  questions: { block: block("faq"), open: ["heading", "items"] },
  offer: { block: block("cta"), open: ["heading", "text", "button", "variant", "art"] },
  "nothing-open": { block: block("intro"), open: [] },
};
for (const { block: each } of Object.values(sharedBlocks)) delete each["id"];

/** The rest of the site. Every shared block is used, and every page is linked to. */
const around: SiteFiles = {
  ...Object.fromEntries(
    Object.entries(sharedBlocks).map(([name, shared]) => [`pages/_shared/${name}.json`, text(shared)]),
  ),
  "pages/uses.json": text({
    route: "/uses",
    ...words("A page of shared blocks"),
    blocks: Object.keys(sharedBlocks).map((use) => ({ type: "shared", use })),
  }),
};

/** The site with this page on it. */
export function siteOf(page: Group): SiteFiles {
  return siteWith({ ...around, "pages/fuzzed.json": text(page) });
}

const href = fc.constantFrom(
  "/",
  "/contact",
  "/contact#form",
  "/blog?from=page#form",
  "/uses#top",
  OWN,
  "#main",
  "https://example.org/a/path?x=1&y=2#z",
  "https://example.org/%E2%9C%93",
  "mailto:hello@example.org?subject=Hello%20there",
  "mailto:{email}",
  "tel:+49 30 123456",
  "tel:{phone}",
);

const picture = fc.constantFrom(...images);
const anchor = fc.oneof(fc.constantFrom("form", "about", "a", "part-1"), fc.stringMatching(/^[a-z][a-z0-9-]{0,11}$/));

const kinds: Kinds = {
  line: lineOf,
  // In Markdown, an address ends at a space.
  markdown: () => markdown(href.map((address) => address.replaceAll(" ", ""))),
  href: () => href,
  image: () =>
    fc.oneof(
      fc.tuple(picture, plainWords(3, 8)).map(([src, alt]) => ({ src, alt: `Drawing: ${alt}` })),
      picture.map((src) => ({ src, decorative: true })),
    ),
  imageFile: () => picture,
  anchor: () => anchor,
  route: () => fc.stringMatching(/^\/[a-z0-9]{3,9}(\/[A-Za-z0-9_-]{1,9}){0,2}$/).map((route) => `${route}-x`),
  page: () => fc.constantFrom("/IosorAndroidFindout", "/HowtoCreateAppfromScratch"),
  form: () => fc.constantFrom(...Object.keys(settings()["forms"] as object)),
  shared: () => fc.constantFrom(...Object.keys(sharedBlocks)),
  block: () => fc.oneof(...types.map((type) => anyBlock(type))),
};

function anyBlock(type: string): fc.Arbitrary<Json> {
  const file = `blocks/${type}.schema.json`;
  return type === "shared"
    ? fc.constantFrom(...Object.keys(sharedBlocks)).chain(sharedUse)
    : arbitraryOf(schemas, kinds, { schema: schemas[file]!, file });
}

/** A use of a shared block, with some of its open fields in other words. */
function sharedUse(use: string): fc.Arbitrary<Json> {
  const { block: shared, open } = sharedBlocks[use]!;
  const file = `blocks/${String(shared["type"])}.schema.json`;
  const properties = schemas[file]!.properties!;
  const fields = open.map((name) => [name, arbitraryOf(schemas, kinds, { schema: properties[name]!, file })] as const);
  const given = fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true });
  return fc
    .tuple(fc.option(given, { nil: undefined }), anchor)
    .map(([own, id]) => ({ type: "shared", use, id, ...(own && { with: own as Group }) }));
}

/** A page that nothing is wrong with. */
export const validPage: fc.Arbitrary<Group> = arbitraryOf(
  schemas,
  {
    ...kinds,
    // The menu has one entry of which a page can be part.
    href: () => fc.constant("/blog"),
    line: (schema) => {
      if (schema.title === "Description") return plainWords(14, 18);
      return schema.title === "Title" || schema.title === "Label" ? plainWords(4, 6) : lineOf(schema);
    },
  },
  { ...PAGE, schema: envelope() },
).chain((page) =>
  fc
    .array(kinds["block"]!({}), { minLength: 1, maxLength: 5 })
    .map((blocks) => settled({ ...(page as Group), blocks })),
);

/** The schema of a page without its blocks: its texts are kept shorter than those of blocks. */
function envelope(): Schema {
  const { blocks: _, ...properties } = PAGE.schema.properties!;
  return { ...PAGE.schema, properties, required: PAGE.schema.required!.filter((name) => name !== "blocks") };
}

/** The page with all put right that no schema can ask for: each anchor and each text once, links to anchors that are there. */
function settled(page: Group): Group {
  const anchors = new Set<string>();
  const said = new Set<string>();
  const unique = (seen: Set<string>, wanted: string, next: (count: number) => string) => {
    let name = wanted;
    for (let count = 2; seen.has(folded(name)); count++) name = next(count);
    seen.add(folded(name));
    return name;
  };
  const visit = (value: Json, kind: string): Json => {
    if (kind === "anchor") return unique(anchors, value as string, (count) => `${value as string}-x${count}`);
    if (kind === "line") return unique(said, value as string, (count) => `${value as string} (${count})`);
    return value;
  };
  const given = mapFields({ schemas, visit }, PAGE, page) as Group;
  if ("$schema" in given) given["$schema"] = "../schema/page.schema.json";
  const [own = "main"] = (given["blocks"] as Group[]).flatMap(({ id }) => (typeof id === "string" ? [id] : []));
  const blocks = (given["blocks"] as Group[]).map((each, position) => {
    const type = String((sharedBlocks[String(each["use"])]?.block ?? each)["type"]);
    const file = `blocks/${type}.schema.json`;
    const changed = each["with"] && mapFields({ schemas, visit }, { schema: schemas[file]!, file }, each["with"]);
    return tidy(seenOf(type, { ...each, ...(changed ? { with: changed as Group } : {}) }), {
      type,
      own,
      position,
    }) as Group;
  });
  // Of a page that begins with the heading of a part of it, a warning is told.
  const first =
    (sharedBlocks[String(blocks[0]!["use"])]?.block ?? blocks[0]!)["type"] === "article"
      ? [{ type: "intro", heading: "Before the article", text: "A word." }]
      : [];
  return withoutCopies({ ...given, blocks: [...first, ...blocks] }) as Group;
}

/** Entries of a list that are the same, and blocks that follow themselves, are a mistake: the first one is enough. */
function withoutCopies(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutCopies(inner)]));
  const seen = new Set<string>();
  return value.map(withoutCopies).filter((entry) => {
    // A shared block is the same whatever its place is called.
    const isShared = isGroup(entry) && entry["type"] === "shared";
    const written = JSON.stringify(isShared ? { ...entry, id: undefined } : entry);
    const isCopy = typeof entry === "object" && seen.has(written);
    seen.add(written);
    return !isCopy;
  });
}

function folded(written: string): string {
  return (
    written
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join("");
}

function tidy(value: Json, at: { type: string; own: string; position: number }): Json {
  if (typeof value === "string") {
    const linked = value.replaceAll(OWN, `#${at.own}`);
    // The main heading is followed by one of level 2, and headings in texts are of level 3.
    return at.position === 0 ? linked.replaceAll(/^#{1,6} /gm, "") : linked;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => tidy(item, at));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      "href" in value ? worded(name, tidy(inner, at)) : tidy(inner, at),
    ]),
  );
}

/** Words to click say something, and not only "🚀". */
function worded(name: string, value: Json): Json {
  return ["label", "title", "detail"].includes(name) ? `See also: ${String(value)}` : value;
}
