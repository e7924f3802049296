/** Problems of files that every site needs and this one lacks. */
import type { Problem } from "../finding.ts";
import { SITE_FILE } from "./sitePaths.ts";
import { wholeFile } from "./wholeFile.ts";

export function missingFiles({
  isEmpty,
  hasPage,
  hasSite,
}: Record<"isEmpty" | "hasPage" | "hasSite", boolean>): Problem[] {
  const folder = {
    message: "There is no folder pages here, or nothing is in it.",
    fix: "run this in the folder of the project, or write that folder behind the command. If the folder pages was deleted or renamed, bring it back.",
  };
  if (isEmpty) return [wholeFile({ file: "pages" }, "no-pages", folder)];
  const site = {
    message: "The file with what all pages share is missing.",
    fix: `move it back into the folder pages if it lies elsewhere, or bring it back from an older copy. Else add ${SITE_FILE} with the brand, the contact details, the header and the footer.`,
  };
  const page = { message: "There is no page in this folder.", fix: "add a page, for example pages/index.json." };
  return [
    ...(hasSite ? [] : [wholeFile({ file: SITE_FILE }, "missing-site-file", site)]),
    ...(hasPage ? [] : [wholeFile({ file: "pages" }, "no-pages", page)]),
  ];
}
