/** A published folder holds what its outputs say, whatever somebody has done to it in the meantime. */
import fs, {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Output, prepare } from "../../../src/node/build/tree.ts";
import { filesBelow } from "../../support/folders.ts";

const FEW = 20;
const MANY = 2001;
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "blockwright-publish-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const trees = () => ({ seen: join(folder, "dist"), work: join(folder, "work") });
const publish = async (...given: Parameters<typeof prepare>) => (await prepare(...given)).putInPlace();
const page = (name: string) => join(folder, "dist", name);

/** No more than FEW of them have a file. */
function outputs(count: number): Map<string, Output> {
  const names = Array.from({ length: count }, (_, i) => `part-${i % 9}/${i}.html`);
  const filesAt = (i: number, name: string) => (i < FEW ? { [name]: `This is ${name}.` } : {});
  return new Map(names.map((name, i) => [name, { key: name, make: () => filesAt(i, name) }]));
}

/** What is in the folder and should not be. */
function wrongFiles(): string[] {
  const files = filesBelow(join(folder, "dist")).map((file) => file.slice(page("").length + 1));
  return files.filter((name) => readFileSync(page(name), "utf8") !== `This is ${name}.`);
}

const deeds: Record<string, () => void> = {
  "is added to": () => appendFileSync(page("part-0/0.html"), "\n"),
  "is written over with as many bytes": () => writeFileSync(page("part-0/0.html"), "That is part-0/0.html."),
  "is written over by another one, times and all": () => {
    const { atime, mtime } = statSync(page("part-1/1.html"));
    copyFileSync(page("part-1/1.html"), page("part-0/0.html"));
    utimesSync(page("part-0/0.html"), atime, mtime);
  },
  "is taken away": () => rmSync(page("part-0/0.html")),
};

test.each(Object.entries(deeds))("a file that %s is made again", async (_name, act) => {
  await publish(trees(), outputs(FEW));
  act();
  await publish(trees(), outputs(FEW));
  expect(wrongFiles()).toEqual([]);
  expect(filesBelow(page(""))).toHaveLength(FEW);
});

test.each([FEW, MANY])(
  "nothing that was written over comes back when the folder is gone, of %i outputs",
  async (count) => {
    await publish(trees(), outputs(count));
    appendFileSync(page("part-0/0.html"), "\n");
    rmSync(page(""), { recursive: true });
    await publish(trees(), outputs(count));
    expect(wrongFiles()).toEqual([]);
    expect(filesBelow(page(""))).toHaveLength(FEW);
  },
);

test("nor when it has been made once more in between", async () => {
  await publish(trees(), outputs(MANY));
  appendFileSync(page("part-0/0.html"), "\n");
  await publish(trees(), outputs(MANY + 1));
  rmSync(page(""), { recursive: true });
  await publish(trees(), outputs(MANY + 1));
  expect(wrongFiles()).toEqual([]);
});

test("what is prepared is seen only when it is put in place, and a spare folder that cannot follow is made later", async () => {
  await publish(trees(), outputs(FEW - 2));
  const { putInPlace } = await prepare(trees(), outputs(FEW - 1));
  expect(filesBelow(page(""))).toHaveLength(FEW - 2);
  const full = vi.spyOn(fs, "linkSync").mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  const copy = vi.spyOn(fs, "copyFileSync").mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  syncBuiltinESMExports();
  try {
    putInPlace();
  } finally {
    full.mockRestore();
    copy.mockRestore();
    syncBuiltinESMExports();
  }
  expect(filesBelow(page(""))).toHaveLength(FEW - 1);
  await publish(trees(), outputs(FEW));
  await publish(trees(), outputs(FEW - 1));
  expect(filesBelow(page(""))).toHaveLength(FEW - 1);
  expect(wrongFiles()).toEqual([]);
});

test("what cannot take its place leaves the folder as it was", async () => {
  await publish(trees(), outputs(FEW - 1));
  const { putInPlace } = await prepare(trees(), outputs(FEW));
  rmSync(join(folder, "work/spare"), { recursive: true });
  expect(putInPlace).toThrow("ENOENT");
  expect(filesBelow(page(""))).toHaveLength(FEW - 1);
  await publish(trees(), outputs(FEW));
  expect(filesBelow(page(""))).toHaveLength(FEW);
  expect(wrongFiles()).toEqual([]);
});

test("where nothing was touched, nothing is made again, also in a folder that was taken away", async () => {
  const made: string[] = [];
  const counted = (count: number) => {
    const all = Array.from(outputs(count), ([name, { key, make }]): [string, Output] => [
      name,
      { key, make: () => (made.push(name), make()) },
    ]);
    return new Map(all);
  };
  await publish(trees(), counted(FEW - 1));
  await publish(trees(), counted(FEW));
  rmSync(page(""), { recursive: true });
  await publish(trees(), counted(FEW));
  await publish(trees(), counted(FEW - 1));
  await publish(trees(), counted(FEW - 1));
  expect(made).toHaveLength(FEW);
  expect(filesBelow(page(""))).toHaveLength(FEW - 1);
});
