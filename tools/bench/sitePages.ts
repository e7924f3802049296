/** Sites of any size for benchmarks and tests, made of the pages of another one, with texts and addresses of their own. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "../../src/model/fields.ts";

const ROOT = join(import.meta.dirname, "../..");

type Group = { [key: string]: Json };

/**
 * Writes a site with as many pages beside those of this site; every page is linked to, and none has a mistake.
 * @param isWorded Whether the blocks of each page get texts of their own; else they keep those of the page that they are copied from.
 */
export function writeSite(folder: string, count: number, isWorded = true): void {
  cpSync(join(ROOT, "pages"), join(folder, "pages"), { recursive: true });
  symlinkSync(join(ROOT, "images"), join(folder, "images"));
  addPages(folder, count, isWorded);
}

/** Gives a site as many more pages, which are made of those that it has. */
export function addPages(folder: string, count: number, isWorded = true): void {
  mkdirSync(join(folder, "pages/many"));
  const templates = readdirSync(join(folder, "pages"))
    .filter((file) => /^(?!_|404).+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(folder, "pages", file), "utf8")) as Group);
  for (let number = 0; number < count; number++) {
    const template = templates[number % templates.length]!;
    const page = pageLike(isWorded ? (worded(template, number) as Group) : template, number, count);
    writeFileSync(join(folder, `pages/many/${number}.json`), `${JSON.stringify(page, null, 2)}\n`);
  }
  if (count > 0) linkFrom(join(folder, "pages/blog.json"), "/many/0");
}

function pageLike(template: Group, number: number, count: number): Group {
  const next = `/many/${(number + 1) % count}`;
  const { aliases: _, card, ...page } = template;
  const own = { title: `Page ${number}`, text: `What page ${number} of many is there for, in the words of its card.` };
  return {
    ...page,
    ...(card !== undefined && { card: { ...(card as Group), ...own } }),
    $schema: "../../schema/page.schema.json",
    route: `/many/${number}`,
    title: `Page ${number} of many`,
    titleAlone: true,
    description: `This is page ${number} of many, made to measure how long a big site takes. It is like a real one.`,
    blocks: [...(page["blocks"] as Json[]), cta(number, next)],
  };
}

function cta(number: number, href: string): Json {
  const button = { label: `Go on to the page after page ${number}`, href };
  return { type: "cta", heading: `What comes after page ${number}`, text: "There is more to read.", button };
}

/** Texts that an author writes become different ones on each page. */
function worded(value: Json, number: number): Json {
  if (Array.isArray(value)) return value.map((item) => worded(item, number));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const isText = /^(?:heading|title|question|answer|text|lead|quote)$/.test(name);
    if (isText && typeof inner === "string") return [name, `${inner} This is number ${number}.`];
    return [name, worded(inner, number)];
  });
  return Object.fromEntries(entries) as Group;
}

function linkFrom(file: string, href: string): void {
  const page = JSON.parse(readFileSync(file, "utf8")) as { blocks: Json[] };
  page.blocks.push(cta(-1, href));
  writeFileSync(file, JSON.stringify(page, null, 2));
}
