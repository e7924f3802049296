/** How something looks and where it stands, as HTML, its styles and other programs call it. */
const LOOK =
  /^(?:(?:css|inline|custom|block|text)?[-_]?styles?|(?:css)?[-_]?class(?:es|[-_]?names?)?|(?:min|max)?[-_]?(?:width|height)|(?:font|text)?[-_]?size|font(?:[-_]?(?:family|weight))?|(?:text)?[-_]?align(?:ment)?|(?:padding|margin)(?:[-_]?(?:top|bottom|left|right))?|border(?:[-_]?radius)?|(?:box)?[-_]?shadow|spacing|animation)$/i;

/** Why a field goes, behind the words that it does: a full stop where there is nothing to say of it. */
export function byDesign(name: string): string {
  return LOOK.test(name) ? ": colours, sizes and places are chosen by the design." : ".";
}
