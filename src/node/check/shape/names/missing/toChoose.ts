/** Missing fields whose value only the author can choose: an example would be copied as it is. */
import type { Place } from "../../../place.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import type { Document } from "../../../document/document.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import { drawingIn } from "../../values/pictures/explainDrawing.ts";
import { nameOfDrawing } from "../../values/pictures/drawingsNear.ts";
import { FORM_OF_PAGE } from "../../example/ownExample.ts";
import { forName, MOST_TOLD, namesThere } from "../../example/namesThere.ts";
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from "../../../../../model/description.ts";
import { LONGEST_TITLE, SHORTEST_TITLE } from "../../../../../model/title.ts";
import { choice, LONGEST } from "../../../wording/words.ts";

/** The fields of a page that search engines show. */
const OF_PAGE: Record<string, string> = {
  title: `what the page is about: ${SHORTEST_TITLE} to ${LONGEST_TITLE} characters with the company's name, which is added by itself`,
  description: `one or two sentences that say what a visitor finds on the page: ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} characters`,
};

/** A placeholder, and what to write for it; undefined where an example says more. */
export function toChoose(lookup: Lookup, { document, path }: Place): { shown: string; what: string } | undefined {
  const { kind, enum: options = [], examples = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  const ofPage = document.role === "page" && path.length === 1 ? OF_PAGE[path[0]!] : undefined;
  if (ofPage) return { shown: '"…"', what: `For … write ${ofPage}.` };
  if (kind === "href" && String(examples[0]).startsWith("https:"))
    return { shown: '"https://…"', what: "For https://… copy the address from your browser." };
  if (kind === "href")
    return {
      shown: '"/…"',
      what: `For /… write ${FORM_OF_PAGE}the address of the page or of the place that it leads to.`,
    };
  if (isDrawing(kind)) {
    const names = options.filter((option) => typeof option === "string");
    const meant = drawingIn(valueAt(document, path.slice(0, -1)) ?? null, names);
    return meant === undefined
      ? {
          shown: '"…"',
          what: openDrawing(lookup, { document, path }, "…"),
        }
      : { shown: `"${meant}"`, what: "" };
  }
  const there = namesThere(lookup, { document, path });
  if (there) return { shown: there.shown, what: forName(there) };
  const some = options.length > 0 ? options : kind === "line" ? valuesBeside(document, path) : [];
  if (some.length < 2 || some.length > MOST_TOLD || some.some((each) => typeof each !== "string")) return undefined;
  const others = options.length > 0 ? "" : ", or words of your own";
  return { shown: '"…"', what: `For … write ${choice(some.map(String))}${others}.` };
}

/** The values of the other entries of a list, where several entries share one, as with categories. */
function valuesBeside(document: Document, path: Path): Json[] {
  const list = typeof path.at(-2) === "number" ? valueAt(document, path.slice(0, -2)) : undefined;
  const values = Array.isArray(list) ? list.flatMap((each) => (isGroup(each) ? (each[path.at(-1)!] ?? []) : [])) : [];
  const kinds = [...new Set(values)];
  const areShort = kinds.every((each) => typeof each === "string" && each.length <= LONGEST);
  return areShort && values.length >= 2 * kinds.length ? kinds : [];
}

/** Says what to write for a drawing that is left open. @param shown The placeholder. */
export function openDrawing(lookup: Lookup, at: Place, shown: string): string {
  return `For ${shown} write ${nameOfDrawing(lookup, at)}. docs/blocks.md has all names.`;
}
