/** The ends of list items and choices, and those of paragraphs before what ends a paragraph anyway. */
const ENDS = /<\/(?:li|option)>|<\/p>(?=<(?:div|h[1-6]|ol|p|ul)[ >]|<\/(?:div|li|section)>)/g;
/** Elements of HTML that never have an end. Those of drawings need their slash. */
const EMPTY = /(<(?:br|hr|img|input|source)\b[^<>]*)\/>/g;
/** The value of an attribute that has none. */
const NO_VALUE = /=""(?=[ >])/g;

/**
 * Leaves out what HTML does not ask for: browsers make the same elements of it.
 * @param html As React writes it: between items of a list stands nothing, and signs of markup in texts and values are escaped.
 */
export function compactMarkup(html: string): string {
  return html.replaceAll(ENDS, "").replaceAll(EMPTY, "$1>").replaceAll(NO_VALUE, "");
}
