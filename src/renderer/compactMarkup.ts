/** Markup that browsers build the same elements without. `writeMarkup.ts` does not write it, and React's is removed here. */

/** Elements of HTML without content, which need no slash. */
const EMPTY = ["area", "br", "col", "embed", "hr", "img", "input", "source", "track", "wbr"];
/** Shapes of SVG, which a slash may end. Elements of HTML need their end tag. */
const SHAPES = ["path", "rect", "circle"];
/** Items, choices and terms, which end before the next one and at the end of the element around them. */
const WITHOUT_END = ["li", "option", "dt", "dd"];
/** Elements whose start ends a paragraph. */
const STARTS = ["div", "h1", "h2", "h3", "h4", "h5", "h6", "ol", "p", "ul"];
/** Elements whose end ends a paragraph in them. */
const ENDS = ["div", "li", "section"];

export const isEmptyTag = oneOf(EMPTY);
export const isShape = oneOf(SHAPES);
export const needsNoEnd = oneOf(WITHOUT_END);
export const startEndsParagraph = oneOf(STARTS);
export const endEndsParagraph = oneOf(ENDS);

function oneOf(names: readonly string[]): (tag: string) => boolean {
  const all = new Set(names);
  return (tag) => all.has(tag);
}

/** Browsers change the white space of a choice, so a value that is left out may have single spaces only. */
const PLAIN = String.raw`[^\s"<]+(?: [^\s"<]+)*`;
const IS_PLAIN = new RegExp(`^${PLAIN}$`);

/** Whether the value of a choice may be left out. Both are escaped. */
export function isSameAsText(value: string, text: string): boolean {
  return value === text && IS_PLAIN.test(value);
}

const any = (names: readonly string[]) => names.join("|");
/** What React writes between two texts, to tell them apart when it hydrates. */
const BETWEEN_TEXTS = "<!-- -->";
const SAME_VALUE = new RegExp(`<option value="(${PLAIN})">(?=\\1<)`, "g");
const END_TAGS = new RegExp(`</(?:${any(WITHOUT_END)})>|</p>(?=<(?:${any(STARTS)})[ >]|</(?:${any(ENDS)})>)`, "g");
const SLASHES = new RegExp(`(<(?:${any(EMPTY)})\\b[^<>]*)/>`, "g");
const EMPTY_SHAPES = new RegExp(`(<(${any(SHAPES)})\\b[^<>]*)></\\2>`, "g");
const NO_VALUE = /=""(?=[ >]|\/>)/g;

/** @param html As React writes it: without white space between elements, and with `<` and `>` escaped in texts and values. */
export function compactMarkup(html: string): string {
  return html
    .replaceAll(BETWEEN_TEXTS, "")
    .replaceAll(SAME_VALUE, "<option>")
    .replaceAll(END_TAGS, "")
    .replaceAll(SLASHES, "$1>")
    .replaceAll(EMPTY_SHAPES, "$1/>")
    .replaceAll(NO_VALUE, "");
}
