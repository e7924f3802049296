/** What becomes of what was made from other sources, or only half. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { upToDate } from "../../../src/node/build/bundle.ts";

let engine: string;
beforeEach(() => void (engine = mkdtempSync(join(tmpdir(), "blockwright-bundles-"))));
afterEach(() => rmSync(engine, { recursive: true }));

const kept = () => join(engine, "kept");
const made = () => readdirSync(kept()).toSorted();

function folder(name: string, age: number): void {
  const time = new Date(Date.now() - age);
  mkdirSync(join(kept(), name), { recursive: true });
  utimesSync(join(kept(), name), time, time);
}

async function make(): Promise<string> {
  const wanted = { engine, sources: ["source"], kept: "kept", beside: join(kept(), ".1") };
  const { stamp } = await upToDate(wanted, async (beside) => void mkdirSync(beside, { recursive: true }));
  return stamp;
}

test("three are kept, the newest ones", async () => {
  writeFileSync(join(engine, "source"), "one");
  for (const [i, name] of ["a", "b", "c"].entries()) folder(name, 10_000 * (i + 1));
  expect(made()).toEqual(["a", "b", "c"]);
  expect(made()).not.toContain(await make());
  expect(made()).toEqual([await make(), "a", "b"].toSorted());
});

test.each<[what: string, spoil: (file: string) => void]>([
  ["is gone", (file) => rmSync(file)],
  ["was cut off", (file) => writeFileSync(file, "p")],
])("what is kept is made anew when a file of it %s", async (_what, spoil) => {
  writeFileSync(join(engine, "source"), "one");
  let count = 0;
  const wanted = { engine, sources: ["source"], kept: "kept", beside: join(kept(), ".1") };
  const get = () =>
    upToDate(wanted, async (beside) => {
      mkdirSync(join(beside, "client"), { recursive: true });
      writeFileSync(join(beside, "client/a.js"), "program");
      count++;
    });
  const { folder: place } = await get();
  await get();
  expect(count).toBe(1);
  spoil(join(place, "client/a.js"));
  expect(await get()).toMatchObject({ folder: place });
  expect(count).toBe(2);
  expect(readFileSync(join(place, "client/a.js"), "utf8")).toBe("program");
});

test("what a killed process has left goes after a day, what may be under way stays", async () => {
  writeFileSync(join(engine, "source"), "one");
  folder(".2", 90_000_000);
  folder(".3", 10_000);
  const stamp = await make();
  expect(made()).toEqual([".3", stamp].toSorted());
});

test("where it cannot be made, nothing is left of it", async () => {
  writeFileSync(join(engine, "source"), "one");
  const wanted = { engine, sources: ["source"], kept: "kept", beside: join(kept(), ".1") };
  const failing = upToDate(wanted, async (beside) => {
    mkdirSync(join(beside, "client"), { recursive: true });
    throw new Error("A source has a mistake.");
  });
  await expect(failing).rejects.toThrow("A source has a mistake.");
  expect(made()).toEqual([]);
});

test("what was saved while it was made is not kept as made of what was there before", async () => {
  const source = join(engine, "source");
  writeFileSync(source, "one");
  const wanted = { engine, sources: ["source"], kept: "kept", beside: join(kept(), ".1") };
  const saves = ["two", "two"];
  const get = () =>
    upToDate(wanted, async (beside) => {
      writeFileSync(source, saves.shift() ?? "one");
      writeFileSync(join(beside, "program"), readFileSync(source));
    });
  const program = async () => readFileSync(join((await get()).folder, "program"), "utf8");
  expect(await program()).toBe("two");
  expect(made()).toHaveLength(1);
  writeFileSync(source, "one");
  expect(await program()).toBe("one");
});
