/** Links that open an app, for which there is no web address. */
import { expect, test } from "vitest";
import { block, type Group, sentences, shortHero, shortIntro, toldOf } from "../site.ts";

const OTHERS = 'write "/page", "#place", "https://…", "mailto:…" or "tel:…".';

/** The report for a box with this link before its other fields, or behind them. */
function toldOfBox(href: string, isLast: boolean): string {
  const details = block("contactDetails");
  const { href: _, ...box } = (details["boxes"] as Group[])[0]!;
  const boxes = [isLast ? { ...box, href } : { href, ...box }];
  return sentences(toldOf(shortHero("A kite"), { ...details, boxes }));
}

test.each([
  [false, ", with the comma behind it"],
  [true, ", with the comma before it, at the end of line 23"],
])("the link of a box, as its last field: %s", (isLast, comma) => {
  expect(toldOfBox("skype:kitestep?chat", isLast)).toContain(
    `: a link cannot lead to "skype" addresses: "skype:kitestep?chat".
    Fix: take "href" out${comma}: no web address leads there. The words stay, and can no longer be clicked.   [unsafe-url]
`,
  );
});

test("the link of words in a text", () => {
  expect(sentences(toldOf(shortIntro({ text: "Or [call us on Skype](skype:kitestep?call)." })))).toBe(`
pages/index.json:9:15   In block 1 (intro "Hello"): a link cannot lead to "skype" addresses: "skype:kitestep?call".
    Fix: keep only the words of the link: "call us on Skype". No web address leads there. The words stay, and can no longer be clicked.   [unsafe-url]
`);
});

test("one with a web address, and one that needs some address", () => {
  expect(sentences(toldOf(shortIntro({ text: "Or [call](tg:resolve)." })))).toContain(OTHERS);
  expect(sentences(toldOf(shortIntro({ button: { label: "Call", href: "skype:kitestep" } })))).toContain(OTHERS);
});
