import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import { dirtyFiles, type Session, siteOf } from "../../../src/studio/app/session.ts";
import { sessionReduce } from "../../../src/studio/app/sessionReduce.ts";
import { freeName, wrongWithName } from "../../../src/studio/app/sharedBlocks.ts";
import { keyAt } from "../../../src/studio/document/keys.ts";
import { intro, page, sessionWith, stored } from "./site.ts";

const HOME = "pages/index.json";
const SHARED = "pages/_shared/offer.json";
const offer = { ...intro("An offer"), id: "offer" };

function start(...more: Json[]): Session {
  return sessionWith({
    [HOME]: page("/", intro("Welcome"), offer, ...more),
    "pages/_shared/faq.json": { block: intro("Asked") },
  });
}

function share(session: Session, at: number, name: string): Session {
  const key = keyAt(session.files[HOME]!.open.now.keys, ["blocks", at])!;
  return sessionReduce(session, { type: "share", file: HOME, key, name });
}

const edit = (session: Session, type: "undo" | "redo") =>
  sessionReduce(session, { type: "edit", file: HOME, action: { type } });
const blocksOf = (session: Session) => session.files[HOME]!.open.now.page!["blocks"];

test("a block that is shared gets a file, and its place on the page keeps its name for links", () => {
  const session = share(start(), 1, "offer");
  expect(blocksOf(session)).toEqual([intro("Welcome"), { type: "shared", use: "offer", id: "offer" }]);
  const { keys, selection } = session.files[HOME]!.open.now;
  expect(selection).toBe(keyAt(keys, ["blocks", 1]));
  const { id: _stays, ...own } = offer;
  expect(siteOf(session).texts[SHARED]).toBe(
    `${JSON.stringify({ $schema: "../../schema/sharedBlock.schema.json", block: own }, null, 2)}\n`,
  );
  expect(dirtyFiles(session)).toEqual([HOME, SHARED]);
});

test("undo takes back what is not stored yet, and redo brings it again", () => {
  const undone = edit(share(start(), 1, "offer"), "undo");
  expect(blocksOf(undone)).toEqual([intro("Welcome"), offer]);
  expect(dirtyFiles(undone)).toEqual([]);
  expect(siteOf(undone).shared.map(({ name }) => name)).toEqual(["faq"]);
  expect(dirtyFiles(edit(undone, "redo"))).toEqual([HOME, SHARED]);
  // Its name is free again.
  expect(share(undone, 0, "offer").files[SHARED]!.open.now.page).toMatchObject({ block: intro("Welcome") });
});

test("what is stored stays, with or without a place", () => {
  const shared = share(start(), 1, "offer");
  const { text } = shared.files[SHARED]!.open.now;
  const saved = sessionReduce(shared, { type: "saved", stored: { ...stored(SHARED, {}), text } });
  expect(siteOf(edit(saved, "undo")).shared.map(({ name }) => name)).toEqual(["faq", "offer"]);
});

test("a shared block, a name that is taken and a block that is gone change nothing", () => {
  const session = start({ type: "shared", use: "faq" });
  expect(share(session, 2, "offer")).toBe(session);
  expect(share(session, 1, "faq")).toBe(session);
  expect(sessionReduce(session, { type: "share", file: HOME, key: "k999", name: "offer" })).toBe(session);
});

test("a name follows from the words, and is one that can be used", () => {
  const session = start();
  expect(["An offer for you and yours", "Größe!", "FAQ", "من نحن"].map((words) => freeName(session, words))).toEqual([
    "an-offer-for-you",
    "groesse",
    "faq-2",
    "block",
  ]);
  expect(freeName(session, "Con")).toBe("con-2");
  expect(wrongWithName(session, freeName(session, "Pneumonoultramicroscopicsilicovolcanoconiosis".repeat(3)))).toBe(
    undefined,
  );
  expect(["offer", "faq", "My Offer", "", "-a"].map((name) => wrongWithName(session, name))).toEqual([
    undefined,
    "Another shared block has this name.",
    ...["My Offer", "", "-a"].map(
      () => "Write a name of small letters from a to z, digits and hyphens, such as “our-offer”.",
    ),
  ]);
  expect(["con", "a".repeat(61), "a".repeat(60)].map((name) => wrongWithName(session, name))).toEqual([
    "On Windows no file can be called “con”. Write another name, such as “con-block”.",
    "Write a shorter name, of at most 60 letters.",
    undefined,
  ]);
});
