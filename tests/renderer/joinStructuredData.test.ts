import { expect, test } from "vitest";
import { pageRenderer } from "../../src/server.tsx";
import { sourceOf } from "../fuzz/readPage.ts";
import { agency } from "../support/agency/agency.ts";
import { pageWith, resources } from "../support/exampleSite.ts";

const faq = (question: string) => ({
  type: "faq",
  heading: "Ask",
  items: [{ question, answer: "Yes </script> $& it is." }],
});
const intro = { type: "intro", heading: "Words", text: "Text" };

async function dataOf(blocks: object[], isHydrated = false): Promise<string[][]> {
  const render = pageRenderer(sourceOf(agency), resources, { isHydrated });
  const { pieces } = await render(pageWith(...(blocks as ReturnType<typeof faq>[])));
  const html = pieces.map((piece) => piece.html).join("");
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => {
    const data = JSON.parse(json!) as { "@type": string; mainEntity: { name: string }[] };
    return [data["@type"], ...data.mainEntity.map(({ name }) => name)];
  });
}

test.each([
  ["none", [intro], []],
  ["one", [intro, faq("A?")], [["FAQPage", "A?"]]],
  ["three, with words between", [faq("A?"), intro, faq("B?"), faq("C?")], [["FAQPage", "A?", "B?", "C?"]]],
])("the questions of a page are one object: %s", async (_name, blocks, expected) => {
  expect(await dataOf(blocks)).toEqual(expected);
});

test("where the browser hydrates a page, its blocks are as React writes them", async () => {
  expect(await dataOf([faq("A?"), faq("B?")], true)).toHaveLength(2);
});
