import { expect, test } from "vitest";
import { stepWords } from "../../../src/studio/app/stepWords.ts";
import type { Action } from "../../../src/studio/document/actions.ts";
import { text } from "../../node/check/site.ts";
import { after, opened } from "../studio.ts";

const faq = { type: "faq", heading: "Second", items: [{ question: "One?", answer: "Yes." }] };
const file = opened(
  text({ route: "/", title: "A title", description: "Words", blocks: [{ ...faq, heading: "First" }, faq] }),
);
const told = (action: Action) => stepWords(file, action, after(file, action));

test("who cannot see it is told what was moved, added, copied or pasted", () => {
  expect(told({ type: "move", pointer: "/blocks/1", to: 0 })).toBe("Done: move block 2 up.");
  expect(told({ type: "move", pointer: "/blocks/1", to: 1 })).toBe("It is the last already.");
  expect(told({ type: "duplicate", pointer: "/blocks/0" })).toBe("Done: duplicate block 1.");
  expect(told({ type: "add", list: "/blocks", index: 1, value: faq, isPasted: true })).toBe(
    "Done: paste block 2 (Questions and answers).",
  );
  expect(told({ type: "add", list: "/blocks/0/items", index: 1, value: faq.items[0]! })).toBe(
    "Done: add question 2 of block 1.",
  );
  expect(told({ type: "set", pointer: "/title", value: "New" })).toBeUndefined();
});
