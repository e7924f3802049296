/** Front matter above the { of a page: `title: Prices`, between lines of hyphens. */
import { parse } from "jsonc-parser";
import type { Json } from "../../../../model/fields.ts";
import { linesAt } from "../../document/lineMarks.ts";
import { withSlash } from "../../document/withSlash.ts";
import { isGroup } from "../../json.ts";
import { choice, example } from "../../wording/words.ts";
import { notesAt } from "./yaml.ts";

/** The fields of a page that fit on one line. A test compares them with the schema. */
export const OF_PAGE: ReadonlySet<string> = new Set([
  "route",
  "title",
  "titleAlone",
  "description",
  "aliases",
  "partOf",
]);
const START = /^---[ \t]*(?:\r\n?|\n)\s*/;
const END = /\s*(?:---[ \t]*(?:\r\n?|\n)\s*)?(?=\{)/y;

type Group = { readonly [name: string]: Json };

interface PageHead {
  fix: string;
  /** The offset of the { of the page. */
  end: number;
  /** The fields to insert behind it. */
  fields: string;
}

/** @param offset The start of the file's first words. Undefined if what stands above the page is no front matter. */
export function pageHead(text: string, offset: number): PageHead | undefined {
  const [start = ""] = START.exec(text.slice(offset)) ?? [];
  const notes = notesAt(text, offset + start.length);
  if (notes === undefined || Array.isArray(notes.value)) return undefined;
  END.lastIndex = notes.end + (notes.hasComma ? 1 : 0);
  const [gap] = END.exec(text) ?? [];
  if (gap === undefined) return undefined;
  const end = notes.end + (notes.hasComma ? 1 : 0) + gap.length;
  const last = text.slice(0, end).trimEnd().length;
  const own = parse(text.slice(end), [], { allowTrailingComma: true }) as Json | undefined;
  const { lacking, twice, others } = sorted(notes.value, own !== undefined && isGroup(own) ? own : {});
  const which = [`take ${linesAt(text, offset, last)} out`];
  if (others.length > 0)
    which.push(` (${choice(others, "and")} ${others.length > 1 ? "are no fields" : "is no field"} of a page)`);
  if (!text.trimEnd().endsWith("}")) which.push(", and what stands behind the last }");
  if (twice.length > 0) which.push(`, and keep the words that you want of the two for ${choice(twice, "and")}`);
  const fields = lacking.map(([name, value]) => `"${name}": ${example(value)},`).join(" ");
  return { fix: `${which.join("")}${fields === "" ? "." : `, and write behind the {: ${fields}`}`, end, fields };
}

/** Front matter by what becomes of it: fields that the page lacks, fields that it has with other words, and unknown fields. */
function sorted(head: Group, page: Group): { lacking: [string, Json][]; twice: string[]; others: string[] } {
  const all = Object.entries(head).map(([name, value]): [string, Json] => [name, asInPage(name, value)]);
  const known = all.filter(([name]) => OF_PAGE.has(name));
  const namesOf = (fields: [string, Json][]) => fields.map(([name]) => name);
  return {
    lacking: known.filter(([name]) => !(name in page)),
    twice: namesOf(known.filter(([name, value]) => name in page && example(page[name]!) !== example(value))),
    others: namesOf(all.filter(([name]) => !OF_PAGE.has(name))),
  };
}

function asInPage(name: string, value: Json): Json {
  return name === "route" && typeof value === "string" ? withSlash(value) : value;
}
