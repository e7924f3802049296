/** Texts that nobody saved yet, kept beside the site: they are found again after a crash, in any browser. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Draft } from "../../studio/store/store.ts";
import { writeBeside } from "../beside.ts";
import { pagePath } from "./names.ts";
import { readStored } from "./stored.ts";

type Named = Pick<Draft, "file" | "window">;

/** @param folder Where drafts lie; it is made with the first. */
export function draftsIn(folder: string, site: string) {
  return { list, forgetStored, keep, drop };

  /** Those that say something else than the files. */
  function list(): Draft[] {
    return all().filter((draft) => !isStored(draft));
  }

  /** A draft of what is stored by now would be news again when the file is changed. */
  function forgetStored(): void {
    for (const draft of all()) if (isStored(draft)) drop(draft);
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
  function keep(writing: Omit<Draft, "kept">): void {
    pagePath(site, writing.file);
    mkdirSync(folder, { recursive: true });
    const path = pathOf(writing);
    const draft: Draft = { ...writing, kept: Date.now() };
    renameSync(writeBeside(path, JSON.stringify(draft)), path);
  }

  function drop(draft: Named): void {
    rmSync(pathOf(draft), { force: true });
  }

  /** Never the name of a page, which may be in a folder. Two windows do not write over each other's. */
  function pathOf({ file, window }: Named): string {
    const name = window === undefined ? file : `${window}\n${file}`;
    return join(folder, `${createHash("sha256").update(name).digest("hex").slice(0, 32)}.json`);
  }

  function all(): Draft[] {
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

/** Undefined for what is no draft, such as one of another version of the studio. */
function read(path: string): Draft | undefined {
  try {
    const { file, text, etag, window, kept } = JSON.parse(readFileSync(path, "utf8")) as Draft;
    return typeof file === "string" && typeof text === "string" ? { file, text, etag, window, kept } : undefined;
  } catch {
    return undefined;
  }
}
