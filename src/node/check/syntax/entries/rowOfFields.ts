/** A row of fields without braces of their own. */
import { lastOf } from "./entries.ts";
import { following, isEnd, type Token } from "../tokens.ts";

const MOST_FIELDS = 20;

/** The last token of a row of fields; undefined if a } follows it, or if it has no end. */
export function lastOfFields(text: string, start: Token): Token | undefined {
  let name = start;
  for (let count = 0; count < MOST_FIELDS; count++) {
    const first = following(text, following(text, name));
    const value = isEnd(first) || ",:".includes(first.kind) ? undefined : lastOf(text, first);
    const next = value && following(text, value);
    if (next?.kind === "]") return value;
    if (next?.kind !== ",") return undefined;
    name = following(text, next);
    if (name.kind !== "string" || following(text, name).kind !== ":") return value;
  }
  return undefined;
}
