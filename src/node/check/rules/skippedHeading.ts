import { eachHeading, isInOrder, type PageHeading, sourceOfHeading } from "../outline/headings.ts";
import { outlinesOf, type PageOutline } from "../outline/pageOutline.ts";
import { isWritten } from "../outline/written.ts";
import { isBlank } from "../../../model/blank.ts";
import type { Json, Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import type { Document } from "../document/document.ts";
import { withoutCode } from "../inTexts/markdown.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";
import { joined, quote } from "../wording/words.ts";

/** The heading outline goes down one level at a time. */
export const skippedHeading: Rule = {
  code: "skipped-heading",
  severity: "error",
  docs: {
    title: "A heading that skips a level",
    why: "People who listen to a page jump from heading to heading, and a missing level sounds like a missing part.",
    mend: "Give the block before it a heading of its own, or write fewer `#` signs before a heading in a text.",
  },
  isQuiet: ({ outline }) => !outline || (isInOrder(outline) && !outline.document.text.includes(TOO_MANY)),
  *run(context) {
    for (const { document, path, value } of context.fields("markdown"))
      for (const { index, ...said } of signsSkipped(value))
        yield { document, path: Array.isArray(value) ? [...path, index] : path, point: "value", ...said };
    const told = new Set<string>();
    for (const page of outlinesOf(context)?.pages ?? []) {
      if (isInOrder(page)) continue;
      for (const { heading, before } of skips(page)) {
        const { document, path } = sourceOfHeading(heading);
        const key = document.file + pointerOf(path);
        if (told.has(key) || !isWritten(context, { document, path })) continue;
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

/** More signs than anybody writes for one level more. */
const TOO_MANY = "#####";

/** Headings in a text that go down one level, although their signs leave one out. */
function* signsSkipped(text: Json): Generator<{ index: number; message: string; fix: string }> {
  let before: Heading | undefined;
  for (const heading of headingsIn(text)) {
    const { signs, index } = heading;
    if (before && before.signs.length <= MOST_SIGNS && signs.startsWith(TOO_MANY)) {
      const words = quote(before.words);
      const message = `a heading with ${signs} follows ${words}, and a level between them is missing.`;
      const fix = `write ${before.signs} in the place of ${signs}, as before ${words}, or #### if it is a part of that.`;
      yield { index, message, fix };
    }
    before = heading;
  }
}

function skips(page: PageOutline): { heading: PageHeading; before: PageHeading | "main" }[] {
  const found: { heading: PageHeading; before: PageHeading | "main" }[] = [];
  // A page begins with its main heading; a missing one is reported by another rule.
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
/** Headings with more signs are one level deeper. */
const MOST_SIGNS = 3;

/** The signs of the heading of this level in a text. */
function signsAt(document: Document, path: Path, level: number): string | undefined {
  const all = headingsIn(valueAt(document, path)).map(({ signs }) => signs);
  return all.find((signs) => signs.length > MOST_SIGNS || level < 4);
}

interface Heading {
  signs: string;
  words: string;
  /** The index of its paragraph. */
  index: number;
}

function headingsIn(text: Json | undefined): Heading[] {
  return [text].flat().flatMap((each, index) => {
    const found = typeof each === "string" ? withoutCode(each).matchAll(MARKED) : [];
    return Array.from(found, ([, signs = "", words = ""]) => ({ signs, words, index }));
  });
}

/** Names a heading by its words, since "the heading of the block" need not be above this one. */
function wordsOf(heading: PageHeading | "main"): string {
  if (heading === "main") return "the main heading";
  const { document, path } = sourceOfHeading(heading);
  const words = heading.heading.path && valueAt(document, path);
  return typeof words === "string" && !isBlank(words) ? quote(words) : "the heading before it";
}

/** The fix with the signs of the other headings in the text, or in the same text of the other entries of its list. */
function asOthers(document: Document, path: Path, own?: string): string {
  const text = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
  const all = headingsIn(valueAt(document, text));
  const isPlain = ({ signs }: Heading) => signs.length <= MOST_SIGNS;
  const other = all.find(isPlain) ?? onlyKind(besideText(document, text).filter(isPlain));
  const of = own === undefined ? "the signs before it" : own + alsoBefore(all, own);
  return other
    ? `write ${other.signs} in the place of ${of}, as before ${quote(other.words)}.`
    : `write # in the place of ${of}.`;
}

/** The headings directly behind the first one with these signs that have the same ones, and would be reported next. */
function alsoBefore(all: readonly Heading[], own: string): string {
  const from = all.slice(all.findIndex(({ signs }) => signs === own) + 1);
  const end = from.findIndex(({ signs }) => signs !== own);
  const alike = from.slice(0, end < 0 ? undefined : end);
  return alike.length === 0
    ? ""
    : `, here and before ${joined(
        alike.map(({ words }) => quote(words)),
        "and",
      )}`;
}

/** The first of these headings, if all have the same signs. */
function onlyKind([first, ...others]: readonly Heading[]): Heading | undefined {
  return first && others.every(({ signs }) => signs === first.signs) ? first : undefined;
}

/** The headings in the same text of the other entries. */
function besideText(document: Document, path: Path): Heading[] {
  const list = valueAt(document, path.slice(0, -2));
  const name = String(path.at(-1));
  return Array.isArray(list) ? list.flatMap((entry) => (isGroup(entry) ? headingsIn(entry[name]) : [])) : [];
}
