import { blockText, type Example, finePage, headText, settings } from "./example.ts";

const DEMO = { fields: ["name", "email"], required: ["email"], submit: "Send", success: "Thank you." };
const NAME = { label: "Name", kind: "text" };

const QUESTIONS = `{
  "block": {
    "type": "faq",
    "heading": "What people ask",
    "items": [{ "question": "How long does it take?", "answer": "A few weeks." }]
  }
}`;

export const contentExamples: Readonly<Record<string, Example>> = {
  "local-number": blockText(`{
  "type": "cta",
  "heading": "Let's talk",
  "button": { "label": "Call us", "href": "tel:07940001234" }
}`),
  "unknown-shared": blockText(`{ "type": "shared", "use": "calls" }`),
  "closed-field": blockText(`{
  "type": "shared",
  "use": "call",
  "with": { "text": "We reply within a few days." }
}`),
  "nested-shared": sharedText(`{ "block": { "type": "shared", "use": "call" } }`),
  "unknown-open-field": sharedText(`{
  "block": { "type": "cta", "heading": "Let's talk", "button": { "label": "Write to us", "href": "/contact" } },
  "open": ["headings"]
}`),
  "duplicate-route": {
    json: `"route": "/example",`,
    files: { "pages/example copy.json": finePage },
  },
  "index-address": {
    json: `"route": "/apps/index",`,
    files: {
      ...blockText(`{ "type": "intro", "heading": "Our work", "text": "[Apps](/apps/index) of ours" }`).files,
      "pages/apps.json": appsAt("/apps/index"),
    },
  },
  "own-folder": {
    json: `"route": "/images/apps",`,
    files: {
      ...blockText(`{ "type": "intro", "heading": "Our work", "text": "[Apps](/images/apps) of ours" }`).files,
      "pages/apps.json": appsAt("/images/apps"),
    },
  },
  "lost-schema": headText(`"$schema": "../schema/pages.schema.json",`),
  "alias-clash": headText(`"aliases": ["/contact"],`),
  "unknown-form": blockText(`{
  "type": "contactForm",
  "heading": "Write to us",
  "form": "contcat"
}`),
  "unknown-field": settings({ forms: { contact: { ...DEMO, fields: ["name", "email", "phone"] } } }),
  "unknown-menu-entry": headText(`"partOf": "/blogs",`),
  "unknown-page": blockText(`{
  "type": "postCards",
  "heading": "From our blog",
  "posts": ["/contcat"]
}`),
  "missing-card": blockText(`{
  "type": "postCards",
  "heading": "From our blog",
  "posts": ["/contact"]
}`),
  "repeated-content": blockText(`{
  "type": "intro",
  "heading": "Apps since 2019",
  "text": "We plan, design and build them.",
  "figures": [
    { "value": "50+", "label": "projects" },
    { "value": "50+", "label": "projects" }
  ]
}`),
  "repeated-shared": blockText(
    `{ "type": "shared", "use": "questions" },
{ "type": "intro", "heading": "What comes next", "text": "A few words." },
{ "type": "shared", "use": "questions" }`,
    { "pages/_shared/questions.json": QUESTIONS },
  ),
  "repeated-title": blockText(`{
  "type": "cardGrid",
  "heading": "How we work",
  "items": [
    { "title": "Design", "text": "We draw every screen." },
    { "title": "Design", "text": "We write the code." }
  ]
}`),
  "repeated-alt": blockText(`{
  "type": "cardGrid",
  "heading": "Our team",
  "items": [
    {
      "title": "Asha",
      "text": "She draws every screen.",
      "image": { "src": "panels/contact.webp", "alt": "Asha at her desk, drawing" }
    },
    {
      "title": "Ravi",
      "text": "He writes the code.",
      "image": { "src": "brand/og-image.jpg", "alt": "Asha at her desk, drawing" }
    }
  ]
}`),
  "swapped-fields": blockText(`{
  "type": "cta",
  "heading": "Let's talk",
  "button": { "label": "/contact", "href": "Write to us" }
}`),
  "unsafe-url": blockText(`{
  "type": "cta",
  "heading": "Let's talk",
  "button": { "label": "Write to us", "href": "http://example.com" }
}`),
  "broken-link": blockText(`{
  "type": "cta",
  "heading": "Let's talk",
  "button": { "label": "Write to us", "href": "/contcat" }
}`),
  "full-address": blockText(`{
  "type": "cta",
  "heading": "Let's talk",
  "button": { "label": "Write to us", "href": "https://kitestep.example/contact" }
}`),
  "broken-anchor": blockText(`{
  "type": "intro",
  "id": "prices",
  "heading": "Prices",
  "text": "See [what an app costs](#price)."
}`),
  "duplicate-id": blockText(`{
  "type": "intro",
  "id": "prices",
  "heading": "Prices",
  "text": "An app costs less than you think."
},
{
  "type": "intro",
  "id": "prices",
  "heading": "More prices",
  "text": "A website costs even less."
}`),
  "unseen-text": blockText(`{
  "type": "article",
  "sections": [
    { "id": "prices", "heading": "Prices", "text": "An app costs less than you think." },
    { "id": "times", "heading": "Times", "text": "It is ready sooner, too.", "imageCaption": "A calendar" }
  ]
}`),
  "skipped-heading": blockText(`{
  "type": "intro",
  "heading": "Prices",
  "text": ["#### Apps", "They cost less than you think."]
}`),
  "missing-image": headText(`"socialImage": { "src": "brand/og-imgae.jpg", "alt": "Kites over a stair" },`),
  "missing-alt": headText(`"socialImage": { "src": "brand/og-image.jpg" },`),
  "alt-and-decorative": headText(
    `"socialImage": { "src": "brand/og-image.jpg", "alt": "Kites over a stair", "decorative": true },`,
  ),
  "unknown-token": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "text": "Write to {emial}."
}`),
  "home-address": { words: "The home page has the address `/index`.", files: { "pages/index.json": appsAt("/index") } },
  "not-found-address": {
    words: "The page for missing addresses has the address `/not-found`.",
    files: { "pages/404.json": appsAt("/not-found") },
  },
  "lost-letter": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "text": "We donâ€™t bite."
}`),
  "menu-without-link": settings({
    header: {
      menu: [{ label: "Services" }],
      callBack: { label: "Request a call back", href: "/contact" },
      quote: { label: "Get a quote", heading: "Get a quote", form: "contact" },
    },
  }),
  "menu-without-room": settings({
    header: {
      menu: [
        { label: "What our company does for you", href: "/contact" },
        { label: "How we work with our customers", href: "/contact" },
        { label: "Articles and news", href: "/contact" },
        { label: "Write to our office", href: "/contact" },
      ],
      callBack: { label: "Request a call back", href: "/contact" },
      quote: { label: "Get a quote", heading: "Get a quote", form: "contact" },
    },
  }),
  "missing-endpoint": settings({ delivery: { kind: "endpoint" } }),
  "unused-endpoint": settings({ delivery: { kind: "demo", url: "https://forms.example/submit" } }),
  "dead-address": settings({ delivery: { kind: "endpoint", url: "https://forms.example:99999/submit" } }),
  "forms-to-page": settings({ delivery: { kind: "endpoint", url: "https://kitestep.example/contact" } }),
  "select-without-choices": settings({
    fields: { name: NAME, email: { label: "Email", kind: "email" }, service: { label: "Service", kind: "select" } },
  }),
  "useless-choices": settings({
    fields: {
      name: NAME,
      email: { label: "Email", kind: "email" },
      source: { label: "How did you find us?", kind: "text", options: [{ value: "search", label: "By searching" }] },
    },
  }),
  "repeated-label": settings({
    fields: { name: NAME, email: { label: "Email", kind: "email" }, company: NAME },
    forms: { contact: { ...DEMO, fields: ["name", "email", "company"] } },
  }),
  "taken-name": settings({
    delivery: { kind: "endpoint", url: "https://forms.example/submit" },
    fields: { email: { label: "Email", kind: "email" }, website: { label: "Your website", kind: "text" } },
    forms: { contact: { ...DEMO, fields: ["email", "website"] } },
  }),
};

function sharedText(json: string): Example {
  return { ...blockText('{ "type": "shared", "use": "again" }', { "pages/_shared/again.json": json }), json };
}

function appsAt(route: string): string {
  return finePage
    .replace(/"route": "[^"]*"/, `"route": "${route}"`)
    .replace(/"title": "[^"]*"/, '"title": "Apps that people like to use"')
    .replace(
      /"description": "[^"]*"/,
      '"description": "We plan, design and build apps for people who have a good idea and no developer yet."',
    );
}
