import { valueAt } from "../json.ts";
import type { Place } from "../place.ts";
import type { Context } from "../rule.ts";

/** Whether a rendered value is valid and really written, and not an example that `putRight` inserted. */
export function isWritten(context: Context, { document, path }: Place): boolean {
  return context.isSound(document, path) && valueAt(document, path) !== undefined;
}
