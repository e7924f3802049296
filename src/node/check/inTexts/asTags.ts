/** Converts Markdown and the marks of other programs in place of an object to the HTML that says the same. */

import { elementsAt } from "./elements.ts";

/** What stands in place of an object, as messages call it. */
export type Marks = "HTML" | "Markdown" | "A mark of another program";

interface AsTags {
  html: string;
  /** The offset behind it. */
  end: number;
  what: Marks;
}

const OF_PROGRAM: Marks = "A mark of another program";
const MARKDOWN: Marks = "Markdown";
const LONGEST = 10_000;
const MOST_LINES = 60;
const LINK = /!?\[([^[\]"\r\n]*)\]\(([^()\s"]+)(?:[ \t]+"[^"\r\n]*")?\)/;
const LINK_FIRST = new RegExp(`^(?:${LINK.source})`);
/** The mark of another program, its name and its attributes: `[button url="/contact"]`. */
const MARK = /^\[([a-z][\w-]*)((?:\s+[\w-]+\s*=\s*\\?(?:"[^"\r\n]*"|'[^'\r\n]*'))*)\s*\/?\]/i;
const ANY_MARK = /\[(\/?)([a-z][\w-]*)((?:\s+[^[\]]*)?)\]/gi;
const IS_HEADED = /^(?:#{2,6}[ \t]+\S|\*\*[^*"\r\n]+\*\*)/;
/** A line that belongs to the JSON of the page. */
const OF_PAGE = /^\s*(?:[\]}{]|"|\[(?![^[\]"]*\]\()|<)/;
const WORDS_BEFORE = /^[\p{L}\d][^"\r\n<>{}[\]:]*(?=<[a-z])/iu;
const IMAGE = /^(?:img|image|picture|photo)$/i;

/** The HTML, mark or Markdown that begins at an offset; undefined if none does. */
export function asTags(text: string, offset: number): AsTags | undefined {
  if (text[offset] === "<") {
    const read = elementsAt(text, offset);
    return read?.isSure ? { html: text.slice(offset, read.end), end: read.end, what: "HTML" } : undefined;
  }
  // Words before a tag on the same line.
  const [words] = WORDS_BEFORE.exec(text.slice(offset, offset + 1000)) ?? [];
  const read = words === undefined ? undefined : elementsAt(text, offset + words.length);
  if (read?.isSure) return { html: text.slice(offset, read.end), end: read.end, what: "HTML" };
  if (!/[[!#*]/.test(text[offset] ?? "")) return undefined;
  const whole = text.slice(offset, offset + LONGEST);
  return ofProgram(whole, offset) ?? ofMarkdown(whole, offset);
}

/** What a whole text consists of; undefined if it has anything else in it. */
export function marksIn(text: string): Omit<AsTags, "end"> | undefined {
  const start = text.search(/\S/);
  const read = /[<[!#*]/.test(text[start] ?? "") ? asTags(text, start) : undefined;
  return read && text.slice(read.end).trim() === "" ? read : undefined;
}

function ofProgram(whole: string, offset: number): AsTags | undefined {
  const [first, name = "", attributes] = MARK.exec(whole) ?? [];
  if (first === undefined) return undefined;
  const last = `[/${name}]`;
  const close = whole.indexOf(last, first.length);
  if (close < 0 && attributes === "") return undefined;
  const end = close < 0 ? first.length : close + last.length;
  const html = whole.slice(0, end).replace(ANY_MARK, (...[, slash, each = "", behind = ""]: string[]) => {
    const own = IMAGE.test(each) ? "img" : `x-${each}`;
    return slash === "" ? `<${own}${behind.replaceAll('\\"', '"')}>` : `</${own}>`;
  });
  return { html, end: offset + end, what: OF_PROGRAM };
}

function ofMarkdown(whole: string, offset: number): AsTags | undefined {
  const isLink = LINK_FIRST.test(whole);
  if (!isLink && !IS_HEADED.test(whole)) return undefined;
  let end = 0;
  const lines: string[] = [];
  for (const line of whole.split(/(?<=\n)/).slice(0, MOST_LINES)) {
    if (lines.length > 0 && OF_PAGE.test(line)) break;
    end += line.length;
    lines.push(line.trimEnd());
  }
  const said = whole.slice(0, end).replace(/[\s,\]}]+$/, "");
  return { html: htmlOf(said), end: offset + said.length, what: MARKDOWN };
}

function htmlOf(markdown: string): string {
  return markdown
    .split(/\r?\n/)
    .map((line) => {
      const own = withinLine(line.trim());
      const [, marks, heading] = /^(#{1,6})[ \t]+(.*?)#*$/.exec(own) ?? [];
      if (marks !== undefined) return `<h${marks.length}>${heading!.trim()}</h${marks.length}>`;
      const [, item] = /^[-*+•][ \t]+(.*)$/.exec(own) ?? [];
      if (item !== undefined) return `<li>${item}</li>`;
      return own === "" ? "" : /^<img [^<>]*>$/.test(own) ? own : `<p>${own}</p>`;
    })
    .join("\n")
    .replace(/(?:<li>.*<\/li>\n?)+/g, "<ul>$&</ul>");
}

function withinLine(line: string): string {
  return line
    .replace(new RegExp(LINK.source, "g"), (found: string, words: string, address: string) =>
      found.startsWith("!") ? `<img src="${address}" alt="${words}">` : `<a href="${address}">${words}</a>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])/g, "<em>$1</em>");
}
