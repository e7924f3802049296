import { choice, quote } from "./words.ts";

/** All names of a short list; of a long one, a sample spread over it. */
export function listNames(names: readonly string[]): string {
  if (names.length <= 24) return choice(names);
  const some = names.filter((_, i) => i % Math.ceil(names.length / SHOWN) === 0);
  return `${names.length} names, for example ${some.map((name) => quote(name)).join(", ")}`;
}

/** The same as a choice: `"a" or "b"`, `one of "a", "b" or "c"`. */
export function oneOf(names: readonly string[]): string {
  return `${names.length > 2 ? "one of " : ""}${listNames(names)}`;
}

const SHOWN = 6;
