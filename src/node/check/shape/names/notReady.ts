/** Explains fields that should hide a page from visitors, and notes to other people. */
import { TAKE_IT_OUT } from "../../wording/commas.ts";
import type { Path } from "../../../../model/fields.ts";
import { fold } from "../../wording/suggest.ts";
import type { Lookup } from "../../lookup.ts";
import type { Document } from "../../document/document.ts";
import type { Sorted } from "./meanings.ts";

const DRAFTS: ReadonlySet<string> = new Set(["draft", "published", "status"].map(fold));
const HIDDEN: ReadonlySet<string> = new Set(["visibility", "visible", "hidden", "private", "unlisted"].map(fold));
const NOTES =
  /^[$_/#]*(?:(?:internal|editors?|authors?|dev|review|team|my|our)[-_]?)?(?:comments?|notes?|remarks?|to-?do|fixme)$|^[$_/#]+$/i;

/** Undefined for a name of which nothing is known here. */
export function notReady({ links }: Lookup, { document, path }: Sorted, name: string): string | undefined {
  const what = DRAFTS.has(fold(name)) ? "drafts" : HIDDEN.has(fold(name)) ? "hidden pages" : undefined;
  if (what === undefined || !isPage(document, path)) return undefined;
  const places = links?.(document);
  const out = places === undefined ? "" : `, and take out ${places}`;
  return `there are no ${what}: ${TAKE_IT_OUT}, and the page is public. Or move the file out of pages/ until it is ready${out}.`;
}

function isPage({ role }: Document, path: Path): boolean {
  return role === "page" && path.length === 0;
}

/** Words for a colleague, and not for visitors. */
export function noteToOthers({ document, group }: Sorted, name: string): string | undefined {
  if (!NOTES.test(name) || typeof group[name] !== "string") return undefined;
  const where = document.role === "site" ? "this file" : "a page";
  return `${TAKE_IT_OUT}: there are no notes to other people in ${where}. Say it where you propose the change, or in a message.`;
}
