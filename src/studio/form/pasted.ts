/** Converts HTML from the clipboard, of a web page or a word processor, to Markdown. */
import { withoutHidden } from "../../node/check/inTexts/hidden.ts";
import { withoutHtml } from "../../node/check/inTexts/html.ts";

/** Longer than any text of a page: it would take a while to read. */
const LONGEST = 100_000;
/** What word processors write before an item. */
const BULLET = /^[·•▪◦‣§]\s+/;
/** A Google document is wrapped in a <b> with the style `font-weight: normal`. */
const NOT_BOLD = /<b\s[^<>]*(?<!-)font-weight:\s*normal[^<>]*>/gi;
/** In a Google document, bold words are marked by their style alone. */
const BOLD = /(?<!<(?:b|strong)\b[^<>]*>)<span\s[^<>]*(?<!-)font-weight:\s*(?:bold|[6-9]00)[^<>]*>([^<>]*)<\/span>/gi;
/** Tags without their other half. A "<" that somebody wrote is still "&lt;" here. */
const LEFT_OVER = /<\/?[a-z][^<>]*>/gi;
const LETTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", apos: "'" };

/** What of it was selected. */
const FRAGMENT = /<!--StartFragment-->(.*)<!--EndFragment-->/s;
const HEADING = /<h([1-6])(?:\s[^<>]*)?>(.*?)<\/h\1\s*>/gis;
/** Begins a paragraph that was a heading: no text has it, and Markdown takes it for a letter. */
const HEAD = "\ue000";
const HEADS = new RegExp(`^${HEAD}(.+)$`, "gm");

/** A heading with the text under it. What comes before the first heading has none. */
export interface PastedPart {
  heading?: string;
  text: string;
}

/** Keeps paragraphs, list items, bold words and links; headings are bold. Undefined where there are no words. */
export function markdownOf(html: string): string | undefined {
  const words = wordsOf(html);
  // A heading alone was copied for its words.
  return words?.replaceAll(HEADS, words.includes("\n") ? "**$1**" : "$1");
}

/** The same, parted at its headings. */
export function partsOf(html: string): PastedPart[] {
  const [before = "", ...parts] = (wordsOf(html) ?? "").split(HEADS).map((each) => each.trim());
  const headed = parts.flatMap((text, at) => (at % 2 === 1 ? [{ heading: parts[at - 1]!, text }] : []));
  return before === "" ? headed : [{ text: before }, ...headed];
}

/** What a text cannot have: how many pictures and tables. */
export function lostFrom(html: string): { pictures: number; tables: number } {
  const count = (tag: RegExp) => fragmentOf(html).match(tag)?.length ?? 0;
  return { pictures: count(/<img\s/gi), tables: count(/<table\b/gi) };
}

function fragmentOf(html: string): string {
  const [, own = html] = FRAGMENT.exec(html) ?? [];
  return own.replaceAll(/<!--.*?-->|<![^<>]*>/gs, "");
}

function wordsOf(html: string): string | undefined {
  if (html === "" || html.length > LONGEST) return undefined;
  const tidy = fragmentOf(html)
    .replaceAll(NOT_BOLD, "")
    .replaceAll(BOLD, "<b>$1</b>")
    .replaceAll(/\s+/g, " ")
    .replaceAll(HEADING, (_, _level, words: string) => headingOf(words));
  const paragraphs = withoutHtml(tidy, false, (href) => href).map((each) =>
    itemised(decoded(each.replaceAll(LEFT_OVER, ""))),
  );
  if (paragraphs.length === 0) return undefined;
  return withoutHidden(
    paragraphs.reduce((before, each) => before + (isItem(before) && isItem(each) ? "\n" : "\n\n") + each),
  );
}

/** A paragraph in plain words. */
function headingOf(html: string): string {
  const words = html
    .replaceAll(/<br\b[^<>]*>/gi, " ")
    .replaceAll(LEFT_OVER, "")
    .replaceAll(/(?:\s|&nbsp;)+/g, " ")
    .trim();
  return words === "" ? "" : `<p>${HEAD}${words}</p>`;
}

/** Lines without spaces around them, and bullets as Markdown has them. */
function itemised(paragraph: string): string {
  const lines = paragraph.split("\n").map((line) => line.trim().replace(BULLET, "- "));
  return lines.filter(Boolean).join("\n");
}

/** Whether the last line of a text is an item of a list. */
function isItem(text: string): boolean {
  return /^(?:-|\d{1,9}\.) /.test(text.slice(text.lastIndexOf("\n") + 1));
}

function decoded(text: string): string {
  return text
    .replaceAll(/&(?:#(\d{1,6})|(amp|lt|gt|quot|nbsp|apos));/g, (_, code: string | undefined, name: string) =>
      code === undefined ? LETTERS[name]! : String.fromCodePoint(Number(code)),
    )
    .replaceAll("\u00a0", " ");
}
