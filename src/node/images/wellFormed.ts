/** Comments, CDATA sections, processing instructions, and the doctype. */
const ASIDE = /<!--(?:[^-]|-(?!-))*-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/y;
const START = /<(\/?)([^\s/>"'<&=]+)/y;
const ATTRIBUTE = /\s+([^\s/>"'<&=]+)\s*=\s*(["'])/y;
const END = /\s*(\/?)>/y;
const LONE_AMPERSAND = /&(?!#?\w+;)/;

/**
 * Whether a drawing is well-formed XML, as svgo requires, and declares the SVG namespace: browsers do not render any other.
 * svgo's parser would take much longer, and a check looks at every drawing.
 */
export function isWellFormed(source: string): boolean {
  const open: string[] = [];
  const names = new Set<string>();
  for (let at = 0; at < source.length;) {
    const start = source.indexOf("<", at);
    const words = source.slice(at, start < 0 ? source.length : start);
    if (open.length === 0 ? words.trim() !== "" : LONE_AMPERSAND.test(words)) return false;
    if (start < 0) break;
    const aside = matchAt(ASIDE, source, start);
    if (aside) {
      at = start + aside[0].length;
      continue;
    }
    const tag = tagAt(source, start, names);
    if (!tag || (tag.isEnd && open.pop() !== tag.name)) return false;
    if (!tag.isEnd && !tag.isEmpty) open.push(tag.name);
    at = tag.end;
  }
  return open.length === 0 && names.has("xmlns") && [...names].every((name) => isKnown(name, names));
}

interface Tag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  /** The offset after its `>`. */
  end: number;
}

/** @param names Receives all names in the tag. */
function tagAt(source: string, start: number, names: Set<string>): Tag | undefined {
  const [opening, slash, name] = matchAt(START, source, start) ?? [];
  if (opening === undefined || name === undefined) return undefined;
  names.add(name);
  let at = start + opening.length;
  for (let next = matchAt(ATTRIBUTE, source, at); next; next = matchAt(ATTRIBUTE, source, at)) {
    const value = at + next[0].length;
    const close = source.indexOf(next[2]!, value);
    if (close < 0 || LONE_AMPERSAND.test(source.slice(value, close))) return undefined;
    names.add(next[1]!);
    at = close + 1;
  }
  const end = matchAt(END, source, at);
  return end ? { name, isEnd: slash === "/", isEmpty: end[1] === "/", end: at + end[0].length } : undefined;
}

/** Whether the prefix of a name is declared, as `xlink` of `xlink:href` is by `xmlns:xlink`. */
function isKnown(name: string, names: ReadonlySet<string>): boolean {
  const [prefix, ...rest] = name.split(":");
  return rest.length === 0 || prefix === "xml" || prefix === "xmlns" || names.has(`xmlns:${prefix}`);
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
