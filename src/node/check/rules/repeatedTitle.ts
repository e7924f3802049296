import type { EntriesAlike } from "../gathered/texts/entriesAlike.ts";
import { alikeIn, isInCopy } from "../gathered/texts/sameTwice.ts";
import { valueAt } from "../json.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Group } from "../site.ts";
import { quote } from "../wording/words.ts";
import { hasClashIn } from "../outline/clashes.ts";

/** Entries of a list differ in their titles, or in another line. */
export const repeatedTitle: Rule = {
  code: "repeated-title",
  severity: "warning",
  docs: {
    title: "Two entries of a list with the same title",
    why: "Most often an entry was copied, and its title is still that of the other one. Visitors cannot tell the two apart.",
    mend: "Write the title of this entry, or take one of the two out.",
  },
  each: {
    *alike(document, context) {
      if (document.role === "site") return;
      for (const alike of alikeIn(document).titles) {
        const { path, first, name } = alike;
        if (!isTitle(document, alike, context) || isInCopy(document, path) || hasClashIn(document, path, context))
          continue;
        // Another problem with one of the titles may be reported already.
        if ([path, first].some((entry) => context.isWrong(document, [...entry, name]))) continue;
        const other = context.lookup.labelOf(document, first);
        const message = `${context.lookup.labelOf(document, path)} has the same "${name}" as ${other}: ${quote(String((valueAt(document, path) as Group)[name]))}.`;
        const fix = `write another "${name}" here or in ${other}, or take one of the two out.`;
        yield { document, path: [...path, name], place: path.slice(0, -1), point: "value", message, fix };
      }
    },
  },
};

/** Whether the field is the first required line of an entry, no other line differs, and a longer text or a list does. */
function isTitle(document: Document, { path, first, name }: EntriesAlike, { lookup, isDoubtful }: Context): boolean {
  const { properties = {}, required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  const kindOf = (field: string) => lookup.schemaAt(document, [...path, field])?.schema.kind;
  const needed = Object.keys(properties).filter((field) => required.includes(field));
  if (needed.find((field) => kindOf(field) === "line") !== name) return false;
  const [own, other] = [path, first].map((entry) => valueAt(document, entry) as Group);
  const others = Object.keys(properties).filter((field) => field !== name);
  const isOneLine = others.every((field) => kindOf(field) !== "line" || own![field] === other![field]);
  const hasOtherText = others.some(
    (field) =>
      (kindOf(field) === "markdown" || Array.isArray(own![field])) &&
      own![field] !== undefined &&
      other![field] !== undefined &&
      JSON.stringify(own![field]) !== JSON.stringify(other![field]),
  );
  return isOneLine && hasOtherText && !isDoubtful(document, path.slice(0, -1));
}
