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

/** Keeps paragraphs, list items, bold words and links. Undefined where the plain text has the same. */
export function markdownOf(html: string): string | undefined {
  if (html === "" || html.length > LONGEST) return undefined;
  const [, own = html] = /<!--StartFragment-->(.*)<!--EndFragment-->/s.exec(html) ?? [];
  const tidy = own
    .replaceAll(/<!--.*?-->|<![^<>]*>/gs, "")
    .replaceAll(NOT_BOLD, "")
    .replaceAll(BOLD, "<b>$1</b>")
    .replaceAll(/\s+/g, " ");
  const paragraphs = withoutHtml(tidy, false, (href) => href).map((each) =>
    itemised(decoded(each.replaceAll(LEFT_OVER, ""))),
  );
  if (paragraphs.length === 0) return undefined;
  return withoutHidden(
    paragraphs.reduce((before, each) => before + (isItem(before) && isItem(each) ? "\n" : "\n\n") + each),
  );
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
