import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftKeeper } from "../../../src/studio/app/draftKeeper.ts";
import { sessionReduce } from "../../../src/studio/app/session.ts";
import type { Writing } from "../../../src/studio/store/store.ts";
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
  const drop = async (file: string) => void dropped.push(file);
  const keeper = createDraftKeeper({ keep, drop }, (isKept) => told.push(isKept));
  const type = (heading: string) => {
    const action = { type: "set", pointer: "/blocks/0/heading", value: heading } as const;
    session = sessionReduce(session, { type: "edit", file: HOME, action });
    keeper.see(session.files);
  };
  return { type, kept, dropped, told };
}

test("what is written is kept after a pause, and forgotten when it is gone", async () => {
  const { type, kept, dropped } = start();
  type("Mine");
  await vi.advanceTimersByTimeAsync(499);
  expect(kept).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept).toEqual(["Mine"]);
  type("Hello");
  await vi.advanceTimersByTimeAsync(500);
  expect(dropped).toEqual([HOME]);
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
