import type { SyntaxCode } from "../../check/syntax/fault.ts";
import { blockText, type Example, headText, pageText } from "./example.ts";

export const syntaxExamples: Readonly<Record<SyntaxCode, Example>> = {
  "not-json": pageText("route: /example\ntitle: An example"),
  "json-syntax": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch"
  "text": "We reply within a few days."
}`),
  "trailing-comma": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "text": "We reply within a few days.",
}`),
  "extra-comma": blockText(`{
  "type": "intro",,
  "heading": "Let's get in touch",
  "text": "We reply within a few days."
}`),
  "merge-conflict": blockText(`{
  "type": "intro",
<<<<<<< HEAD
  "heading": "Let's get in touch",
=======
  "heading": "Get in touch",
>>>>>>> new-words
  "text": "We reply within a few days."
}`),
  comment: blockText(`{
  "type": "intro",
  // Ask Maya about this heading
  "heading": "Let's get in touch",
  "text": "We reply within a few days."
}`),
  "single-quotes": blockText(`{
  "type": "intro",
  "heading": 'Get in touch',
  "text": "We reply within a few days."
}`),
  "curly-quotes": blockText(`{
  "type": "intro",
  "heading": “Get in touch”,
  "text": "We reply within a few days."
}`),
  "unclosed-text": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch,
  "text": "We reply within a few days."
}`),
  "line-break-in-text": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "text": "We reply within a few days.
  Tell us what you want to build."
}`),
  "quote-in-text": blockText(`{
  "type": "intro",
  "heading": "We say "hello" first",
  "text": "We reply within a few days."
}`),
  "unquoted-name": blockText(`{
  "type": "intro",
  heading: "Let's get in touch",
  "text": "We reply within a few days."
}`),
  "unquoted-text": blockText(`{
  "type": intro,
  "heading": "Let's get in touch",
  "text": "We reply within a few days."
}`),
  "missing-colon": blockText(`{
  "type": "intro",
  "heading" "Let's get in touch",
  "text": "We reply within a few days."
}`),
  "missing-value": blockText(`{
  "type": "intro",
  "heading": ,
  "text": "We reply within a few days."
}`),
  "missing-name": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "text": "We reply within a few days.",
  { "label": "Write to us", "href": "/contact" }
}`),
  "capital-letter": headText(`"titleAlone": True,`),
  "bad-number": headText(`"founded": 02019,`),
  "bad-backslash": blockText(`{
  "type": "intro",
  "heading": "Let\\'s get in touch",
  "text": "We reply within a few days."
}`),
  "invisible-character": blockText(`{
  "type": "intro",
  "heading":\u00a0"Let's get in touch",
  "text": "We reply within a few days."
}`),
  "unclosed-bracket": pageText(`{
  "route": "/example",
  "title": "An example of a page",
  "blocks": [
    { "type": "shared", "use": "call" }
  ]`),
  "wrong-bracket": pageText(`{
  "route": "/example",
  "title": "An example of a page",
  "description": "What the page is about, in a sentence of at least fifty characters.",
  "blocks": [
    { "type": "shared", "use": "call" }
  }
}`),
  "missing-bracket": pageText(`{
  "route": "/example",
  "title": "An example of a page",
  "description": "What the page is about, in a sentence of at least fifty characters.",
  "blocks": [
    { "type": "shared", "use": "call" },
      "type": "intro",
      "heading": "Let's get in touch",
      "text": "We reply within a few days."
    }
  ]
}`),
  "extra-bracket": blockText(`{
  "type": "intro",
  "heading": "Let's get in touch",
  "text": "We reply within a few days."
}}`),
  "text-after-end": pageText(`{
  "route": "/example",
  "title": "An example of a page",
  "description": "What the page is about, in a sentence of at least fifty characters.",
  "blocks": [
    { "type": "shared", "use": "call" }
  ]
}
{
  "route": "/example-2"
}`),
  "unexpected-text": blockText(`{
  "type": "intro",
  "heading": "Get in touch" today,
  "text": "We reply within a few days."
}`),
};
