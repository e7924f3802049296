import { expect, test } from "vitest";
import { letterOf } from "../../../src/studio/ui/shortcuts.ts";

test.each([
  ["s", "KeyS", "s"],
  ["S", "KeyS", "s"],
  ["ы", "KeyS", "s"],
  ["Ω", "KeyV", "v"],
  ["z", "KeyY", "z"],
  ["ArrowUp", "Numpad8", "arrowup"],
])("a key that gives %s, at %s, stands for %s", (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});
