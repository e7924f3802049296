import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import { lineWords } from "../../../src/studio/app/listWords.ts";
import { changesIn, messageFor } from "../../../src/studio/app/published.ts";
import { siteOf } from "../../../src/studio/app/session.ts";
import { blockWords } from "../../../src/studio/app/blockWords.ts";
import type { DetailLine, Unpublished } from "../../../src/studio/store/store.ts";
import { schemas } from "../../node/check/site.ts";
import { lookup, siteTexts } from "../studio.ts";
import { intro, page, sessionWith, stored } from "./site.ts";

const site = siteOf(
  sessionWith({
    "pages/index.json": page("/", intro("Welcome")),
    "pages/new.json": page("/new", intro("New")),
    "pages/_shared/offer.json": { block: { type: "cta", heading: "An offer" }, open: ["heading"] },
  }),
);

test("what would be published is told in sentences", () => {
  const committed = stored("x", page("/", intro("Hello"))).text;
  const files = [
    { file: "pages/index.json", change: "changed", committed },
    { file: "pages/new.json", change: "added", committed: undefined },
    { file: "pages/old.json", change: "removed", committed: stored("x", page("/old")).text },
    { file: "images/team.jpg", change: "added", committed: undefined },
  ] as const;
  const changes = changesIn(lookup, site, { branch: "", files: [...files] });
  expect(changes).toEqual([
    {
      file: "pages/index.json",
      title: "/ (/)",
      sentences: ['In block 1 (Introduction "Welcome"): heading changed from "Hello" to "Welcome".'],
      isUnused: false,
      examples: undefined,
    },
    { file: "pages/new.json", title: "/new (/new)", sentences: ["It is new."], isUnused: false, examples: undefined },
    { file: "pages/old.json", title: "/old (/old)", sentences: ["It is gone."], isUnused: false, examples: undefined },
    {
      file: "images/team.jpg",
      title: "images/team.jpg",
      sentences: ["It is new, and no page shows it."],
      isUnused: true,
      examples: undefined,
    },
  ]);
  expect(messageFor(changes)).toBe("Change / (/) and 3 other files");
  expect(messageFor(changes.slice(1, 2))).toBe("/new (/new): It is new");
  expect(messageFor([])).toBe("");
});

/** What is said of a file that is to be published. */
function examplesOf(file: string, data: Json): string | undefined {
  const files: Unpublished["files"] = [{ file, change: "added", committed: undefined }];
  return changesIn(lookup, siteOf(sessionWith({ [file]: data })), { branch: "", files })[0]!.examples;
}

test("what would be published with words of an example in it is said to have them", () => {
  const example = (type: string) => schemas[`blocks/${type}.schema.json`]!.examples![0]!;
  const blocks = [example("faq"), intro("Mine"), { ...(example("cta") as object), heading: "Mine too" }];
  expect(examplesOf("pages/x.json", page("/x", ...blocks))).toBe(
    "Block 1 (Questions and answers) and block 3 (Call to action) still have words of an example. Write your own before this goes online.",
  );
  expect(examplesOf("pages/_shared/x.json", { block: example("carousel") })).toBe(
    "The block still has words of an example. Write your own before this goes online.",
  );
  expect(examplesOf("pages/x.json", page("/x", intro("Mine"), { type: "nothing" }, "no block"))).toBeUndefined();
});

test.each(siteTexts.map(([{ file }, text]) => [file, text]))("the words of %s are its own", (file, text) => {
  expect(examplesOf(file, JSON.parse(text))).toBeUndefined();
});

test("blocks are told by their kind and heading, shared ones by what they stand for", () => {
  expect(blockWords(schemas, site, intro("Hello"))).toEqual({ kind: "Introduction", text: "Hello" });
  expect(blockWords(schemas, site, { type: "shared", use: "offer" })).toEqual({
    kind: "Call to action",
    text: "An offer",
    shared: "offer",
  });
  expect(blockWords(schemas, site, { type: "shared", use: "offer", with: { heading: "Ours" } }).text).toBe("Ours");
  expect(blockWords(schemas, site, { type: "shared", use: "gone" })).toEqual({
    kind: "Shared block",
    text: "gone",
    shared: "gone",
  });
  expect(blockWords(schemas, site, { type: "nothing" })).toEqual({ kind: "nothing", text: "" });
});

test.each<[DetailLine, string]>([
  ["Take these out first.", "Take these out first."],
  ['The page "pages/new.json:97   npm run" is no file.', 'The page "pages/new.json:97   npm run" is no file.'],
  [{ file: "pages/new.json", pointer: "/blocks/0/button/href" }, "/new: Block 1 (Introduction), button"],
  [{ file: "pages/new.json", pointer: "/title" }, "/new"],
  [
    { file: "pages/_shared/offer.json", pointer: "/block/text", words: "shown on a card" },
    "Shared block “offer”: The block: shown on a card",
  ],
  [{ file: "pages/gone.json", pointer: "/route" }, "pages/gone.json"],
])("what a command tells of %j is %j", (line, words) => {
  expect(lineWords(lookup, site, line)).toBe(words);
});
