/** What a button at a message makes of a file. */
import { expect, test } from "vitest";
import { type Mend, mendsFor } from "../../../src/studio/form/mends.ts";
import { problemsOf, siteWith, words } from "../../node/check/site.ts";
import { after, lookup, opened } from "../studio.ts";

const FILE = "pages/index.json";
const INTRO = '"type": "intro", "heading": "About us", "text": "We build apps."';

/** A page of two blocks, the second of which says this. */
function page(own: string): string {
  const { title, description } = words("The page under test");
  const head = `"route": "/", "title": ${JSON.stringify(title)}, "description": ${JSON.stringify(description)}`;
  const hero = `{ "type": "hero", "heading": "Apps", "ground": "mist", "image": { "src": "panels/contact.webp", "alt": "A desk" } }`;
  return `{ ${head}, "blocks": [\n${hero},\n{ ${own} }\n] }\n`;
}

function wrongWith(text: string) {
  return problemsOf(siteWith({ [FILE]: text })).filter(({ file, severity }) => file === FILE && severity === "error");
}

/** @param checked What the check has seen, and found a mistake in. */
function mendsOf(text: string, checked = text): Mend[] {
  const { file, now } = opened(text);
  const document = { file, role: "page", name: "", text, data: now.page! } as const;
  const problems = wrongWith(checked);
  return mendsFor(lookup, { document, checked, problems }, problems[0]!);
}

/** The second block, in a page without mistakes. */
function lineAfter(text: string, { action }: Mend): string {
  const { text: done } = after(opened(text), action).now;
  expect(wrongWith(done)).toEqual([]);
  return done.split("\n")[2]!;
}

/** The labels of the buttons, and the second block after each. */
function mended(text: string): [label: string, line: string][] {
  return mendsOf(text).map((mend) => [mend.label, lineAfter(text, mend)]);
}

test("a field that no block has is taken out", () => {
  expect(mended(page(`${INTRO}, "x-unknown": 3`))).toEqual([["Take it out", `{ ${INTRO} }`]]);
});

test("a misspelt field gets its name, or is taken out where the right one is there", () => {
  const misspelt = page(INTRO.replace("heading", "headding"));
  expect(mendsOf(misspelt).map(({ label }) => label)).toEqual(["Make it the heading", "Take it out"]);
  expect(lineAfter(misspelt, mendsOf(misspelt)[0]!)).toBe(`{ ${INTRO} }`);
  expect(mended(page(`${INTRO}, "headding": "Twice"`))).toEqual([["Take it out", `{ ${INTRO} }`]]);
});

test("of two fields with one name either is kept", () => {
  expect(mended(page(INTRO.replace('"text"', '"heading": "Who we are", "text"')))).toEqual([
    ["Keep the first", `{ ${INTRO} }`],
    ["Keep the last", `{ ${INTRO.replace("About us", "Who we are")} }`],
  ]);
});

test("a block gets the type that was meant", () => {
  expect(mended(page(INTRO.replace("intro", "introo")))).toEqual([["Make it an introduction", `{ ${INTRO} }`]]);
});

test("what the check can mend is written", () => {
  expect(mended(page(INTRO.replace('"About us"', "42")))).toEqual([
    ["Write “42”", `{ ${INTRO.replace("About us", "42")} }`],
  ]);
});

test("nothing is offered for what was written since", () => {
  const text = page(INTRO.replace('"About us"', "42"));
  expect(mendsOf(page(INTRO.replace("About us", "Who we are")), text)).toEqual([]);
});

test("a mark at the start is taken out", () => {
  expect(mended(`\ufeff${page(INTRO)}`)).toEqual([["Take it out", `{ ${INTRO} }`]]);
});

test("the same mistake in several places is mended at once, as one step of undo", () => {
  const strange = page(`${INTRO}, "x-unknown": 3 }, { ${INTRO.replace("About", "After")}, "x-unknown": 4, "y": 5`);
  const [one, all] = mendsOf(strange);
  expect([one, all].map((mend) => mend?.label)).toEqual(["Take it out", "Take it out in both places"]);
  const done = after(opened(strange), all!.action);
  expect(done.now.text).toBe(strange.replaceAll(/, "x-unknown": \d/g, ""));
  expect(done.past.map(({ label }) => label)).toEqual(["mend 2 equal mistakes"]);
});
