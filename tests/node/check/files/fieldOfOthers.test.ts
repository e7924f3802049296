/** Of two fields of one name in an entry, one may be a field that all other entries have. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, text } from "../site.ts";

const LINES: Group[] = [
  { title: "Start", line: "from $2500", text: "A small app for one platform, with up to five screens." },
  { title: "Business", text: "Accounts, payments and a panel for your office, on Android and iOS." },
  { title: "Care", line: "$300 a month", text: "Updates, monitoring and four hours of changes for an app." },
];

/** What is told of cards after a change of their text. */
function fixesOf(items: readonly Group[], from: string, to: string): (string | undefined)[] {
  const grid = { type: "cardGrid", heading: "Three packages", items: [...items] };
  const written = text(page(grid));
  expect(written).toContain(from);
  return problemsOf({ "pages/index.json": written.replace(from, to) }).map(({ fix }) => fix);
}

const LONG = '"text": "Accounts, payments and a panel for your office, on Android and iOS."';
const PRICE = '"text": "from $10,000"';
const rest = (both: string) =>
  `keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take line 18 out, take the comma at the end of line 17 out as well. To show both, write one "text" with a list: [${both}].`;
const FIRST = rest('"from $10,000", "Accounts, payments and a panel for your office, on Android and iOS."');
const SECOND = rest('"Accounts, payments and a panel for your office, on Android and iOS.", "from $10,000"');
const rename = (line: number, of = "every") =>
  `if "from $10,000" is the "line", which ${of} other card has, rename the "text" of line ${line} to "line". Else `;

test.each<[string, readonly Group[], string, string, string]>([
  ["the shorter text first", LINES, LONG, `${PRICE},\n          ${LONG}`, rename(17) + FIRST],
  ["the shorter text last", LINES, LONG, `${LONG},\n          ${PRICE}`, rename(18) + SECOND],
  ["beside one other card", LINES.slice(0, 2), LONG, `${PRICE},\n          ${LONG}`, rename(17, "the") + FIRST],
  [
    "beside cards that do not all have the field",
    [...LINES, { title: "Later", text: "Whatever comes then." }],
    LONG,
    `${PRICE},\n          ${LONG}`,
    FIRST,
  ],
  [
    "short texts of much the same length in the order of the others",
    LINES,
    LONG,
    `${PRICE},\n          "text": "with accounts"`,
    rename(17) + rest('"from $10,000", "with accounts"'),
  ],
  [
    "texts that are both too long for the other field",
    LINES,
    LONG,
    `${LONG.replace("Accounts, ", "")},\n          ${LONG}`,
    rest(
      '"payments and a panel for your office, on Android and iOS.", "Accounts, payments and a panel for your office, on Android and iOS."',
    ),
  ],
  [
    "a field that this card has as well",
    LINES,
    '"line": "$300 a month"',
    '"line": "$300 a month",\n          "line": "$250 a month"',
    "keep one of the two, and take the whole line of the other out. Only the last one would be shown.",
  ],
])("%s", (_, items, ...[from, to, fix]) => {
  expect(fixesOf(items, from, to)).toEqual([fix]);
});

const QUESTIONS: Group[] = [
  { question: "Why?", answer: "Because it saves you and your people a lot of time each day." },
  { question: "How?", answer: "With a plan that is written down, and with people who know it." },
];

test.each<[string, string[], string[]]>([
  ["by its length", [String(QUESTIONS[0]!["answer"]), "When?"], ['rename this one to "question", which is missing.']],
  [
    "by the order of the others, where its length fits",
    ["When is it?", "When then?"],
    ['rename the first one to "question", which is missing and stands before "answer" in the others.'],
  ],
  [
    "not if it is much longer than those of the others",
    [String(QUESTIONS[0]!["answer"]), "It takes a week from the first talk to the end of the plan."],
    [
      'add it before the other fields, with the comma and your own words for the three dots: "question": "…",',
      'keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take line 20 out, take the comma at the end of line 19 out as well. Line 12 says "Because it saves you and your people a lot of time each day." already, so the one to keep is probably "It takes a week from the first talk to the end of the plan.".',
    ],
  ],
])("of two texts, one is the field that is missing: %s", (_, [one, other], fixes) => {
  const faq = { type: "faq", heading: "What people ask", items: [...QUESTIONS, { first: one!, answer: other! }] };
  const written = text(page(faq)).replace('"first"', '"answer"');
  expect(problemsOf({ "pages/index.json": written }).map(({ fix }) => fix)).toEqual(fixes);
});
