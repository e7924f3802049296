/** End tags that HTML makes optional: of items, choices and terms, and of `p` where the next tag closes it anyway. */
const ENDS = /<\/(?:li|option|d[dt])>|<\/p>(?=<(?:div|h[1-6]|ol|p|ul)[ >]|<\/(?:div|li|section)>)/g;
/** Void elements of HTML. Elements of SVG need their slash. */
const EMPTY = /(<(?:br|hr|img|input|source)\b[^<>]*)\/>/g;
/** Shapes, which a slash ends as well. Elements of HTML need their end tag. */
const SHAPES = /(<(path|rect|circle)\b[^<>]*)><\/\2>/g;
/** The value of an empty attribute. */
const NO_VALUE = /=""(?=[ >])/g;
/** A choice whose value is its text. Browsers change the white space of a text, so no value may have any but single spaces. */
const SAME_VALUE = /<option value="([^\s"<]+(?: [^\s"<]+)*)">(?=\1<)/g;

/**
 * Removes optional markup. Browsers build the same elements from the result.
 * @param html As React writes it: without white space between list items, and with `<` and `>` escaped in texts and values.
 */
export function compactMarkup(html: string): string {
  return html
    .replaceAll(SAME_VALUE, "<option>")
    .replaceAll(ENDS, "")
    .replaceAll(EMPTY, "$1>")
    .replaceAll(SHAPES, "$1/>")
    .replaceAll(NO_VALUE, "");
}
