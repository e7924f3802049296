/** Saves files of pages: all or none, and only if the check finds no new problem. */
import type { Saved, Writing } from "../../studio/store/store.ts";
import { check } from "../check/check.ts";
import { blamesOthers, obstacles } from "../check/obstacles.ts";
import type { Problem } from "../check/finding.ts";
import type { CheckInput } from "../check/site.ts";
import { checkInputOf } from "../site/checkInput.ts";
import { FileChanged, writeChanges } from "../page/writeChanges.ts";
import type { Places } from "../site/places.ts";
import { pagePath } from "./names.ts";
import { readStored, storedAs } from "./stored.ts";

type WriteResult = Extract<Saved, { kind: "saved" | "conflict" | "problems" }>;

/** @throws {Refusal} if the studio may not write one of the files. */
export function writeFiles({ engine, site }: Places, writings: readonly Writing[]): WriteResult {
  const files = writings.map(({ file }) => file);
  for (const file of files) pagePath(site, file);
  const now = new Map(files.map((file) => [file, readStored(site, file)]));
  const stale = writings.filter(({ file, etag }) => now.get(file)?.etag !== etag);
  if (stale.length > 0) return { kind: "conflict", theirs: stale.map(({ file }) => ({ file, stored: now.get(file) })) };
  const changed = writings.filter(({ file, text }) => now.get(file)?.text !== text);
  const problems = changed.length > 0 ? wrongWith(checkInputOf(engine, site), changed) : [];
  if (problems.length > 0) return { kind: "problems", problems };
  try {
    const before = [...now].flatMap(([file, stored]) => (stored ? [[file, stored.text] as const] : []));
    writeChanges(site, changed, Object.fromEntries(before));
  } catch (error) {
    // Somebody changed a file after its etag was compared.
    if (!(error instanceof FileChanged)) throw error;
    return { kind: "conflict", theirs: files.map((file) => ({ file, stored: readStored(site, file) })) };
  }
  return { kind: "saved", stored: writings.map(({ file, text }) => storedAs(file, text)) };
}

function wrongWith(input: CheckInput, writings: readonly Writing[]): Problem[] {
  const texts = Object.fromEntries(writings.map(({ file, text }) => [file, text]));
  return obstaclesBetween(input, { ...input, files: { ...input.files, ...texts } }, Object.keys(texts));
}

/** The problems for which a change of files is refused. */
export function obstaclesBetween(before: CheckInput, after: CheckInput, changed: readonly string[]): Problem[] {
  const problems = check(after);
  return obstacles(problems, changed, blamesOthers(problems, changed) ? check(before) : []);
}
