/** A link in a text that is not written as one, to an address that is wrong as well. */
import { expect, test } from "vitest";
import { foundIn, page, pageAt, problemsOf, shortIntro, text } from "../site.ts";

test("a link with a space before an address that leads nowhere, or nearly", () => {
  const site = (written: string) => ({
    "pages/index.json": text(page(shortIntro({ text: `Read [all of it](/guide), or [ask us] (${written}).` }))),
    "pages/guide.json": text(pageAt("/guide", shortIntro({ text: "Back to [the start](/)." }))),
  });
  const fixesOf = (written: string) => problemsOf(site(written)).map(({ message, fix }) => `${message} ${fix}`);
  expect([fixesOf("/guide#form"), fixesOf("/giude"), fixesOf("/somewhere-else")]).toMatchInlineSnapshot(`
    [
      [
        "the link "[ask us] (/guide#form)" is not written as a link: a space stands between "]" and "(". write "[ask us](/guide#form)".",
      ],
      [
        "the link "[ask us] (/giude)" is not written as a link: a space stands between "]" and "(". And no page lives at "/giude". write "[ask us](/guide)".",
      ],
      [
        "the link "[ask us] (/somewhere-else)" is not written as a link: a space stands between "]" and "(". And no page lives at "/somewhere-else". write "[ask us](/…)", with the address of a page for ….",
      ],
    ]
  `);
});

test.each([
  ["[[/guide|the guide]]", 'write "[the guide](/guide)".'],
  ["[[/guide]]", 'write "[…](/guide)", with words to click for ….'],
  ["[[/giude|the guide]]", 'write "[the guide](/guide)".'],
  ["[[/somewhere-else|the guide]]", 'write "[the guide](/…)", with the address of a page for ….'],
  ["[[https://a.example|the guide]]", 'write "[the guide](https://a.example)".'],
])("a link of a wiki with an address in its brackets: %s", (written, fix) => {
  const files = {
    "pages/index.json": text(page(shortIntro({ text: `Read ${written}, or [all](/guide).` }))),
    "pages/guide.json": text(pageAt("/guide", shortIntro({ text: "Back to [the start](/)." }))),
  };
  expect(problemsOf(files).map((problem) => problem.fix)).toEqual([fix]);
});

test.each([
  ["Or [write to us](/guide.", 'write "[write to us](/guide).".'],
  ["Or [write to us](/guide, or come by.", 'write "[write to us](/guide),".'],
  ["Or [write to us](/guide first (in short).", 'write "[write to us](/guide)".'],
  ["Or [ring us](tel:+91 79 4000 1234 first.", 'write "[ring us](tel:+917940001234)".'],
  ["Or [write to us](/guide)?", undefined],
  ["Look at [their site]https://a.example!", 'write "[their site](https://a.example)!".'],
])("the end of the sentence behind it stays: %s", (written, fix) => {
  const files = {
    "pages/index.json": text(page(shortIntro({ text: `[All](/guide). ${written}` }))),
    "pages/guide.json": text(pageAt("/guide", shortIntro({ text: "Back to [the start](/)." }))),
  };
  expect(problemsOf(files).map((problem) => problem.fix)).toEqual(fix === undefined ? [] : [fix]);
});

test.each([
  "See [our form [free]](/contact).",
  "See [our form [a] [b]](/contact) and [x [y]](/blog).",
  "See [[free] form](/contact).",
  "See [**our form** [free]](/contact).",
])("brackets in the words of a link are shown with them: %s", (written) => {
  expect(foundIn(written)).toEqual([]);
});

test.each([
  ["[[free]](/contact)", "its words stand in two pairs of [ ]", "[free](/contact)"],
  ["[free]](/contact)", 'there is one "]" too many', "[free](/contact)"],
  ["[[free](/contact)", 'there is one "[" too many', "[free](/contact)"],
])("%s behind such a link", (link, is, better) => {
  const message = `the link "${link}" is not written as a link: ${is}.`;
  const found = [["broken-markdown-link", message, `write "${better}".`]];
  expect(foundIn(`See [our form [free]](/contact), or ${link}.`)).toEqual(found);
});

test.each(["“Our form”", "‘Our form’", '"Our form”'])("the title %s behind an address", (title) => {
  const message = `the link "[our form](/ ${title})" is not written as a link: a title stands behind its address, and would be shown nowhere.`;
  expect(foundIn(`See [our form](/ ${title}).`)).toEqual([["broken-markdown-link", message, 'write "[our form](/)".']]);
});

test.each([
  ["See [the form]( # form ).", 'write "[the form](#form)".'],
  ["See [the form] (# form ).", 'write "[the form](#form)".'],
  ["See [the form] ( # form ).", 'write "[the form](#form)".'],
  ["See [all of it]( / guide ).", 'write "[all of it](/guide)".'],
  ["Mail [us]( mailto: tea@a.example ).", 'write "[us](mailto:tea@a.example)".'],
  ["See [all of it]( /guide ).", undefined],
  ["Tea [and more]( and a chair ).", undefined],
])("spaces in and around the address, as translation programs write them: %s", (written, fix) => {
  const files = {
    "pages/index.json": text(page(shortIntro({ id: "form", text: `[All](/guide). ${written}` }))),
    "pages/guide.json": text(pageAt("/guide", shortIntro({ text: "Back to [the start](/)." }))),
  };
  const found = problemsOf(files).filter(({ file }) => file === "pages/index.json");
  expect(found.map((problem) => problem.fix)).toEqual(fix === undefined ? [] : [fix]);
});

const slip = (written: string) =>
  `the link "${written}" is not written as a link: words stand in the place of its address.`;

test.each([
  ["[our team](digital marketing services)", 'write "[our team](/digital-marketing-services)".'],
  ["[our team]( Digital Marketing )", 'write "[our team](/digital-marketing-services)".'],
  ["[our team](How we market in the web in short)", 'write "[our team](/digital-marketing-services)".'],
  ["[our team](digital markting services)", 'write "[our team](/digital-marketing-services)".'],
  ["[our team](the guide page)", 'write "[our team](/guide)".'],
  // What is no page may be a remark.
  ["[sic](as it was written)", undefined],
  ["[Sizes](small, middle and large)", undefined],
  ["Rooms [1](up to four people)", undefined],
  ["`[our team](digital marketing services)`", undefined],
])("words in the place of an address, to a page: %s", (written, fix) => {
  const files = {
    "pages/index.json": text(
      page(
        shortIntro({
          text: `Read [all of it](/guide) and [how we market](/digital-marketing-services). ${written} help you.`,
        }),
      ),
    ),
    "pages/guide.json": text(pageAt("/guide", shortIntro({ text: "Back to [the start](/)." }))),
    "pages/digital-marketing.json": text({
      ...pageAt("/digital-marketing-services", shortIntro({ text: "Back to [the start](/)." })),
      title: "How we market in the web in short",
    }),
  };
  const found = problemsOf(files).map((problem) => [problem.message, problem.fix]);
  expect(found).toEqual(fix === undefined ? [] : [[slip(written), fix]]);
});
