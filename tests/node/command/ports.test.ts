/** The messages of a server of Vite whose port is not available. */
import { spawnSync } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { warningsIn } from "../../../src/node/build/bundlerWords.ts";
import { explainPort } from "../../../src/node/command/ports.ts";
import { write } from "../../support/hosts.ts";
import { engine } from "../../support/engine.ts";

test.each([
  ["preview", "preview"],
  ["dev", "dev"],
])("vite %s at a port that is taken says so in a sentence", { timeout: 60_000 }, async (command, script) => {
  const site = mkdtempSync(join(tmpdir(), "ports-"));
  write(join(site, "dist/404.html"), "Not found");
  const other = createServer().listen(0, "localhost");
  await new Promise((done) => other.once("listening", done));
  const { port } = other.address() as AddressInfo;
  const vite = join(engine, "node_modules/vite/bin/vite.js");
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, command, "--port", String(port), "--strictPort", "--host", "localhost"],
    { cwd: engine, encoding: "utf8", env: { ...process.env, BLOCKWRIGHT_SITE: site } },
  );
  await new Promise((done) => other.close(done));
  rmSync(site, { recursive: true });
  expect(status).toBe(1);
  // A busy machine also says what took its time.
  expect(warningsIn(stderr).trim().split("\n").slice(1)).toEqual([
    `Port ${port} is taken by another program. End that, or choose another port: npm run ${script} -- --port ${port + 1}`,
  ]);
});

const NOT_HERE = 'This machine has no address "203.0.113.9". Write --host alone for all that it has.';

test.each([
  ["EACCES", false, "Port 80 needs the rights of an administrator. Choose one above 1023."],
  ["EADDRINUSE", false, undefined],
  ["EADDRNOTAVAIL", false, NOT_HERE],
  ["ENOTFOUND", false, NOT_HERE],
])("%s: what is said", (code, strictPort, told) => {
  const server = new EventEmitter();
  explainPort(server, { port: 80, strictPort, host: "203.0.113.9" }, "preview");
  const error = Object.assign(new Error("listen"), { code });
  server.emit("error", error);
  expect(told === undefined ? error.code : inspect(error)).toBe(told ?? code);
});

// Vite passes on an argument that is no number.
test.each([70_000, "abc"])("a port that no machine has: %s", (port) => {
  const start = () => explainPort(new EventEmitter(), { port: port as number, strictPort: true }, "dev");
  const sentence = `There is no port ${port}. Choose one from 1024 to 65535.`;
  expect(start).toThrow(expect.objectContaining({ stack: sentence }));
});
