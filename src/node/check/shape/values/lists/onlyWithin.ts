import type { Json } from "../../../../../model/fields.ts";

interface Alone {
  value: Json;
  /** From the outer list. */
  path: number[];
}

/** What stands alone in lists that hold nothing but each other. */
export function onlyWithin(outer: Json): Alone {
  return within(outer, () => true);
}

/** The innermost of lists that hold nothing but each other. */
export function listWithin(outer: Json): Alone {
  return within(outer, Array.isArray);
}

function within(outer: Json, isMeant: (entry: Json) => boolean): Alone {
  const path: number[] = [];
  let value = outer;
  while (Array.isArray(value) && value.length === 1 && isMeant(value[0]!)) {
    value = value[0]!;
    path.push(0);
  }
  return { value, path };
}
