/** Reads HTML, and what programs write like it, as elements with what is in them. In one pass, whatever stands there. */

/** `<h3 class="big">Our team</h3>` */
export interface Element {
  /** As it is written: names of programs have capitals. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  inner: Part[];
}

export type Part = Element | string;

export interface Read {
  parts: Part[];
  /** Where the text goes on behind them. */
  end: number;
  /** No words in pointed brackets: something in it says that these are tags. */
  isSure: boolean;
}

const LONGEST = 20_000;
const OPENING = /<([a-z][\w:.-]*)?/iy;
const CLOSING = /<\/([a-z][\w:.-]*)?\s*>/iy;
/** Remarks, and lines of the language PHP. */
const SKIPPED = /<!--(?:[^-]|-(?!->))*-->|<\?(?:[^?]|\?(?!>))*\?>|<!doctype[^<>]*>/iy;
const ATTRIBUTE =
  /\s+([@:#*a-z_][\w:.@-]*)(?:\s*=\s*(?:\\?"([^"\\]*)\\?"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\}|([^\s"'<>=`]+)))?|\s+\{[^{}]*\}/iy;
/** A text as programs write it: `"Our team"`, `t("Our team")`. */
const OF_CODE = /^(?:[\w$.]+\()?(["'`])(.*)\1\)?$/s;
const OPENING_END = /\s*(\/?)>/y;
const VOID = /^(?:img|br|hr|input|meta|link|source|area|embed|wbr|col)$/i;
/** The end of these is often left out. */
const OFTEN_OPEN = /^(?:p|li|dt|dd|tr|td|th|option)$/i;
/** Where these are never closed, words behind them say what they are. */
const OF_WORDS = /^(?:p|li|ul|ol|div|h[1-6])$/i;
/** What no words between tags have, but a page. */
const OF_PAGE = /[\r\n]\s*[\]}]|"[\w$-]+"\s*:/;
/** Words behind a tag that has ended, up to the end of their line or to what goes on with the page. */
const BEHIND = /[ \t]*(?:,[ \t]+(?![\w$]+\s*:)(?=\p{L})|[^\s,\]}"'<{[:])[^"<\r\n\]}]*/uy;
const NEXT = /\s*,?\s*(?=<[a-z!?>])/iy;

/** The elements that stand one behind another from a place on; undefined where none begins there. */
export function elementsAt(text: string, offset: number): Read | undefined {
  const whole = text.slice(offset, offset + LONGEST);
  const top: Part[] = [];
  const open: Element[] = [];
  let at = 0;
  let isSure = false;
  const into = () => open.at(-1)?.inner ?? top;
  const taken = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(whole);
    if (found) at += found[0].length;
    return found;
  };
  for (;;) {
    const closing = taken(CLOSING);
    if (closing) {
      const from = open.findLastIndex(({ name }) => name.toLowerCase() === (closing[1] ?? "").toLowerCase());
      if (from >= 0) open.length = from;
      isSure ||= from >= 0;
    } else if (!taken(SKIPPED)) {
      const before = at;
      const opened = taken(OPENING);
      const attributes = opened ? attributesFrom(taken) : new Map<string, string>();
      const ended = opened && taken(OPENING_END);
      if (!opened || !ended) {
        if (top.length === 0) return undefined;
        at = before;
        if (open.length === 0) break;
        // A sign for "less than" between words.
        if (whole[at] !== "<") break;
        at++;
        into().push("<");
      } else {
        const element: Element = { name: opened[1] ?? "", attributes, inner: [] };
        if (OFTEN_OPEN.test(element.name) && open.at(-1)?.name === element.name) open.pop();
        into().push(element);
        isSure ||= attributes.size > 0 || ended[1] === "/" || VOID.test(element.name);
        if (ended[1] !== "/" && !VOID.test(element.name)) open.push(element);
      }
    }
    if (open.length > 0) {
      const next = whole.indexOf("<", at);
      const words = whole.slice(at, next < 0 ? whole.length : next);
      if (next < 0 || OF_PAGE.test(words)) {
        const line = /^[^\r\n]*/.exec(words)![0].replace(/[\s,]+$/, "");
        into().push(line);
        at += line.length;
        isSure ||= OF_WORDS.test(open[0]!.name) && line.trim() !== "";
        break;
      }
      into().push(words);
      at = next;
    } else {
      const words = taken(BEHIND)?.[0];
      const kept = words?.replace(/[\s,]+$/, "");
      if (words !== undefined) {
        top.push(kept!);
        at -= words.length - kept!.length;
      }
      const before = at;
      if (!taken(NEXT) && whole[at] !== "<") break;
      if (at > before) top.push(" ");
    }
  }
  return top.length > 0 && at < LONGEST ? { parts: top, end: offset + at, isSure } : undefined;
}

function attributesFrom(taken: (pattern: RegExp) => RegExpExecArray | null): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let found = taken(ATTRIBUTE); found; found = taken(ATTRIBUTE)) {
    const [, name, ...values] = found;
    const value = values.find((each) => each !== undefined);
    if (name !== undefined && value !== undefined) attributes.set(name, value.replace(OF_CODE, "$2"));
  }
  return attributes;
}

/** The elements that are all of a text; undefined for any other text. */
export function onlyElements(text: string): Part[] | undefined {
  const start = text.search(/\S/);
  if (text[start] !== "<") return undefined;
  const read = elementsAt(text, start);
  return read?.isSure && text.slice(read.end).trim() === "" ? read.parts : undefined;
}
