import { eachHeading, isInOrder, type PageHeading, sourceOfHeading } from "../outline/headings.ts";
import { outlinesOf, type PageOutline } from "../outline/pageOutline.ts";
import { pointerOf } from "../../../model/pointer.ts";
import type { Rule } from "../rule.ts";

/** Headings go down one level at a time. */
export const skippedHeading: Rule = {
  code: "skipped-heading",
  severity: "error",
  docs: {
    title: "A heading that skips a level",
    why: "People who listen to a page jump from heading to heading, and a missing level sounds like a missing part.",
    mend: "Give the block before it a heading of its own, or write fewer `#` signs before a heading in a text.",
  },
  isQuiet: ({ outline }) => !outline || isInOrder(outline),
  *run(context) {
    const told = new Set<string>();
    for (const page of outlinesOf(context)?.pages ?? []) {
      if (isInOrder(page)) continue;
      for (const { heading, before } of skips(page)) {
        const { document, path } = sourceOfHeading(heading);
        const key = document.file + pointerOf(path);
        if (told.has(key)) continue;
        told.add(key);
        const message = `a heading of level ${heading.heading.level} follows one of level ${before}.`;
        const isTitle = ["heading", "title"].includes(String(heading.heading.path?.at(-1)));
        const fix = isTitle
          ? "give the block before it, or this one, a heading of its own."
          : 'write "#" once before it, not more often.';
        yield { document, path, point: "value", message, fix };
      }
    }
  },
};

function skips(page: PageOutline): { heading: PageHeading; before: number }[] {
  const found: { heading: PageHeading; before: number }[] = [];
  let before: number | undefined = 1;
  eachHeading(page, (heading) => {
    const level = heading?.heading.level;
    if (heading && before !== undefined && level! > before + 1) found.push({ heading, before });
    before = level;
  });
  return found;
}
