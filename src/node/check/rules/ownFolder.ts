import { folderFault } from "../addresses/folderFault.ts";
import type { Rule } from "../rule.ts";

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
