/** Edits of a part of a text that occurs more than once. */
import { expect, test } from "vitest";
import { fixSite } from "../../../src/node/fix/fixSite.ts";
import { page, shortIntro, siteWith, inputOf, text } from "../check/site.ts";

/** A page with this text, and what --fix makes of it. */
function fixed(words: string): unknown {
  const { files } = fixSite(inputOf(siteWith({ "pages/index.json": text(page(shortIntro({ text: words }))) })));
  return JSON.parse(files["pages/index.json"] as string).blocks[0].text;
}

test.each([
  ["a link behind a right one", "[One](/contact), [two](/Contact).", "[One](/contact), [two](/contact)."],
  ["the same wrong link twice", "[One](/Contact), [two](/Contact).", "[One](/contact), [two](/contact)."],
  ["the same, with a place", "[One](/Contact#form), [two](/Contact).", "[One](/contact#form), [two](/contact)."],
  [
    "the whole address of the site",
    "[One](https://kitestep.example/blog), [two](/blog).",
    "[One](/blog), [two](/blog).",
  ],
  ["a link that is code before", "Not `[one](/Blog)`, but [one](/Blog).", "Not `[one](/Blog)`, but [one](/blog)."],
  [
    "an address between < and >",
    "[One](</Blog>), [two](</Blog#top> 'Two').",
    "[One](</blog>), [two](</blog#top> 'Two').",
  ],
  ["spaces around the address", "[One]( /Blog ), [two]( </Blog>\n'Two' ).", "[One]( /blog ), [two]( </blog>\n'Two' )."],
  [
    "a place with escaped characters",
    String.raw`[One](/Contact\#form), [two](/Contact#&#102;orm).`,
    String.raw`[One](/contact\#form), [two](/contact#&#102;orm).`,
  ],
  [
    "behind signs of several letters",
    '"One"\n\u{1f600} [two](/blog) [three](/Blog)',
    '"One"\n\u{1f600} [two](/blog) [three](/blog)',
  ],
  [
    "a name in letters of another alphabet, and as code",
    "Not `{ph\u043ene}`, but {ph\u043ene}.",
    "Not `{ph\u043ene}`, but {phone}.",
  ],
])("%s", (_, written, right) => {
  expect(fixed(written)).toBe(right);
});
