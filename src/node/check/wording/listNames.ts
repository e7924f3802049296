import { choice, quote } from "./words.ts";

/** All names of a short list; of a long one some from all over it. */
export function listNames(names: readonly string[]): string {
  if (names.length <= 24) return choice(names);
  const some = names.filter((_, i) => i % Math.ceil(names.length / SHOWN) === 0);
  return `${names.length} names, for example ${some.map((name) => quote(name)).join(", ")}`;
}

const SHOWN = 6;
