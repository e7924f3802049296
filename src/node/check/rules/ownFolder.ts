import { ownFolders } from "../../../model/routes.ts";
import type { Rule } from "../rule.ts";
import { choice, quote } from "../words.ts";

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
      const folder = IN_ONE.exec(document.route ?? "")?.[1];
      if (folder === undefined || context.isWrong(document, ["route"])) return;
      const message = `no page can live at ${quote(document.route!)}: the folder "/${folder}" is for files of another kind.`;
      const fix = `give this page an address outside of ${all}.`;
      yield { document, path: ["route"], point: "value", message, fix };
    },
  },
};
