import { describe, expect, test } from "vitest";
import { type StudioAction, studioReduce } from "../../../src/studio/app/saving.ts";
import { dirtyFiles, type Session } from "../../../src/studio/app/session.ts";
import type { Problem } from "../../../src/node/check/finding.ts";
import { ABOUT, HOME, intro, page, sessionWith, stored, write } from "./site.ts";

function after(session: Session, ...actions: StudioAction[]): Session {
  return actions.reduce(studioReduce, session);
}

const save: StudioAction = { type: "save" };
const lost: StudioAction = { type: "connection", isThere: false };
const found: StudioAction = { type: "connection", isThere: true };
const answer = (saved: Extract<StudioAction, { type: "answered" }>["saved"]): StudioAction => ({
  type: "answered",
  saved,
});
const start = () => sessionWith({ [HOME]: page("/", intro("Hello")), [ABOUT]: page("/about", intro("About")) });
const one = () => after(start(), write(HOME, "Mine"));
const two = () => after(one(), write(ABOUT, "Mine too"));

/** The answer that all of what is being written is stored. */
function stores({ saving }: Session): StudioAction {
  const writing = saving.kind === "saving" ? saving.writing : [];
  return answer({ kind: "saved", stored: writing.map(({ file, text }) => ({ file, text, etag: `stored ${text}` })) });
}

const written = ({ saving }: Session) => (saving.kind === "saving" ? saving.writing.map(({ file }) => file) : []);
const mistakeIn = (file: string) => ({ file, severity: "error" }) as Problem;
const wrong = (...files: string[]) => answer({ kind: "problems", problems: files.map(mistakeIn) });
const theirs = (data: Parameters<typeof stored>[1]) =>
  answer({ kind: "conflict", theirs: [{ file: HOME, stored: stored(HOME, data) }] });

test("all that was changed is written in one go, and then nothing is left to save", () => {
  const saving = after(two(), save);
  expect(saving.saving).toMatchObject({
    writing: [
      { file: HOME, text: expect.stringContaining("Mine") as string, etag: start().files[HOME]!.stored!.etag },
      { file: ABOUT },
    ],
  });
  const saved = after(saving, stores(saving));
  expect(saved.saving).toEqual({ kind: "idle" });
  expect(dirtyFiles(saved)).toEqual([]);
});

test("nothing is written where nothing was changed", () => {
  expect(after(start(), save)).toEqual(start());
});

test("what is written meanwhile waits until somebody saves again, also in this moment", () => {
  const saving = after(one(), save);
  const later = after(saving, write(HOME, "Mine again"), stores(saving));
  expect(later.saving).toEqual({ kind: "idle" });
  expect(dirtyFiles(later)).toEqual([HOME]);
  const again = after(saving, write(HOME, "Mine again"), save, save);
  expect(again.saving).toMatchObject({ writing: [{ text: expect.not.stringContaining("again") as string }] });
  const second = after(again, stores(again));
  expect(second.saving).toMatchObject({
    writing: [
      { text: expect.stringContaining("Mine again") as string, etag: expect.stringContaining("stored") as string },
    ],
  });
  expect(after(second, stores(second)).saving).toEqual({ kind: "idle" });
});

test("the mark at the start of a file is taken out before it is written, as a step of its own", () => {
  const marked = after(start(), {
    type: "edit",
    file: HOME,
    action: { type: "replaceText", text: `\ufeff${JSON.stringify(page("/", intro("Mine")))}` },
  });
  const saving = after(marked, save);
  expect(saving.saving).toMatchObject({ writing: [{ text: expect.stringMatching(/^\{/) as string }] });
  expect(saving.files[HOME]!.open.past.at(-1)!.label).toBe("take out the mark at the start");
});

describe("mistakes", () => {
  test("keep only their own files from being saved", () => {
    const first = after(two(), save, wrong(HOME));
    expect(written(first)).toEqual([ABOUT]);
    const saved = after(first, stores(first));
    expect(saved.saving).toEqual({
      kind: "failed",
      message: "Saved in part: mend the mistakes first.",
      problems: [mistakeIn(HOME)],
    });
    expect(dirtyFiles(saved)).toEqual([HOME]);
    expect(after(saved, { type: "mended" }).saving).toEqual({ kind: "idle" });
  });

  test("are told where nothing can be saved without their files", () => {
    const failed = { kind: "failed", message: "Not saved: mend the mistakes first." };
    expect(after(one(), save, wrong(HOME)).saving).toMatchObject(failed);
    // They came of the change, and stand elsewhere.
    expect(after(two(), save, wrong("pages/other.json")).saving).toMatchObject(failed);
    expect(after(two(), save, wrong(HOME), answer({ kind: "offline" })).saving).toMatchObject(failed);
  });

  test("that are mended do not hide another reason", () => {
    const refused = after(one(), save, answer({ kind: "refused", message: "The disk is full." }));
    expect(after(refused, { type: "mended" }).saving).toEqual({ kind: "failed", message: "The disk is full." });
    const undone = after(refused, { type: "edit", file: HOME, action: { type: "undo" } });
    expect(after(undone, save).saving).toEqual({ kind: "idle" });
  });
});

describe("what somebody else saved first", () => {
  test("goes in where it changed something else, and is saved with it", () => {
    const merged = after(one(), save, theirs(page("/", { ...intro("Hello"), text: "Theirs" })));
    expect(merged.saving).toMatchObject({
      writing: [{ text: expect.stringMatching(/Mine[^]*Theirs/) as string, etag: merged.files[HOME]!.stored!.etag }],
    });
  });

  test("is asked about where both changed the same, and keeps no other file from being saved", () => {
    const torn = after(two(), save, theirs(page("/", intro("Theirs"))));
    expect(torn.saving).toEqual({ kind: "failed", message: "Not saved: somebody else changed the page.", torn: HOME });
    const others = after(torn, save);
    expect(written(others)).toEqual([ABOUT]);
    const saved = after(others, stores(others));
    const message = "Saved in part: somebody else changed the page.";
    expect(saved.saving).toEqual({ kind: "failed", message, torn: HOME });
    // Asked again at each attempt.
    expect(after(saved, save).saving).toEqual({ ...torn.saving });
    expect(written(after(saved, { type: "resolve", file: HOME }, save))).toEqual([HOME]);
  });
});

describe("a server that does not answer", () => {
  const offline = () => after(one(), save, answer({ kind: "offline" }));

  test("is given what was to be saved as soon as it does", () => {
    expect(offline().saving).toEqual({ kind: "offline", isOwed: true });
    const still = after(offline(), { ...lost, why: "Another site is there." });
    expect(still.saving).toEqual({ kind: "offline", why: "Another site is there.", isOwed: true });
    expect(written(after(still, found))).toEqual([HOME]);
  });

  test("is given nothing that nobody asked to save", () => {
    expect(after(one(), lost, found).saving).toEqual({ kind: "idle" });
  });

  test("is told of by the answer while something is being written", () => {
    const saving = after(one(), save, lost);
    expect(saving.saving).toMatchObject({ kind: "saving" });
    expect(after(saving, stores(saving)).saving).toEqual({ kind: "idle" });
  });
});
