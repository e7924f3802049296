/** Texts of a page for a shared block, one of which is the name of a shared block. */
import type { Path } from "../../../../model/fields.ts";
import { sharedMeant } from "../../gone/names/sharedMeant.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Context } from "../../rule.ts";
import type { Place } from "../../place.ts";

/** The path of the only such text, if `use` has words in its place: the two were swapped. */
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
