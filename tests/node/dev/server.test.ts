/** The dev server while a schema is broken: it goes on, and says so in words. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { EventEmitter } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveDev } from "../../../src/node/dev/server.ts";
import { placesOf } from "../../../src/node/site/places.ts";
import { engine } from "../../support/engine.ts";

const WORDS = "schema/blocks/hero.schema.json, line 1: The file ends too early: the { of line 1";

let folder: string;
let watcher: EventEmitter;
let heard: EventEmitter;
let send: ReturnType<typeof vi.fn>;
let middleware: (request: object, response: object, next: (error: Error) => void) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dev-"));
  for (const name of ["schema", "index.html"]) cpSync(join(engine, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, "schema/blocks/hero.schema.json"), '{ "title": ');
  watcher = new EventEmitter();
  heard = new EventEmitter();
  send = vi.fn();
  const server = {
    environments: { client: { hot: { on: heard.on.bind(heard), send } } },
    watcher,
    config: { logger: { error() {} } },
    middlewares: { use: (given: typeof middleware) => void (middleware = given) },
    ssrFixStacktrace() {},
    transformIndexHtml: async (_route: string, html: string) => html,
  };
  serveDev(server as unknown as ViteDevServer, placesOf(folder))();
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a document that was made before is told", () => {
  heard.emit("blockwright:opened", { seen: "7" }, { send });
  expect(send).toHaveBeenCalledWith("blockwright:saved", { report: expect.stringContaining(WORDS) });
});

test.each(["schema/blocks/hero.schema.json", "pages/index.json"])("%s is saved", (file) => {
  watcher.emit("all", "change", join(folder, file));
  expect(send).toHaveBeenCalledWith("blockwright:saved", { report: expect.stringContaining(WORDS) });
});

test.each(["schema-old/a.json", "src-old/a.ts"])("%s is not of the site", (file) => {
  watcher.emit("all", "change", join(folder, file));
  expect(send).not.toHaveBeenCalled();
});

test("a page is asked for", async () => {
  const [status, html] = await new Promise<[number, string]>((resolve, reject) => {
    let code = 0;
    const end = (body: string) => resolve([code, body]);
    const writeHead = (given: number) => ((code = given), { end });
    middleware({ url: "/contact" }, { writeHead }, reject);
  });
  expect(status).toBe(500);
  expect(html).toContain(WORDS);
  expect(html).not.toContain("    at ");
});
