import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import { othersWords } from "../../../src/studio/app/others.ts";
import { dirtyFiles, type Session } from "../../../src/studio/app/session.ts";
import { type SessionAction, sessionReduce } from "../../../src/studio/app/sessionReduce.ts";
import type { FoundFile } from "../../../src/studio/store/store.ts";
import { intro, page, sessionWith, stored } from "./site.ts";

const HOME = "pages/index.json";
const ABOUT = "pages/about.json";
const US = "pages/us.json";
const about = page("/about", intro("About"), intro("More"));

const after = (session: Session, ...actions: SessionAction[]) => actions.reduce(sessionReduce, session);
const start = () =>
  after(sessionWith({ [ABOUT]: about, [HOME]: page("/", intro("Hello")) }), { type: "show", file: ABOUT });
const write = (value: string, at = 0): SessionAction => ({
  type: "edit",
  file: ABOUT,
  action: { type: "set", pointer: `/blocks/${at}/heading`, value },
});
const gone: FoundFile = { file: ABOUT, stored: undefined };
const came = (data: Json, file = US): FoundFile => ({ file, stored: stored(file, data) });
const find = (...found: FoundFile[]): SessionAction => ({ type: "found", found });
const headings = (session: Session, file = US) =>
  (session.files[file]!.open.now.page as ReturnType<typeof page>).blocks.map(
    (block) => (block as { heading: string }).heading,
  );

test("a page that was renamed goes on under its new name, with what is not saved and with the way back", () => {
  const before = after(start(), write("Mine"));
  const renamed = after(before, find(came(about), gone));
  expect(Object.keys(renamed.files)).toEqual([US, HOME]);
  expect(renamed.current).toBe(US);
  expect(headings(renamed)).toEqual(["Mine", "More"]);
  expect(dirtyFiles(renamed)).toEqual([US]);
  expect(renamed.files[US]!.stored!.file).toBe(US);
  expect(renamed.files[US]!.theirs).toBeUndefined();
  expect(othersWords(before, renamed)).toBe(
    "Somebody else renamed the file of “/about”. What you have written is in it.",
  );
  expect(dirtyFiles(after(renamed, { type: "edit", file: US, action: { type: "undo" } }))).toEqual([]);
});

test("what was begun under the old name is done under the new one, also when it was renamed twice", () => {
  const twice = after(
    start(),
    find(gone, came(about)),
    find(came(about, "pages/we.json"), { file: US, stored: undefined }),
  );
  expect(headings(after(twice, write("Late")), "pages/we.json")).toEqual(["Late", "More"]);
  const another = after(twice, find(came(page("/about", intro("Another")), ABOUT)), write("Late"));
  expect(headings(another, ABOUT)).toEqual(["Late"]);
});

test("a page that moved to another address is known by its old one, whatever else has changed with it", () => {
  const moved = { ...page("/us", intro("About"), intro("Theirs")), aliases: ["/about"] };
  const before = after(start(), write("Mine"));
  const renamed = after(before, find(came(moved), gone));
  expect(headings(renamed)).toEqual(["Mine", "Theirs"]);
  expect(othersWords(before, renamed)).toBe("Somebody else moved “/about” to /us. What you have written is in it.");
  const unchanged = after(start(), find(came(moved), gone));
  expect(dirtyFiles(unchanged)).toEqual([]);
  expect(othersWords(start(), unchanged)).toBe("Somebody else moved “/about” to /us. You see it as it is now.");
  expect(headings(after(start(), find(came({ ...about, route: "/us" }), gone)))).toEqual(["About", "More"]);
});

test("what both have changed in a page that moved is asked", () => {
  const moved = { ...page("/us", intro("Theirs"), intro("More")), aliases: ["/about"] };
  const torn = after(start(), write("Mine"), find(came(moved), gone));
  expect(headings(torn)).toEqual(["Mine", "More"]);
  expect(torn.files[US]!.theirs!.stored!.file).toBe(US);
});

test("a page that was said to be deleted while it was changed is found again under its new name", () => {
  const deleted = after(start(), write("Mine"), find(gone));
  expect(deleted.files[ABOUT]!.theirs).toBeDefined();
  const renamed = after(deleted, find(came(about)));
  expect(Object.keys(renamed.files)).toEqual([US, HOME]);
  expect(renamed.files[US]!.theirs).toBeUndefined();
  expect(headings(renamed)).toEqual(["Mine", "More"]);
});

test("another page that comes when one is deleted is another page", () => {
  const found = after(start(), write("Mine"), find(came(page("/us", intro("About us"))), gone));
  expect(Object.keys(found.files)).toEqual([ABOUT, HOME, US]);
  expect(found.files[ABOUT]!.theirs).toMatchObject({ stored: undefined });
  // A copy leaves the page where it is.
  expect(Object.keys(after(start(), find(came(about))).files)).toEqual([ABOUT, HOME, US]);
  // One that was there before is no new name of it.
  const copied = after(start(), find(came(about)), find(gone));
  expect(copied.files[US]!.open.formerly).toBeUndefined();
});
