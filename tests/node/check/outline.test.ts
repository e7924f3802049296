/** The outlines of the check match what is rendered: for every page of the site and every example. */
import { describe, expect, test } from "vitest";
import { survey } from "../../../src/node/check/check.ts";
import { linksOf } from "../../../src/node/check/gathered/links/links.ts";
import { outlinesOf } from "../../../src/node/check/outline/pageOutline.ts";
import type { PlacedBlock } from "../../../src/node/check/outline/placedBlock.ts";
import type { CheckInput, Group } from "../../../src/node/check/site.ts";
import { checkInputOf } from "../../../src/node/site/checkInput.ts";
import { expectAsRendered } from "./asRendered.ts";
import {
  block as exampleOf,
  inputOf,
  page,
  problemsOf,
  render,
  schemas,
  settings,
  siteWith,
  text,
  types,
} from "./site.ts";
import { engine } from "../../support/engine.ts";

const examples = types.flatMap((type) =>
  schemas[`blocks/${type}.schema.json`]!.examples!.flatMap((example, i) => [
    [`pages/${type}-${i}-first.json`, text({ ...page(example), route: `/${type}-${i}-first` })],
    [`pages/${type}-${i}-later.json`, text({ ...page(exampleOf("cta"), example), route: `/${type}-${i}` })],
  ]),
);
const sites: [string, CheckInput][] = [
  ["the site", checkInputOf(engine, engine)],
  ["every example", inputOf(siteWith(Object.fromEntries(examples)))],
];

const everything = () => () => true;

describe.each(sites)("%s", (_, input) => {
  const { context } = survey(input, everything);
  const outlines = outlinesOf(context)!;
  const site = context.documents.find(({ role }) => role === "site")!.data!;
  const html = ({ block, blockId, position }: PlacedBlock) =>
    input.render!.block({ ...block, id: blockId }, position, site);

  test.each(outlines.pages.map((each) => [each.document.file, each] as const))("%s", (_file, each) => {
    expectAsRendered(each, html);
  });

  test("every link that is rendered is one that the check looks at", () => {
    const known = new Set(linksOf(context).map(({ href }) => href.replaceAll(" ", "")));
    for (const { blocks } of outlines.pages) {
      for (const placed of blocks) {
        for (const [, href] of html(placed!).matchAll(/<a [^>]*?href="([^"]*)"/g)) {
          const isOwn = JSON.stringify(placed!.block).includes(JSON.stringify(href!.replace("#", "")));
          const filled = [...known].some((each) => each.includes("{") && href!.startsWith(each.split("{")[0]!));
          expect(
            known.has(href!) || isOwn || filled || /^(?:mailto|tel):/.test(href!),
            `${href} in ${placed!.blockId}`,
          ).toBe(true);
        }
      }
    }
  });
});

test("the anchors of header, footer and dialogs", () => {
  const { context } = survey({ files: siteWith({}), schemas, render }, everything);
  expect([...outlinesOf(context)!.frame]).toEqual(
    expect.arrayContaining(["main", "menu", "quote", "quote-heading", "quote-form-field-2"]),
  );
});

test("blocks that differ only in their words are rendered once", () => {
  let count = 0;
  const counting = {
    ...render,
    block: (...given: Parameters<typeof render.block>) => (count++, render.block(...given)),
  };
  const cta = (heading: string): Group => ({ ...exampleOf("cta"), heading, text: `Text of ${heading}.` });
  const files = siteWith({
    "pages/_site.json": text({ ...settings(), language: "de" }),
    "pages/x.json": text({ ...page(cta("A"), cta("B"), cta("C"), cta("D")), route: "/x" }),
  });
  const { context } = survey(
    { files: { ...files, "pages/all.json": files["pages/x.json"]! }, schemas, render: counting },
    everything,
  );
  outlinesOf(context);
  expect(count).toBeLessThan(8);
});

test("words of a page that do not fit a shared block are told, and the page is not rendered with them", () => {
  const shared = { block: exampleOf("cta"), open: ["heading", "button"] };
  const files = (own: Group) => ({
    "pages/_shared/call.json": text(shared),
    "pages/index.json": text(page(exampleOf("hero"), { type: "shared", use: "call", with: own }, exampleOf("intro"))),
  });
  const codes = (own: Group) => problemsOf(files(own)).map(({ code, pointer }) => `${code} ${pointer}`);
  expect(codes({ button: { label: true, href: "/contact#frm" } })).toEqual([
    "wrong-type /blocks/1/with/button/label",
    "broken-anchor /blocks/1/with/button/href",
  ]);
  expect(codes({ heading: 5 })).toEqual(["wrong-type /blocks/1/with/heading"]);
});

test.each(types)(
  "a block without its fields (%s) is not rendered where it is written twice that there are blocks",
  (type) => {
    const once = text(page(exampleOf("hero"), exampleOf("cta")));
    const twice = once.replace(/\}\s*$/, `, "blocks": [{ "type": "${type}" }] }`);
    expect(problemsOf({ "pages/index.json": twice }).map(({ code }) => code)).toContain("duplicate-key");
  },
);

test("what is no block is not rendered either", () => {
  for (const group of ['{ "type": "herro" }', "{}", '{ "type": 1 }'])
    problemsOf({ "pages/index.json": text(page(exampleOf("hero"))).replace(/\}\s*$/, `, "blocks": [${group}] }`) });
});
