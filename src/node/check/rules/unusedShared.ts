import { isReadable } from "../facts/facts.ts";
import { usersOfShared } from "../facts/namings.ts";
import { isGroup } from "../json.ts";
import { homesOf } from "../gathered/pageLinks.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { quote } from "../wording/words.ts";

/** Every shared block stands on a page. */
export const unusedShared: Rule = {
  code: "unused-shared",
  severity: "warning",
  acrossFiles: true,
  docs: {
    title: "A shared block that no page uses",
    why: "Nobody sees it, and whoever changes it believes that a page changes.",
    mend: 'Place it on a page with `{ "type": "shared", "use": "its-name" }`, or delete the file.',
  },
  *run(context) {
    const { documents, open, shared, isSpoilt } = context;
    // What a file says that does not parse is not known.
    if (!documents.every(isReadable)) return;
    // Nor is what stood on a home page that is gone.
    if (!homesOf(context).pages.has("/")) return;
    const used = usersOfShared(context);
    // A place whose name is wrong or missing may be meant for any of them.
    if ([...used.keys()].some((name) => !shared.has(name)) || open.some(hasNameless)) return;
    for (const document of shared.values()) {
      const { name, isAstray } = document;
      if (isAstray || used.has(name) || context.unpublished.mentions(name)) continue;
      if (open.some((each) => isSpoilt(each) && each !== document && mentions(each, name))) continue;
      const message = `no page uses the shared block ${quote(name)}.`;
      const fix = `place it on a page with { "type": "shared", "use": "${name}" }, or delete the file.`;
      yield { document, path: ["block"], place: [], point: "name", message, fix };
    }
  },
};

/** Also in a block that stands in quotation marks as a whole. */
function mentions({ text }: Document, name: string): boolean {
  return text.includes(`"${name}"`) || text.includes(`\\"${name}\\"`);
}

function hasNameless({ data }: Document): boolean {
  const blocks = data?.["blocks"];
  return Array.isArray(blocks) && blocks.some((each) => isGroup(each) && each["type"] === "shared" && !each["use"]);
}
