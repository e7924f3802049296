/** Texts as people write them, and odd ones that are right all the same. */
import * as fc from "fast-check";
import type { Schema } from "../../src/model/fields.ts";

const COMMON = "our apps grow with small teams that care for every detail of a launch".split(" ");

/** What may stand in any text, however odd it looks. */
const ODD = [
  "🚀",
  "👨‍👩‍👧",
  "🇮🇳",
  "שלום עולם",
  "مرحبا بالعالم",
  "日本語の見出し",
  "नमस्ते",
  "e\u0301te\u0301",
  "Zoe\u0308",
  "ﬁne",
  'a "quoted" word',
  "it's",
  "“curly” marks",
  "C:\\temp\\new",
  "\\",
  "</script>",
  "<!-- note -->",
  "a <b> tag & more",
  "&nbsp;",
  "{company}",
  "{ }",
  "{1, 2}",
  "$1 $&",
  "2-3",
  "$2000-$2500",
  "100%",
  "a/b/c",
  "1 < 2 > 0",
  "snake_case_name",
  "C++ & C#",
  "__proto__",
  "constructor",
  "null and void",
  "qz1z",
  "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4),
];

/** A few plain words, with a capital letter. */
export function plainWords(minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...COMMON), { minLength, maxLength })
    .map((words) => words.join(" "))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}

/** Any letters and signs that can be seen, without what would have a meaning of its own or looks like a lost letter. */
const anySigns = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll(/[\p{C}\p{Z}*`[\]{}\\\ufffdâÃÂ]/gu, "").trim())
  .filter((text) => text !== "");

const odd = fc.constantFrom(...ODD);
const long = fc.constantFrom("A long story of a small team. ".repeat(167).trim(), "x".repeat(300));

/** Room for a number behind words that stand on the page already. */
const ROOM = 10;

/** One line of text, no longer than it may be. */
export function lineOf({ maxLength }: Schema): fc.Arbitrary<string> {
  if (typeof maxLength !== "number") return line;
  return line.map((text) =>
    Array.from(text)
      .slice(0, maxLength - ROOM)
      .join("")
      .trim(),
  );
}

const line: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: plainWords(2, 8) },
  { weight: 4, arbitrary: fc.array(fc.oneof(odd, plainWords(1, 2)), { minLength: 1, maxLength: 4 }).map(joined) },
  { weight: 2, arbitrary: fc.tuple(plainWords(1, 3), anySigns).map(joined) },
  { weight: 1, arbitrary: anySigns },
  { weight: 1, arbitrary: odd },
  { weight: 1, arbitrary: long },
);

function joined(parts: string[]): string {
  return parts.join(" ");
}

/** Odd words that mean in Markdown what they mean without it. */
const oddInMarkdown = fc.constantFrom(...ODD.filter((text) => !/[\\_]/.test(text) && text !== "qz1z"));

/** One paragraph of Markdown with all that our texts offer. `href` gives the addresses of its links. */
function paragraph(href: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const words = plainWords(1, 4);
  const piece = fc.oneof(
    { weight: 4, arbitrary: words },
    { weight: 2, arbitrary: oddInMarkdown },
    words.map((text) => `**${text}**`),
    words.map((text) => `*${text}*`),
    words.map((text) => `\`${text}\``),
    fc.tuple(plainWords(3, 6), href).map(([text, address]) => `[${text}](${address})`),
  );
  const inline = fc.tuple(words, fc.array(piece, { maxLength: 4 })).map(([first, more]) => [first, ...more].join(" "));
  const list = fc.array(inline, { minLength: 1, maxLength: 4 });
  return fc.oneof(
    { weight: 6, arbitrary: inline },
    fc.tuple(inline, inline).map((parts) => parts.join("\n\n")),
    list.map((items) => items.map((item) => `- ${item}`).join("\n")),
    list.map((items) => items.map((item, i) => `${i + 1}. ${item}`).join("\n")),
    inline.map((text) => `> ${text}`),
    fc
      .tuple(fc.constantFrom("#", "##", "###"), plainWords(2, 5), inline)
      .map(([marks, heading, text]) => `${marks} ${heading}\n\n${text}`),
    fc.tuple(plainWords(2, 5), plainWords(2, 5)).map(([heading, below]) => `### ${heading}\n\n#### ${below}`),
  );
}

/** A text in Markdown: one, or a list of paragraphs. */
export function markdown(href: fc.Arbitrary<string>): fc.Arbitrary<string | string[]> {
  const one = paragraph(href);
  return fc.oneof(one, fc.array(one, { minLength: 1, maxLength: 4 }));
}
