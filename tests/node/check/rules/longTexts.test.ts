/** The time for a text of repeated characters and words grows linearly with its length. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { block, codesOf, inputOf, page, shortHero, shortIntro, siteWith, text } from "../site.ts";

/** CPU time in seconds, which does not depend on what else the machine does. */
function secondsFor(written: string): number {
  const faq = (...items: (string | { question: string; answer: string })[]) => ({ ...block("faq"), items });
  const blocks = [
    shortIntro({ button: { label: written, href: "/contact" } }),
    shortIntro({ button: { label: "Mail", href: written } }),
    shortHero(written),
    shortHero("A kite", written),
    faq({ question: written, answer: "Yes." }, { question: `C${written}`, answer: "No." }),
    faq(written, { question: "And now?", answer: "No." }),
  ];
  const input = inputOf(siteWith({ "pages/index.json": text(page(...blocks)) }));
  const start = process.cpuUsage();
  check(input);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

const signs = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ \n«»“”„’•（【\u00a0\u200bя"];
const pieces = [
  " \t",
  "\u00a0 \t",
  " | ",
  "@.",
  "a@",
  "a.",
  "a-",
  "a=",
  "a+",
  "[a ",
  "](",
  "{a",
  "<a ",
  "<«",
  "«„“",
  "a: - ",
  ":a",
  "/a",
  "1.",
  "https://",
  "mailto:",
  "tel:",
  "www.a",
  "Ã¼",
  "MENÜ« ",
  "\n· a\t",
  "=C3",
  "TODO ",
  "lorem ipsum ",
  "XXX",
  "{{a}}",
  "[gallery ",
  "[a](/b",
  "a.png ",
  " Would you like me to add",
  "Let me know if you need another ",
  "Here is a copy ",
  "Screenshot 1 ",
  "image of ",
  "Read more ",
  "From: a ",
  "From: a Sent: a ",
  "De: a Data: a Objet: ",
  "aÄ™",
  "Ð",
  "code\\n",
  ":/n",
  "\n– a",
  "a a\n",
  "\n# 1",
  " a".repeat(25) + "\na",
  "[[/a|",
];

test("in Markdown", () => {
  const many = 40_000;
  const texts = [
    `[gallery${" ".repeat(many)}x]`,
    `[Mail](${"@.".repeat(many)}:)`,
    "](".repeat(many),
    `${" Would you like me to add".repeat(many / 4)}\nx`,
  ];
  const codes = texts.map((written) => codesOf(shortIntro({ text: written })));
  expect(codes).toEqual([["pasted-shortcode"], ["unsafe-url"], [], ["stray-space"]]);
});

test.each([...signs, ...pieces])("%j", (piece) => {
  const [some, more] = [20_000, 80_000].map((length) => secondsFor(`${piece.repeat(length / piece.length)}x:`));
  expect(more).toBeLessThan(some! * 8 + 0.5);
});
