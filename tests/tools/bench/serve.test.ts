import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serve } from "../../../tools/bench/pages/serve.ts";

const folder = mkdtempSync(join(tmpdir(), "blockwright-served-"));
for (const name of ["index.html", "data/contact.json", "manifest.webmanifest", "images/photo.png"]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), "x");
}
const served = await serve([folder]);
afterAll(() => {
  served.close();
  rmSync(folder, { recursive: true });
});

test("what is compared is served as hosts serve it", async () => {
  const headersOf = async (path: string) => {
    const { headers } = await fetch(served.origin + path);
    return ["content-type", "content-encoding", "cache-control"].map((name) => headers.get(name));
  };
  const asked = "public, max-age=0, must-revalidate";
  expect(await headersOf("/")).toEqual(["text/html; charset=utf-8", "br", asked]);
  expect(await headersOf("/data/contact.json")).toEqual(["application/json", "br", asked]);
  expect(await headersOf("/manifest.webmanifest")).toEqual(["application/manifest+json", "br", asked]);
  const kept = "public, max-age=31536000, immutable";
  expect(await headersOf("/images/photo.png")).toEqual(["image/png", null, kept]);
});
