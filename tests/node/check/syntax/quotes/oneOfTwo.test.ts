/** Two texts side by side: one of them is kept where both are of one kind, and parts of a sentence become one text. */
import { expect, test } from "vitest";
import { faultsIn } from "../../../../../src/node/check/syntax/faultsIn.ts";

const keep = (both: string) => `keep one of the two: ${both}.`;
const join = (one: string) => `make one text of them: ${one}.`;

test.each([
  ['"50+" "60+"', keep('"50+" or "60+"')],
  ['"$1,000 a month" "$2,500 a month"', keep('"$1,000 a month" or "$2,500 a month"')],
  ['"/contact" "/about"', keep('"/contact" or "/about"')],
  ['"mist" "teal"', keep('"mist" or "teal"')],
  ['"Our kites fly high" "Our kites fly higher"', keep('"Our kites fly high" or "Our kites fly higher"')],
  ['"Hello there" "Hello there"', keep('"Hello there"')],
  ['"React" "Native"', `${keep('"React" or "Native"')} If they are one text, write "React Native".`],
  ['"Kites " "fly"', join('"Kites fly"')],
  ['"Hello," "world"', join('"Hello, world"')],
  ['"Call us today" "or call us tomorrow"', join('"Call us today or call us tomorrow"')],
  ['"We build apps" "for shops and schools"', join('"We build apps for shops and schools"')],
  ['"Since 2019" "5 kites"', join('"Since 2019 5 kites"')],
])("%s", (written, fix) => {
  const { told, mended } = faultsIn(`{\n  "route": "/x",\n  "value": ${written},\n  "title": "X"\n}`);
  expect(told.map((fault) => [fault.message, fault.fix])).toEqual([["Two texts stand here where one belongs.", fix]]);
  expect(mended).toBeDefined();
});
