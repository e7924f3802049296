import { blockText, type Example, headText, settings } from "./example.ts";

const CONTACT = {
  email: "hello@kitestep.example",
  phone: "+91 00000 00000",
  address: ["Example Road"],
  city: "Ahmedabad, India",
  map: "https://www.openstreetmap.org/",
};

export const shapeExamples: Readonly<Record<string, Example>> = {
  "unknown-property": blockText(`{
  "type": "intro",
  "headng": "Let's get in touch",
  "text": "We reply within a few days."
}`),
  "missing-property": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch"
}`),
  "missing-type": blockText(`{
  "heading": "Let's get in touch",
  "text": "We reply within a few days."
}`),
  "unknown-block": blockText(`{
  "type": "acordion",
  "heading": "How we work",
  "items": [
    { "title": "Design", "text": "We draw first." },
    { "title": "Build", "text": "Then we write the code." }
  ]
}`),
  "other-block": blockText(`{
  "type": "shared",
  "heading": "Let's get in touch",
  "text": "We reply within a few days.",
  "button": { "label": "Write to us", "href": "/contact" }
}`),
  "unknown-option": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "text": "We reply within a few days.",
  "ground": "palle"
}`),
  "wrong-type": blockText(`{
  "type": "faq",
  "heading": "Questions",
  "items": { "question": "How long does it take?", "answer": "A few weeks." }
}`),
  "several-languages": blockText(`{
  "type": "intro",
  "heading": { "en": "Let's get in touch", "de": "Schreiben Sie uns" },
  "text": "We reply within a few days."
}`),
  "blank-text": blockText(`{
  "type": "intro",
  "heading": "",
  "text": "We reply within a few days."
}`),
  "bad-anchor": blockText(`{
  "type": "intro",
  "id": "Get in touch",
  "heading": "Let's get in touch",
  "text": "We reply within a few days."
}`),
  "bad-route": headText(`"aliases": ["Our Services.html"],`),
  "bad-url": settings({ url: "www.kitestep.example" }),
  "bad-email": settings({ contact: { ...CONTACT, email: "hello at kitestep.example" } }),
  "bad-phone": settings({ contact: { ...CONTACT, phone: "0091-00000-00000" } }),
  "bad-language": settings({ language: "English" }),
  "too-few": blockText(`{
  "type": "faq",
  "heading": "Questions",
  "items": []
}`),
  "too-many": settings({
    footer: {
      text: "50+ projects completed.",
      button: { label: "Discuss your project", href: "/contact" },
      columns: ["One", "Two", "Three", "Four"].map((heading) => ({ heading, links: [{ label: "Home", href: "/" }] })),
      office: "Office",
      mapLabel: "Open in maps",
      copyright: "© 2021 {company}",
    },
  }),
  "out-of-range": settings({ brand: { name: "Kitestep", description: "Mobile app and web agency.", founded: 19 } }),
  repeated: headText(`"aliases": ["/services", "/services"],`),
  "duplicate-key": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "heading": "Write to us",
  "text": "We reply within a few days."
}`),
  "reserved-name": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "text": "We reply within a few days.",
  "constructor": "Maya"
}`),
};
