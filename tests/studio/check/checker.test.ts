import { expect, test } from "vitest";
import { createChecker } from "../../../src/studio/check/checker.ts";
import type { Answer, Request } from "../../../src/studio/check/messages.ts";

const resources = { images: {}, sprite: { path: "", names: [] }, files: [], served: [], faults: {} };

/** A worker that answers when it is told to. */
function worker() {
  const asked: Request[] = [];
  let listener: (event: MessageEvent<Answer>) => void = () => {};
  const port = {
    postMessage: (request: Request) => asked.push(request),
    addEventListener: (_type: string, react: typeof listener) => (listener = react),
    terminate() {},
  };
  const answer = (data: Answer) => listener({ data } as MessageEvent<Answer>);
  return { asked, answer, checker: createChecker(port as never) };
}

test("texts that come while a check runs wait, and only the newest of them are checked", async () => {
  const { asked, answer, checker } = worker();
  const told = ["a", "b", "c"].map((text) => checker.check({ file: text }, resources));
  expect(asked.map(({ texts }) => texts["file"])).toEqual(["a"]);
  answer({ problems: [] });
  expect(asked.map(({ texts }) => texts["file"])).toEqual(["a", "c"]);
  const problems = [{ code: "title-length" }] as never;
  answer({ problems });
  expect(await Promise.all(told)).toEqual([problems, problems, problems]);
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

test("a check that fails says so to all who wait", async () => {
  const { answer, checker } = worker();
  const told = checker.check({}, resources);
  answer({ failure: "No memory." });
  await expect(told).rejects.toThrow("No memory.");
});
