/** What other programs leave in texts: tags, answers, notes, formulas, marks. And honest texts that look like it. */
import { describe, expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

const foundIn = (words: string) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({ text: words }))) }).map(
    ({ code, message, fix }) => [code, message, fix] as const,
  );

describe("tags of any name", () => {
  const shown = "would be shown as it is written: texts have no HTML.";
  test.each([
    ["We build. <script src='w.js'></script>", `"<script src='w.js'></script>" ${shown}`, 'write "We build.".'],
    ["<style>.x { top: 0 }</style>We build.", `"<style>.x { top: 0 }</style>" ${shown}`, 'write "We build.".'],
    ["<table><tr><td>One</td><td>Two</td></tr></table>", `"<td>One</td>" ${shown}`, 'write "One Two".'],
    ["<!-- wp:paragraph -->We build.<!-- /wp:paragraph -->", `"<!-- wp:paragraph -->" ${shown}`, 'write "We build.".'],
    ["See <svg x='0'><path d='M0'/></svg> it.", `"<svg x='0'>" ${shown}`, 'write "See it.".'],
    [
      "<Callout type='info'>We build.</Callout>",
      `"<Callout type='info'>We build.</Callout>" ${shown}`,
      'write "We build.".',
    ],
    ["We build.<o:p></o:p>", `"<o:p></o:p>" ${shown}`, 'write "We build.".'],
    ["We <x id='1'/>build<x id='2'/>.", `"<x id='1'/>" ${shown}`, 'write "We build.".'],
  ])("%s", (words, message, fix) => expect(foundIn(words)).toEqual([["pasted-html", message, fix]]));

  test.each([
    "The <table> and the <iframe> tag, and <!-- remarks --> in pages",
    "Put <meta name='x'> in its head.",
    "`<script src='w.js'></script>` loads it.",
    "Write to <asha@example.com>.",
  ])("%s is fine", (words) => expect(foundIn(words)).toEqual([]));
});
