/** HTML that was pasted into a text, and what is meant by it. */
import { withCharacters } from "./characters.ts";
import { markOf } from "./markOf.ts";

/** Tags that begin a paragraph. All others are inline. */
const PARTS = "p|div|h[1-6]|ul|ol|li|blockquote|section|article|table|tr|details|summary|form";
const OWN_LINES = new RegExp(`^(?:${PARTS})$`);
/** Tags whose content was not shown on the old page. */
const UNSEEN = /^(?:script|style)$/;
/** A pair of tags of any name without another one in it: the names of components cannot be listed. */
const PAIR = /<(?![bh]r\b)([a-z\d][\w:.-]*)(\s[^<>]*)?>((?:[^<>]|<[bh]r\s*\/?>)*)<\/\1\s*>/i;
const BREAK = String.raw`<[bh]r\s*/?>`;
/** Breaks that begin a new paragraph, and those that begin only a new line. */
const NEW_PARAGRAPH = /\s*<br\s*\/?>(?:\s*<br\s*\/?>)+\s*|<hr\s*\/?>/gi;
const NEW_LINE = /\s*<br\s*\/?>\s*/gi;
/** A line break in the middle of a sentence. */
const WITHIN = /(?<=[^\s.!?:;…>][*_)]*\s*)<[bB][rR]\s*\/?>\s*(?=\p{Ll})/gu;
const PICTURE = /<img\s[^<>]*>/i;
/** Markup that goes without leaving words: a tag with an attribute, and a comment. */
const TAG = String.raw`<[a-z][\w:.-]*\s[^<>=]*=\s*["'][^<>]*>`;
const REMARK = "<!--[^<>]*-->";
/** With a space on both sides, the markup may be what the text is about. */
const USED = new RegExp(String.raw`(?<!\s)(?:${BREAK}|${TAG})|(?:${BREAK}|${TAG})(?!\s)`, "i");
/** A comment of one word may be what a text is about as well, except for those of WordPress, and questions. */
const USED_REMARK = new RegExp(
  String.raw`(?<=\S)${REMARK}|${REMARK}(?=\S)|<!-- ?/?(?:more|wp:)[^<>]*-->|<!--\s*[^\s<>]+\s+(?=[^\s<>-])[^<>]*-->|<!--[^<>]*\?\s*-->`,
  "i",
);
const ADDRESS = /\shref\s*=\s*["']?([^"'\s<>]+)/i;

/** A list without another one in it: in nested lists, it is unclear which number belongs to which item. */
const STEPS = /<ol(\s[^<>]*)?>((?:(?!<\/?[ou]l\b).)*)<\/ol\s*>/gis;
const STEP = /<li(?:\s[^<>]*)?>(?=(?:(?!<\/?li\b).)*<\/li\s*>)/gis;
const START = /\sstart\s*=\s*["']?(\d{1,9})/i;
const NUMBER = /\svalue="(\d+)"/;
const ITEM = String.raw`(?:-|\d{1,9}\.) `;
/** The empty line between an item and the next one. */
const APART = new RegExp(String.raw`^(${ITEM}.*)\n\s*\n(?=${ITEM})`, "gm");

/** A closing block tag behind words, with the next opening one: what is around them was cut off. */
const CUT = new RegExp(String.raw`(?<=[^\s<>("'“„\`])</(?:${PARTS})\s*>(?:\s*<(?:${PARTS})(?:\s[^<>]*)?>)?`, "i");

/** Block tags that are opened right before words and never closed, in a text with other HTML. */
const BEGUN = new RegExp(String.raw`<(?:${PARTS})(?:\s[^<>]*)?>(?=\S)`, "gi");
const LIST_START = /<[uo]l(?:\s[^<>]*)?>(?=\s*<li\b)/gi;
const ITEM_START = /(?:\n[ \t]{0,20})?<li(?:\s[^<>]*)?>(?=\S)/gi;
const MARKED = /<(?:b|strong|i|em|u|span|small|font|center)(?:\s[^<>]*)?>(?=\S)/gi;

/** A single tag of text right beside a word, which a text about tags has apart from its words. */
const LONE =
  /(?<![^\s("“„>])<(?:b|strong|i|em|u|p|li|ul|ol|h[1-6]|div|span)>(?=[\p{L}\p{N}"“„])|(?<=[\p{L}\p{N}][.!?"”]?)<\/(?:b|strong|i|em|u|span)>(?![\p{L}-])/iu;

const SIGNS = [PAIR, CUT, USED, USED_REMARK, PICTURE, LONE];

/** Whether a text has HTML that affects its words. The name of a tag alone may be what the text is about. */
export function isHtml(text: string): boolean {
  return SIGNS.some((tag) => tag.test(text));
}

/** Whether a text has HTML by accident. Code, or a backslash before a tag, says that tags are meant. */
export function isPasted(text: string): boolean {
  return text.includes("<") && !/`|\\</.test(text) && isHtml(text);
}

/** The first piece of HTML in a text that has some. */
export function pieceIn(text: string): string {
  const pieces = SIGNS.map((tag) => tag.exec(text)).filter((found) => found !== null);
  return pieces.toSorted((a, b) => a.index - b.index)[0]![0];
}

/**
 * The paragraphs of a text without its HTML.
 * @param isLine Whether the text is one line in plain words, and stays so. Otherwise Markdown replaces tags where it can.
 * @param addressFor Maps the address of a link to the one that is written.
 */
export function withoutHtml(text: string, isLine: boolean, addressFor: (href: string) => string): string[] {
  let words = numbered(text.replace(/<(?![bh]r\b)[a-z][^<>]*\/>/gi, ""));
  for (let pair = PAIR.exec(words); pair; pair = PAIR.exec(words))
    words = words.slice(0, pair.index) + meantBy(pair, isLine, addressFor) + words.slice(pair.index + pair[0].length);
  const plain = words
    .replace(new RegExp(CUT, "gi"), "\n\n")
    .replace(LIST_START, "\n")
    .replace(ITEM_START, isLine ? " " : "\n- ")
    .replace(BEGUN, "\n\n")
    .replace(MARKED, "")
    .replace(WITHIN, " ")
    .replace(NEW_PARAGRAPH, "\n\n")
    .replace(NEW_LINE, "\n")
    .replace(new RegExp(`${PICTURE.source}|${TAG}|${REMARK}|</[a-z][^<>]*>`, "gi"), "");
  const paragraphs = withCharacters(plain, isLine)
    .replace(/(?<=\S) {2,}(?=\S)/g, " ")
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean);
  return !isLine || paragraphs.length === 0 ? paragraphs : [paragraphs.join(" ").replace(/\s+/g, " ")];
}

function meantBy(
  [, tag, attributes = "", inner]: readonly string[],
  isLine: boolean,
  addressFor: (href: string) => string,
): string {
  const name = tag!.toLowerCase();
  const words = inner!.trim();
  if (UNSEEN.test(name)) return "";
  if (name === "li" && !isLine) return itemOf(words, attributes);
  if (OWN_LINES.test(name)) return `\n\n${inner!.replace(APART, "$1\n")}\n\n`;
  const [, href] = ADDRESS.exec(attributes) ?? [];
  // Cells of a table stand beside each other.
  if (/^t[dh]$/.test(name)) return ` ${words} `;
  const mark = markOf(name);
  if (isLine || words === "") return inner!;
  const said = name === "a" && href !== undefined ? `[${words}](${addressFor(href)})` : mark + words + mark;
  return inner!.replace(words, () => said);
}

/** Adds its number to each item of an ordered list. */
function numbered(text: string): string {
  return text.replace(STEPS, (_, attributes = "", items: string) => {
    let count = Number(START.exec(attributes)?.[1] ?? 1);
    return `<ol>${items.replace(STEP, () => `<li value="${count++}">`)}</ol>`;
  });
}

/** A number begins no item right behind the words of a paragraph, so an item with several paragraphs ends with an empty line. */
function itemOf(words: string, attributes: string): string {
  const [, number] = NUMBER.exec(attributes) ?? [];
  return `\n${number === undefined ? "-" : `${number}.`} ${words}${/\n\s*\n/.test(words) ? "\n" : ""}`;
}
