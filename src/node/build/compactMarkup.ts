/** End tags that HTML makes optional: of `li` and `option`, and of `p` where the next tag closes it anyway. */
const ENDS = /<\/(?:li|option)>|<\/p>(?=<(?:div|h[1-6]|ol|p|ul)[ >]|<\/(?:div|li|section)>)/g;
/** Void elements of HTML. Elements of SVG need their slash. */
const EMPTY = /(<(?:br|hr|img|input|source)\b[^<>]*)\/>/g;
/** The value of an empty attribute. */
const NO_VALUE = /=""(?=[ >])/g;

/**
 * Removes optional markup. Browsers build the same DOM from the result.
 * @param html As React writes it: without white space between list items, and with `<` and `>` escaped in texts and values.
 */
export function compactMarkup(html: string): string {
  return html.replaceAll(ENDS, "").replaceAll(EMPTY, "$1>").replaceAll(NO_VALUE, "");
}
