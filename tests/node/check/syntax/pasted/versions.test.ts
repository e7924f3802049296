/** Of two versions of the same lines the first is read, so that all else on the page is checked. */
import { expect, test } from "vitest";
import { withEdits } from "../../../../../src/node/check/document/edited.ts";
import { block, page, problemsOf, text } from "../../site.ts";

const written = text(page({ id: "call", ...block("cta") }, block("faq"))).replace(
  '"heading": "Questions',
  '"headng": "Questions',
);
const own = '      "id": "call",\n';

const versions: [what: string, lines: string][] = [
  ["two versions", `<<<<<<< HEAD\n${own}=======\n      "id": "ring",\n>>>>>>> maya\n`],
  [
    "with the one that both were made from",
    `<<<<<<< HEAD\n${own}||||||| 12ab\n=======\n      "id": "ring",\n>>>>>>> maya\n`,
  ],
  ["a first version without lines", `${own}<<<<<<< HEAD\n=======\n      "ground": "ink",\n>>>>>>> maya\n`],
  ["two versions without the mark before the first", `${own}=======\n      "id": "ring",\n>>>>>>> maya\n`],
  ["a mark that is left", `${own}>>>>>>> maya\n`],
];

test.each(versions)("%s", (_, lines) => {
  expect(written).toContain(own);
  const spoilt = written.replace(own, lines);
  for (const source of [spoilt, spoilt.replaceAll("\n", "\r\n")]) {
    const found = problemsOf({ "pages/index.json": source });
    expect(found.map(({ code }) => code)).toEqual(["merge-conflict", "unknown-property"]);
    const at = source.split("\n").findIndex((line) => line.includes("headng"));
    expect(found[1]).toMatchObject({ line: at + 1 });
    // What is put right elsewhere leaves both versions as they are.
    expect(withEdits(source, [found[1]!.edit!])).toBe(source.replace("headng", "heading"));
  }
});

test("the ancestor of both versions is left, without the mark before the first", () => {
  const spoilt = written.replace(
    own,
    `${own}||||||| 12ab\n      "id": "tell",\n=======\n      "id": "ring",\n>>>>>>> maya\n`,
  );
  const [told] = problemsOf({ "pages/index.json": spoilt });
  const at = Number(told!.line);
  expect(told).toMatchObject({
    code: "merge-conflict",
    message: "Marks of two versions of the same lines are still here.",
    fix: `take out the lines with the marks, ${at}, ${at + 2} and ${at + 4}, and line ${at + 1}, which is how it was before. Of the lines around them, keep what you want to have, each thing once, with a comma between two of them.`,
  });
});

test("where the address may be one or another, nothing else is told", () => {
  const route = /^ {2}"route".*\n/m.exec(written)![0];
  const spoilt = written.replace(route, `<<<<<<< HEAD\n${route}=======\n  "route": "/other",\n>>>>>>> maya\n`);
  expect(problemsOf({ "pages/index.json": spoilt }).map(({ code }) => code)).toEqual(["merge-conflict"]);
});

test("versions in several places, and one that cannot be told apart", () => {
  const two = versions[0]![1];
  const several = written.replace(
    own,
    `${two}${two.replaceAll("id", "x")}`.replace(/ {6}"x": "(?:call|ring)",\n/g, ""),
  );
  expect(problemsOf({ "pages/index.json": several }).map(({ code }) => code)).toEqual([
    "merge-conflict",
    "unknown-property",
  ]);
  const nested = written.replace(own, `<<<<<<< HEAD\n${two}=======\n>>>>>>> maya\n`);
  expect(problemsOf({ "pages/index.json": nested }).map(({ code, note }) => [code, note])).toEqual([
    ["merge-conflict", "The rest of this page was not checked until this is put right."],
  ]);
});

test.each([
  ["single", (source: string) => source.replaceAll("'", "’").replaceAll('"', "'")],
  ["curly", (source: string) => source.replaceAll(/"([^"\n]*)"/g, "“$1”")],
])("a whole page with %s quotation marks is told once, and its values are checked", (_, spoil) => {
  const many = Array.from({ length: 20 }, (_entry, i) => ({ ...block("faq"), id: `faq-${i}` }));
  const source = text(page({ ...block("cta"), headng: "x" }, ...many));
  expect(source.length).toBeGreaterThan(8000);
  const found = problemsOf({ "pages/index.json": spoil(source) });
  expect(found.map(({ code }) => code)).toEqual([expect.stringMatching(/quotes$/), "unknown-property"]);
});

const entry = (question: string, answer = "Yes.") => `{ "question": "${question}", "answer": "${answer}" }`;
const marks = '2, 4 and 6: they start with "<<<<<<<", "=======" and ">>>>>>>".';
const BOTH = `Take out what you do not keep, and the lines with the marks, ${marks}`;
const LEFT = `, with words of the other one if you like. Take the other one out, and the lines with the marks, ${marks}`;
const ONE = `keep line 3 or line 5${LEFT}`;

test.each<[what: string, versions: [string, string], fix: string]>([
  [
    "two entries",
    [entry("Can we pay in parts?"), entry("Do you make apps?")],
    `keep both: then write a comma at the end of line 3. Or keep only line 3, or only line 5. ${BOTH}`,
  ],
  [
    "two entries with commas",
    [`${entry("Can we pay in parts?")},`, `${entry("Do you make apps?")},`],
    `keep both: then take the comma at the end of line 5 out. Or keep only line 3 (then take the comma at the end of line 3 out), or only line 5 (then take the comma at the end of line 5 out). ${BOTH}`,
  ],
  [
    "two texts",
    ['"First drafts"', '"A talk"'],
    `keep both: then write a comma at the end of line 3. Or keep only line 3, or only line 5. ${BOTH}`,
  ],
  [
    "two other fields",
    ['"ground": "mist"', '"text": "Hello."'],
    `keep both: then write a comma at the end of line 3. Or keep only line 3, or only line 5. ${BOTH}`,
  ],
  ["the same entry", [entry("Do you make apps?", "Yes."), entry("Do you make apps?", "We do.")], ONE],
  ["the same field", ['"text": "Hi.",', '"text": "Hello.",'], `keep line 3 ("Hi.") or line 5 ("Hello.")${LEFT}`],
  ["a field and its slip", ['"text": "Hi.",', '"txt": "Hello.",'], `keep line 3 ("Hi.") or line 5 ("Hello.")${LEFT}`],
  [
    "the same field with long texts that begin alike",
    [`"text": "${"So. ".repeat(30)}"`, `"text": "${"So. ".repeat(31)}"`],
    ONE,
  ],
  [
    "two links to one page",
    ['{ "label": "Our work", "href": "/work" },', '{ "label": "Cases", "href": "/work" },'],
    `keep line 3 ("Our work") or line 5 ("Cases")${LEFT}`,
  ],
  ["parts of entries", [`${entry("Can we pay in parts?")}, {`, `${entry("Do you make apps?")}, {`], ONE],
])("which of two versions to keep: %s", (_, [one, other], fix) => {
  const spoilt = `{\n<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> maya\n}\n`;
  for (const source of [spoilt, spoilt.replaceAll("\n", "\r\n")])
    expect(problemsOf({ "pages/index.json": source }).find(({ code }) => code === "merge-conflict")?.fix).toBe(fix);
});

test.each([
  [
    '"A",',
    '"B"',
    "]",
    "keep both. Or keep only line 4 (then take the comma at the end of line 4 out), or only line 6.",
  ],
  [
    '"A"',
    '"B",',
    '"C"]',
    "keep both: then write a comma at the end of line 4. Or keep only line 4 (then write a comma at the end of line 4), or only line 6.",
  ],
  [
    '"A"',
    '"B"',
    '"C"]',
    "keep both: then write a comma at the end of line 4 and write a comma at the end of line 6. Or keep only line 4 (then write a comma at the end of line 4), or only line 6 (then write a comma at the end of line 6).",
  ],
  ['"A",', '"B",', '"C"]', "keep both. Or keep only line 4, or only line 6."],
])("the commas with which each choice is sound: %s and %s before %s", (one, other, ...[behind, fix]) => {
  const spoilt = `{\n"x": [\n<<<<<<< spring\n${one}\n=======\n${other}\n>>>>>>> main\n${behind}\n}\n`;
  const [said] = problemsOf({ "pages/index.json": spoilt }).filter(({ code }) => code === "merge-conflict");
  expect(said!.message).toBe(
    'Two people changed the same lines, and both versions are in the file, from here on. The first one comes from "spring", the second one from "main".',
  );
  expect(said!.fix!.startsWith(`${fix} Take out what you do not keep, and the lines with the marks`)).toBe(true);
});
