/** Which of several similar names is meant. */
import { expect, test } from "vitest";
import { nearest } from "../../../../src/node/check/wording/suggest.ts";

test.each([
  ["kitees", ["kite", "kites"], ["kites"]],
  ["kitees", ["kites", "kite"], ["kites"]],
  ["kitee", ["kites", "kite"], ["kite"]],
  ["kittes", ["kite", "kites"], ["kites"]],
  ["kits", ["kite", "kits-2"], ["kite"]],
  ["/teaam", ["/teas", "/team"], ["/team"]],
  ["buton", ["baton", "button"], ["button"]],
  ["/paage-11", ["/page-1", "/page-12"], []],
  ["boxs", ["box", "boss"], ["box"]],
  // Any other letter may have been added or left out.
  ["carts", ["cart", "parts"], ["cart"]],
  ["mails", ["mall", "rails", "nails"], ["rails", "nails"]],
])("%s, of %j", (name, candidates, meant) => {
  expect(nearest(name, candidates)).toEqual(meant);
});

test("of many names, too", () => {
  const others = Array.from({ length: 200 }, (_, i) => `other-${i}-page`);
  expect(nearest("kitees", [...others, "kite", "kites"])).toEqual(["kites"]);
});
