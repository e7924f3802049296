/** Guesses the missing name of an object or an array: the other entries of the array around it have the same fields. */
import { entriesFrom, entryAt, typeOf } from "./entries.ts";
import type { Scan } from "../scan.ts";
import { following, type Token } from "../tokens.ts";

/** The only name in neighbouring entries that has a value of the same kind and that its own entry lacks. */
export function nameBeside({ text, open }: Pick<Scan, "text" | "open">, bracket: Token): string | undefined {
  const [list, group] = open.slice(-2).map(({ token }) => token);
  const own = list?.kind === "[" && group ? entryAt(text, group) : undefined;
  if (!own) return undefined;
  const before = entriesFrom(text, following(text, list!), group!.offset);
  const behind = own.next.kind === "," ? entriesFrom(text, following(text, own.next), text.length) : [];
  const isAlike = (value: Token) =>
    value.kind === bracket.kind && following(text, value).kind === following(text, bracket).kind;
  const names = [...before, ...behind]
    .filter((other) => typeOf(other) === typeOf(own))
    .flatMap(({ fields }) => fields.flatMap(({ name, value }) => (isAlike(value) ? [name] : [])));
  const [only, ...others] = new Set(names.filter((name) => !own.names.includes(name)));
  return others.length === 0 ? only : undefined;
}
