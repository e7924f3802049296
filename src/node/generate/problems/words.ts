import { sampleDescription } from "../../../model/description.ts";
import { indent } from "../jsonText.ts";
import { blockText, type Example, EXAMPLE_PAGE, finePage, headText, settings } from "./example.ts";

const PRICES = `{
  "block": { "type": "intro", "heading": "Prices", "text": "Most apps cost $10k to $35k." },
  "open": []
}`;

const CARD = `"card": {
  "image": { "src": "panels/contact.webp", "alt": "A kite over a short message form" },
  "title": "What an example is",
  "text": "A few words on what mistakes look like."
},`;

/** Mistakes in words and pictures. */
export const wordExamples: Readonly<Record<string, Example>> = {
  "duplicate-title": copied(`"title": "An example of a page",`, (page) =>
    page.replace(
      /"description": ".*"/,
      '"description": "What this page says is nowhere else, though its title is on another page."',
    ),
  ),
  "duplicate-description": copied(
    `"description": "A page that is here to show what a mistake looks like, and what the check says about it.",`,
    (page) => page.replace("An example of a page", "Another example of a page"),
  ),
  "duplicate-card": withCard(
    copied(CARD, (page) =>
      page
        .replace("An example of a page", "Another example of a page")
        .replace(
          /"description": ".*"/,
          '"description": "What this page says is nowhere else, though its card is that of another page."',
        ),
    ),
  ),
  "title-length": headText(`"title": "Apps",\n"titleAlone": true,`, "title"),
  "description-length": headText(`"description": "All about apps.",`, "description"),
  "sample-description": headText(`"description": ${JSON.stringify(sampleDescription("Apps"))},`, "description"),
  "sample-text": blockText(`{
  "type": "faq",
  "heading": "About the contract",
  "items": [
    { "question": "Who owns the code?", "answer": "You do, from the [first payment](/contact) on." }
  ]
}`),
  "orphan-page": {
    json: `"route": "/lonely",`,
    files: { "pages/lonely.json": lonely() },
  },
  "image-address": hero("https://pictures.example/kite.webp", "A kite over a field"),
  "image-outside": hero("../Downloads/kite.webp", "A kite over a field"),
  "unknown-image-type": hero("team/asha.heic", "Asha at her desk"),
  "broken-image": hero("team/half.webp", "The team on a roof"),
  "small-picture": hero("team/thumbnail.webp", "The team on a roof"),
  "weak-alt": hero("panels/contact.webp", "Image"),
  "redundant-alt": hero("panels/contact.webp", "Picture of a kite over a field"),
  "long-alt": hero("panels/contact.webp", `A kite ${"above a field and another kite ".repeat(8)}in the evening`),
  "generic-link-text": blockText(`{
  "type": "cta",
  "heading": "Let's talk",
  "button": { "label": "Click here", "href": "/contact" }
}`),
  "empty-link": intro("Write to us: [](/contact)"),
  "roundabout-link": intro("Read [their guide](https://www.google.com/url?q=https%3A%2F%2Fguide.example%2Fkites)."),
  "wrong-date": intro("Our next open day is on 31 November 2026."),
  "chat-words": intro(
    "Certainly! Here is a text about apps: Most apps are ready in six weeks. :contentReference[oaicite:0]{index=0}",
  ),
  "placeholder-text": intro("TODO: say what an app costs."),
  "picture-in-text": intro("Our team: ![The team on a roof](team/roof.webp)"),
  "foreign-markdown": intro("Most apps are ready in ~~six~~ five weeks."),
  "broken-heading": intro("Some words first.\\n\\n##What it costs"),
  "number-sign": intro("Ask around who is\\n# 1 in the region"),
  "broken-line-end": intro("One line./nAnother line."),
  "wrapped-lines": intro(
    "Most apps are ready in six weeks, and we show you each of the\\nscreens as soon as it can be tried on a phone, so that you can\\nsay what is to be changed.",
  ),
  "broken-markdown-link": intro("See [our contact page] (/contact)."),
  "unclosed-bold": intro("Most apps are ready in **six weeks."),
  "pasted-list": intro("• Design\\n• Code"),
  "numbered-list": intro("10. Bronze\\n20. Silver"),
  "marks-alone": intro("*"),
  "pasted-table": intro("| Store | Fee |\\n|---|---|\\n| Google Play | $25 |"),
  "pasted-html": intro("Most apps are ready in <b>six</b> weeks.<br>Some take eight."),
  "pasted-shortcode": intro("Most apps are ready in [b]six[/b] weeks."),
  "markdown-in-line": blockText(`{
  "type": "intro",
  "heading": "Apps that **work**",
  "text": "A few words."
}`),
  "marked-twice": blockText(`{
  "type": "testimonials",
  "heading": "What clients say",
  "items": [
    {
      "quote": "“They asked better questions than we did.”",
      "name": "Asha",
      "title": "Founder",
      "image": { "src": "panels/contact.webp", "alt": "A kite over a field" }
    }
  ]
}`),
  "hidden-character": intro("A few\\u200b words."),
  "letter-code": intro("We don\\\\u2019t bite."),
  "stray-space": intro("A few words. "),
  "unused-shared": { json: PRICES, files: { "pages/_shared/prices.json": PRICES } },
  "english-words": settings({ language: "sv" }),
  "lost-name": settings({ words: { fillIn: "This field is empty." } }),
  "repeated-choice": settings({
    fields: {
      name: { label: "Name", kind: "text" },
      email: { label: "Email", kind: "email" },
      service: {
        label: "Service",
        kind: "select",
        options: [
          { value: "apps", label: "Apps" },
          { value: "apps", label: "Websites" },
        ],
      },
    },
  }),
};

function intro(words: string): Example {
  return blockText(`{
  "type": "intro",
  "heading": "A heading",
  "text": "${words}"
}`);
}

function hero(src: string, alt: string): Example {
  return blockText(`{
  "type": "hero",
  "heading": "A heading",
  "image": {
    "src": "${src}",
    "alt": "${alt}"
  }
}`);
}

/** A second page, made by copying the example and changing a few words. */
function copied(json: string, change: (page: string) => string): Example {
  const page = finePage.replace("/example", "/second");
  const link = finePage.replace(
    '{ "type": "shared", "use": "call" }',
    '{ "type": "intro", "heading": "More", "text": "[The second page](/second)" }',
  );
  return { json, files: { "pages/second.json": change(page), [EXAMPLE_PAGE]: link } };
}

/** Adds the same card to each page of an example. */
function withCard({ json, files }: Example): Example {
  const carded = (page: unknown) => String(page).replace('  "blocks"', `${indent(CARD, 2)}\n  "blocks"`);
  return { json: json!, files: Object.fromEntries(Object.entries(files).map(([file, page]) => [file, carded(page)])) };
}

function lonely(): string {
  return finePage
    .replace("/example", "/lonely")
    .replace("An example of a page", "A page that nobody finds")
    .replace(
      /"description": ".*"/,
      '"description": "It is there, and whoever knows its address sees it, but nothing leads to it."',
    );
}
