import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftKeeper } from "../../../src/studio/app/draftKeeper.ts";
import { type SessionAction, sessionReduce } from "../../../src/studio/app/sessionReduce.ts";
import { leftBehind } from "../../../src/studio/app/windows.ts";
import type { FoundFile, StoredDraft, Writing } from "../../../src/studio/store/store.ts";
import { intro, page, sessionWith } from "./site.ts";

const HOME = "pages/index.json";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @param hasRoom Whether what is to be kept finds a place. */
function start(hasRoom: () => Promise<boolean> = async () => true) {
  let session = sessionWith({ [HOME]: page("/", intro("Hello")) });
  const kept: string[] = [];
  const dropped: string[] = [];
  const told: boolean[] = [];
  const keep = ({ text }: Writing) => {
    kept.push(/"heading": "(.*)"/.exec(text)![1]!);
    return hasRoom();
  };
  const drop = async ({ file, window }: Pick<StoredDraft, "file" | "window">) => void dropped.push(`${window} ${file}`);
  const keeper = createDraftKeeper({ drafts: { keep, drop }, window: "own", told: (isKept) => told.push(isKept) });
  const act = (action: SessionAction) => {
    session = sessionReduce(session, action);
    keeper.see(session.files);
  };
  const type = (heading: string) =>
    act({ type: "edit", file: HOME, action: { type: "set", pointer: "/blocks/0/heading", value: heading } });
  const found = (...files: FoundFile[]) => act({ type: "found", found: files });
  return { type, found, kept, dropped, told, takeOver: keeper.takeOver, hurry: keeper.hurry };
}

test("what is written is kept after a pause, and forgotten when it is gone", async () => {
  const { type, kept, dropped } = start();
  type("Mine");
  await vi.advanceTimersByTimeAsync(499);
  expect(kept).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept).toEqual(["Mine"]);
  type("Hello");
  expect(dropped).toEqual([`own ${HOME}`]);
});

test("what was taken over from a window that is gone is forgotten when it is kept here, and not before", async () => {
  let room = false;
  const { type, dropped, takeOver } = start(async () => room);
  takeOver([{ file: HOME, text: "", etag: "1", kept: 0, window: "gone" }]);
  type("Taken");
  await vi.advanceTimersByTimeAsync(500);
  expect(dropped).toEqual([]);
  room = true;
  type("Taken over");
  await vi.advanceTimersByTimeAsync(500);
  expect(dropped).toEqual([`gone ${HOME}`]);
});

test("what is kept of a renamed file is forgotten when it is kept under the new name, and not before", async () => {
  let room = true;
  const { type, found, kept, dropped } = start(async () => room);
  type("Mine");
  await vi.advanceTimersByTimeAsync(500);
  room = false;
  const text = `${JSON.stringify(page("/", intro("Hello")), null, 2)}\n`;
  found(
    { file: "pages/start.json", stored: { file: "pages/start.json", text, etag: "2" } },
    { file: HOME, stored: undefined },
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(kept).toEqual(["Mine", "Mine"]);
  expect(dropped).toEqual([]);
  room = true;
  found();
  await vi.advanceTimersByTimeAsync(500);
  expect(dropped).toEqual([`own ${HOME}`]);
});

test("what an open window works on is not offered to another; of what was left behind, the newest is", () => {
  const draft = (window: string | undefined, kept: number, file = HOME): StoredDraft => ({
    file,
    text: "",
    etag: "1",
    kept,
    window,
  });
  const found = [draft("open", 9), draft("gone", 2), draft("long gone", 1), draft(undefined, 1, "pages/about.json")];
  expect(leftBehind(found, new Set(["open"]))).toEqual([found[1], found[3]]);
});

test("who writes without a pause loses no more than three seconds", async () => {
  const { type, kept } = start();
  for (let key = 1; key <= 20; key++) {
    type(`Mine ${key}`);
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(kept).toEqual(["Mine 8", "Mine 16"]);
});

test("it is told whether all is kept", async () => {
  let room: () => Promise<boolean> = async () => false;
  const { type, told } = start(() => room());
  type("Mine");
  await vi.advanceTimersByTimeAsync(500);
  room = () => Promise.reject(new Error("Nobody there."));
  type("Mine too");
  await vi.advanceTimersByTimeAsync(500);
  room = async () => true;
  type("Ours");
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual([false, false, true]);
});

test("a window that goes keeps what was waiting for a pause, and keeps it once", async () => {
  const { type, kept, hurry } = start();
  type("Mine");
  hurry();
  expect(kept).toEqual(["Mine"]);
  hurry();
  await vi.advanceTimersByTimeAsync(3000);
  expect(kept).toEqual(["Mine"]);
});
