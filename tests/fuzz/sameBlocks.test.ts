/** Blocks in the same letters are looked at once, and that makes no difference to what is found out about any page. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createOpener } from "../../src/node/check/document/open.ts";
import { createGlance } from "../../src/node/check/facts/glance.ts";
import { createSameBlocks, type SameBlocks } from "../../src/node/check/facts/sameBlocks.ts";
import { countNames } from "../../src/node/check/document/keys.ts";
import { listSite } from "../../src/node/check/files/listSite.ts";
import { hasTracesInJson } from "../../src/node/check/inTexts/traces.ts";
import type { SiteFiles } from "../../src/node/check/site.ts";
import { block, type Group, inputOf, pageAt, shortIntro, siteWith, text, types } from "../node/check/site.ts";
import { parameters } from "./settings.ts";

const shared = { "pages/_shared/call.json": text({ block: block("cta"), open: ["heading"] }) };
const button = (href: string) => ({ button: { label: "Go on to the next page", href } });
/** Blocks without a mistake, and some with one of each kind that is looked for while a page is gone through. */
const some: Group[] = [
  ...types.filter((type) => type !== "shared").map(block),
  { type: "shared", use: "call" },
  { type: "shared", use: "call", with: { heading: "In words of its own" } },
  { type: "shared", use: "call", with: { text: "Not open" } },
  { type: "shared", use: "nothing" },
  shortIntro({ text: "It goes on [at the contact page](/contact#form) and [here](#place)." }),
  shortIntro({ id: "place" }),
  shortIntro({ id: "Place" }),
  shortIntro({ text: "Lorem ipsum dolor sit amet." }),
  shortIntro({ text: "A letter\u00ad that is not seen." }),
  shortIntro({ text: "Dear {nobody}." }),
  shortIntro({ text: " A space before it." }),
  shortIntro(button("/contact ")),
  shortIntro(button("javascript:alert(1)")),
  shortIntro({ heading: "" }),
  shortIntro({ "heading ": "Twice" }),
  shortIntro({ constructor: "kept" }),
  { ...shortIntro({}), type: "intros" },
  { heading: "Without a type" },
];

const page = fc.record({
  blocks: fc.array(fc.constantFrom(...some), { maxLength: 4 }),
  indent: fc.constantFrom(0, 2, 2, 2),
  /** What becomes of the text. */
  spoil: fc.constantFrom<((text: string) => string)[]>(
    ...Array.from({ length: 6 }, () => (same: string) => same),
    (same) => same.replace(/("heading": ?"[^"]*")/, "$1, $1"),
    (same) => same.replace('"blocks"', '"blocks": [{ "type": "hero" }], "blocks"'),
    (same) => same.replace(/\}(\s*\]\s*\}\s*)$/, "},$1"),
    (same) => same.replace(/,(\s*\{)/, "$1"),
    (same) => same.slice(0, -4),
    (same) => same.replace("Hello", "H\\u0065llo"),
  ),
});

/** @param blocks Left out, the usual ones. */
function glances(files: SiteFiles, blocks?: SameBlocks): (file: string) => unknown {
  const input = inputOf(files);
  const opener = createOpener(input);
  const { common, pages } = listSite(files);
  const glance = createGlance(input, opener, { common: opener.open(common), ...(blocks && { blocks }) });
  return (file) =>
    glance(
      pages.find((each) => each.file === file)!,
      files[file]!,
    );
}

/** Every page by itself. */
const never: SameBlocks = {
  parse: JSON.parse,
  of: () => undefined,
  signsIn: (json) => ({ hasTraces: hasTracesInJson(json), names: countNames(json) }),
};

test("whatever is on the pages", () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 2, maxLength: 6 }), (drafts) => {
      const written = drafts.map(({ blocks, indent, spoil }, i): [string, string] => {
        return [`pages/p${i}.json`, spoil(JSON.stringify(pageAt(`/p${i}`, ...blocks), null, indent))];
      });
      const files = siteWith({ ...shared, ...Object.fromEntries(written) });
      const together = glances(files);
      const apart = glances(files, never);
      for (const [file, content] of written) {
        const [first, again] = [together(file), together(file)];
        const alone = apart(file);
        expect(first, content).toEqual(alone);
        expect(again, content).toEqual(alone);
      }
    }),
    parameters,
  );
});

describe("parsed as JSON.parse does", () => {
  const parsed = (parse: (written: string) => unknown, written: string): unknown => {
    try {
      return { value: parse(written) };
    } catch {
      return "not JSON";
    }
  };

  test("any text, also where blocks are there twice and where they have mistakes", () => {
    const piece = fc.constantFrom(
      ...'{}[],:" \n\\-1'.split(""),
      '"blocks"',
      '"blocks": [',
      '{"a": 1}',
      '{"a": "]}"}',
      "true",
      '"\\""',
      '{"blocks": [{"a": 1}, {"a": 1}], "b": 2}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { parse } = createSameBlocks();
        const written = pieces.join("");
        const around = `{"route": "/", ${written}}`;
        for (const each of [written, around, around, `{"blocks": [${written}]}`])
          expect(parsed(parse, each), each).toEqual(parsed(JSON.parse, each));
      }),
      { ...parameters, numRuns: 3_000 },
    );
  });

  const pageOf = (i: number, ...blocks: object[]) => JSON.stringify({ route: `/${i}`, blocks });

  test("many pages, of which each has a block of its own and one that all have", () => {
    const { parse, of } = createSameBlocks();
    for (let i = 0; i < 1_000; i++) {
      const written = pageOf(i, { own: i }, { type: "same", text: "Long enough to be worth it" });
      const [own, same] = (parse(written) as { blocks: [Group, Group] }).blocks;
      expect([own, same]).toEqual((JSON.parse(written) as { blocks: Group[] }).blocks);
      expect(of(own)).toBeUndefined();
      expect(of(same) !== undefined).toBe(i > 0);
    }
  });

  test("where hardly any block comes again, none is looked for any more", () => {
    const { parse, of } = createSameBlocks();
    const last = (i: number) =>
      (parse(pageOf(i, { own: `${i} and more words` }, { a: 1 })) as { blocks: Group[] }).blocks[1]!;
    for (let i = 0; i < 200; i++) expect(of(last(i)) !== undefined).toBe(i > 0);
    expect(of(last(200))).toBeUndefined();
  });
});
