/** A line with dots and a remark, for what was left out: it goes as a whole, and is told once. */
import { expect, test } from "vitest";
import { problemsOf, siteWith } from "../../site.ts";

const HEAD = `{
  "route": "/x",
  "title": "A page with a line for others",
  "description": "A line stands for what was left out of this page, and is told once with all that stands in it.",
  "blocks": [
    {
      "type": "cardGrid",
      "heading": "Why us",
      "items": [
        { "title": "Kind", "text": "We are kind." },`;
const LAST = '        { "title": "Sure", "text": "We are sure." }\n';
const END = "      ]\n    }\n  ]\n}\n";

const lines = [
  "... // keep your existing cards here",
  "..., // the rest",
  "... /* as before */",
  "… existing cards …",
  '"...", // keep your existing cards here',
];

const FIX = "If it stands for something that was left out, put that back from an older copy of the page.";

test.each(lines)("%s", (line) => {
  const own = `        ${line}\n`;
  const between = `${own}${LAST}`;
  const behind = `${LAST.replace("}\n", "},\n")}${own}`;
  const told = [between, behind].map((items) => {
    const found = problemsOf(siteWith({ "pages/x.json": `${HEAD}\n${items}${END}` }));
    const errors = found.filter(({ file, severity }) => file === "pages/x.json" && severity === "error");
    return errors.map((each) => `${each.line} ${each.message} ${each.fix}`);
  });
  const message = `"${line}" is not expected here. take the whole line out`;
  expect(told).toEqual([[`11 ${message}. ${FIX}`], [`12 ${message}, with the comma before it. ${FIX}`]]);
});
