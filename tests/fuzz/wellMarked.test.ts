/** A text that is passed because its links, bold words, headings and names are as they should be is one about which no rule has words. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contextOf } from "../../src/node/check/context.ts";
import { createOpener } from "../../src/node/check/document/open.ts";
import { listSite } from "../../src/node/check/files/listSite.ts";
import { filledIn } from "../../src/node/check/gathered/filled.ts";
import { isWellMarked } from "../../src/node/check/gathered/texts/texts.ts";
import { valueRules } from "../../src/node/check/rules.ts";
import { inputOf, siteWith } from "../node/check/site.ts";
import { parameters } from "./settings.ts";

const marks = ["[", "]", "(", ")", "](", "![", "**", "*", "_", "!", "\\", "`", "{", "}", "<", ">", "~~", "|", ":", "&"];
const starts = ["#", "# ", "- ", "1. ", "•", ".", "...", "…", " ", "  ", "\n"];
const addresses = ["/contact", "/x y", "https://a.example", "mailto:a@b.example", "tel:1"];
const names = ["{email}", "{skype}", "company", "phone", "$", "%", "{%", "&nbsp;", "TODO", "Lorem ipsum"];
const letters = ["a", "word", "é", "Ã©", "’", "\u00a0", "\u200b", "\u00ad"];
const whole = ["[a](/b)", "[word](/contact)", "**bold**", "**two words**", "{company}", "{phone}"];

test.each(["line", "markdown"] as const)("a %s of any pieces", (kind) => {
  const input = inputOf(siteWith({}));
  const opener = createOpener(input);
  const opened = opener.open(listSite(input.files).common);
  const context = contextOf(input, opener, { documents: opened.documents, parts: [opened] });
  const piece = fc.constantFrom(...marks, ...starts, ...addresses, ...names, ...letters, ...whole, ...whole);
  let passed = 0;
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const text = pieces.join("");
      if (!isWellMarked(text, kind, { filled: filledIn(context), isPlain: false })) return;
      passed++;
      const document = { file: "pages/x.json", role: "page", name: "x", text: "", data: { text } } as const;
      const value = { document, path: ["text"], text, kind } as const;
      const told = valueRules.flatMap(({ each }) => [...(each.text?.(value, context) ?? [])]);
      expect([text, told.map(({ message }) => message)]).toEqual([text, []]);
    }),
    { ...parameters, numRuns: 20_000 },
  );
  expect(passed).toBeGreaterThan(500);
});
