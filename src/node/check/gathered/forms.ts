/** The forms of a site, and the blocks that ask for one. */
import type { Path } from "../../../model/fields.ts";
import { siteGroup } from "./siteGroup.ts";
import type { Context } from "../rule.ts";
import type { Place } from "../place.ts";
import { textBeside } from "../shape/values/textBeside.ts";

/** The names of all forms. */
export function formsOf(context: Context): string[] {
  return Object.keys(siteGroup(context, "forms") ?? {});
}

/** The text that has changed places with the name of a form: that name stands there, and words in the place of the name. */
export function textForForm(place: Place & { value: unknown }, context: Context): Path | undefined {
  const options = formsOf(context);
  if (typeof place.value !== "string" || options.includes(place.value)) return undefined;
  return textBeside(context.lookup, place, { takes: (text) => options.includes(text), options });
}
