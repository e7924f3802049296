import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveSession } from "../../../src/studio/app/liveSession.ts";
import type { Action } from "../../../src/studio/document/actions.ts";
import { intro, page, sessionWith } from "./site.ts";

const HOME = "pages/index.json";
const ABOUT = "pages/about.json";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const { now, send } = liveSession(
    sessionWith({ [HOME]: page("/", intro("Hello")), [ABOUT]: page("/about", intro("About")) }),
  );
  const edit = (file: string, action: Action) => send({ type: "edit", file, action });
  return {
    type: (heading: string, file = HOME) => edit(file, { type: "set", pointer: "/blocks/0/heading", value: heading }),
    replace: (text: string) => edit(HOME, { type: "replaceText", text }),
    undo: () => edit(HOME, { type: "undo" }),
    text: () => now().files[HOME]!.open.now.text,
    headings: (file = HOME) =>
      now().files[file]!.open.past.map(({ after }) => (after.page!["blocks"] as { heading: string }[])[0]!.heading),
  };
}

test("keys without a pause between them are one step, however long they take", () => {
  const { type, headings } = start();
  for (const heading of ["W", "We", "We ", "We m"]) {
    type(heading);
    vi.advanceTimersByTime(900);
  }
  expect(headings()).toEqual(["We m"]);
});

test("what is written after a pause is a step of its own, in the same field", () => {
  const { type, undo, headings } = start();
  type("We");
  vi.advanceTimersByTime(1000);
  type("We make");
  type("We make apps");
  expect(headings()).toEqual(["We", "We make apps"]);
  undo();
  expect(headings()).toEqual(["We"]);
});

test("a pause in one file is none in another", () => {
  const { type, headings } = start();
  type("Us", ABOUT);
  vi.advanceTimersByTime(600);
  type("We");
  vi.advanceTimersByTime(600);
  type("Us all", ABOUT);
  type("We make");
  expect(headings(ABOUT)).toEqual(["Us", "Us all"]);
  expect(headings()).toEqual(["We make"]);
});

test("the JSON that is typed is taken back from pause to pause as well", () => {
  const { replace, undo, text } = start();
  const [first, second] = ["W", "We"].map((heading) => text().replace("Hello", heading));
  replace(first!);
  vi.advanceTimersByTime(1000);
  replace(second!);
  undo();
  expect(text()).toBe(first);
});
