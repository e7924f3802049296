/** A text over several lines is told with its own words, as its author meant the lines. */
import { expect, test } from "vitest";
import { faultsIn } from "../../../../../src/node/check/syntax/faultsIn.ts";

function fixOf(json: string): string {
  const { told } = faultsIn(json);
  expect(told.map(({ code }) => code)).toEqual(["line-break-in-text"]);
  return told[0]!.fix;
}

const inText = (value: string) => fixOf(`{ "blocks": [{\n  "text": "${value}"\n}] }`);
const inList = (value: string, name = "text") =>
  fixOf(`{ "blocks": [{\n  "${name}": ["One.", "${value}",\n"End"]\n}] }`);
const inLine = (value: string) => fixOf(`{ "blocks": [{\n  "heading": "${value}"\n}] }`);
const ofPage = (value: string) => fixOf(`{\n  "description": "${value}",\n  "blocks": []\n}`);

test("lines that are meant", () => {
  const address = "**Where:**\n4th floor, Sample House\nExample Road\nPune";
  expect([
    inText(address),
    inList(address.replaceAll("\n", "\r\n    ")),
    inList("Design\nCode", "points"),
    inLine("Sample House\nExample Road"),
    inText("Mill Lane 12\nBristol"),
    inText('Open \\"late\\":\nMon 9-20'),
    inText(Array.from({ length: 30 }, () => "A line of an address, 4th floor").join("\n")),
  ]).toMatchInlineSnapshot(`
    [
      "to keep the lines, write \\n where each ends: "**Where:**\\n4th floor, Sample House\\nExample Road\\nPune". If it is one sentence, write "**Where:** 4th floor, Sample House Example Road Pune".",
      "to keep the lines, write \\n where each ends: "**Where:**\\n4th floor, Sample House\\nExample Road\\nPune". If it is one sentence, write "**Where:** 4th floor, Sample House Example Road Pune".",
      "write each line as a text of its own: "Design", "Code". If it is one sentence, write "Design Code".",
      "write "Sample House, Example Road". If no comma belongs there, write "Sample House Example Road".",
      "write the text on one line: "Mill Lane 12 Bristol". To keep the lines, write \\n where each ends: "Mill Lane 12\\nBristol".",
      "to keep the lines, write \\n where each ends: "Open \\"late\\":\\nMon 9-20". If it is one sentence, write "Open \\"late\\": Mon 9-20".",
      "to keep the lines, write \\n where each ends, all on one line.",
    ]
  `);
});

test("paragraphs", () => {
  const two = "How much it is depends.\n\nWe tell you soon.";
  expect([
    inText(two),
    inList(two),
    inLine(two),
    ofPage(two),
    inText("We meet here:\n\n4th floor\nExample Road\nPune\n\nCome\nsoon."),
    inText(`${"Words ".repeat(60)}end.\n\n${"More ".repeat(70)}end.`),
  ]).toMatchInlineSnapshot(`
    [
      "make it a list: ["How much it is depends.", "We tell you soon."].",
      "write each paragraph as a text of its own: "How much it is depends.", "We tell you soon.".",
      "write the text on one line: "How much it is depends. We tell you soon.".",
      "write the text on one line: "How much it is depends. We tell you soon.".",
      "make it a list: ["We meet here:", "4th floor\\nExample Road\\nPune", "Come soon."].",
      "make it a list: ["Words Words Words Words Words Words Words Words Words Words…", "More More More More More More More More More More More More…"].",
    ]
  `);
});

test("lines that are sentences", () => {
  const two = "How much it is depends.\nWe tell you soon.";
  expect([inText(two), inList(two), inLine(two), inList(two, "points")]).toMatchInlineSnapshot(`
    [
      "write the text on one line: "How much it is depends. We tell you soon.". To keep the lines, write \\n where each ends. For a new paragraph, make it a list: ["How much it is depends.", "We tell you soon."].",
      "write the text on one line: "How much it is depends. We tell you soon.". To keep the lines, write \\n where each ends. For a new paragraph, end this text and begin another one: "How much it is depends.", "We tell you soon.".",
      "write the text on one line: "How much it is depends. We tell you soon.".",
      "write the text on one line: "How much it is depends. We tell you soon.". For a new paragraph, end this text and begin another one: "How much it is depends.", "We tell you soon.".",
    ]
  `);
});

test("what goes on in the next line", () => {
  expect([
    inText("We build what people use every day, at home and at\nwork, and look after it."),
    inText("How much\n\nit is."),
    inText("How much it is depends.\nWe tell you\nsoon."),
    inText("Soft-\nware"),
  ]).toMatchInlineSnapshot(`
    [
      "write the text on one line: "We build what people use every day, at home and at work, and look after it.".",
      "write the text on one line: "How much it is.".",
      "write the text on one line: "How much it is depends. We tell you soon.". For a new paragraph, make it a list: ["How much it is depends.", "We tell you soon."].",
      "write the text on one line.",
    ]
  `);
});

test("rows of a spreadsheet", () => {
  const rows = "SEO\tfrom $300\tin 4 months\nAds\tfrom $250\tin 2 weeks";
  const below = `By the month:\n${rows}\n\nAsk us.`;
  const points = String.raw`"- SEO: from $300, in 4 months\n- Ads: from $250, in 2 weeks"`;
  const are = "these lines are rows of a table, with tabs between the cells";
  expect(inText(below)).toBe(`${are}: write ["By the month:", ${points}, "Ask us."].`);
  expect(inText(below.replaceAll("\n", "\r\n"))).toBe(`${are}: write ["By the month:", ${points}, "Ask us."].`);
  for (const own of [rows, `\n${rows}\n`]) expect(inText(own)).toBe(`${are}: write ${points}.`);
  expect(inList(below)).toBe(`${are}: write "By the month:", ${points}, "Ask us.".`);
  const line = "SEO: from $300, in 4 months; Ads: from $250, in 2 weeks";
  expect(inLine(below)).toBe(`${are}. In one line, write "By the month: ${line}; Ask us.".`);
  expect(inLine(rows)).toBe(`${are}. In one line, write "${line}".`);
  expect(inText(Array.from({ length: 10 }, () => rows).join("\n"))).toBe(
    `${are}: write each as a point of a list, with \\n before it, for example "- SEO: from $300, in 4 months".`,
  );
  expect(inText("Only one:\nSEO\tfrom $300")).toMatch(/^write the text on one line/);
});
