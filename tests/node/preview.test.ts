import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PreviewServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placesOf } from "../../src/node/places.ts";
import { servePreview } from "../../src/node/preview.ts";

let dist: string;
let server: Server;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), "dist-"));
  write("404.html", "Not found");
  write("index.html", "Home");
  let listener!: RequestListener;
  const use = (given: RequestListener) => void (listener = given);
  servePreview({ middlewares: { use } } as unknown as PreviewServer, { ...placesOf(dist), dist });
  server = createServer(listener).listen(0);
  await new Promise((done) => server.once("listening", done));
});

afterEach(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(dist, file), text);
}

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  return { status: response.status, text: await response.text() };
}

test("a build that replaces files while they are served is served at once", async () => {
  expect(await get("/")).toEqual({ status: 200, text: "Home" });
  write("index.html", "Home, with many more words than before");
  expect(await get("/")).toEqual({ status: 200, text: "Home, with many more words than before" });
  write("new.html", "A page that was not there");
  expect(await get("/new")).toEqual({ status: 200, text: "A page that was not there" });
  rmSync(join(dist, "new.html"));
  expect(await get("/new")).toEqual({ status: 404, text: "Not found" });
  rmSync(join(dist, "404.html"));
  expect(await get("/new")).toEqual({ status: 404, text: "Not found" });
});

test.each(["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", "/%zz", "//", "/%00"])(
  "%s leads nowhere outside of the site",
  async (path) => {
    const { status, text } = await get(path);
    expect([301, 404, 200]).toContain(status);
    expect(["Home", "Not found"]).toContain(text);
  },
);
