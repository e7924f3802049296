/** Marks and names that other programs fill in with words, and what only looks like them. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

const saidOf = (heading: string) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({ heading }))) }).map(
    ({ code, message, fix }) => `${code}: ${message} ${fix}`,
  );
const MESSAGE = "is what another program fills in, and here it would be shown as it is written.";

test.each([
  ["%1$s for the web", "%1$s", 'the real words in the place of "%1$s", or a sentence that needs none'],
  [
    "Hello %(first_name)s",
    "%(first_name)s",
    'the real words in the place of "%(first_name)s", or a sentence that needs none',
  ],
  [
    "Hello %first_name%, come in",
    "%first_name%",
    'the real words in the place of "%first_name%", or a sentence that needs none',
  ],
  ["Mail <%= email %> today", "<%= email %>", '"{email}"'],
  [
    "Built <?php echo $n; ?> apps",
    "<?php echo $n; ?>",
    'the real words in the place of "<?php echo $n; ?>", or a sentence that needs none',
  ],
  [
    "Built <? echo a(1 > 0) ?> apps",
    "<? echo a(1 > 0) ?>",
    'the real words in the place of "<? echo a(1 > 0) ?>", or a sentence that needs none',
  ],
  ["We at <?= $company_name ?>", "<?= $company_name ?>", '"{company}"'],
  ["__MSG_title__", "__MSG_title__", "the real words, or take it out"],
  ["copywriting.intro.heading", "copywriting.intro.heading", "the real words, or take it out"],
])("%j", (heading, found, fix) => {
  expect(saidOf(heading)).toEqual([`placeholder-text: "${found}" ${MESSAGE} write ${fix}.`]);
});

test("the name of the company is told once", () => {
  expect(saidOf("Hello %company%")).toEqual([
    'unknown-token: a name that is filled in is not written as %company%. write "{company}".',
  ]);
});

test.each([
  "Between 5%(net) and 10% more, 100%sure",
  "%APPDATA% on Windows",
  "Price: $1 or 50% of it%",
  "docs.kitestep.example",
  "com.kitestep.app",
  "see copywriting.intro.heading",
  "Node.js",
  "What <?php means",
])("%j is fine", (heading) => {
  expect(saidOf(heading)).toEqual([]);
});
