import { ownFolders } from "../../../model/routes.ts";
import type { Rule } from "../rule.ts";
import { choice, quote } from "../wording/words.ts";

const all = choice(
  ownFolders.map((folder) => `/${folder}`),
  "and",
);

const IN_ONE = new RegExp(`^[^/]*/(${ownFolders.join("|")})/`, "i");

/** No page lives in a folder of the finished site that is for other files. */
export const ownFolder: Rule = {
  code: "own-folder",
  severity: "error",
  docs: {
    title: "A page in a folder that is not for pages",
    why: "Browsers keep what is in `/assets` and `/images` for a year, so that visitors would not see your changes. Search engines leave out what is in `/data`.",
    mend: "Give the page an address in another folder, or in none.",
  },
  each: {
    *page(document, context) {
      const fault = folderFault(document.route ?? "");
      if (fault && !context.isWrong(document, ["route"])) yield { document, path: ["route"], point: "value", ...fault };
    },
  },
};

/** What is wrong with an address in such a folder. */
export function folderFault(route: string): { message: string; fix: string } | undefined {
  const folder = IN_ONE.exec(route)?.[1];
  if (folder === undefined) return undefined;
  const message = `no page can live at ${quote(route)}: the folder "/${folder}" is for files of another kind.`;
  return { message, fix: `give this page an address outside of ${all}.` };
}
