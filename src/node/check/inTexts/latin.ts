/** The placeholder Latin of layouts, lorem ipsum. */

/** A text may be about its first two words. */
export const LATIN =
  /(?=lorem ipsum)(?<=^\P{L}*|[.!?:]\s)lorem ipsum\b(?=\W*$|(?: \w+)*? (?:dolor|sit|amet|consectetur)\b)|\blorem ipsum,? dolor\b|\bdolor sit amet\b/iu;
/** Its continuation. Short words occur in other languages as well, so they count only before longer ones. */
const MORE_LATIN =
  /(?:[\s,.;]{1,3}(?:(?:a|ad|do|ea|et|eu|ex|id|in|non|sed|sunt|ut)[\s,.;]{1,3}){0,3}(?:lorem|ipsum|dolore?|sit|amet|consectetur|adipiscing|elit|eiusmod|tempor|incididunt|labor[ei]s?|magna|aliqu(?:a|ip)|enim|minim|veniam|quis|nostrud|exercitation|ullamco|nisi|commodo|consequat|duis|aute|irure|reprehenderit|voluptate|velit|esse|cillum|fugiat|nulla|pariatur|excepteur|sint|occaecat|cupidatat|proident|culpa|qui|officia|deserunt|mollit|anim|est|laborum)\b)*/iy;

/** All of the placeholder Latin, from where it begins. */
export function latinIn(text: string): string | undefined {
  const start = LATIN.exec(text);
  if (!start) return undefined;
  MORE_LATIN.lastIndex = start.index + start[0].length;
  return start[0] + MORE_LATIN.exec(text)![0];
}
