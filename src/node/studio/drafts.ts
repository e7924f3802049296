/** Stores unsaved texts in the cache of the site, so that any browser finds them again after a crash. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { StoredDraft } from "../../studio/store/store.ts";
import { writeBeside } from "../beside.ts";
import { pagePath } from "./names.ts";
import { readStored } from "./stored.ts";

type DraftName = Pick<StoredDraft, "file" | "window">;

/** @param folder Holds the drafts. It is created with the first one. */
export function draftsIn(folder: string, site: string) {
  return { list, forgetStored, keep, drop };

  /** The drafts that differ from their files. */
  function list(): StoredDraft[] {
    return all().filter((draft) => !isStored(draft));
  }

  /** Deletes drafts that equal their files: they would appear as unsaved again when a file changes. */
  function forgetStored(): void {
    for (const draft of all()) if (isStored(draft)) drop(draft);
  }

  function isStored({ file, text }: StoredDraft): boolean {
    try {
      return readStored(site, file)?.text === text;
    } catch {
      // The file cannot be read, so the draft has to be kept.
      return false;
    }
  }

  /** @throws {Refusal} if it is not the file of a page. */
  function keep(writing: Omit<StoredDraft, "kept">): void {
    pagePath(site, writing.file);
    mkdirSync(folder, { recursive: true });
    const path = pathOf(writing);
    const draft: StoredDraft = { ...writing, kept: Date.now() };
    renameSync(writeBeside(path, JSON.stringify(draft)), path);
  }

  function drop(draft: DraftName): void {
    rmSync(pathOf(draft), { force: true });
  }

  /**
   * A hash, because the path of a page may have folders. It includes the window, so that two windows do not overwrite each
   * other.
   */
  function pathOf({ file, window }: DraftName): string {
    const name = window === undefined ? file : `${window}\n${file}`;
    return join(folder, `${createHash("sha256").update(name).digest("hex").slice(0, 32)}.json`);
  }

  function all(): StoredDraft[] {
    return names().flatMap((name) => read(join(folder, name)) ?? []);
  }

  function names(): string[] {
    try {
      return readdirSync(folder).filter((name) => name.endsWith(".json"));
    } catch {
      return [];
    }
  }
}

/** Undefined if it is not a draft, for example one of another version of the studio. */
function read(path: string): StoredDraft | undefined {
  try {
    const { file, text, etag, window, kept } = JSON.parse(readFileSync(path, "utf8")) as StoredDraft;
    return typeof file === "string" && typeof text === "string" ? { file, text, etag, window, kept } : undefined;
  } catch {
    return undefined;
  }
}
