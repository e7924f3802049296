import type { OpenFile } from "../document/openFile.ts";
import { saidIn } from "../document/saidIn.ts";
import { text } from "../site/siteData.ts";

/** What a file is called on the screen. */
export function titleOf({ role, name, file, now }: OpenFile): string {
  if (role === "site") return "Site settings";
  return (role === "shared" ? name : now.page ? text(now.page["title"]) : saidIn(now.text, "title")) || file;
}
