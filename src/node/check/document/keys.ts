/**
 * Looks for names that are written twice in one group. `JSON.parse` keeps the last and drops the first without a word,
 * so the names in the text are counted and compared with those that were parsed.
 */

/** How many names a valid JSON text has. */
export function countNames(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    const before = text.charCodeAt(colon - 1);
    // The mark behind a letter closes a string. Any other one may open a string, or be a sign in one.
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
  /** Offset and length of the later name, with its quotation marks. */
  offset: number;
  length: number;
  /** Offset of the first one. */
  first: number;
  path: (string | number)[];
}

interface Level {
  /** Where each name stands; left out for a list. */
  names?: Map<string, number>;
  key: string | number;
}

/** Every repeated name of a valid JSON text. Without recursion, so that no depth is too much for it. */
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

/** Where a text first goes deeper than `limit` groups and lists, whatever else is wrong with it. */
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

/** Where the string that opens here is closed, by the offset of the mark. */
export function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close > 0 && text.charCodeAt(close - 1) === 92 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close < 0 ? text.length : close;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === 92) slashes++;
  return slashes % 2 === 1;
}

/** Of JSON. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
