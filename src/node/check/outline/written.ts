import { valueAt } from "../json.ts";
import type { Place } from "../place.ts";
import type { Context } from "../rule.ts";

/** Whether something drawn comes from a value that is there and that fits its schema, and does not stand in for one. */
export function isWritten(context: Context, { document, path }: Place): boolean {
  return context.isSound(document, path) && valueAt(document, path) !== undefined;
}
