/** A published folder holds what its outputs say, whatever somebody has done to it in the meantime. */
import fs, {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Output, prepare, putBack, putInPlace } from "../../../src/node/build/tree.ts";
import { writeFiles } from "../../support/folders.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";

const FEW = 20;
const MANY = 2001;
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "blockwright-publish-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const trees = () => ({ seen: join(folder, "dist"), work: join(folder, "work") });
async function publish(...given: Parameters<typeof prepare>): Promise<void> {
  putBack(given[0]);
  putInPlace(await prepare(...given));
}
const page = (name: string) => join(folder, "dist", name);

/** No more than FEW of them have a file. */
function outputs(count: number): Map<string, Output> {
  const names = Array.from({ length: count }, (_, i) => `part-${i % 9}/${i}.html`);
  const filesAt = (i: number, name: string) => (i < FEW ? { [name]: `This is ${name}.` } : {});
  return new Map(names.map((name, i) => [name, { key: name, make: () => filesAt(i, name) }]));
}

/** The same, each of which tells its name when it is made. */
function counted(count: number, made: string[]): Map<string, Output> {
  const all = Array.from(outputs(count), ([name, { key, make }]): [string, Output] => [
    name,
    { key, make: () => (made.push(name), make()) },
  ]);
  return new Map(all);
}

/** What is in the folder and should not be. */
function wrongFiles(): string[] {
  const files = filesBelow(join(folder, "dist"));
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
  const prepared = await prepare(trees(), outputs(FEW - 1));
  expect(filesBelow(page(""))).toHaveLength(FEW - 2);
  const full = vi.spyOn(fs, "linkSync").mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  const copy = vi.spyOn(fs, "copyFileSync").mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  syncBuiltinESMExports();
  try {
    putInPlace(prepared);
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
  const prepared = await prepare(trees(), outputs(FEW));
  rmSync(join(folder, "work/spare"), { recursive: true });
  expect(() => putInPlace(prepared)).toThrow("ENOENT");
  expect(filesBelow(page(""))).toHaveLength(FEW - 1);
  await publish(trees(), outputs(FEW));
  expect(filesBelow(page(""))).toHaveLength(FEW);
  expect(wrongFiles()).toEqual([]);
});

test("where nothing was touched, nothing is made again, also in a folder that was taken away", async () => {
  const made: string[] = [];
  await publish(trees(), counted(FEW - 1, made));
  await publish(trees(), counted(FEW, made));
  rmSync(page(""), { recursive: true });
  await publish(trees(), counted(FEW, made));
  await publish(trees(), counted(FEW - 1, made));
  await publish(trees(), counted(FEW - 1, made));
  expect(made).toHaveLength(FEW);
  expect(filesBelow(page(""))).toHaveLength(FEW - 1);
});

/** A build of one file for each name. */
const only = (...names: string[]) =>
  publish(trees(), new Map(names.map((name) => [name, { key: name, make: () => ({ [name]: `This is ${name}.` }) }])));

test("a file becomes a folder, and a folder a file", async () => {
  const names = ["brand", "brand/x.svg", "brand", "brand/deep/x.svg", "brand/deep"];
  for (const name of names) {
    await only(name, "a.html");
    expect(filesBelow(page(""))).toEqual(["a.html", name]);
    expect(wrongFiles()).toEqual([]);
  }
});

test("where capitals make no difference, a file whose name has others now stays", async () => {
  const calls = ["writeFileSync", "linkSync", "rmSync", "statSync"] as const;
  for (const call of calls) {
    const real = fs[call] as (...given: unknown[]) => unknown;
    const plain = (each: unknown) => (typeof each === "string" ? each.replace("/About", "/about") : each);
    const spy = vi.spyOn(fs, call).mockImplementation(((...given: unknown[]) => real(...given.map(plain))) as never);
    onTestFinished(() => {
      spy.mockRestore();
      syncBuiltinESMExports();
    });
  }
  syncBuiltinESMExports();
  for (const name of ["About.html", "about.html", "About.html"]) {
    await only(name);
    expect(readFileSync(page("about.html"), "utf8")).toBe(`This is ${name}.`);
  }
});

/** From now on the system renames no folder for which there is a code. */
function keepNames(why: (from: string, to: string) => string | false): void {
  const real = fs.renameSync;
  const spy = vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    const code = why(String(from), String(to));
    if (code) throw Object.assign(new Error(code), { code });
    real(from, to);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

const MEMORY = "/dev/shm";
const isOtherDisk = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(tmpdir()).dev;

interface Disks {
  /** Where the spare folder is. */
  work: string;
  /** Called after each build. */
  isBuilt?(): void;
}

/** What the system is like from now on. */
const disks: Record<string, () => Disks> = {
  "on another disk, as the system says": () => {
    const { work } = trees();
    const isSpare = (path: string) => path.startsWith(work);
    keepNames((from, to) => isSpare(from) !== isSpare(to) && "EXDEV");
    return { work };
  },
  "on another disk, where there is one": () => {
    const work = mkdtempSync(join(isOtherDisk ? MEMORY : tmpdir(), "blockwright-publish-"));
    onTestFinished(() => rmSync(work, { recursive: true }));
    return { work };
  },
  "in a layer of a container, like the one that is seen": () => {
    const { work } = trees();
    const number = (path: string) => statSync(path).ino;
    let layer = new Set<number>();
    keepNames((from) => layer.has(number(from)) && "EXDEV");
    return { work, isBuilt: () => void (layer = new Set([page(""), join(work, "spare")].map(number))) };
  },
};

test.each(Object.entries(disks))("the spare folder may be %s", async (_name, open) => {
  const { work, isBuilt } = open();
  const made: string[] = [];
  const [few, more, less] = [FEW - 1, FEW, FEW - 2].map((count) => counted(count, made));
  for (const [now, count, makes] of [
    [few, FEW - 1, FEW - 1],
    [more, FEW, 1],
    [less, FEW - 2, 0],
    [less, FEW - 2, 0],
    [more, FEW, 2],
  ] as const) {
    made.length = 0;
    await publish({ seen: page(""), work }, now!);
    isBuilt?.();
    expect(filesBelow(page(""))).toHaveLength(count);
    expect(wrongFiles()).toEqual([]);
    expect(made).toHaveLength(makes);
    expect(readdirSync(folder).filter((name) => name !== "work")).toEqual(["dist"]);
  }
});

const other = () => ({ seen: join(folder, "hosting"), work: join(folder, "more-work") });

test.each([
  ["where there was none", false, false],
  ["where there was one", true, false],
  ["from another disk, where there was none", false, true],
  ["from another disk, where there was one", true, true],
])("what has taken its place %s gives it back when another one cannot take its own", async (_name, hasOne, isFar) => {
  if (hasOne) await publish(trees(), outputs(FEW - 1));
  await publish(other(), outputs(1));
  const isSpare = (path: string) => path.startsWith(trees().work);
  keepNames((from, to) => {
    if (from === other().seen) return "EBUSY";
    return isFar && isSpare(from) !== isSpare(to) && "EXDEV";
  });
  const both = [await prepare(trees(), outputs(FEW)), await prepare(other(), outputs(2))] as const;
  expect(() => putInPlace(...both)).toThrow(
    `the folder ${other().seen} cannot be exchanged as a whole, because a disk or a volume is mounted there.`,
  );
  if (hasOne) expect(filesBelow(page(""))).toHaveLength(FEW - 1);
  expect(readdirSync(folder).filter((name) => name.startsWith("dist"))).toEqual(hasOne ? ["dist"] : []);
  expect(filesBelow(other().seen)).toHaveLength(1);
  await publish(trees(), outputs(FEW));
  expect(filesBelow(page(""))).toHaveLength(FEW);
  expect(wrongFiles()).toEqual([]);
});

test("what cannot be undone keeps nothing else from it, and the first error is told", () => {
  const failing = (code: string) => (): never => {
    throw Object.assign(new Error(code), { code });
  };
  const undo = vi.fn<() => void>();
  const enter = [() => ({ undo, follow() {} }), () => ({ undo: failing("EBUSY"), follow() {} }), failing("ENOSPC")];
  expect(() => putInPlace(...enter.map((each) => ({ id: "", enter: each })))).toThrow("ENOSPC");
  expect(undo).toHaveBeenCalledOnce();
});

test("Ctrl-C ends nothing while folders take their places", () => {
  const listeners = () => ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => process.listenerCount(signal));
  const before = listeners();
  const enter = () => {
    expect(listeners()).toEqual(before.map((count) => count + 1));
    return { undo() {}, follow: () => expect(listeners()).toEqual(before) };
  };
  putInPlace({ id: "", enter }, { id: "", enter });
  expect.assertions(4);
});

test.each([["dist.next.tmp"], ["dist.leaving.tmp"], ["dist.next.tmp.tmp"], ["dist.leaving.tmp.tmp"]])(
  "%s of a build on two disks that was stopped goes with the next one",
  async (left) => {
    await publish(trees(), outputs(FEW));
    writeFiles(join(folder, left), { "a.html": "a" });
    await publish(trees(), outputs(FEW));
    expect(readdirSync(folder)).toEqual(["dist", "work"]);
    expect(filesBelow(page(""))).toHaveLength(FEW);
  },
);
