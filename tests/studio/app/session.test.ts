import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/studio/document/actions.ts";
import { othersWords } from "../../../src/studio/app/others.ts";
import { storedBy } from "../../../src/studio/app/dialogs/usePageCommand.ts";
import { dirtyFiles, pageBack, type Session, siteOf } from "../../../src/studio/app/session.ts";
import { type SessionAction, sessionReduce } from "../../../src/studio/app/sessionReduce.ts";
import type { PageCommand, StoredFile } from "../../../src/studio/store/store.ts";
import { ABOUT, HOME, intro, page, sessionWith, stored, write } from "./site.ts";

const start = () => sessionWith({ [ABOUT]: page("/about", intro("About")), [HOME]: page("/", intro("Hello")) });

function after(session: Session, ...actions: SessionAction[]): Session {
  return actions.reduce(sessionReduce, session);
}

const found = (file: string, now: StoredFile | undefined): SessionAction => ({
  type: "found",
  found: [{ file, stored: now }],
});
const headingOf = (session: Session, file: string) =>
  (session.files[file]!.open.now.page as ReturnType<typeof page>).blocks[0];

const headingsOf = (session: Session) =>
  (session.files[HOME]!.open.now.page as { blocks: { heading: string }[] }).blocks.map(({ heading }) => heading);

test("begins with the home page, and nothing to save", () => {
  expect(start().current).toBe(HOME);
  expect(dirtyFiles(start())).toEqual([]);
});

test("from what is no page the way leads back to the page from before, or to the home page", () => {
  const SITE = "pages/_site.json";
  const SHARED = "pages/_shared/offer.json";
  const begun = sessionWith({ [HOME]: page("/"), [ABOUT]: page("/about"), [SITE]: {}, [SHARED]: { block: {} } });
  const show = (file: string): SessionAction => ({ type: "show", file });
  expect(pageBack(after(begun, show(ABOUT), show(SHARED)))).toBe(ABOUT);
  expect(pageBack(after(begun, show(ABOUT), show(SHARED), show(SITE)))).toBe(ABOUT);
  expect(pageBack(after(begun, show(ABOUT), show(SITE), { type: "gone", file: ABOUT }))).toBe(HOME);
  expect(pageBack(begun)).toBe(HOME);
});

test("what is written is not saved until it is stored, and after undo there is nothing to save", () => {
  const written = after(start(), write(ABOUT, "Us"));
  expect(dirtyFiles(written)).toEqual([ABOUT]);
  expect(dirtyFiles(after(written, { type: "edit", file: ABOUT, action: { type: "undo" } }))).toEqual([]);
  const { text } = written.files[ABOUT]!.open.now;
  expect(dirtyFiles(after(written, { type: "saved", stored: { file: ABOUT, text, etag: "2" } }))).toEqual([]);
});

test("what was written while it was being saved is still to be saved", () => {
  const written = after(start(), write(ABOUT, "Us"));
  const { text } = written.files[ABOUT]!.open.now;
  const later = after(written, write(ABOUT, "Us all"), { type: "saved", stored: { file: ABOUT, text, etag: "2" } });
  expect(dirtyFiles(later)).toEqual([ABOUT]);
  expect(later.files[ABOUT]!.stored!.etag).toBe("2");
  expect(later.files[ABOUT]!.theirs).toBeUndefined();
});

describe("a file that somebody else changed", () => {
  const theirs = stored(ABOUT, page("/about", intro("Theirs")));

  test("is taken when nothing was written here, and can be undone", () => {
    const taken = after(start(), found(ABOUT, theirs));
    expect(headingOf(taken, ABOUT)).toMatchObject({ heading: "Theirs" });
    expect(dirtyFiles(taken)).toEqual([]);
    expect(taken.files[ABOUT]!.open.past.at(-1)!.label).toBe("take what somebody else saved");
    const undone = after(taken, { type: "edit", file: ABOUT, action: { type: "undo" } });
    expect(headingOf(undone, ABOUT)).toMatchObject({ heading: "About" });
  });

  test("stands against what was written here, and nothing is lost", () => {
    const torn = after(start(), write(ABOUT, "Mine"), found(ABOUT, theirs));
    expect(headingOf(torn, ABOUT)).toMatchObject({ heading: "Mine" });
    expect(torn.files[ABOUT]!.theirs).toMatchObject({ stored: theirs });
    const mine = after(torn, { type: "resolve", file: ABOUT });
    expect(mine.files[ABOUT]!.stored).toBe(theirs);
    expect(dirtyFiles(mine)).toEqual([ABOUT]);
    const both = after(torn, { type: "resolve", file: ABOUT, text: theirs.text });
    expect(headingOf(both, ABOUT)).toMatchObject({ heading: "Theirs" });
    expect(dirtyFiles(both)).toEqual([]);
  });

  test("in other fields goes together with what was written here, and nobody is asked", () => {
    const also = stored(ABOUT, page("/about", { ...intro("About"), text: "Theirs" }));
    const together = after(start(), write(ABOUT, "Mine"), found(ABOUT, also));
    expect(headingOf(together, ABOUT)).toEqual({ type: "intro", heading: "Mine", text: "Theirs" });
    expect(together.files[ABOUT]!.theirs).toBeUndefined();
    expect(together.files[ABOUT]!.stored).toBe(also);
    expect(dirtyFiles(together)).toEqual([ABOUT]);
  });

  test("that says what was written here is no conflict", () => {
    const written = after(start(), write(ABOUT, "Theirs"));
    const same = { ...theirs, text: written.files[ABOUT]!.open.now.text };
    const taken = after(written, found(ABOUT, same));
    expect(taken.files[ABOUT]!.theirs).toBeUndefined();
    expect(dirtyFiles(taken)).toEqual([]);
  });

  test("goes when it was deleted, unless something was written here", () => {
    const shown = after(start(), { type: "show", file: ABOUT });
    const gone = after(shown, found(ABOUT, undefined));
    expect(Object.keys(gone.files)).toEqual([HOME]);
    expect(gone.current).toBe(HOME);
    const kept = after(shown, write(ABOUT, "Mine"), found(ABOUT, undefined));
    expect(kept.files[ABOUT]!.theirs).toMatchObject({ stored: undefined });
    const mine = after(kept, { type: "resolve", file: ABOUT });
    expect(mine.files[ABOUT]!.stored).toBeUndefined();
    expect(dirtyFiles(mine)).toEqual([ABOUT]);
    expect(Object.keys(after(kept, { type: "gone", file: ABOUT }).files)).toEqual([HOME]);
  });

  test("stays here to be saved again when all are deleted", () => {
    const gone = [ABOUT, HOME].map((file) => found(file, undefined));
    const before = after(start(), gone[0]!);
    const last = after(before, gone[1]!);
    expect(last.current).toBe(HOME);
    expect(dirtyFiles(last)).toEqual([HOME]);
    const words = "Somebody else deleted “/”, the last page of the site. Save it to have it back.";
    expect(othersWords(before, last)).toBe(words);
    expect(othersWords(after(start(), { type: "show", file: ABOUT }), last)).toBe(words);
    expect(othersWords(last, after(last, gone[1]!))).toBeUndefined();
  });
});

test("links that an author's own command changed are not called somebody else's", () => {
  const files = [{ file: ABOUT, stored: stored(ABOUT, page("/about", intro("To [us](/new)."))) }];
  const label = (command: PageCommand) =>
    after(
      start(),
      write(ABOUT, "Us"),
      { type: "edit", file: ABOUT, action: { type: "undo" } },
      ...storedBy(command, { files }),
    ).files[ABOUT]!.open.past.at(-1)?.label;
  expect(label({ name: "move", from: "/old", to: "/new" })).toBe("change links to /new");
  // They could be taken back only without the page that they led to.
  expect(label({ name: "remove", route: "/old", redirect: "/new" })).toBeUndefined();
});

test("a page that comes is there at once", () => {
  const come = after(start(), found("pages/new.json", stored("pages/new.json", page("/new"))));
  expect(siteOf(come).pages.map(({ route }) => route)).toEqual(["/", "/about", "/new"]);
});

test("pictures that others bring or take are known at once", () => {
  const resources = { ...start().resources, files: ["new.webp"] };
  const image = { name: "new.webp", width: 30, height: 20, bytes: 99, thumbnail: "/new-30.avif" };
  const brought = after(start(), { type: "pictures", images: [image], resources });
  expect(siteOf(brought)).toMatchObject({ images: [image], resources });
  expect(siteOf(after(brought, { type: "pictures", images: [], resources: start().resources })).images).toEqual([]);
});

describe("what was not saved in an earlier session", () => {
  const mine = stored(ABOUT, page("/about", intro("Mine")));

  test("comes back as a change that can be undone", () => {
    const session = start();
    const draft = { ...mine, etag: session.files[ABOUT]!.stored!.etag, kept: 0 };
    const restored = after(session, { type: "restore", draft });
    expect(headingOf(restored, ABOUT)).toMatchObject({ heading: "Mine" });
    expect(dirtyFiles(restored)).toEqual([ABOUT]);
    expect(restored.files[ABOUT]!.theirs).toBeUndefined();
    expect(restored.files[ABOUT]!.open.past.at(-1)!.label).toBe("bring back what was not saved");
  });

  test("stands against what was stored since", () => {
    const restored = after(start(), { type: "restore", draft: { ...mine, etag: "older", kept: 0 } });
    expect(restored.files[ABOUT]!.theirs!.stored).toBe(restored.files[ABOUT]!.stored);
  });

  test("is a new file where none is any more", () => {
    const file = "pages/lost.json";
    const restored = after(start(), { type: "restore", draft: { ...mine, file, etag: undefined, kept: 0 } });
    expect(dirtyFiles(restored)).toEqual([file]);
  });
});

describe("what was asked for before others saved", () => {
  const before = sessionWith({ [HOME]: page("/", intro("One"), intro("Two")) });
  const headings = (theirs: readonly string[], action: Action) => {
    const saved = stored(HOME, page("/", ...theirs.map(intro)));
    const edit = { type: "edit", file: HOME, action, seen: before.files[HOME]!.open.now } as const;
    return headingsOf(after(before, found(HOME, saved), edit));
  };

  test("is done to what it was asked for, wherever that stands", () => {
    const saved = ["Theirs", "One", "Two"];
    const set = { type: "set", pointer: "/blocks/0/heading", value: "Mine" } as const;
    expect(headings(saved, set)).toEqual(["Theirs", "Mine", "Two"]);
    const add = { type: "add", list: "/blocks", value: intro("New") } as const;
    expect(headings(saved, { ...add, index: 1 })).toEqual(["Theirs", "One", "New", "Two"]);
    expect(headings(saved, { ...add, index: 0 })).toEqual(["New", "Theirs", "One", "Two"]);
    expect(headings(saved, { ...add, index: 2 })).toEqual(["Theirs", "One", "Two", "New"]);
  });

  test("is not done to something else where that is gone", () => {
    expect(headings(["Two"], { type: "remove", pointer: "/blocks/0" })).toEqual(["Two"]);
  });
});

test("what was removed is put back alone, also when others saved since", () => {
  const begun = sessionWith({ [HOME]: page("/", intro("One"), intro("Two"), intro("Three")) });
  const removal = { type: "remove", pointer: "/blocks/1" } as const;
  const removed = after(begun, { type: "edit", file: HOME, action: removal });
  const back = { type: "putBack", file: HOME, before: begun.files[HOME]!.open.now, removal } as const;
  expect(dirtyFiles(after(removed, back))).toEqual([]);
  const theirs = stored(HOME, page("/", intro("Theirs"), intro("One"), intro("Two"), intro("Three")));
  const both = after(removed, found(HOME, theirs), back);
  expect(headingsOf(both)).toEqual(["Theirs", "One", "Two", "Three"]);
});
