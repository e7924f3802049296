import { isReadable } from "../facts/facts.ts";
import { usersOfShared } from "../facts/namings.ts";
import { mayHaveLostUse } from "../gone/lost/lostValues.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { quote } from "../wording/words.ts";

/** Every shared block is used by a page. */
export const unusedShared: Rule = {
  code: "unused-shared",
  severity: "warning",
  acrossFiles: true,
  docs: {
    title: "A shared block that no page uses",
    why: "Nobody sees it, and whoever changes it believes that a page changes.",
    mend: 'Place it on a page with `{ "type": "shared", "use": "its-name" }`. It can also stay as it is: a warning stops nothing. Delete the file only if nobody wants it again.',
  },
  *run(context) {
    const { documents, open, shared, isSpoilt } = context;
    // The content of a file that does not parse is unknown.
    if (!documents.every(isReadable)) return;
    // So is the content of a home page that is gone.
    if (!homesOf(context).pages.has("/")) return;
    const used = usersOfShared(context);
    // A place with a wrong or missing name may be meant for any of them.
    if ([...used.keys()].some((name) => !shared.has(name)) || open.some((each) => mayHaveLostUse(each, context)))
      return;
    for (const document of shared.values()) {
      const { name, isAstray } = document;
      if (isAstray || used.has(name) || context.unpublished.mentions(name)) continue;
      if (open.some((each) => isSpoilt(each) && each !== document && mentions(each, name))) continue;
      const message = `no page uses the shared block ${quote(name)}.`;
      const fix = `place it on a page with { "type": "shared", "use": "${name}" }. Or leave it for later: it does no harm. Delete the file only if nobody wants it again.`;
      yield { document, path: ["block"], place: [], point: "name", message, fix };
    }
  },
};

/** Also in a block that is a text, in quotation marks as a whole. */
function mentions({ text }: Document, name: string): boolean {
  return text.includes(`"${name}"`) || text.includes(`\\"${name}\\"`);
}
