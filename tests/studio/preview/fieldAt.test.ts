import { expect, test } from "vitest";
import { isGroup, type Json } from "../../../src/model/fields.ts";
import { fieldAt, onlyIn } from "../../../src/studio/preview/fieldAt.ts";

const block = {
  type: "intro",
  heading: "Write to {email}",
  text: ["One **bold** word.", "Another paragraph."],
  image: { src: "team.webp", alt: "The team" },
  cards: [
    { title: "Fast", text: "Same words" },
    { title: "Safe", text: "Same words" },
  ],
};

const around = {
  values: { email: "a@b.example" },
  addressOf: (src: string) => (src === "team.webp" ? "/images/team-1234" : undefined),
  placed: (written: Json) => (isGroup(written) && written["use"] === "offer" ? { heading: "An offer" } : undefined),
};

function at(...texts: string[]) {
  return fieldAt(block, { texts, picture: undefined }, around);
}

test("the words of the innermost element that a field says tell the field", () => {
  expect(at("Write to a@b.example", "all of the block")).toBe("/heading");
  expect(at("Safe", "Safe Same words")).toBe("/cards/1/title");
});

test("words in a paragraph tell its text, and spaces do not matter", () => {
  expect(at("bold", "One bold\n word.")).toBe("/text/0");
});

test("a picture tells its file", () => {
  expect(fieldAt(block, { texts: [""], picture: "http://x/images/team-1234-800.webp" }, around)).toBe("/image/src");
});

test("words that two fields say, and words of the component, tell nothing", () => {
  expect(at("Same words")).toBeUndefined();
  expect(at("Read more")).toBeUndefined();
  expect(at("intro")).toBeUndefined();
});

test("words of a shared block tell where a page can give it others, unless it has", () => {
  const spot = { texts: ["An offer"], picture: undefined };
  expect(fieldAt({ type: "shared", use: "offer" }, spot, around)).toBe("/with/heading");
  expect(fieldAt({ type: "shared", use: "offer", with: { lead: "An offer" } }, spot, around)).toBe("/with/lead");
  expect(fieldAt({ type: "shared", use: "offer" }, { ...spot, texts: ["Read more"] }, around)).toBeUndefined();
});

test("an item is found again by what only it says, and by its pictures", () => {
  expect(onlyIn(block, "/cards/1", around)).toEqual({ words: new Set(["Safe"]), pictures: [] });
  expect(onlyIn(block, "/text", around).words).toEqual(
    new Set(["One **bold** word.", "One bold word.", "Another paragraph."]),
  );
  expect(onlyIn(block, "/image", around).pictures).toEqual(["/images/team-1234"]);
});
