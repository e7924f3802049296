import { alikeIn, isInCopy } from "../gathered/texts/sameTwice.ts";
import { valueAt } from "../json.ts";
import type { Json } from "../../../model/fields.ts";
import type { Rule } from "../rule.ts";
import type { Group } from "../site.ts";
import { fold, nearest } from "../wording/suggest.ts";

/** A description of fewer words may fit several pictures, "Drawn portrait", unless it has a number: "Portfolio image 8". */
const FEWEST = 4;

/** Entries of a list with different pictures have different descriptions. */
export const repeatedAlt: Rule = {
  code: "repeated-alt",
  severity: "warning",
  docs: {
    title: "Two pictures of a list with the same description",
    why: "Most often an entry was copied, and the description is still that of the other picture. People who cannot see the pictures would be told the wrong thing.",
    mend: "Write what this picture shows.",
  },
  each: {
    *alike(document, context) {
      for (const { path, first, name } of alikeIn(document).alts) {
        const [own, other] = [path, first].map((entry) => valueAt(document, [...entry, name]) as Group);
        const alt = String(own!["alt"]).trim();
        const isSpecific = (alt.split(/\s+/).length >= FEWEST || /\d/.test(alt)) && !isLogo(own!, alt);
        if (!isSpecific || !areTwo(own!["src"], other!["src"]) || isInCopy(document, path)) continue;
        const label = context.lookup.labelOf(document, first);
        if ([path, first].some((entry) => context.isDoubtful(document, [...entry, name]))) continue;
        const message = `the picture of ${label} has the same description, and is another one.`;
        yield {
          document,
          path: [...path, name, "alt"],
          point: "value",
          message,
          fix: "write what this picture shows.",
        };
      }
    },
  },
};

/** Whether two names are those of two files, and not of one with a typo. */
function areTwo(own: Json | undefined, other: Json | undefined): boolean {
  if (typeof own !== "string" || typeof other !== "string" || own === other) return false;
  return fold(own) !== fold(other) && nearest(own, [other]).length === 0;
}

function isLogo({ src }: Group, alt: string): boolean {
  return /\.svg$/i.test(String(src)) || /\blogos?\b/i.test(`${String(src)} ${alt}`);
}
