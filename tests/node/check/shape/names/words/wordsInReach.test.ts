/** What somebody wrote under unknown names goes into the field that is missing beside it, and is not thrown away. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

/** What is told of a block. */
function told(whole: Group): string[] {
  return problemsOf({ "pages/index.json": text(page(whole)) }).flatMap(({ file, message, fix }) =>
    file === "pages/index.json" ? [`${message} ${fix ?? ""}`] : [],
  );
}

function withChart(chart: Group): Group {
  const { sections, ...article } = block("article");
  const [first, ...others] = sections as Group[];
  return { ...article, sections: [{ ...first, chart }, ...others] };
}

/** A block without its items, with other fields in their place. */
function without(type: string, fields: Group): Group {
  const { items: _, ...whole } = block(type);
  return { ...whole, ...fields };
}

const BARS =
  'are two lists, but each bar is a group with both. take both out, and write in their place: "bars": [{ "label": "India", "value": 95 }, { "label": "Canada", "value": 40 }].';

test.each<[string, Group, string[]]>([
  [
    "a list of words and one of numbers",
    withChart({ caption: "Share", labels: ["India", "Canada"], data: [95, 40] }),
    [`"labels" and "data" ${BARS}`],
  ],
  [
    "the numbers first",
    withChart({ caption: "Share", series: [95, 40], categories: ["India", "Canada"] }),
    [`"series" and "categories" ${BARS}`],
  ],
  [
    "two lists of words, of which one says which it is",
    without("faq", { replies: ["Yes.", "No."], questions: ["Is it free?", "Is it slow?"] }),
    [
      '"replies" and "questions" are two lists, but each question is a group with both. take both out, and write in their place: "items": [{ "question": "Is it free?", "answer": "Yes." }, { "question": "Is it slow?", "answer": "No." }].',
    ],
  ],
  [
    "a third one of another length",
    withChart({ caption: "Share", labels: ["India", "Canada"], data: [95, 40], shown: ["95 %"] }),
    [`"labels" and "data" ${BARS}`, expect.stringContaining('"shown" is not something a chart has.') as string],
  ],
])("two lists side by side: %s", (_, whole, all) => {
  expect(told(whole)).toEqual(all);
});

test.each<[string, Group]>([
  ["lists of other lengths", withChart({ caption: "Share", labels: ["India", "Canada", "Peru"], data: [95, 40] })],
  ["words alone, of which nobody can say which is which", without("faq", { ones: ["Yes", "No"], twos: ["A", "B"] })],
])("are no entries: %s", (_, whole) => {
  expect(told(whole).filter((each) => each.includes("are two lists"))).toEqual([]);
});

/** Testimonials with one more quote. */
function withQuote(quote: Group): Group {
  const whole = block("testimonials");
  return { ...whole, items: [...(whole["items"] as Group[]), quote] };
}

const REVIEW = { reviewBody: "They ship what they promise. We would hire them again.", jobTitle: "Owner, spice shop" };
const NO_TITLE = '"jobTitle" is not something a quote has. rename it to "title".';
const NO_QUOTE = '"reviewBody" is not something a quote has. rename it to "quote".';

test.each<[string, Group, string[]]>([
  ["of a review, as search engines have it", withQuote({ name: "Meera Shah", ...REVIEW }), [NO_QUOTE, NO_TITLE]],
  [
    "of its author",
    withQuote({ author: { name: "Meera Shah", jobTitle: "Owner" }, reviewBody: REVIEW.reviewBody }),
    [
      '"author" is not something a quote has. take "author": { and the } of line 33 away with its comma, write a comma at the end of line 32, and rename "jobTitle" to "title".',
      NO_QUOTE,
    ],
  ],
  [
    "of an answer",
    without("faq", { items: [{ name: "Is it free?", acceptedAnswer: "Yes, it is free." }] }),
    [
      '"name" is not something a question has. rename it to "question".',
      '"acceptedAnswer" is not something a question has. rename it to "answer".',
    ],
  ],
  [
    "of an introduction",
    { type: "intro", heading: "Hello", articleBody: "A few words." },
    ['"articleBody" is not something an intro has. rename it to "text".'],
  ],
])("names of other programs: %s", (_, whole, all) => {
  expect(told(whole).toSorted()).toEqual(all.toSorted());
});

const linked = (button: Group): Group => ({ type: "intro", heading: "Hello", text: "A few words.", button });
const TARGET = '"target" is not something a button has.';

test.each<[string, Group, string[]]>([
  [
    "the address, under the name of a setting",
    { label: "Write to us", target: "/" },
    [`${TARGET} rename it to "href".`],
  ],
  [
    "both under other names, which is one mistake",
    { network: "YouTube", profile: "https://example.com/" },
    ['"network" and "profile" are not something a button has. write "label" and "href" in the place of these names.'],
  ],
  [
    "the setting",
    { label: "Write to us", href: "/", target: "_blank" },
    [
      `${TARGET} take it out, with the comma before it: links open in the same tab, unless a visitor wants another one.`,
    ],
  ],
  [
    "a colour, which is no place of the page",
    { label: "Write to us", href: "/", textColor: "#ffffff" },
    ['"textColor" is not something a button has. take it out, with the comma before it: colours come from the design.'],
  ],
])("the link of a button: %s", (_, button, all) => {
  expect(told(linked(button))).toEqual(all);
});

const NO_ITEMS =
  'the "items" are missing. add them before the other fields, with the comma and your own words for the three dots: "items": [{ "question": "…", "answer": "…" }],';
const NO = (name: string) =>
  `the "${name}" is missing. add it before the other fields, with the comma and your own words for the three dots: "${name}": "…",`;

test.each<[string, Group, string[]]>([
  [
    "questions and answers by turns",
    without("faq", { faqs: ["Q: Is it free?", "A: Yes, it is.", "Q: Is it slow?", "A: No, it is not."] }),
    [
      '"faqs" is not something a faq has. rename it to "items", and write each two of them as one question, like this: { "question": "Is it free?", "answer": "Yes, it is." }.',
    ],
  ],
  [
    "sentences, beside a setting",
    without("faq", { faqs: ["Is it free? Yes, it is.", "Is it slow? No, it is not."], layout: "wide" }),
    [
      '"faqs" is not something a faq has. rename it to "items", and write each question in the same [ ] like this, with your own words for the three dots: { "question": "Is it free? Yes, it is.", "answer": "…" }.',
      '"layout" is not something a faq has. take it out.',
    ],
  ],
  [
    "names of things",
    without("faq", { doubts: ["web design", "app design"] }),
    [
      NO_ITEMS,
      '"doubts" is not something a faq has. write what stands in it into "items", which are missing, and then take this field out, with the comma before it.',
    ],
  ],
  [
    "one text",
    without("faq", { blurb: "Q: Is it free? A: Yes, it is." }),
    [
      NO_ITEMS,
      '"blurb" is not something a faq has. write its words into "items", which are missing, and then take this field out, with the comma before it.',
    ],
  ],
  [
    "words beside two fields",
    withQuote({ name: "Meera Shah", said: "We would hire them again.", since: "They ship what they promise." }),
    [
      NO("quote"),
      NO("title"),
      '"said" is not something a quote has. rename it to "quote" or "title" if that is what it says, or take it out.',
      '"since" is not something a quote has. rename it to "quote" or "title" if that is what it says, or take it out, with the comma before it.',
    ],
  ],
  [
    "a class, which says nothing",
    withQuote({ name: "Meera Shah", className: "big and bold", title: "Owner" }),
    [
      NO("quote"),
      '"className" is not something a quote has. take it out, with the comma behind it: colours, sizes and places are chosen by the design.',
    ],
  ],
  [
    "words beside a list of pages, which has none",
    { type: "postCards", heading: "Posts", blurb: "All that we have written" },
    [
      'the "posts" are missing. add them before the other fields, with the comma, for example: "posts": ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"],',
      '"blurb" is not something a "postCards" block has. take it out, with the comma before it, or say it in a block beside this one, for example an "intro".',
    ],
  ],
  [
    "words beside a picture",
    { type: "hero", heading: "Hello", blurb: "All that we have written" },
    [
      'the "image" is missing. add it before the other fields, with the comma and your own picture and words for the three dots: "image": { "src": "…", "alt": "…" },',
      '"blurb" is not something a hero has. rename it to "lead" if visitors are to read it. Else take it out, with the comma before it.',
    ],
  ],
  [
    "what search engines are told",
    without("faq", { keywords: ["web design", "app design"] }),
    [
      NO_ITEMS,
      '"keywords" is not something a faq has. take it out, with the comma before it, or say it in a block beside this one, for example an "intro".',
    ],
  ],
])("words beside a field that is missing: %s", (_, whole, all) => {
  expect(told(whole)).toEqual(all);
});
