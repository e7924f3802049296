import { onTestFinished, expect, test } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leftLogos } from "../../../src/node/generate/files.ts";
import { writeFiles } from "../../support/folders.ts";

test("a logo that nobody can name any more is told", () => {
  const root = mkdtempSync(join(tmpdir(), "blockwright-logos-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFiles(root, { "images/logos/figma.svg": "", "images/logos/gone.svg": "" });
  expect(leftLogos(root)).toEqual(["images/logos/gone.svg"]);
});
