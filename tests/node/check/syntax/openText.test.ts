/** What is wrong in a text without its first quotation mark is told with it, where that is a piece of the text. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

const said = "We say what it costs before we begin, and [our prices](/nowhere) stay as they are.";
const written = text(page(shortIntro({ text: said }), shortIntro({ heading: "Once more" })));

test("the link of a text without its first mark", () => {
  const found = problemsOf({ "pages/index.json": written.replace(`"${said}`, () => said) });
  const errors = found.filter(({ file, severity }) => file === "pages/index.json" && severity === "error");
  expect(errors.map(({ column, message, fix }) => [column, message, fix])).toEqual([
    [15, "The opening quotation mark of this text is missing.", 'add " before We.'],
    [70, 'no page lives at "/nowhere".', "write the address of one of the pages, add the page, or take the link out."],
  ]);
});
