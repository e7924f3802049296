import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFolders } from "../../../src/node/dev/watchFolders.ts";

let root: string;
let stop = () => {};
const told = vi.fn<(path: string) => void>();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "blockwright-watch-"));
  mkdirSync(join(root, "pages/deep"), { recursive: true });
  stop = watchFolders([join(root, "pages"), join(root, "images")], told);
  told.mockReset();
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true, force: true });
});

async function expectTold(path: string): Promise<void> {
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(join(root, path)), { timeout: 5000 });
  told.mockReset();
}

test("files are told of, wherever they are", async () => {
  writeFileSync(join(root, "pages/deep/a.json"), "{}");
  await expectTold("pages/deep/a.json");
  rmSync(join(root, "pages/deep/a.json"));
  await expectTold("pages/deep/a.json");
});

test("so is a link that leads in a circle", async () => {
  symlinkSync("round", join(root, "pages/round"));
  await expectTold("pages/round");
});

test("a system that watches no more folders is no reason to end", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const none = () => {
    throw new Error("ENOSPC: System limit for number of file watchers reached");
  };
  const end = watchFolders([join(root, "pages")], told, none);
  expect(warn.mock.calls.map(([said]) => String(said).replace(root, ""))).toEqual([
    "Changes in /pages will not be noticed (ENOSPC: System limit for number of file watchers reached). Start again after them.",
    "Changes in /pages/deep will not be noticed (ENOSPC: System limit for number of file watchers reached). Start again after them.",
    "Changes in  will not be noticed (ENOSPC: System limit for number of file watchers reached). Start again after them.",
  ]);
  end();
  warn.mockRestore();
});

test("nor is a folder that may not be read, also one that comes later", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const isClosed = (folder: unknown) => String(folder).endsWith("closed");
  const refuse = (call: string, folder: unknown) => {
    throw Object.assign(new Error(`EACCES: permission denied, ${call} '${String(folder)}'`), { code: "EACCES" });
  };
  const { readdirSync } = fs;
  const read = vi
    .spyOn(fs, "readdirSync")
    .mockImplementation(((folder: string, options: { withFileTypes: true }) =>
      isClosed(folder) ? refuse("scandir", folder) : readdirSync(folder, options)) as never);
  syncBuiltinESMExports();
  const watchOne = ((folder: string, ...how: [never, never]) =>
    isClosed(folder) ? refuse("watch", folder) : watch(folder, ...how)) as typeof watch;
  stop();
  stop = watchFolders([join(root, "pages")], told, watchOne);
  try {
    for (const name of ["pages/closed", "pages/deep/closed"]) {
      mkdirSync(join(root, name));
      await expectTold(name);
    }
    expect(warn.mock.calls.map(([said]) => String(said).replaceAll(root, ""))).toEqual([
      "Changes in /pages/closed will not be noticed (EACCES: permission denied, watch '/pages/closed'). Start again after them.",
      "Changes in /pages/deep/closed will not be noticed (EACCES: permission denied, watch '/pages/deep/closed'). Start again after them.",
    ]);
  } finally {
    read.mockRestore();
    syncBuiltinESMExports();
    warn.mockRestore();
  }
});

test("a new folder is watched as well, also one in the place of another", async () => {
  for (let i = 0; i < 2; i++) {
    mkdirSync(join(root, "pages/new"));
    await expectTold("pages/new");
    writeFileSync(join(root, "pages/new/b.json"), "{}");
    await expectTold("pages/new/b.json");
    rmSync(join(root, "pages/new"), { recursive: true });
    await expectTold("pages/new");
  }
});

/** Expects a save in a folder to be noticed at once. */
async function expectWatched(folder: string): Promise<void> {
  writeFileSync(join(root, folder, "c.json"), "{}");
  await expectTold(`${folder}/c.json`);
}

test("a folder that is made again at once is watched", async () => {
  for (let i = 0; i < 2; i++) {
    rmSync(join(root, "pages/deep"), { recursive: true });
    mkdirSync(join(root, "pages/deep"));
    await expectTold("pages/deep");
    await expectWatched("pages/deep");
  }
});

test("a folder that is moved is told by its new name, and another one by its old name", async () => {
  mkdirSync(join(root, "pages/n/deep"), { recursive: true });
  await expectTold("pages/n");
  renameSync(join(root, "pages/n"), join(root, "pages/m"));
  await expectTold("pages/m");
  mkdirSync(join(root, "pages/n/deep"), { recursive: true });
  await expectTold("pages/n");
  await expectWatched("pages/n/deep");
  writeFileSync(join(root, "pages/m/deep/d.json"), "{}");
  await expectTold("pages/m/deep/d.json");
});

test("a whole folder of the site that goes and comes back is watched, also one that was not there at first", async () => {
  for (const name of ["pages", "images"]) {
    for (let i = 0; i < 2; i++) {
      rmSync(join(root, name), { recursive: true, force: true });
      if (i > 0) await expectTold(`${name}/${name}`);
      mkdirSync(join(root, name, "deep"), { recursive: true });
      await expectTold(`${name}/${name}`);
      await expectWatched(name);
      await expectWatched(`${name}/deep`);
    }
  }
});
