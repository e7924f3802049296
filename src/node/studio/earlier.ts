/** Finds what a file said before it could not be read any more. */
import type { Earlier } from "../../studio/store/store.ts";
import { openDocument } from "../check/document/openDocument.ts";
import type { Document } from "../check/document/document.ts";
import { namedOf } from "../check/files/sitePaths.ts";
import { objection } from "../git/git.ts";
import { newestVersion } from "../git/versions.ts";
import { pagePath } from "./names.ts";
import { Refusal } from "./refusal.ts";

const HELP = "Ask whoever looks after the site.";

/**
 * The newest committed version of a file that can be read.
 * @throws {Refusal} where there is none.
 */
export function earlierVersion(site: string, file: string): Earlier {
  pagePath(site, file);
  const against = objection(site);
  if (against) throw new Refusal(409, `No earlier version can be found: ${against}. ${HELP}`);
  const found = newestVersion(site, file, (text) => isReadable(file, text));
  if (!found) throw new Refusal(404, `The history of the site has no version of this that can be read. ${HELP}`);
  return { kind: "found", ...found };
}

function isReadable(file: string, text: string): boolean {
  const document: Document = { ...namedOf(file), text: "" };
  openDocument(document, text, { problems: [] });
  return document.data !== undefined && !document.mended;
}
