/** The last lines of a page once more behind its end. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { block, inputOf, page, problemsOf, sentences, text, toldOfEach } from "../../site.ts";

const PAGE = text(page(block("intro"), block("faq")));
const lines = PAGE.trimEnd().split("\n");
const again = (count: number) => lines.slice(-count).join("\n");
const codesOf = (written: string) => problemsOf({ "pages/index.json": written }).map(({ code }) => code);
const fixed = (written: string) => fixSite(inputOf({ "pages/index.json": written }));

test.each([
  ["two", `${PAGE}${again(2)}\n`],
  ["five", `${PAGE}${again(5)}`],
  ["many, with texts in them", `${PAGE}${again(12)}\n`],
  ["five, two times", `${PAGE}${again(5)}\n${again(5)}\n`],
  ["five, with line ends of Windows", `${PAGE}${again(5)}\n`.replaceAll("\n", "\r\n")],
])("%s lines are one mistake, which --fix takes out", (_, written) => {
  expect(codesOf(written)).toEqual(["text-after-end"]);
  const { files, steps } = fixed(written);
  expect(String(files["pages/index.json"]).replaceAll("\r\n", "\n").trimEnd()).toBe(PAGE.trimEnd());
  expect(steps.length).toBe(1);
});

test("what is said of them, beside another mistake above", () => {
  const short = '{\n  "aliases": ["/a"], ["/b"],\n  "blocks": [\n    {\n      "type": "x"\n    }\n  ]\n}\n';
  const spoilt = `${short}      "type": "x"\n    }\n  ]\n}\n`;
  expect(sentences(toldOfEach(spoilt))).toMatchInlineSnapshot(`
    "

    pages/x.json:2:22   The list of "aliases" ended before this [, at the ] of line 2.
        Fix: to go on with that list, take that ] and this [ out, and leave the comma between them.   [missing-name]

    pages/x.json:9:7   The end of the file stands here once more, from line 9 to line 12.
        Fix: take these lines out.                                   [text-after-end, can be fixed for you]

    "
  `);
  const behind = fixSite(inputOf({ "pages/x.json": spoilt })).files["pages/x.json"];
  expect(behind).toBe(short);
});

test.each([
  ["one bracket too many", `${PAGE}}\n`],
  ["other lines", `${PAGE}${again(5).replace("}", '"x": 1 }')}\n`],
  ["the whole page", `${PAGE}${PAGE}`],
  ["lines that are not set in", `{\n"blocks": [\n{\n"items": [\n{\n}\n]\n}\n]\n"title": "x"\n}\n`],
])("%s is another mistake", (_, written) => {
  const said = problemsOf({ "pages/index.json": written }).map(({ message }) => message);
  expect(said.filter((message) => message.startsWith("The end of the file"))).toEqual([]);
});

test("the first lines twice are one mistake, which --fix takes out", () => {
  const written = `${lines.slice(0, 2).join("\n")}\n${PAGE}`;
  expect(problemsOf({ "pages/index.json": written }).map(({ message, fix }) => [message, fix])).toEqual([
    ["The beginning of the file stands here twice, and begins once more in line 3.", "take lines 1 to 2 out."],
  ]);
  expect(fixed(written).files["pages/index.json"]).toBe(PAGE);
});
