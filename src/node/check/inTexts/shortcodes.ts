/** Marks in square brackets that other programs render: `[gallery ids="1,2"]`, `[b]bold[/b]`. */

export interface Shortcode {
  /** From the first bracket to the last. */
  written: string;
  /** In lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** What stands between an opening and a closing mark; undefined for a single one. */
  inner: string | undefined;
}

/** A mark, or words in brackets that are not part of a link. */
const MARK = /(?<!\\)\[(\/?)([a-z][\w-]*)(?![\w-])([^[\]]*)\](?!\()/gi;
/** An attribute, or an address behind `=` right after the name, as in forums. */
const ATTRIBUTE = /(?:^|\s+([\w-]+))\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”„]([^“”„]*)[“”]|([^\s"'“”„]+))/gy;
const QUOTED = /=\s*["'“”„]/;
/** Names that prose never has in brackets. */
const SURE = /^(?:contact-form(?:-\d+)?|[a-z]+(?:_[a-z\d]+)+|read-?more|toc|divider|spacer|caption|embed|playlist)$/;
/** Names that count with attributes, with a second mark, or alone in a text. */
const KNOWN =
  /^(?:audio|blockquote|button|center|col(?:umn)?s?|columns|gallery|img|one_\w+|quote|row|section|video|youtube)$/;

/** The first mark of a text that cannot be words in brackets. */
export function shortcodeIn(text: string): Shortcode | undefined {
  if (!text.includes("[")) return undefined;
  let first: Shortcode | undefined;
  /** The next closing mark, by its name. */
  const ends = new Map<string, Mark>();
  for (const mark of Array.from(text.matchAll(MARK), markOf).toReversed()) {
    first = shortcodeOf(mark, mark.isEnd ? undefined : ends.get(mark.name), text) ?? first;
    if (mark.isEnd) ends.set(mark.name, mark);
  }
  return first;
}

/** A text that consists of words in brackets: only its place tells whether they are a mark, as in `[shared contact-form]`. */
const WHOLE = /^\s*\[([a-z][\w-]*)(?![\w-])([^[\]]*)\]\s*$/i;

interface WholeMark extends Pick<Shortcode, "name" | "attributes"> {
  /** What stands behind the name, if that is no attributes. */
  words: string;
}

/** The mark that a whole text consists of. */
export function wholeMark(text: string): WholeMark | undefined {
  const [, name, behind = ""] = WHOLE.exec(text) ?? [];
  if (name === undefined) return undefined;
  const said = behind.trimEnd().replace(/\/$/, "").trimEnd();
  const attributes = attributesIn(said);
  return { name: name.toLowerCase(), attributes: attributes ?? new Map(), words: attributes ? "" : said.trim() };
}

/** Whether a text has a mark with this name. */
export function hasMark(text: string, name: string): boolean {
  return Array.from(text.matchAll(MARK), markOf).some((mark) => mark.name === name);
}

interface Mark {
  start: number;
  end: number;
  isEnd: boolean;
  name: string;
  /** Undefined if something other than attributes stands behind the name. */
  attributes: Map<string, string> | undefined;
  isQuoted: boolean;
}

function markOf(found: RegExpMatchArray): Mark {
  const [written, slash, name, behind] = found as unknown as [string, string, string, string];
  const [start, end] = [found.index!, found.index! + written.length];
  const attributes = attributesIn(behind.trimEnd().replace(/\/$/, "").trimEnd());
  return { start, end, isEnd: slash !== "", name: name.toLowerCase(), attributes, isQuoted: QUOTED.test(behind) };
}

/** The address in a forum's mark has the name "". */
function attributesIn(behind: string): Mark["attributes"] {
  const found = [...behind.matchAll(ATTRIBUTE)];
  if (found.map(([written]) => written).join("") !== behind) return undefined;
  return new Map(
    found.map(([, name = "", ...values]) => [name.toLowerCase(), values.find((each) => each !== undefined)!]),
  );
}

/** @param last The closing mark. */
function shortcodeOf(mark: Mark, last: Mark | undefined, text: string): Shortcode | undefined {
  const { start, end, isEnd, name, attributes } = mark;
  const isAlone = start === 0 && end === text.length;
  // `[type="text"]` is no mark, but a selector.
  const isNamed = attributes !== undefined && attributes.size > 0 && !attributes.has("");
  const hasSense = isNamed && (mark.isQuoted || KNOWN.test(name));
  if (!last && !hasSense && !SURE.test(name) && !((isEnd || isAlone) && KNOWN.test(name))) return undefined;
  const written = text.slice(start, last?.end ?? end);
  return { written, name, attributes: attributes ?? new Map(), inner: last && text.slice(end, last.start) };
}
