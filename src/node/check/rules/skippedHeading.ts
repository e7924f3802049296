import { eachHeading, isInOrder, type PageHeading, sourceOfHeading } from "../outline/headings.ts";
import { outlinesOf, type PageOutline } from "../outline/pageOutline.ts";
import type { Json, Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import type { Document } from "../document/document.ts";
import { valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

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
        const isTitle = ["heading", "title"].includes(String(heading.heading.path?.at(-1)));
        const signs = isTitle ? undefined : signsAt(document, path, heading.heading.level);
        const message = signs
          ? `a heading with ${signs} follows ${wordsOf(before)}, and a level between them is missing.`
          : `a heading of level ${heading.heading.level} follows one of level ${levelOf(before)}.`;
        const fix = isTitle
          ? "give the block before it, or this one, a heading of its own."
          : asOthers(document, path, signs);
        yield { document, path, point: "value", message, fix };
      }
    }
  },
};

function skips(page: PageOutline): { heading: PageHeading; before: PageHeading | "main" }[] {
  const found: { heading: PageHeading; before: PageHeading | "main" }[] = [];
  // A page begins with its main heading; that it has none is told by itself.
  let before: PageHeading | "main" | undefined = "main";
  eachHeading(page, (heading) => {
    if (heading && before && heading.heading.level > levelOf(before) + 1) found.push({ heading, before });
    before = heading;
  });
  return found;
}

function levelOf(heading: PageHeading | "main"): number {
  return heading === "main" ? 1 : heading.heading.level;
}

/** A heading in a text: the signs before it, and its words. */
const MARKED = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/gm;
/** Headings with more signs go one level further down. */
const MOST_SIGNS = 3;

/** The signs of the heading of this level in a text. */
function signsAt(document: Document, path: Path, level: number): string | undefined {
  const all = headingsIn(valueAt(document, path)).map(({ signs }) => signs);
  return all.find((signs) => signs.length > MOST_SIGNS || level < 4);
}

function headingsIn(text: Json | undefined): { signs: string; words: string }[] {
  const all = [text].flat().filter((each) => typeof each === "string");
  return all.flatMap((each) => Array.from(each.matchAll(MARKED), ([, signs = "", words = ""]) => ({ signs, words })));
}

/** "The heading of the block" is not always above it: its words are. */
function wordsOf(heading: PageHeading | "main"): string {
  if (heading === "main") return "the main heading";
  const { document, path } = sourceOfHeading(heading);
  const words = heading.heading.path && valueAt(document, path);
  return typeof words === "string" ? quote(words) : "the heading before it";
}

/** As many signs as before the other headings of the text. */
function asOthers(document: Document, path: Path, own = "the signs before it"): string {
  const text = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
  const other = headingsIn(valueAt(document, text)).find(({ signs }) => signs.length <= MOST_SIGNS);
  if (!other) return `write # in the place of ${own}.`;
  return `write ${other.signs} in the place of ${own}, as before ${quote(other.words)}.`;
}
