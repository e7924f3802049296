/** Numbers in quotation marks, as other programs and other languages write them. */
import { expect, test } from "vitest";
import { page, problemsOf, text } from "../../../site.ts";

test("a number in quotation marks as other notations have it", () => {
  const fixOf = (value: string, more = {}) => {
    const bars = [
      { label: "A", value, ...more },
      { label: "B", value: 2 },
    ];
    const chart = { caption: "How high", bars };
    const sections = ["one", "two"].map((id) => ({ id, heading: `Part ${id}`, text: "Words.", chart }));
    const article = {
      type: "article",
      sections: [sections[0]!, { ...sections[1]!, chart: { ...chart, bars: [bars[1]!, bars[1]!] } }],
    };
    return problemsOf({ "pages/index.json": text(page(article)) })[0]!.fix;
  };
  expect(["1,250.50", "1.250,50", "35 000", "2,5", "1,250", "€ 1,250,000", "12.03.2024"].map((value) => fixOf(value)))
    .toMatchInlineSnapshot(`
      [
        "write "value": 1250.5, "shown": "1,250.50". Without "shown", visitors read the number alone.",
        "write "value": 1250.5, "shown": "1.250,50". Without "shown", visitors read the number alone.",
        "write "value": 35000, "shown": "35 000". Without "shown", visitors read the number alone.",
        "write "value": 2.5, "shown": "2,5". Without "shown", visitors read the number alone.",
        "write "value": 1250, or 1.250 if it is only a little more than 1, and "shown": "1,250". Without "shown", visitors read the number alone.",
        "write "value": 1250000, "shown": "€ 1,250,000". Without "shown", visitors read the number alone.",
        "write only a number there, and what visitors should read beside it: "shown": "12.03.2024".",
      ]
    `);
  expect([fixOf("$495"), fixOf("$10–20k"), fixOf("two weeks"), fixOf("two weeks", { shown: "2" }), fixOf("")])
    .toMatchInlineSnapshot(`
      [
        "write "value": 495, "shown": "$495". Without "shown", visitors read the number alone.",
        "write only one number, without words and quotation marks: "value": 10, or "value": 20.",
        "write only a number there, and what visitors should read beside it: "shown": "two weeks".",
        "write it like this: "value": 10.",
        "write it like this: "value": 10.",
      ]
    `);
  expect([fixOf("30%"), fixOf("30 %"), fixOf("30%", { shown: "about 30%" })]).toMatchInlineSnapshot(`
    [
      "write "value": 30, "shown": "30%". Without "shown", visitors read the number alone.",
      "write "value": 30, "shown": "30 %". Without "shown", visitors read the number alone.",
      "write only the number: "value": 30.",
    ]
  `);
});
