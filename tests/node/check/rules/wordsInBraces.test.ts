/** Words in braces that somebody was to write: told as in square brackets are. */
import { expect, test } from "vitest";
import { foundIn } from "../site.ts";

test.each([
  ["Write to {your name} today.", "{your name}"],
  ["It costs {insert price} a year.", "{insert price}"],
  ["{Insert heading text}", "{Insert heading text}"],
  ["Dear {first name}, we are open.", "{first name}"],
  ["{Ihr Name}", "{Ihr Name}"],
  ["{company} was founded by {client name}.", "{client name}"],
])("%s", (written, piece) => {
  expect(foundIn(written).map(([code, message]) => [code, message])).toEqual([
    ["placeholder-text", `"${piece}" looks like words that are still to be written.`],
  ]);
});

test.each([
  "The set {one, two, three} has three members.",
  "We write {a b} for a pair, and {x + y} for a sum.",
  "Tea {hot or cold} is free.",
  "Write `{your name}` in the first line.",
  "In a template, replace {your name} with a name.",
  "People read \\{your name} here.",
  "She said {laughing} that your name {in ink} stays.",
])("nothing in: %s", (written) => {
  expect(foundIn(written).filter(([code]) => code === "placeholder-text")).toEqual([]);
});

test("a name that is filled in, among other words, is told once", () => {
  expect(foundIn("Call {your phone} today.").map(([code]) => code)).toEqual(["unknown-token"]);
});
