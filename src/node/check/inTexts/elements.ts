/** Parses HTML and similar markup of programs into elements with their children, in one pass over any input. */

/** `<h3 class="big">Our team</h3>` */
export interface Element {
  /** As it is written: component names have capitals. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  inner: MarkupPart[];
}

export type MarkupPart = Element | string;

interface ReadMarkup {
  parts: MarkupPart[];
  /** The offset behind them. */
  end: number;
  /** Whether something in it shows that these are tags, and not words in angle brackets. */
  isSure: boolean;
}

const LONGEST = 20_000;
const OPENING = /<([a-z][\w:.-]*)?/iy;
const CLOSING = /<\/([a-z][\w:.-]*)?\s*>/iy;
/** Comments, PHP and doctypes. */
const SKIPPED = /<!--(?:[^-]|-(?!->))*-->|<\?(?:[^?]|\?(?!>))*\?>|<!doctype[^<>]*>/iy;
const ATTRIBUTE =
  /\s+([@:#*a-z_][\w:.@-]*)(?:\s*=\s*(?:\\?"([^"\\]*)\\?"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\}|([^\s"'<>=`]+)))?|\s+\{[^{}]*\}/iy;
/** An attribute's text in the syntax of a program: `"Our team"`, `t("Our team")`. */
const OF_CODE = /^(?:[\w$.]+\()?(["'`])(.*)\1\)?$/s;
const OPENING_END = /\s*(\/?)>/y;
const VOID = /^(?:img|br|hr|input|meta|link|source|area|embed|wbr|col)$/i;
/** Elements whose closing tag is often left out. */
const OFTEN_OPEN = /^(?:p|li|dt|dd|tr|td|th|option)$/i;
/** Elements that are recognised without a closing tag by the words behind them. */
const OF_WORDS = /^(?:p|li|ul|ol|div|h[1-6])$/i;
/** JSON punctuation of a page, which no words between tags have. */
const OF_PAGE = /[\r\n]\s*[\]}]|"[\w$-]+"\s*:/;
/** Words behind a closed element, up to the end of their line or to the JSON that follows. */
const BEHIND = /[ \t]*(?:,[ \t]+(?![\w$]+\s*:)(?=\p{L})|[^\s,\]}"'<{[:])[^"<\r\n\]}]*/uy;
const NEXT = /\s*,?\s*(?=<[a-z!?>])/iy;

/** The state of the parser: its position, the open elements, and the parts outside of all elements. */
interface MarkupReader {
  whole: string;
  at: number;
  top: MarkupPart[];
  open: Element[];
  isSure: boolean;
}

/** The consecutive elements from an offset on; undefined if none begins there. */
export function elementsAt(text: string, offset: number): ReadMarkup | undefined {
  const reading: MarkupReader = {
    whole: text.slice(offset, offset + LONGEST),
    at: 0,
    top: [],
    open: [],
    isSure: false,
  };
  while (readTag(reading) && readWords(reading));
  const { top: parts, at, isSure } = reading;
  return parts.length > 0 && at < LONGEST ? { parts, end: offset + at, isSure } : undefined;
}

function taken(reading: MarkupReader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.whole);
  if (found) reading.at += found[0].length;
  return found;
}

/** The parts that the next one is added to. */
function around({ open, top }: MarkupReader): MarkupPart[] {
  return open.at(-1)?.inner ?? top;
}

/** Reads a tag, or a "<" inside an element; false if there is neither. */
function readTag(reading: MarkupReader): boolean {
  const { open } = reading;
  const closing = taken(reading, CLOSING);
  if (closing) {
    const from = open.findLastIndex(({ name }) => name.toLowerCase() === (closing[1] ?? "").toLowerCase());
    if (from >= 0) open.length = from;
    reading.isSure ||= from >= 0;
    return true;
  }
  if (taken(reading, SKIPPED)) return true;
  const before = reading.at;
  const opened = taken(reading, OPENING);
  const attributes = opened && attributesFrom(reading);
  const ended = attributes && taken(reading, OPENING_END);
  if (ended) {
    enter(reading, { name: opened![1] ?? "", attributes, inner: [] }, ended[1] === "/");
    return true;
  }
  reading.at = before;
  // A "<" between words.
  if (open.length === 0 || reading.whole[before] !== "<") return false;
  reading.at++;
  around(reading).push("<");
  return true;
}

function enter(reading: MarkupReader, element: Element, isClosed: boolean): void {
  const { open } = reading;
  const { name, attributes } = element;
  if (OFTEN_OPEN.test(name) && open.at(-1)?.name === name) open.pop();
  around(reading).push(element);
  reading.isSure ||= attributes.size > 0 || isClosed || VOID.test(name);
  if (!isClosed && !VOID.test(name)) open.push(element);
}

/** Reads words; false if no tag can stand behind them. */
function readWords(reading: MarkupReader): boolean {
  return reading.open.length > 0 ? wordsWithin(reading) : wordsBehind(reading);
}

function wordsWithin(reading: MarkupReader): boolean {
  const { whole, at, open } = reading;
  const next = whole.indexOf("<", at);
  const words = whole.slice(at, next < 0 ? whole.length : next);
  const isLast = next < 0 || OF_PAGE.test(words);
  const own = isLast ? /^[^\r\n]*/.exec(words)![0].replace(/[\s,]+$/, "") : words;
  around(reading).push(own);
  reading.at += own.length;
  // An element that is never closed.
  if (isLast) reading.isSure ||= OF_WORDS.test(open[0]!.name) && own.trim() !== "";
  return !isLast;
}

function wordsBehind(reading: MarkupReader): boolean {
  const words = taken(reading, BEHIND)?.[0];
  if (words !== undefined) {
    const kept = words.replace(/[\s,]+$/, "");
    reading.top.push(kept);
    reading.at -= words.length - kept.length;
  }
  const before = reading.at;
  if (!taken(reading, NEXT) && reading.whole[reading.at] !== "<") return false;
  if (reading.at > before) reading.top.push(" ");
  return true;
}

function attributesFrom(reading: MarkupReader): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let found = taken(reading, ATTRIBUTE); found; found = taken(reading, ATTRIBUTE)) {
    const [, name, ...values] = found;
    const value = values.find((each) => each !== undefined);
    if (name !== undefined && value !== undefined) attributes.set(name, value.replace(OF_CODE, "$2"));
  }
  return attributes;
}

/** The elements that a whole text consists of; undefined for any other text. */
export function onlyElements(text: string): MarkupPart[] | undefined {
  const start = text.search(/\S/);
  if (text[start] !== "<") return undefined;
  const read = elementsAt(text, start);
  return read?.isSure && text.slice(read.end).trim() === "" ? read.parts : undefined;
}
