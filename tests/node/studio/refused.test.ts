/** What the system refuses, or cannot say, is told as that, and stands in the way of nothing else. */
import fs, { chmodSync, symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { etagOf } from "../../../src/node/studio/stored.ts";
import { openStudio, siteFolder } from "./studio.ts";

const FILE = "pages/news.json";

test.each(["is there when the studio starts", "comes while it is open"])(
  "a link that leads in a circle and %s keeps nothing else from being saved",
  async (when) => {
    const folder = siteFolder();
    const link = () => symlinkSync("round.json", join(folder, "pages/round.json"));
    if (when === "is there when the studio starts") link();
    const { ask, read, save } = await openStudio(folder);
    if (when === "comes while it is open") link();
    const text = read(FILE).replace("has news", "has other news");
    expect((await save(FILE, text)).status).toBe(200);
    expect(read(FILE)).toBe(text);
    expect((await ask("/api/site")).json).toMatchObject({ unreadable: ["pages/round.json"] });
  },
);

test("a file that may only be read is not saved, in words of what to do", async () => {
  const folder = siteFolder();
  chmodSync(join(folder, FILE), 0o444);
  const { ask, read, save } = await openStudio(folder);
  const before = read(FILE);
  const message = `${FILE} could not be changed, because it may only be read. Give yourself the right to write it.`;
  const refused = { status: 409, json: { kind: "refused", message } };
  expect(await save(FILE, before.replace("has news", "has other news"))).toMatchObject(refused);
  const move = { name: "move", from: "/news", to: "/events" };
  expect(await ask("/api/pages", { method: "POST", json: move })).toMatchObject(refused);
  expect(read(FILE)).toBe(before);
});

test("a page is saved where its draft cannot be removed", async () => {
  const { ask, read, save } = await openStudio();
  const text = read(FILE).replace("has news", "has other news");
  await ask("/api/drafts", { method: "PUT", json: { file: FILE, text, etag: etagOf(read(FILE)) } });
  const real = fs.rmSync;
  const closed = vi.spyOn(fs, "rmSync").mockImplementation((path, options) => {
    if (!String(path).includes("drafts")) return real(path, options);
    throw Object.assign(new Error("EACCES: permission denied, rm"), { code: "EACCES", syscall: "rm", path });
  });
  syncBuiltinESMExports();
  try {
    expect(await save(FILE, text)).toMatchObject({ status: 200, json: { kind: "saved" } });
    expect((await ask("/api/drafts")).json).toEqual({ drafts: [] });
  } finally {
    closed.mockRestore();
    syncBuiltinESMExports();
  }
});

test("a draft for which there is no room is not kept, in words of why", async () => {
  const { ask, folder, read } = await openStudio();
  const full = vi.spyOn(fs, "writeFileSync").mockImplementation(() => {
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });
  });
  syncBuiltinESMExports();
  const draft = { file: FILE, text: "{", etag: etagOf(read(FILE)) };
  try {
    expect(await ask("/api/drafts", { method: "PUT", json: draft })).toMatchObject({
      status: 409,
      json: { kind: "refused", message: `${folder} could not be changed, because the disk is full.` },
    });
  } finally {
    full.mockRestore();
    syncBuiltinESMExports();
  }
});
