/**
 * Finds repeated names in an object, of which `JSON.parse` silently drops all but the last. To be fast, the names in
 * the text are counted and compared with those that were parsed.
 */

/** The number of property names in a valid JSON text. */
export function countNames(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    const before = text.charCodeAt(colon - 1);
    // A quotation mark after a letter closes a string. After any other character, it may open one or be part of one.
    if (before === 34 && isLetter(text.charCodeAt(colon - 2))) count++;
    else if (before === 34 || isSpace(before)) return countStringsBeforeColons(text);
  }
  return count;
}

function countStringsBeforeColons(text: string): number {
  let count = 0;
  for (let open = text.indexOf('"'); open >= 0;) {
    let close = endOfString(text, open);
    do close++;
    while (isSpace(text.charCodeAt(close)));
    if (text.charCodeAt(close) === 58) count++;
    open = text.indexOf('"', close);
  }
  return count;
}

export interface Repeated {
  name: string;
  /** Range of the later name, with its quotation marks. */
  offset: number;
  length: number;
  /** Offset of the first occurrence. */
  first: number;
  path: (string | number)[];
}

interface Level {
  /** The offset of each name; left out for an array. */
  names?: Map<string, number>;
  key: string | number;
}

/** All repeated names of a valid JSON text. Not recursive, so any depth is safe. */
export function repeatedNames(text: string): Repeated[] {
  const found: Repeated[] = [];
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at++) {
    const level = levels.at(-1);
    const character = text[at];
    if (character === "{") levels.push({ names: new Map(), key: "" });
    else if (character === "[") levels.push({ key: 0 });
    else if (character === "}" || character === "]") levels.pop();
    else if (character === "," && level && !level.names) level.key = Number(level.key) + 1;
    else if (character === '"') {
      const end = endOfString(text, at) + 1;
      let next = end;
      while (isSpace(text.charCodeAt(next))) next++;
      if (text[next] === ":" && level?.names) {
        const name = JSON.parse(text.slice(at, end)) as string;
        const first = level.names.get(name);
        level.key = name;
        if (first === undefined) level.names.set(name, at);
        else found.push({ name, offset: at, length: end - at, first, path: levels.map(({ key }) => key) });
      }
      at = end - 1;
    }
  }
  return found;
}

/** The offset where a text is first nested deeper than `limit`; the text need not be valid. */
export function tooDeep(text: string, limit: number): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === 34) at = endOfString(text, at);
    else if (character === 123 || character === 91) depth++;
    else if (character === 125 || character === 93) depth--;
    if (depth > limit) return at;
  }
  return undefined;
}

/** The offset of the closing quotation mark of the string that opens at `open`. */
export function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close > 0 && text.charCodeAt(close - 1) === 92 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close < 0 ? text.length : close;
}

/** The offset behind the colon of the field whose name starts at `name`. */
export function afterColon(text: string, name: number): number {
  return text.indexOf(":", endOfString(text, name)) + 1;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === 92) slashes++;
  return slashes % 2 === 1;
}

/** Whether a character is whitespace in JSON. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
