/** A group that nobody asked for: what stands in it stays, and is called as its block calls it. */
import { expect, test } from "vitest";
import { block, type Group, sentences, toldOf } from "../site.ts";

const said = (author: Group, more: Group = {}) => {
  const whole = block("testimonials");
  const quote = { quote: "They listened to all of us.", author, ...more };
  return sentences(toldOf({ ...whole, items: [...(whole["items"] as Group[]), quote] }));
};

test("the only word left is the field that is missing", () => {
  expect(said({ name: "Maya Rao", role: "Founder, laundry service" })).toMatchInlineSnapshot(`
    "
    pages/index.json:31:11   In block 1 (testimonials "WHAT OUR CLIENTS SAY") > quote 3: "author" is not something a quote has.
        Fix: take "author": { and the } of line 34 away, and rename "role" to "title".   [unknown-property]
    "
  `);
});

test.each([
  ["an address", { profile: "https://example.com/maya" }],
  ["an email", { reach: "maya@example.com" }],
  ["a number", { since: 2019 }],
])("what is no word for it is not renamed, and goes with the comma before it: %s", (_, more) => {
  const [name] = Object.keys(more);
  const all = said({ name: "Maya Rao", ...more });
  expect(all).toContain('the "title" is missing');
  expect(all).toContain(`Take out "${name}" as well, with the comma before it.`);
});

test("before another field the comma stays", () => {
  const all = said({ name: "Maya Rao", since: 2019 }, { title: "Founder" });
  expect(all).toMatch(/write a comma at the end of line \d+, .* Take out "since" as well\. /);
});
