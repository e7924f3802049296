/** More marks of the same kind: who mends only one is told of the next one, and the next. */

const LONGEST_LOOK = 20_000;

/** Where the other quotation marks of this kind are, in words behind what to do with this one. */
export function othersLike(mark: string, text: string, from: number): string {
  const opening = new RegExp(`(?:\\n[ \\t]*|["'”“’]\\s*:\\s*|[{[][ \\t]*)${mark}`, "gu");
  const last = Array.from(text.slice(from, from + LONGEST_LOOK).matchAll(opening)).at(-1);
  if (!last) return "";
  const at = from + last.index + last[0].length;
  return text.slice(from, at).includes("\n")
    ? `, and so all others down to line {line:${at}}`
    : ", and the others on this line as well";
}
