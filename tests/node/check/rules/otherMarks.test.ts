/** Names, pictures and marks in texts, as other programs write them: one finding each, with what is written here. */
import { expect, test } from "vitest";
import { block, page, problemsOf, shortHero, shortIntro, text } from "../site.ts";

function saidOf(words: string, field = "text"): string[] {
  const files = { "pages/index.json": text(page(shortIntro({ [field]: words }))) };
  return problemsOf(files).map(({ code, message, fix }) => `${code}: ${message} ${fix}`);
}

test.each([
  ["Call {company.name} now.", 'nothing is filled in for {company.name} as it is written. write "{company}".'],
  ["[[company]] answers.", 'nothing is filled in for [[company]] as it is written. write "{company}".'],
  ["<<company>> answers.", 'nothing is filled in for <<company>> as it is written. write "{company}".'],
  ["<company> answers.", 'nothing is filled in for <company> as it is written. write "{company}".'],
  [
    "<?php echo $company; ?> answers.",
    'a name that is filled in is not written as <?php echo $company; ?>. write "{company}".',
  ],
  ["Call {telefon} now.", 'nothing is known that could be filled in for {telefon}. did you mean "{phone}"?'],
])("%s", (words, told) => {
  expect(saidOf(words).map((said) => said.toLowerCase())).toEqual([`unknown-token: ${told}`.toLowerCase()]);
});

test("a name with a filter behind it", () => {
  expect(saidOf("Write to {{ site.email | escape }} now.")).toMatchInlineSnapshot(`
    [
      "placeholder-text: nothing is filled in for "{{ site.email | escape }}" as it is written. write "{email}" with one pair of braces.",
    ]
  `);
});

test("what stands in quotation marks within braces is quoted", () => {
  expect(saidOf('See {{< figure src="x.png" >}} here.')).toMatchInlineSnapshot(`
    [
      "placeholder-text: "{{< figure src="x.png" >}}" looks like words that are still to be written. write the real words in the place of "{{< figure src="x.png" >}}", or a sentence that needs none.",
    ]
  `);
});

test("words in marks of LaTeX and of Jira", () => {
  expect(saidOf("Use \\textbf{whichever} suits you.")).toMatchInlineSnapshot(`
    [
      "foreign-markdown: "\\textbf{whichever}" would be shown as it is written: nothing is made of such marks here. write "**whichever**" in its place.",
    ]
  `);
  expect(saidOf("Use \\emph{whichever} suits you.", "heading")).toMatchInlineSnapshot(`
    [
      "foreign-markdown: "\\emph{whichever}" would be shown as it is written: nothing is made of such marks here. write "whichever" in its place.",
    ]
  `);
  expect(saidOf("Use {color:red}whichever{color} suits you.")).toMatchInlineSnapshot(`
    [
      "foreign-markdown: "{color:red}whichever{color}" would be shown as it is written: nothing is made of such marks here. write "whichever" in its place.",
    ]
  `);
  expect(saidOf("Write `\\textbf{words}`, or \\{color}.")).toEqual([]);
});

test.each([
  ["| One is here.", "|", "text"],
  ["|- One is here.", "|-", "text"],
  ["| One is here", "|", "heading"],
])("a sign of YAML before a text: %s", (words, sign, field) => {
  expect(saidOf(words, field)).toEqual([
    `foreign-markdown: there is a sign of another program in this text: "${sign}" would be shown as it is written. take it out, with the space behind it.`,
  ]);
});

test.each(["> One is here.", "One | two", "**One** | two", "\\| One is here.", "- One\n- Two", ">1 is enough."])(
  "no sign of YAML: %s",
  (words) => {
    expect(saidOf(words).filter((said) => said.includes("a sign of another program"))).toEqual([]);
  },
);

test("a picture as programs for notes have it", () => {
  expect(saidOf("Here we are: ![[map.png]]")).toMatchInlineSnapshot(`
    [
      "picture-in-text: a picture cannot stand in a text: "![[map.png]]" would be shown as it is written. take it out, with the space before it, and show the picture in a block that has an "image", for example a hero or an article.",
    ]
  `);
});

test("an address in wide brackets", () => {
  const fix = 'write "[our work](/portfoliopage)".';
  for (const words of ["See [our work](/portfoliopage）.", "See [our work]（/portfoliopage）."])
    expect(saidOf(words).map((said) => said.split(". ")[1])).toEqual([fix]);
});

test("words that are in the middle by their tag", () => {
  expect(saidOf("Use <center>whichever</center> suits you.")).toEqual([
    'pasted-html: "<center>whichever</center>" would be shown as it is written: texts have no HTML. write "Use whichever suits you.".',
  ]);
});

test("a file in the folder public that is not there", () => {
  expect(saidOf("See [our prices](/public/prices.pdf).")).toMatchInlineSnapshot(`
    [
      "broken-link: no page lives at "/public/prices.pdf". write "/prices.pdf", and put the file into the folder public: public/prices.pdf, lead the link elsewhere, or take it out.",
    ]
  `);
});

test("a description that a program wrote in the place of none", () => {
  const files = { "pages/index.json": text(page(shortHero("undefined"), block("intro"))) };
  expect(problemsOf(files).map(({ code }) => code)).toEqual(["weak-alt"]);
});

test.each([
  ["Come ***only now** please.", '"***only now**" has three stars before its words and two'],
  ["Come **only now*** please.", '"**only now***" has two stars before its words and three'],
])("%s", (words, told) => {
  expect(saidOf(words)).toEqual([
    `unclosed-bold: ${told} behind them, so that a star would be shown. write "**only now**".`,
  ]);
});

test.each([
  "Come ***only** now* please, for ***all of it***.",
  "From **$99***\n\n\\* With tax.",
  "From **$99*** and *more*.",
])("%s is fine", (words) => {
  expect(saidOf(words)).toEqual([]);
});

test("the name of a file in words describes no picture", () => {
  const hero = (alt: string) => ({ ...shortHero("A kite"), image: { src: "panels/who-we-are.webp", alt } });
  const codesFor = (alt: string) => problemsOf({ "pages/index.json": text(page(hero(alt))) }).map(({ code }) => code);
  expect(codesFor("who we are webp")).toEqual(["weak-alt"]);
  expect(codesFor("Who we are, drawn for webp")).toEqual([]);
});

const FOOTNOTE =
  'foreign-markdown: there is a footnote in this text: "[^1]" would be shown as it is written. write the note into the text.';

test.each([
  ["It is old.[^1]\n\n[^1]: Very.", FOOTNOTE],
  ["It is old.[^1]\n\n[^1]: https://a.example/", FOOTNOTE],
  [
    "It is old.\n\n[//]: # (ask Asha)",
    String.raw`foreign-markdown: there is a note to yourself in this text: "[//]: # (ask Asha)" would be shown as it is written. take it out, with the \n\n before it.`,
  ],
])("a note that is no link: %j", (words, told) => {
  expect(saidOf(words)).toEqual([told]);
});
