/** The table of contents in the place of the words above it: it is made from the headings. */
import { isGroup, valueAt } from "../../../json.ts";
import type { Json } from "../../../../../model/fields.ts";
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import type { Sorted } from "../../names/sorted/sorted.ts";
import { wordFor } from "../../../wording/synonyms.ts";
import type { Group } from "../../../site.ts";
import type { Fixer } from "../../wrongType.ts";

const CONTENTS = "contents";
/** Numbers before a heading, and a link around it. */
const NUMBER = /^(?:[\d.]+[.)]?|[-*•])\s+/;
const LINK = /^\[([^[\]]*)\]\([^()]*\)$/;

export const madeFromHeadings: Fixer = ({ document, path, value }) => {
  const block = path.at(-1) === CONTENTS ? valueAt(document, path.slice(0, -1)) : undefined;
  const said = isGroup(block) ? ofHeadings(block, value) : undefined;
  return said === undefined ? undefined : { fix: said };
};

/** The same for a table of contents under another name. */
export function contentsOfOthers({ group, allowed }: Pick<Sorted, "group" | "allowed">, name: string) {
  const isMeant = allowed.includes(CONTENTS) && wordFor(name, [CONTENTS]) !== undefined;
  return isMeant ? ofHeadings(group, group[name]!) : undefined;
}

function ofHeadings(block: Group, value: Json): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const headings = new Set(Object.values(block).flatMap(headingsIn).map(plain));
  const lines = wordsWithin(value).filter((line) => !/^[#/]/.test(line));
  // A single text is most likely the words above the table.
  if (headings.size === 0 || (lines.length < 2 && !lines.every((line) => headings.has(plain(line))))) return undefined;
  return `${TAKE_IT_OUT}: the table of contents is made from the headings by itself. "${CONTENTS}" is only the words above it.`;
}

function headingsIn(list: Json): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => (isGroup(entry) && typeof entry["heading"] === "string" ? [entry["heading"]] : []));
}

function plain(line: string): string {
  return line.trim().replace(LINK, "$1").replace(NUMBER, "").toLowerCase();
}
