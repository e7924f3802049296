/** What is read the quick way says the same as when it is read as the whole language. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseWhole } from "../../src/renderer/markdown.ts";
import { simpleMarkdown } from "../../src/renderer/simpleMarkdown.ts";
import { parameters } from "../fuzz/settings.ts";

const simple = [
  "Plain words, and more of them: 2-3 (or so).",
  "A [link](/contact), [another](https://example.com/a?b=c) and **bold words** here.",
  "**Bold.** At the start",
  "[Start](/a) and [end](/b-c.html)",
  "# Heading",
  "##### A heading with a [link](#)",
  "- one\n- **Two.** more\n- [three](/three)",
  "Ends with **bold**",
  "Ask \ufdd0 or [write](mailto:\ufdd1?subject=\ufdd0)",
  "É is a letter, “so” is this\u00a0one",
];

test.each(simple)("%j is read quickly", (text) => {
  expect(simpleMarkdown(text)).toBeDefined();
  expect(simpleMarkdown(text)).toEqual(parseWhole(text));
});

const PIECES = [
  ..."!#*_-+=<>&[]()`~|\\ \n\t0123456789.:,'\"/",
  "a",
  "\ufdd0",
  "Words and more",
  "é",
  "\u00a0",
  "\u2028",
  "**",
  "**bold**",
  " **bold words** ",
  "[link](/to)",
  "[link](/to_me)",
  "![picture](/x.png)",
  "[a]: /b",
  "- ",
  "\n- ",
  "\n\n",
  "  \n",
  "# ",
  "### ",
  "1. ",
  "&amp;",
  "<b>",
  "https://example.com",
];

test("any text, as far as it is read quickly", () => {
  let read = 0;
  const texts = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const quick = simpleMarkdown(text);
      if (!quick) return;
      read++;
      expect(quick).toEqual(parseWhole(text));
    }),
    { ...parameters, numRuns: parameters.numRuns * 40 },
  );
  expect(read).toBeGreaterThan(100);
});
