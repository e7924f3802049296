import { ownFolders } from "../../../model/routes.ts";
import { choice, quote } from "../wording/words.ts";

const all = choice(
  ownFolders.map((folder) => `/${folder}`),
  "and",
);

const IN_ONE = new RegExp(`^[^/]*/(${ownFolders.join("|")})/`, "i");

/** What is wrong with an address in a folder of the finished site that is for other files. */
export function folderFault(route: string): { message: string; fix: string } | undefined {
  const folder = IN_ONE.exec(route)?.[1];
  if (folder === undefined) return undefined;
  const message = `no page can live at ${quote(route)}: the folder "/${folder}" is for files of another kind.`;
  return { message, fix: `give this page an address outside of ${all}.` };
}
