/** `npm run studio` and `npm run build:studio`, as they are typed. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { NoPort, listen } from "../../../src/node/studio/listen.ts";
import type { SiteSnapshot } from "../../../src/studio/store/store.ts";
import { commandLine } from "../../support/commands.ts";
import { siteFolder, temporaryFolder } from "./studio.ts";
import { engine } from "../../support/engine.ts";

function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine("studio", ...args), {
    cwd: engine,
    env: { ...process.env, ...env },
    encoding: "utf8",
    timeout: 100_000,
  });
  return { status, stdout, stderr };
}

/** A server that keeps a port from others. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe("the command", { timeout: 240_000 }, () => {
  test("starts, saves, says what it does and ends when it is told to", async () => {
    const folder = siteFolder();
    const child = spawn(process.execPath, commandLine("studio", "--site", folder), {
      cwd: engine,
      env: { ...process.env, PORT: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    let told = "";
    const said = (words: string) =>
      new Promise<void>((resolve) => {
        child.stdout.on("data", (part: Buffer) => {
          told += part.toString();
          if (told.includes(words)) resolve();
        });
      });
    await said("ends it.");
    const [, url = ""] = /The studio is at (http:\/\/127\.0\.0\.1:\d+\/)\n/.exec(told) ?? [];
    expect(told).toContain(`It works on the pages in ${folder}. Ctrl+C ends it.\n`);
    const page = await fetch(url).then((response) => response.text());
    expect(page).toContain('<meta name="studio-token"');
    const listening = await fetch(`${url}api/events`, {
      headers: { "X-Studio-Token": /studio-token" content="(\w+)"/.exec(page)![1]! },
    });
    const ended = new Promise((resolve) => {
      child.once("exit", (code, signal) => resolve(signal ?? code));
    });
    child.kill("SIGINT");
    // Who listens does not keep it from ending.
    expect(await ended).toBe(0);
    await listening.text();
    expect(told).toContain("The studio ends. What was saved is saved.\n");
  });

  test("says what is wrong with what was typed", async () => {
    const port = await takenPort();
    const folder = siteFolder();
    expect(run(["--site", folder], { PORT: String(port) })).toMatchObject({
      status: 1,
      stderr: `Port ${port} is taken by another program. End that, or choose another port: PORT=${port + 1} npm run studio\n`,
    });
    expect(run(["--site", folder], { PORT: "many" })).toMatchObject({
      status: 2,
      stderr: 'PORT is "many", but a port is a number from 1 to 65535.\n',
    });
    expect(run(["biuld"])).toMatchObject({
      status: 2,
      stderr: 'The studio does not know what "biuld" means. See --help.\n',
    });
    const empty = temporaryFolder();
    expect(run(["--site", empty])).toMatchObject({
      status: 1,
      stderr: `There is no site in ${empty}: it has no folder pages/. If that was deleted or renamed, bring it back. Else run this in the folder of the project, or name that with --site.\n`,
    });
    expect(run(["--help"])).toMatchObject({ status: 0, stdout: expect.stringContaining("--site <folder>") });
  });

  test("writes a studio that needs no server and that search engines leave alone", () => {
    const folder = siteFolder();
    expect(run(["build", "--site", folder])).toMatchObject({ status: 0, stderr: "" });
    const out = join(folder, "dist-studio");
    for (const name of ["index.html", "preview.html"]) {
      const html = readFileSync(join(out, name), "utf8");
      expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src/);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(html).not.toContain("studio-token");
      expect(html).not.toMatch(/<script(?![^>]* src=)|style=|<style/);
    }
    expect(readFileSync(join(out, "robots.txt"), "utf8")).toBe("User-agent: *\nDisallow: /\n");
    const { files, images, resources } = JSON.parse(readFileSync(join(out, "site.json"), "utf8")) as SiteSnapshot;
    expect(files.map(({ file }) => file)).toContain("pages/index.json");
    for (const address of [resources.sprite.path, ...images.map(({ thumbnail }) => thumbnail)])
      expect(existsSync(join(out, address)), address).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith("dist"))).toEqual(["dist-studio"]);
  });
});

describe("a port", () => {
  test("that is taken makes room for the next one, unless it is the one that was asked for", async () => {
    const port = await takenPort();
    const server = createServer();
    onTestFinished(() => void server.close());
    await expect(listen(server, { port, exact: true })).rejects.toThrow(NoPort);
    expect(await listen(server, { port })).toBeGreaterThan(port);
  });
});
