import { eachHeading, isInOrder, type PageHeading, sourceOfHeading } from "../outline/headings.ts";
import { isWritten } from "../outline/written.ts";
import { untitled } from "../outline/untitled.ts";
import { outlinesOf } from "../outline/pageOutline.ts";
import type { Rule } from "../rule.ts";
import { nounOfType } from "../shape/block/blockType.ts";
import { example, withArticle } from "../wording/words.ts";

/** A page has one main heading, and its first block has it. */
export const mainHeading: Rule = {
  code: "main-heading",
  severity: "error",
  docs: {
    title: "A page without a main heading, with two of them, or with one that is not its own",
    why: "Search engines and screen readers take the first heading for the name of the page.",
    mend: "Begin the page with a block that has a `heading`, for example a hero. Before an article an intro will do. It is a warning where the page begins with the heading of one of its parts.",
  },
  isQuiet: ({ outline }) => !outline || (isInOrder(outline) && !untitled(outline)),
  *run(context) {
    for (const page of outlinesOf(context)?.pages ?? []) {
      const part = untitled(page);
      if (part && context.isSound(page.document, ["blocks", 0]) && context.isSound(page.document, ["title"])) {
        const message = "this page shows its title nowhere: its main heading is that of its first part.";
        // The shortest block with a heading.
        const intro = { type: "intro", heading: String(page.document.data?.["title"]).trim(), text: "…" };
        const fix = `put a block before this one that says what the page is, for example ${example(intro)}.`;
        const at = { document: page.document, path: ["blocks", 0], place: ["blocks", 0], point: "start" } as const;
        yield { ...at, message, fix, severity: "warning" };
      }
      if (isInOrder(page)) continue;
      const main: PageHeading[] = [];
      eachHeading(page, (heading) => heading?.heading.level === 1 && main.push(heading));
      const [first] = page.drawn;
      if (main.length === 0 && first) {
        const message = `a page begins with its main heading, but ${withArticle(nounOfType(first.block["type"] as string))} without a "heading" has none.`;
        const fix = 'give this block a "heading", or put a block that has one before it, for example a hero.';
        yield { document: page.document, path: ["blocks", 0], place: ["blocks", 0], point: "start", message, fix };
      }
      for (const heading of main.slice(1)) {
        if (!isWritten(context, sourceOfHeading(heading))) continue;
        const message = "this is the second main heading of the page.";
        yield {
          ...sourceOfHeading(heading),
          point: "value",
          message,
          fix: "leave only the first block with a main heading.",
        };
      }
    }
  },
};
