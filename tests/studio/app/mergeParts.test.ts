/** Settings and shared blocks, which two people changed, below their top level. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import type { Group } from "../../../src/node/check/site.ts";
import { partsApart } from "../../../src/studio/app/merge/parts.ts";
import type { OpenFile } from "../../../src/studio/document/openFile.ts";
import type { NamedFile } from "../../../src/studio/document/read.ts";
import { validPage } from "../../fuzz/validPage.ts";
import { editOf, essence, type Wish, wish } from "../document/randomEdits.ts";
import { after, aPage, lookup, opened } from "../studio.ts";
import { parameters } from "../../fuzz/settings.ts";
import { expectEachSide, mergedOf, tableOf, type Versions } from "./merging.ts";

test("the settings of the site are settled field by field and link by link", () => {
  const link = (label: string, href = "/x") => ({ label, href });
  const named: NamedFile = { file: "pages/_site.json", role: "site", name: "" };
  const site = (links: Json[], brand: Group, forms: Group): Group => ({
    brand,
    header: { menu: links },
    forms,
  });
  const was = [link("Home", "/"), link("Work", "/work"), link("Blog", "/blog")];
  const form = (fields: string[]) => ({ fields, submit: "Send" });
  const versions: Versions = {
    base: site(was, { name: "Kites", founded: 2019 }, { contact: form(["name"]) }),
    mine: site(
      [link("Start", "/"), was[1]!, was[2]!, link("Jobs", "/jobs")],
      { name: "Kites & Co", founded: 2019 },
      { contact: form(["name", "email"]), quote: form(["name"]) },
    ),
    theirs: site(
      [was[0]!, link("Our work", "/work"), was[2]!],
      { name: "Kites", founded: 2020 },
      { contact: { ...form(["name"]), submit: "Go" } },
    ),
  };
  expect(tableOf(named, versions)).toMatchInlineSnapshot(`
    [
      "Name of brand: Kites & Co | Kites -> mine",
      "Founded of brand: 2019 | 2020 -> theirs",
      "Label of menu entry 1 of header: Start | Home -> mine",
      "Label of menu entry 2 of header: Work | Our work -> theirs",
      "Menu entry 4 of header: Jobs | Not there -> mine",
      "Fields of contact of forms: name, email | name -> mine",
      "Button of contact of forms: Send | Go -> theirs",
      "Quote of forms: Send | Not there -> mine",
    ]
  `);
  expectEachSide(named, versions);
  expect(mergedOf(named, versions)).toEqual({
    brand: { name: "Kites & Co", founded: 2020 },
    header: { menu: [link("Start", "/"), link("Our work", "/work"), was[2], link("Jobs", "/jobs")] },
    forms: { contact: { fields: ["name", "email"], submit: "Go" }, quote: form(["name"]) },
  });
});

test("links of one menu entry are settled one by one, also when its place is another in both", () => {
  const named: NamedFile = { file: "pages/_site.json", role: "site", name: "" };
  const link = (label: string) => ({ label, href: `/${label}` });
  const entry = (label: string, ...labels: string[]): Json => ({ label, links: labels.map(link) });
  const site = (...menu: Json[]): Group => ({ header: { menu } });
  const versions: Versions = {
    base: site(entry("Company", "team", "jobs"), entry("Services", "web", "apps", "seo")),
    mine: site(entry("News", "blog"), entry("Company", "team", "jobs"), entry("Services", "web", "seo", "copy")),
    theirs: site(entry("Services", "web", "apps", "ads", "seo")),
  };
  expectEachSide(named, versions);
  expect(mergedOf(named, versions)).toEqual(
    site(entry("News", "blog"), entry("Services", "web", "ads", "seo", "copy")),
  );
});

test("a shared block is settled field by field and item by item, its picture as a whole", () => {
  const named: NamedFile = { file: "pages/_shared/questions.json", role: "shared", name: "questions" };
  const ask = (question: string, answer = "Yes.") => ({ question, answer });
  const block = (heading: string, items: Json[], more: Group = {}): Group => ({
    block: { type: "faq", heading, items, ...more },
  });
  const versions: Versions = {
    base: block("Questions", [ask("One?"), ask("Two?"), ask("Three?")]),
    mine: block("Mine", [ask("Three?"), ask("One?"), ask("Two?")]),
    theirs: block("Questions", [ask("One?"), ask("Two?", "No."), ask("Three?")], { ground: "mist" }),
  };
  expect(tableOf(named, versions)).toMatchInlineSnapshot(`
    [
      "Heading of the block: Mine | Questions -> mine",
      "Answer of question 3 of the block: Yes. | No. -> theirs",
      "Order of questions of the block: Three?, One?, Two? | One?, Two?, Three? -> mine",
      "Background of the block: Not there | mist -> theirs",
    ]
  `);
  expectEachSide(named, versions);
  expect(mergedOf(named, versions)).toEqual(
    block("Mine", [ask("Three?"), ask("One?"), ask("Two?", "No.")], { ground: "mist" }),
  );
  const pictures: Versions = {
    base: { block: { type: "hero", heading: "A", image: { src: "a.webp", alt: "A" } } },
    mine: { block: { type: "hero", heading: "A", image: { src: "b.webp", alt: "B" } } },
    theirs: { block: { type: "hero", heading: "A", image: { src: "a.webp", alt: "Another" } } },
  };
  expect(partsApart(lookup, named, pictures).map(({ id }) => id)).toEqual(["block image"]);
  expectEachSide(named, pictures);
  const alt = (words: string): Group => ({
    block: { type: "hero", heading: "A", image: { src: "a.webp", alt: words } },
  });
  expect(tableOf(named, { base: alt("A"), mine: alt("Mine"), theirs: alt("Theirs") })).toMatchInlineSnapshot(`
    [
      "Image of the block: Mine | Theirs -> asked, was A",
      "In the block (Hero "A") > image: description changed from "A" to "Mine".",
      "In the block (Hero "A") > image: description changed from "A" to "Theirs".",
    ]
  `);
});

test("whatever both have written, each side can be had whole", () => {
  const wishes = fc.array(wish, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(validPage, wishes, wishes, (page, own, other) => {
      const block: Group = { block: (page["blocks"] as Json[])[0]!, open: ["heading"] };
      for (const [named, base] of [
        [aPage, page],
        [{ ...aPage, role: "shared" }, block],
      ] as const) {
        const edited = (some: readonly Wish[]) => {
          const edit = (file: OpenFile, one: Wish) => {
            const made = editOf(file.now.page!, one);
            return made ? after(file, made) : file;
          };
          return some.reduce(edit, opened(JSON.stringify(base), named)).now.page!;
        };
        const versions: Versions = { base, mine: edited(own), theirs: edited(other) };
        expect(essence(mergedOf(named, versions, "mine"))).toEqual(essence(versions.mine));
        expect(essence(mergedOf(named, versions, "theirs"))).toEqual(essence(versions.theirs));
      }
    }),
    { ...parameters, numRuns: parameters.numRuns * 0.6 },
  );
});
