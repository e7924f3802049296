import { expect, test } from "vitest";
import { liveSession } from "../../../src/studio/app/liveSession.ts";
import { createSaver } from "../../../src/studio/app/saver.ts";
import type { Saved, Writing } from "../../../src/studio/store/store.ts";
import { intro, page, sessionWith, stored } from "./site.ts";

const HOME = "pages/index.json";
const OFFLINE: Saved = { kind: "offline" };
const theirs: Saved = { kind: "conflict", theirs: [{ file: HOME, stored: stored(HOME, page("/", intro("Theirs"))) }] };

/** A store that gives these answers, or fails, and then saves. */
function start(...answers: (Saved | Error)[]) {
  const { now, send } = liveSession(sessionWith({ [HOME]: page("/", intro("Hello")) }));
  const written: string[] = [];
  const told: string[] = [];
  const tell = (what: string) => (words: unknown) => void told.push(`${what}: ${JSON.stringify(words)}`);
  const write = async (writings: readonly Writing[]): Promise<Saved> => {
    written.push(...writings.map(({ text }) => /"heading": "(.*)"/.exec(text)![1]!));
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? { kind: "saved", stored: writings.map((each) => ({ ...each, etag: `"${written.length}"` })) };
  };
  const saver = createSaver({
    store: { write },
    now,
    dispatch: send,
    onProblems: tell("problems"),
    onConflict: tell("conflict"),
    onOthers: tell("others"),
    onFailure: (error) => tell("failure")((error as Error).message),
  });
  const type = (value: string) =>
    send({ type: "edit", file: HOME, action: { type: "set", pointer: "/blocks/0/heading", value } });
  return { ...saver, type, written, told, now };
}

test("who saves twice waits for both, and each text is written once", async () => {
  const { save, type, written } = start();
  type("One");
  const first = save();
  type("Two");
  expect(await Promise.all([first, save(), save()])).toEqual([true, true, true]);
  expect(written).toEqual(["One", "Two"]);
});

test("nothing to save is all saved", async () => {
  const { save, written } = start();
  expect(await save()).toBe(true);
  expect(written).toEqual([]);
});

test("a conflict is told to who saves, each time, and to nobody when the connection is there again", async () => {
  const { save, connect, type, told } = start(theirs);
  type("Mine");
  expect(await save()).toBe(false);
  expect(told).toEqual([`conflict: "${HOME}"`]);
  connect(true);
  expect(await save()).toBe(false);
  expect(told).toEqual([`conflict: "${HOME}"`, `conflict: "${HOME}"`]);
});

test("what was to be saved is saved once when the server answers again", async () => {
  const { save, connect, type, written, now } = start(OFFLINE);
  type("Mine");
  expect(await save()).toBe(false);
  connect(true);
  connect(true);
  await expect.poll(() => now().saving.kind).toBe("idle");
  expect(written).toEqual(["Mine", "Mine"]);
});

test("what others did to the page is told, also when it comes as the answer to saving", async () => {
  const also = stored(HOME, page("/", { ...intro("Hello"), text: "Theirs" }));
  const { save, take, type, written, told } = start({ kind: "conflict", theirs: [{ file: HOME, stored: also }] });
  type("Mine");
  expect(await save()).toBe(true);
  expect(written).toEqual(["Mine", "Mine"]);
  const words = "Somebody else saved this page";
  expect(told).toEqual([`others: "${words} too. What both of you changed stands in it now."`]);
  take([{ file: HOME, stored: stored(HOME, page("/", intro("Theirs"))) }]);
  expect(told.at(-1)).toBe(`others: "${words}. You see it as it is now."`);
});

test("a store that fails is told of, and nothing counts as saved", async () => {
  const { save, type, told } = start(new Error("Out of order."));
  type("Mine");
  expect(await save()).toBe(false);
  expect(told).toEqual([`failure: "Out of order."`]);
});
