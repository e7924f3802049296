/** The words of a page for a shared block among which the name of one stands. */
import type { Path } from "../../../model/fields.ts";
import { sharedMeant } from "../gone/sharedMeant.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Context } from "../rule.ts";
import type { Place } from "../place.ts";

/** The only text that has changed places with the name of a shared block: that name stands there, and words in the place of the name. */
export function textForShared(
  { document, path, value }: Place & { value: unknown },
  { shared }: Context,
): Path | undefined {
  if (typeof value !== "string" || sharedMeant(shared, value)) return undefined;
  const given: Path = [...path.slice(0, -1), "with"];
  const words = valueAt(document, given);
  const [only, ...others] = isGroup(words) ? Object.keys(words).filter((name) => isNameOf(words[name], shared)) : [];
  return only !== undefined && others.length === 0 ? [...given, only] : undefined;
}

function isNameOf(value: unknown, shared: ReadonlyMap<string, unknown>): boolean {
  return typeof value === "string" && shared.has(value);
}
