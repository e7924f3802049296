/** A row of fields without braces of their own. */
import { following, type Token } from "./tokens.ts";

const MOST_FIELDS = 20;
const MOST_READ = 2000;

/** The last token of a row of fields; undefined if a } follows it, or if it has no end. */
export function lastOfFields(text: string, first: Token): Token | undefined {
  let name = first;
  for (let count = 0; count < MOST_FIELDS; count++) {
    const value = endOfValue(text, following(text, following(text, name)));
    const next = value && following(text, value);
    if (next?.kind === "]") return value;
    if (next?.kind !== ",") return undefined;
    name = following(text, next);
    if (name.kind !== "string" || following(text, name).kind !== ":") return value;
  }
  return undefined;
}

function endOfValue(text: string, first: Token): Token | undefined {
  let depth = 0;
  for (let token = first, read = 0; read < MOST_READ && !token.fault && token.kind !== "end"; read++) {
    depth += "{[".includes(token.kind) ? 1 : "}]".includes(token.kind) ? -1 : 0;
    if (depth < 0 || (depth === 0 && ",:".includes(token.kind))) return undefined;
    if (depth === 0) return token;
    token = following(text, token);
  }
  return undefined;
}
