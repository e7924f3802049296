import { onTestFinished, expect, test } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logosIn } from "../../../src/node/generate/files.ts";
import { writeFiles } from "../../support/folders.ts";

test("a logo of one's own can be named like those of the package", () => {
  const root = mkdtempSync(join(tmpdir(), "blockwright-logos-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFiles(root, { "images/logos/figma.svg": "", "images/logos/our-mill.svg": "" });
  const names = logosIn(root);
  expect(names).toContain("our-mill");
  expect(names.filter((name) => name === "figma")).toEqual(["figma"]);
  expect(names).toEqual(names.toSorted());
});
