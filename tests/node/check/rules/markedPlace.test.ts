/** Which part of a text is marked: what is dictated takes its place. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

const LONG = "Whoever asks for a plan gets one within a week, as";

/** What is marked in a text for each problem. */
function markedIn(written: string): string[] {
  const file = text(page(shortIntro({ text: written })));
  return problemsOf({ "pages/index.json": file }).map(({ line, column = 0, endColumn = 0 }) =>
    file.split("\n")[line - 1]!.slice(column - 1, endColumn - 1),
  );
}

test.each([
  [`${LONG} <a href="/contact">our form</a> says.`, String.raw`<a href=\"/contact\">our form</a>`],
  [
    `${LONG} [our form](https://www.google.com/url?q=https://example.com/x&sa=D) says.`,
    "https://www.google.com/url?q=https://example.com/x&sa=D",
  ],
  [
    `[All](/contact), [form](https://www.google.com/url?q=https://example.com/x)`,
    "https://www.google.com/url?q=https://example.com/x",
  ],
])("%s", (written, marked) => expect(markedIn(written)).toEqual([marked]));
