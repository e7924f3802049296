/** Words that may be notes or what programs say, and may be what people say: nothing that they may mean stops a build. */
import { describe, expect, test } from "vitest";
import { block, type Group, page, problemsOf, sentences, shortIntro, text, toldOf } from "../site.ts";

const kindsOf = (written: Group) =>
  problemsOf({ "pages/index.json": text(page(written)) }).map(({ code, severity }) => `${code}, ${severity}`);
const inText = (words: string) => kindsOf(shortIntro({ text: words }));
const inAnswer = (answer: string) =>
  kindsOf({
    ...block("faq"),
    items: [
      { question: "And now?", answer },
      { question: "Then?", answer: "No." },
    ],
  });

test("a note that may be meant is told as a warning", () => {
  expect(sentences(toldOf(shortIntro({ heading: "The venue is TBD", text: "TBD: the venue" })))).toMatchInlineSnapshot(`
    "
    pages/index.json:8:18   In block 1 (intro "The venue is TBD"): "TBD" looks like words that are still to be written.
        Fix: write the real words in the place of "TBD", or a sentence that needs none.   [placeholder-text, a warning]

    pages/index.json:9:15   In block 1 (intro "The venue is TBD"): "TBD" looks like words that are still to be written.
        Fix: write the real words in the place of the whole note, or take all of it out.   [placeholder-text]
    "
  `);
});

describe("thirty", () => {
  test.each([
    "Super Bowl XXX was played in 1996.",
    "We flew to Super Bowl XXX: what a game.",
    "Kite Cup XXX in May",
    "Kite Cup XXX 2024",
    "Chapter XXX – The end",
    "XXX. Olympische Spiele",
    "Der XXX. Kongress fand in Berlin statt.",
  ])("%s", (words) => expect(inText(words)).toEqual([]));

  test.each([
    ["Over XXX clients", "warning"],
    ["Ludwig XXX war nie König.", "warning"],
    ["XXX ans d’expérience", "warning"],
    ["XXX: ask for the number", "error"],
    ["Costs $XXX", "error"],
    ["XXX", "error"],
  ])("%s is a note: %s", (words, severity) => expect(inText(words)).toEqual([`placeholder-text, ${severity}`]));
});

test.each([
  ["TODO: prices", "error"],
  ["We build apps. TODO: prices", "error"],
  ["TODO Two questions come before every app: what do you need, and when?", "warning"],
  ["TODO write the second half", "warning"],
  ["A TODO is a promise.", "warning"],
  ["A TODO: what developers write.", "warning"],
  ["TODO tiene su precio", "warning"],
  ["Dates TBD until the hall is booked", "warning"],
  ["Each FIXME gets an owner.", "warning"],
  ["With Your Business Name on a mug. Your Business Name stays in mind.", "warning"],
])("%s: %s", (words, severity) => expect(inText(words)).toEqual([`placeholder-text, ${severity}`]));

test.each([
  "Insert heading here",
  "Add a title here.",
  "Type the text here",
  "Write your description here!",
  "Enter text here",
  "Text goes here.",
  "Your headline goes here",
  "Your text here. We build apps that last, and look after them.",
  "Heading goes here! We build apps that last, and look after them.",
])("%s", (words) => expect(kindsOf(shortIntro({ heading: words }))).toEqual(["placeholder-text, error"]));

test.each([
  "Enter your name here",
  "Type your text here. The counter below counts its words.",
  "All your content here. And nothing else.",
  "Innovation goes here",
  "TODO comments grow old, and FIXME comments as well.",
  "Lo hacemos TODO por ti.",
  "[Draft] pages are seen by nobody else.",
  "Our [Image of the day] is a kite.",
])("%s is fine", (words) => expect(inText(words)).toEqual([]));

test.each([
  "Of course! Here is the description of our process.",
  "Absolutely! Here is a summary of what you get.",
  "Sure! Here are our answers.",
  "Certainly! Here is a draft contract you can read first.",
  "Sure! Here is how a draft becomes a page: we read it.",
  "Sure! Here's my grandmother's recipe in her own description: a bit of all.",
  "Here is what you asked for, in one place.",
  "Sure! Here is the way to our office: turn left.",
  "Of course, here is an updated price list: it holds for the whole year.",
  "As an AI assistant, I answer your customers day and night.",
  "I hope this helps you to choose. I hope this helps!",
  "Here is an updated version of our price list: it holds for the whole year.",
  "Here is our polished version of it.",
  "Feel free to change your plan, and feel free to adjust your seat.",
  "Take our template, and feel free to edit this. Feel free to edit this for your shop.",
])("an answer of a person: %s", (words) => expect(inAnswer(words)).toEqual([]));

test.each([
  ["Sure! Here is the answer: We build apps.", "error"],
  ["Of course, here is a shorter version of your text: We build apps.", "error"],
  ["Sure! Here is your FAQ block:", "error"],
  ["Certainly! Here’s your careers page in the format of the other pages: We build apps.", "error"],
  ["Here is the page you asked for: We build apps.", "warning"],
  ["As an AI assistant, I don’t know. We build apps.", "error"],
  ["You get a draft. Let me know if you want any changes.", "warning"],
  ["Would you like me to write a quote for you?", "warning"],
  ["We build apps. I hope this helps! Let me know if you need anything else.", "warning"],
  ["We build apps. I hope this helps. Feel free to ask for more.", "warning"],
  ["Here is a revised version: we build apps.", "warning"],
  ["Here’s the polished version of your text: we build apps.", "warning"],
  ["Six layers. Feel free to adjust this to your needs.", "warning"],
  ["Feel free to tweak the wording!", "warning"],
  ["Here is a revised version: six layers. Feel free to adjust the text.", "error"],
  ["We build apps. Would you like me to add more? 【4†source】", "error"],
])("%s: %s", (words, severity) => expect(inAnswer(words)).toEqual([`chat-words, ${severity}`]));

describe("words that a template has in place of those of its author", () => {
  test.each<[fields: Group, severity: string]>([
    [{ heading: "[Headline here]" }, "error"],
    [{ heading: "[Headline]" }, "error"],
    [{ heading: "<Headline>" }, "error"],
    [{ text: "[Description goes here]" }, "error"],
    [{ text: ["[Text]", "A few words."] }, "error"],
    [{ text: "Add paragraph text. Click “Edit Text” to update the font, size and more." }, "error"],
    [{ text: "I’m a paragraph. Click here to add your own text and edit me. It’s easy." }, "error"],
    [{ text: "This is some text inside of a div block." }, "error"],
    [{ heading: "Heading" }, "warning"],
    [{ heading: "Title" }, "warning"],
    [{ heading: "Untitled" }, "warning"],
  ])("%j", (fields, severity) => {
    expect(kindsOf(shortIntro(fields))).toEqual([`placeholder-text, ${severity}`]);
  });

  test.each<Group>([
    { heading: "<title>" },
    { heading: "Heading for the coast" },
    { heading: "Title and deed" },
    { text: "[Text](/contact)" },
    { text: "Heading" },
    { text: "Who leaves “I’m a paragraph. Click here to add your own text and edit me.” on a page?" },
    { text: "Every paragraph here is some text inside of a page." },
  ])("%j is fine", (fields) => expect(kindsOf(shortIntro(fields))).toEqual([]));

  test("the title of a page", () => {
    const files = { "pages/index.json": text({ ...page(shortIntro({})), title: "Untitled" }) };
    expect(problemsOf(files).map(({ code, message, fix }) => `${code}: ${message} ${fix}`)).toEqual([
      'placeholder-text: "Untitled" looks like words that are still to be written. write the real words.',
    ]);
  });

  test("a work of art may be called Untitled, and a row of names is told once", () => {
    const tile = { title: "Untitled", text: "Oil on linen." };
    const cards = (item: Group) => ({ type: "cardGrid", heading: "Works", items: [{ ...tile, title: "Sea" }, item] });
    expect(kindsOf(cards(tile))).toEqual([]);
    expect(kindsOf(cards({ title: "Title", text: "Text" }))).toHaveLength(1);
  });
});
