/** A checkout has the bytes that were committed, whatever a person has told git about the ends of lines. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { git as gitIn } from "./support/git.ts";

const files = [
  ".gitattributes",
  "package.json",
  "src/types.gen.ts",
  "public/favicon.svg",
  "public/apple-touch-icon.png",
];

test("a checkout by a git that likes to end lines with CRLF", () => {
  const folder = mkdtempSync(join(tmpdir(), "line-ends-"));
  const git = (...args: string[]) => gitIn(folder, "-c", "core.autocrlf=true", ...args);
  for (const file of files) copyFileSync(file, join(folder, basename(file)));
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "all");
  for (const file of files.slice(1)) rmSync(join(folder, basename(file)));
  git("checkout", "-q", ".");
  for (const file of files)
    expect(readFileSync(join(folder, basename(file))).equals(readFileSync(file)), file).toBe(true);
  rmSync(folder, { recursive: true });
});
