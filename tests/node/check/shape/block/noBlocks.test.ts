/** Something else where blocks belong: several of a kind are one mistake. */
import { expect, test } from "vitest";
import { block, page, problemsIn, problemsOf, shortIntro, text, toldAlone, toldOf, words } from "../../site.ts";
import type { SiteFiles } from "../../../../../src/node/check/site.ts";
import type { Json } from "../../../../../src/model/fields.ts";

const saidOf = (...blocks: Json[]) =>
  problemsOf({ "pages/x.json": text({ route: "/x", ...words("Blocks that are none"), blocks }) }).map(
    ({ message, fix }) => `${message} ${fix}`,
  );

test("a list of texts", () => {
  expect(`\n${toldOf("some text", "other text")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:5:13   "blocks" is a list of texts, but each block is a group of fields in { }.
        5 |   "blocks": [
          |             ^
        Fix: write each of them like this, with your own words for the three dots: { "type": "intro", "heading": "…", "text": "…" }.   [wrong-type]
    "
  `);
});

test("texts among blocks, and names of blocks", () => {
  expect(saidOf(shortIntro({}), "some text", "other text")).toEqual([
    'two of the "blocks" are texts, but each block is a group of fields in { }. write each of them like this, with your own words for the three dots: { "type": "intro", "heading": "…", "text": "…" }.',
  ]);
  expect(saidOf("hero", "faq")).toEqual([
    '"blocks" is a list of texts, but each block is a group of fields in { }. write each of them like this, with its own fields for …: { "type": "hero", … }.',
  ]);
  expect(saidOf("contact-form", "contact-form")).toEqual([
    '"blocks" is a list of texts, but each block is a group of fields in { }. write each of them like this: { "type": "shared", "use": "contact-form" }.',
  ]);
  expect(saidOf("contact-form")).toEqual([
    'a block is a group of fields in { }, but this is a text. write it like this: { "type": "shared", "use": "contact-form" }.',
  ]);
});

test("nothing, and blocks in lists of their own", () => {
  expect(saidOf(shortIntro({}), null, null)).toEqual([
    'two of the "blocks" are nothing (null), but each block is a group of fields in { }. take each of them out, with a comma beside it.',
  ]);
  expect(saidOf(null, shortIntro({}))).toEqual([
    "a block is a group of fields in { }, but this is nothing (null). take it out, with a comma beside it.",
  ]);
  expect(saidOf([shortIntro({})], [shortIntro({ heading: "Again" })])).toEqual([
    '"blocks" is a list of lists, but each block is a group of fields in { }. take the [ ] around them away.',
  ]);
});

test("things of two kinds are two mistakes", () => {
  expect(saidOf("a", "b", 1, 2)).toHaveLength(2);
});

test("several blocks in the file of a shared block", () => {
  const files = (blocks: Json, ...users: string[]) => ({
    "pages/_shared/call.json": text({ block: blocks }),
    ...Object.fromEntries(
      users.map((name) => [`pages/${name}.json`, text(page(shortIntro({}), { type: "shared", use: "call" }))]),
    ),
  });
  const fixOf = (given: SiteFiles) => problemsIn(given).find(({ code }) => code === "wrong-type")?.fix;
  const [one, two, three] = [shortIntro({}), block("cta"), block("faq")] as const;
  expect(toldAlone(files([one, two], "a", "b")).split("\n\n")[0]).toMatchInlineSnapshot(`
    "pages/_shared/call.json:2:12   In the block: a block is a group of fields in { }, but this is a list.
        2 |   "block": [
          |            ^
        Fix: leave the first one there, without [ ]. Move the second into a file of its own, for example pages/_shared/call-2.json, as { "block": { "type": "cta", … } }. Then place { "type": "shared", "use": "call-2" } behind each block that uses "call", with a comma between: pages/a.json, line 13; pages/b.json, line 13.   [wrong-type]"
  `);
  const places = "pages/a.json, line 13";
  expect(fixOf(files([one, two, three], "a"))).toBe(
    `leave the first one there, without [ ]. Move each of the others into a file of its own, the second for example into pages/_shared/call-2.json, as { "block": { "type": "cta", … } }. Then place them, the second as { "type": "shared", "use": "call-2" }, behind each block that uses "call", with a comma between: ${places}.`,
  );
  const taken = { "pages/_shared/call-2.json": text({ block: three }) };
  expect(fixOf({ ...files([[one, { heading: "Us" }]], "a"), ...taken })).toBe(
    `leave the first one there, without [ ]. Move the second into a file of its own, for example pages/_shared/call-3.json, as { "block": { … } }. Then place { "type": "shared", "use": "call-3" } behind each block that uses "call", with a comma between: ${places}.`,
  );
  expect(fixOf(files([one, two]))).toContain(
    'Then place { "type": "shared", "use": "call-2" } on the pages that are to show it.',
  );
  expect(fixOf(files([one, two], "a", "b", "c", "d", "e"))).toContain(
    'behind each block that uses "call", with a comma between, in 5 files.',
  );
  expect(fixOf(files([one], "a"))).toBe("take this [ away, and the ] of line 8 that goes with it.");
});
