/** HTML that came into a text with what was pasted, and what is meant by it. */
import { withCharacters } from "./characters.ts";
import { markOf } from "./markOf.ts";

/** Tags that begin a paragraph. All others stand within one. */
const PARTS = "p|div|h[1-6]|ul|ol|li|blockquote|section|article|table|tr|details|summary|form";
const OWN_LINES = new RegExp(`^(?:${PARTS})$`);
/** Tags whose words no visitor of the old page saw. */
const UNSEEN = /^(?:script|style)$/;
/** A pair of any name with no other in it: there is no end to the names that programs have. */
const PAIR = /<(?![bh]r\b)([a-z\d][\w:.-]*)(\s[^<>]*)?>((?:[^<>]|<[bh]r\s*\/?>)*)<\/\1\s*>/i;
const BREAK = String.raw`<[bh]r\s*/?>`;
/** Where a new paragraph begins, and where only a new line does. */
const NEW_PARAGRAPH = /\s*<br\s*\/?>(?:\s*<br\s*\/?>)+\s*|<hr\s*\/?>/gi;
const NEW_LINE = /\s*<br\s*\/?>\s*/gi;
/** The end of a line in the middle of a sentence. */
const WITHIN = /(?<=[^\s.!?:;…>][*_)]*\s*)<[bB][rR]\s*\/?>\s*(?=\p{Ll})/gu;
const PICTURE = /<img\s[^<>]*>/i;
/** Signs that are gone without words: a tag that says something, and a remark. */
const TAG = String.raw`<[a-z][\w:.-]*\s[^<>=]*=\s*["'][^<>]*>`;
const REMARK = "<!--[^<>]*-->";
/** With a space on both sides, it may be what the text is about. */
const USED = new RegExp(String.raw`(?<!\s)(?:${BREAK}|${TAG})|(?:${BREAK}|${TAG})(?!\s)`, "i");
/** Alone, a remark may be what a text is about as well, but for those of WordPress. */
const USED_REMARK = new RegExp(String.raw`(?<=\S)${REMARK}|${REMARK}(?=\S)|<!-- ?/?(?:more|wp:)[^<>]*-->`, "i");
const ADDRESS = /\shref\s*=\s*["']?([^"'\s<>]+)/i;

/** A list with no other in it: where one stands in another, nobody knows any more which number is whose. */
const STEPS = /<ol(\s[^<>]*)?>((?:(?!<\/?[ou]l\b).)*)<\/ol\s*>/gis;
const STEP = /<li(?:\s[^<>]*)?>(?=(?:(?!<\/?li\b).)*<\/li\s*>)/gis;
const START = /\sstart\s*=\s*["']?(\d{1,9})/i;
const NUMBER = /\svalue="(\d+)"/;
const ITEM = String.raw`(?:-|\d{1,9}\.) `;
/** Lines between an item and the next one. */
const APART = new RegExp(String.raw`^(${ITEM}.*)\n\s*\n(?=${ITEM})`, "gm");

/** The end of a paragraph behind words, with the start of the next one: what is around them was cut off. */
const CUT = new RegExp(String.raw`(?<=[^\s<>("'“„\`])</(?:${PARTS})\s*>(?:\s*<(?:${PARTS})(?:\s[^<>]*)?>)?`, "i");

/** Tags that are opened right before words and never closed, in a text that has other HTML. */
const BEGUN = new RegExp(String.raw`<(?:${PARTS})(?:\s[^<>]*)?>(?=\S)`, "gi");
const MARKED = /<(?:b|strong|i|em|u|span|small|font|center)(?:\s[^<>]*)?>(?=\S)/gi;

const SIGNS = [PAIR, CUT, USED, USED_REMARK, PICTURE];

/** Whether a text has HTML that does something to its words. The name of a tag alone may be what it is about. */
export function isHtml(text: string): boolean {
  return SIGNS.some((tag) => tag.test(text));
}

/** Whether a text has HTML that nobody meant. A backslash, or that it is code, says that tags are; that of a letter's code says nothing. */
export function isPasted(text: string): boolean {
  return text.includes("<") && !/`|\\(?!u[\da-f]{4})/i.test(text) && isHtml(text);
}

/** The first piece of HTML in a text that has some. */
export function pieceIn(text: string): string {
  const pieces = SIGNS.map((tag) => tag.exec(text)).filter((found) => found !== null);
  return pieces.toSorted((a, b) => a.index - b.index)[0]![0];
}

/**
 * The same words without HTML, each paragraph by itself.
 * @param isLine It is one line in plain words, and stays so. What Markdown can say is said in it otherwise.
 * @param addressFor What is written for the address of a link.
 */
export function withoutHtml(text: string, isLine: boolean, addressFor: (href: string) => string): string[] {
  let words = numbered(text.replace(/<(?![bh]r\b)[a-z][^<>]*\/>/gi, ""));
  for (let pair = PAIR.exec(words); pair; pair = PAIR.exec(words))
    words = words.slice(0, pair.index) + meantBy(pair, isLine, addressFor) + words.slice(pair.index + pair[0].length);
  const plain = words
    .replace(new RegExp(CUT, "gi"), "\n\n")
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

/** The same with a number for each item that has its order. */
function numbered(text: string): string {
  return text.replace(STEPS, (_, attributes = "", items: string) => {
    let count = Number(START.exec(attributes)?.[1] ?? 1);
    return `<ol>${items.replace(STEP, () => `<li value="${count++}">`)}</ol>`;
  });
}

/** Behind the words of a paragraph, a number begins no item: an empty line ends one of several paragraphs. */
function itemOf(words: string, attributes: string): string {
  const [, number] = NUMBER.exec(attributes) ?? [];
  return `\n${number === undefined ? "-" : `${number}.`} ${words}${/\n\s*\n/.test(words) ? "\n" : ""}`;
}
