/** A build that is killed between any two of its last steps leaves the old files or the new ones; the next one puts back what is missing. */
import fs, { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BuildStopped } from "../../../src/node/build/buildStopped.ts";
import { prepare, putBack, putInPlace } from "../../../src/node/build/tree.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "blockwright-exchange-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const trees = () => ({ seen: join(folder, "dist"), work: join(folder, "work") });
const outputs = (text: string) => new Map([["a", { key: text, make: () => ({ "a.html": text }) }]]);

async function publish(text: string): Promise<void> {
  putInPlace(await prepare(trees(), outputs(text)));
}

/** Changes the folder, and does nothing more from one of the steps on that rename a folder. */
function killAt(last: number, isFar: boolean): Promise<void> {
  const isSpare = (path: unknown) => String(path).startsWith(trees().work);
  let count = 0;
  return kill({
    isOtherDisk: (from, to) => isFar && isSpare(from) !== isSpare(to),
    isLast: (call) => call === "renameSync" && count++ === last,
  });
}

interface System {
  /** Whether a folder cannot be renamed. */
  isOtherDisk(from: unknown, to: unknown): boolean;
  /** Whether a call and all that follow are never made. */
  isLast(call: string, path: unknown): boolean;
}

async function kill({ isOtherDisk, isLast }: System): Promise<void> {
  const prepared = await prepare(trees(), outputs("new"));
  let isKilled = false;
  const spies = (["renameSync", "cpSync", "rmSync"] as const).map((call) => {
    const real = fs[call] as (...given: unknown[]) => void;
    return vi.spyOn(fs, call).mockImplementation(((...given: unknown[]) => {
      const [from, to] = given;
      if (call === "renameSync" && isOtherDisk(from, to)) throw Object.assign(new Error("EXDEV"), { code: "EXDEV" });
      isKilled ||= isLast(call, from);
      if (isKilled) throw new Error("killed");
      real(...given);
    }) as never);
  });
  syncBuiltinESMExports();
  try {
    expect(() => putInPlace(prepared)).toThrow("killed");
  } finally {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  }
}

test.each([
  ["old", 0, false],
  ["old", 1, false],
  ["new", 2, false],
  ["old", 0, true],
  ["old", 1, true],
  ["old", 2, true],
])("%s files after %i steps, with the spare folder on another disk: %s", async (seen, last, isFar) => {
  await publish("old");
  await killAt(last, isFar);
  putBack(trees());
  expect(filesBelow(trees().seen)).toEqual(["a.html"]);
  expect(readFileSync(join(folder, "dist/a.html"), "utf8")).toBe(seen);
  expect(["spare", "leaving"].map((name) => existsSync(join(folder, "work", name)))).toEqual([true, false]);
  expect(fs.readdirSync(folder).toSorted()).toEqual(["dist", "work"]);
  await publish("newer");
  expect(readFileSync(join(folder, "dist/a.html"), "utf8")).toBe("newer");
});

test("old files where the build was killed while it deleted them, as the system does not rename their folder", async () => {
  await publish("old");
  const { seen, work } = trees();
  await kill({
    isOtherDisk: (from, to) => from === seen || String(from).startsWith(work) !== String(to).startsWith(work),
    isLast(call, path) {
      if (call !== "rmSync" || path !== seen) return false;
      fs.unlinkSync(join(seen, "a.html"));
      return true;
    },
  });
  expect(existsSync(join(seen, "a.html"))).toBe(false);
  putBack(trees());
  expect(readFileSync(join(seen, "a.html"), "utf8")).toBe("old");
  expect(fs.readdirSync(folder).toSorted()).toEqual(["dist", "work"]);
  await publish("newer");
  expect(readFileSync(join(seen, "a.html"), "utf8")).toBe("newer");
});

test.each(["EBUSY", "EPERM"])("Windows says %s of a folder with a file that is open", async (code) => {
  await publish("old");
  const prepared = await prepare(trees(), outputs("new"));
  const { platform } = process;
  const spy = vi.spyOn(fs, "renameSync").mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  syncBuiltinESMExports();
  Object.defineProperty(process, "platform", { value: "win32" });
  try {
    expect(() => putInPlace(prepared)).toThrow(
      new BuildStopped(`A program has a file in ${trees().seen} open. End it and build again.`),
    );
  } finally {
    Object.defineProperty(process, "platform", { value: platform });
    spy.mockRestore();
    syncBuiltinESMExports();
  }
  expect(readFileSync(join(folder, "dist/a.html"), "utf8")).toBe("old");
});
