import { expect, test } from "vitest";
import { createChecker } from "../../../src/studio/check/checker.ts";
import type { CheckAnswer, Request } from "../../../src/studio/check/messages.ts";

const resources = { images: {}, sprite: { path: "", names: [] }, files: [], served: [], faults: {} };

/** A worker that answers, or breaks down, when it is told to. */
function worker() {
  const asked: Request[] = [];
  const listeners = new Map<string, (event: MessageEvent<CheckAnswer>) => void>();
  const port = {
    postMessage: (request: Request) => asked.push(request),
    addEventListener: (type: string, react: (event: MessageEvent<CheckAnswer>) => void) =>
      void listeners.set(type, react),
    terminate() {},
  };
  const answer = (data: CheckAnswer) => listeners.get("message")!({ data } as MessageEvent<CheckAnswer>);
  const breakDown = () => listeners.get("error")?.(new Event("error") as never);
  return { asked, answer, breakDown, checker: createChecker(() => port) };
}

test("texts that come while a check runs wait for the next one, which checks only the newest; nobody else waits for it", async () => {
  const { asked, answer, checker } = worker();
  const told = ["a", "b", "c"].map((text) => checker.check({ file: text }, resources));
  expect(asked.map(({ texts }) => texts["file"])).toEqual(["a"]);
  const [older, newer] = [[{ code: "title-length" }], [{ code: "unknown-field" }]] as never[];
  answer({ problems: older! });
  expect(asked.map(({ texts }) => texts["file"])).toEqual(["a", "c"]);
  answer({ problems: newer! });
  expect(await Promise.all(told)).toEqual([older, newer, newer]);
});

test("what has not changed of the site's folders is sent once", async () => {
  const { asked, answer, checker } = worker();
  for (let i = 0; i < 2; i++) {
    const told = checker.check({}, resources);
    answer({ problems: [] });
    await told;
  }
  void checker.check({}, { ...resources });
  expect(asked.map((request) => "resources" in request)).toEqual([true, false, true]);
});

test("of the texts only those are sent that are new to the worker", async () => {
  const { asked, answer, breakDown, checker } = worker();
  const check = (texts: Request["texts"]) => checker.check(texts, resources).catch(() => undefined);
  const first: Request["texts"][] = [
    { a: "1", b: "1", c: "1" },
    { a: "1", b: "2", d: "" },
  ];
  for (const texts of first) {
    const told = check(texts);
    answer({ problems: [] });
    await told;
  }
  void check({ a: "3", b: "2" });
  void check({ a: "1", b: "2" });
  answer({ problems: [] });
  breakDown();
  void check({ a: "1", b: "2" });
  expect(asked.map(({ files, texts }) => [files, texts])).toEqual([
    [["a", "b", "c"], { a: "1", b: "1", c: "1" }],
    [["a", "b", "d"], { b: "2", d: "" }],
    [["a", "b"], { a: "3" }],
    [["a", "b"], { a: "1" }],
    [["a", "b"], { a: "1", b: "2" }],
  ]);
});

test("a check that fails says so to all who wait", async () => {
  const { answer, checker } = worker();
  const told = checker.check({}, resources);
  answer({ failure: "No memory." });
  await expect(told).rejects.toThrow("No memory.");
});

test("a worker that breaks down keeps nobody waiting, and the next check has a fresh one that knows nothing", async () => {
  const { asked, answer, breakDown, checker } = worker();
  const told = [checker.check({ file: "a" }, resources), checker.check({ file: "b" }, resources)];
  breakDown();
  for (const each of told) await expect(each).rejects.toThrow("could not be loaded");
  const later = checker.check({ file: "c" }, resources);
  expect(asked.at(-1)).toEqual({ files: ["file"], texts: { file: "c" }, resources });
  answer({ problems: [] });
  expect(await later).toEqual([]);
});
