/** The ends of list items, and those of paragraphs before what ends a paragraph anyway. */
const ENDS = /<\/li>|<\/p>(?=<(?:div|h[1-6]|ol|p|ul)[ >]|<\/(?:div|li|section)>)/g;

/**
 * Leaves out end tags that HTML does not ask for: browsers make the same elements of it.
 * @param html As React writes it: between items of a list stands nothing, and "<" in texts is escaped.
 */
export function withoutEnds(html: string): string {
  return html.replaceAll(ENDS, "");
}
