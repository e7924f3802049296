import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PreviewServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placesOf } from "../../src/node/places.ts";
import { servePreview } from "../../src/node/preview.ts";

let folder: string;
let dist: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  dist = build("dist", { "404.html": "Not found", "index.html": "Home", "old.html": "Old" });
  let listener!: RequestListener;
  const use = (given: RequestListener) => void (listener = given);
  servePreview({ middlewares: { use } } as unknown as PreviewServer, { ...placesOf(dist), dist });
  server = createServer(listener).listen(0);
  await new Promise((done) => server.once("listening", done));
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function build(name: string, files: Record<string, string>): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  return { status: response.status, text: await response.text() };
}

test("a new build is served at once", async () => {
  expect(await get("/")).toEqual({ status: 200, text: "Home" });
  const next = build("next", { "404.html": "Nothing here", "index.html": "Home, in more words", "new.html": "New" });
  renameSync(dist, join(folder, "before"));
  expect(await get("/nowhere")).toEqual({ status: 404, text: "Not found" });
  renameSync(next, dist);
  expect(await get("/")).toEqual({ status: 200, text: "Home, in more words" });
  expect(await get("/new")).toEqual({ status: 200, text: "New" });
  expect(await get("/old")).toEqual({ status: 404, text: "Nothing here" });
});

test.each(["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", "/%zz", "/%00"])(
  "%s leads nowhere outside of the site",
  async (path) => {
    expect(await get(path)).toEqual({ status: 404, text: "Not found" });
  },
);
