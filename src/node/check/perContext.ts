import { oncePer } from "../../model/once.ts";
import type { Context } from "./rule.ts";

/** Caches the value of a function for each context. */
export const perContext: <Value>(make: (context: Context) => Value) => (context: Context) => Value = oncePer;

/** Caches the values of a function of a thing for each context. */
export function perThing<Thing, Value>(
  make: (thing: Thing, context: Context) => Value,
): (thing: Thing, context: Context) => Value {
  const knownIn = perContext(() => new Map<Thing, Value>());
  return (thing, context) => {
    const known = knownIn(context);
    if (!known.has(thing)) known.set(thing, make(thing, context));
    return known.get(thing)!;
  };
}
