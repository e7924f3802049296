/** Files of a site with their etags. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { StoredFile } from "../../studio/store/store.ts";
import type { SiteFiles } from "../check/site.ts";
import { textOrBytes } from "../site/loadSite.ts";
import { pagePath } from "./names.ts";
import { Refusal } from "./refusal.ts";
import { isMissing } from "../command/systemErrors.ts";

export function etagOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

/** The file as it is after this text has been written. */
export function storedAs(file: string, text: string): StoredFile {
  return { file, text, etag: etagOf(text) };
}

/**
 * Undefined for a missing file.
 * @throws {Refusal} if it is not UTF-8.
 */
export function readStored(site: string, file: string): StoredFile | undefined {
  const path = pagePath(site, file);
  const bytes = readBytes(path);
  if (!bytes) return undefined;
  const text = textOrBytes(bytes.toString("utf8"), () => bytes);
  if (typeof text !== "string") throw new Refusal(409, `${file} is not saved as UTF-8, so the studio cannot open it.`);
  return { file, text, etag: etagOf(bytes) };
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** All text files, and the names of unreadable ones. Files that were deleted since they were listed are left out. */
export function storedFiles(files: SiteFiles): { files: StoredFile[]; unreadable: string[] } {
  const stored: StoredFile[] = [];
  const unreadable: string[] = [];
  for (const [file, text] of Object.entries(files))
    if (typeof text === "string") stored.push(storedAs(file, text));
    else if (!("unreadable" in text) || text.unreadable !== "gone") unreadable.push(file);
  return { files: stored, unreadable };
}
