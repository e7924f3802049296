/** Texts that nobody saved yet, kept beside the site: they are found again after a crash, in any browser. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Draft, Writing } from "../../studio/store/store.ts";
import { writeBeside } from "../beside.ts";
import { pagePath } from "./names.ts";
import { readStored } from "./stored.ts";

/** @param folder Where drafts lie; it is made with the first. */
export function draftsIn(folder: string, site: string) {
  return { list, keep, drop };

  /** Those that say something else than the files. A draft of what is stored by now is forgotten. */
  function list(): Draft[] {
    return names().flatMap((name) => {
      const draft = read(join(folder, name));
      if (!draft) return [];
      if (!isStored(draft)) return [draft];
      drop(draft.file);
      return [];
    });
  }

  function isStored({ file, text }: Draft): boolean {
    try {
      return readStored(site, file)?.text === text;
    } catch {
      // What cannot be read says nothing, and is no reason to lose what was written.
      return false;
    }
  }

  /** @throws {Refusal} for what is no file of a page. */
  function keep(writing: Writing): void {
    pagePath(site, writing.file);
    mkdirSync(folder, { recursive: true });
    const path = pathOf(writing.file);
    const draft: Draft = { ...writing, kept: Date.now() };
    renameSync(writeBeside(path, JSON.stringify(draft)), path);
  }

  function drop(file: string): void {
    rmSync(pathOf(file), { force: true });
  }

  /** Never the name of a page, which may be in a folder. */
  function pathOf(file: string): string {
    return join(folder, `${createHash("sha256").update(file).digest("hex").slice(0, 32)}.json`);
  }

  function names(): string[] {
    try {
      return readdirSync(folder).filter((name) => name.endsWith(".json"));
    } catch {
      return [];
    }
  }
}

/** Undefined for what is no draft, such as one of another version of the studio. */
function read(path: string): Draft | undefined {
  try {
    const { file, text, etag, kept } = JSON.parse(readFileSync(path, "utf8")) as Draft;
    return typeof file === "string" && typeof text === "string" ? { file, text, etag, kept } : undefined;
  } catch {
    return undefined;
  }
}
