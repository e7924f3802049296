/** Quick tests that let most pages pass never hide a mistake. Other kinds of them are tested in tests/fuzz. */
import { expect, test } from "vitest";
import { render } from "../site.ts";
import { block, codesOf, type Group, settings, shortIntro } from "../site.ts";
import { anchorsIn } from "../../../../src/node/check/outline/blockOutline.ts";
import { isWellMarked } from "../../../../src/node/check/gathered/texts/texts.ts";

const tabs = block("tabs");
const faq = block("faq");

/** The anchors inside a block with this `id`. */
function placesIn(placed: Group, id: string): string[] {
  return anchorsIn(render.block({ ...placed, id }, 0, settings())).filter((name) => name !== id);
}

const MARKS = { filled: /\{city\}/g, isPlain: false };

test("a block may not be called like a place in another one, whichever comes first", () => {
  for (const [placed, inner] of [
    [tabs, placesIn(tabs, "prices")],
    [faq, placesIn(faq, "prices")],
  ] as const) {
    expect(inner.length).toBeGreaterThan(1);
    const named = { ...placed, id: "prices" };
    for (const id of inner) {
      expect([id, codesOf(named, shortIntro({ id }))]).toEqual([id, ["duplicate-id"]]);
      expect([id, codesOf(shortIntro({ id }), named)]).toEqual([id, ["duplicate-id"]]);
    }
    expect(codesOf(named, shortIntro({ id: `${inner[0]}-more` }))).toEqual([]);
    expect(codesOf(named, shortIntro({ id: "prices-of-all" }))).toEqual([]);
  }
});

test("nor like a place in a block without a name, or around the page", () => {
  const [inner] = placesIn(tabs, "tabs-2");
  expect(codesOf(shortIntro({ id: inner! }), tabs)).toEqual(["duplicate-id"]);
  expect(codesOf(tabs, shortIntro({ id: inner! }))).toEqual([]);
  for (const id of anchorsIn(render.frame(settings())))
    if (/^[a-z][a-z-]*$/.test(id)) expect([id, codesOf(shortIntro({ id }))]).toEqual([id, ["duplicate-id"]]);
});

test("texts with links, bold words, headings and names are passed, all others are looked at", () => {
  const passed = [
    "See [our work](/work).",
    "**Bold** and [two words](https://x.example/a?b=c).",
    "[a](/b)[c](/d)",
    "### Step 1\n## Step 2",
    "[our work](/work) {city}",
    "[{city}](/work)",
    "Ask {city}.",
    "Words alone.",
  ];
  const looked = [
    "![A picture](/images/a.png)",
    "[a link] (/work)",
    "[our work](/our work)",
    "**one side",
    "**[our work](/work)**",
    "[TODO](/work)",
    "[our work](/TODO)",
    "[our work](/work) {phone}",
    "{city}}",
    "${city}",
    "#Step 1",
    "Step # 1",
    "[our work](/work) • more",
    "[our work](/work) ",
    "[our work](/caf\ufffd)",
    "**a\u200bb**",
    "**a\u0007b**",
    "<[our work](/work)>",
  ];
  expect([...passed, ...looked].filter((text) => isWellMarked(text, "markdown", MARKS))).toEqual(passed);
  const lines = ["Ask {city}.", "See [our work](/work).", "## Step"].filter((text) =>
    isWellMarked(text, "line", MARKS),
  );
  expect(lines).toEqual(["Ask {city}."]);
});
