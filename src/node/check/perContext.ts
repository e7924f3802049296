import type { Context } from "./rule.ts";

/** Works something out the first time that it is asked of a context. */
export function perContext<Value>(make: (context: Context) => Value): (context: Context) => Value {
  const known = new WeakMap<Context, Value>();
  return (context) => {
    if (!known.has(context)) known.set(context, make(context));
    return known.get(context)!;
  };
}
