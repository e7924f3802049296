import type { Path } from "../../../model/fields.ts";
import { addressKey } from "../../../model/spelling.ts";
import { positionOf, rangeOf } from "../document/position.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document } from "../site.ts";
import { quote } from "../words.ts";
import { whereRoute } from "./duplicateRoute.ts";

/** An old address leads to one page, and no page lives there. */
export const aliasClash: Rule = {
  code: "alias-clash",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "An old address that is in use",
    why: "An old address leads visitors on to one page. It cannot do so when a page lives there, or when two pages claim it.",
    mend: "Take the old address out of `aliases` on one of the pages. If you copied the page, take it out of the copy.",
  },
  *run(context) {
    const routes = new Map(
      context.documents.flatMap((document) =>
        document.route === undefined ? [] : [[addressKey(document.route), document] as const],
      ),
    );
    const seen = new Map<string, { document: Document; path: Path }>();
    for (const { document, path, alias } of aliases(context)) {
      const key = addressKey(alias);
      const lives = routes.get(key);
      const earlier = seen.get(key);
      seen.set(key, earlier ?? { document, path });
      const found = {
        document,
        path,
        place: [],
        point: "value",
        fix: "take this old address out, or change it.",
      } as const;
      if (alias === document.route) {
        yield {
          ...found,
          message: `the old address ${quote(alias)} is the address of this page itself.`,
          fix: "take it out.",
        };
      } else if (lives && lives !== document && !isCopy(lives, document)) {
        const other = lives.route === alias ? "" : `, written ${quote(lives.route!)}`;
        yield {
          ...found,
          message: `a page lives at the old address ${quote(alias)}${other}.`,
          detail: `It is ${whereRoute(lives)}.`,
        };
      } else if (earlier && earlier.document !== document && !lives && !isCopy(earlier.document, document)) {
        const { line } = positionOf(earlier.document, rangeOf(earlier.document, earlier.path, "value").offset);
        const detail = `The other is ${earlier.document.file}, line ${line}.`;
        yield {
          ...found,
          message: `the old address ${quote(alias)} is written twice.`,
          detail,
          fix: "take one of the two out.",
        };
      }
    }
  },
};

function* aliases({ documents, isWrong }: Context): Generator<{ document: Document; path: Path; alias: string }> {
  for (const document of documents) {
    const list = document.facts ? document.facts.aliases : document.data?.["aliases"];
    if (document.role !== "page" || !Array.isArray(list)) continue;
    for (const [i, alias] of list.entries()) {
      if (typeof alias === "string" && !isWrong(document, ["aliases", i]))
        yield { document, path: ["aliases", i], alias };
    }
  }
}

/** Two pages that want one address are told of by that; what else they have in common follows from it. */
function isCopy(a: Document, b: Document): boolean {
  return a.route !== undefined && b.route !== undefined && addressKey(a.route) === addressKey(b.route);
}
