/** The headers describe the body that is sent, and no file stays open. */
import { existsSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fileServer } from "../../../src/node/hosting/serveFiles.ts";
import { ask, write } from "../../support/hosts.ts";

let folder: string;
/** Called when a head is sent. */
let between: () => void;
let origin: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
  write(join(folder, "index.html"), "Home");
  write(join(folder, "404.html"), "Not found");
  between = () => undefined;
  const serve = fileServer(folder);
  const server = createServer((request, response) => {
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
    response.writeHead = (...given: unknown[]) => {
      between();
      return writeHead(...given);
    };
    serve(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => new Promise((done) => void server.close(() => done()));
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

test("a build that takes its place in between is sent to the next who asks", async () => {
  between = () => {
    write(join(folder, "new"), "Home, in more words");
    renameSync(join(folder, "new"), join(folder, "index.html"));
  };
  const first = await ask(origin, "/", {});
  expect([first.headers["content-length"], first.body.toString()]).toEqual(["4", "Home"]);
  const next = await ask(origin, "/", {});
  expect(next.body.toString()).toBe("Home, in more words");
  expect(next.headers.etag).not.toBe(first.headers.etag);
});

const DESCRIPTORS = "/proc/self/fd";

test.skipIf(!existsSync(DESCRIPTORS))("no file stays open", async () => {
  const { etag } = (await ask(origin, "/", {})).headers;
  expect((await ask(origin, "/", { headers: { "If-None-Match": etag! } })).status).toBe(304);
  expect((await ask(origin, "/", { headers: { Range: "bytes=9-" } })).status).toBe(416);
  expect((await ask(origin, "/", { headers: { Range: "bytes=1-2" } })).body.toString()).toBe("om");
  expect((await ask(origin, "/", { method: "HEAD" })).status).toBe(200);
  await vi.waitFor(() => expect(readdirSync(DESCRIPTORS).map(fileBehind)).not.toContain(join(folder, "index.html")));
});

function fileBehind(descriptor: string): string | undefined {
  try {
    return readlinkSync(join(DESCRIPTORS, descriptor));
  } catch {
    return undefined;
  }
}
