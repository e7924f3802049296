import { array, assert, constantFrom, property } from "fast-check";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";
import { parameters } from "../../../fuzz/settings.ts";
import { linksIn } from "../../../../src/node/check/gathered/links/links.ts";

function hrefsIn(text: string): string[] {
  return linksIn(text).map(({ href }) => href);
}

function asParsed(text: string): string[] {
  const found: string[] = [];
  const walk = (node: Nodes) => {
    if (node.type === "link") found.push(node.url);
    if ("children" in node) for (const child of node.children) walk(child);
  };
  walk(fromMarkdown(text));
  return found;
}

test("links are found as Markdown has them, with the parser and without", () => {
  const piece = constantFrom(
    ..."[]()*_`<>!&#-\\\"': \n\t".split(""),

    "[a](/b)",
    "](",
    "word",
    " ",
    "    ",
    "\n\n",
    "[a]: /b",
    "/b",
    "https://x.y",
    "&amp;",
    "1. ",
    "- ",
    "**",
    "~~",
    "~~~",
    "(c)",
    "[a](</b>)",
  );
  assert(
    property(array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join("");
      expect(hrefsIn(text), JSON.stringify(text)).toEqual(asParsed(text));
    }),
    { ...parameters, numRuns: parameters.numRuns * 40 },
  );
});

test("a paragraph that ends within the words of a link", () => {
  expect(hrefsIn("[\n\n](/b)")).toEqual([]);
  expect(hrefsIn("[two\nlines](/b)")).toEqual(["/b"]);
});

test("code between tildes", () => {
  expect(hrefsIn("~~~\n[x](/nope)\n~~~")).toEqual([]);
});

test("two links in a sentence", () => {
  expect(hrefsIn("See [our work](/work#new) or [write](mailto:{email}), (or not).")).toEqual([
    "/work#new",
    "mailto:{email}",
  ]);
});
