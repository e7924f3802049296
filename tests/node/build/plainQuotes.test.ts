import { expect, test } from "vitest";
import { plainQuotes } from "../../../src/node/build/assets.ts";

test.each([
  ["strings get the quotes of the HTML", "let a=`details[name=menu]`,b=`b`;", 'let a="details[name=menu]",b="b";'],
  ["an empty string", "e.dataset.laid=``", 'e.dataset.laid=""'],
  ["a template with a value stays, and what is beside it does not", "f(`${e}[open]`,`a`)", 'f(`${e}[open]`,"a")'],
  ["a text with quotes stays", 'q(`link[rel="canonical"]`)', 'q(`link[rel="canonical"]`)'],
  ["a text with a backslash or on two lines stays", "f(`\\``,`a\nb`)", "f(`\\``,`a\nb`)"],
  ["a script with a template in a template stays", "f(`a${b(`c`)}d`,`e`)", "f(`a${b(`c`)}d`,`e`)"],
])("%s", (_, script, expected) => {
  expect(plainQuotes(script)).toBe(expected);
});
