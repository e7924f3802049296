/** What to write where a field has no value, and whether it may go. */
import { blockTypes } from "../../../../../model/fields.ts";
import { anchorAsked } from "../../../gone/anchors/idsMeant.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Place } from "../../../place.ts";
import type { Context } from "../../../rule.ts";
import type { LoneText } from "../../../syntax/fault.ts";
import { oneOf } from "../../../wording/listNames.ts";
import { quote } from "../../../wording/words.ts";
import { typesWith } from "../../block/blockType.ts";
import { withOwn } from "../../example/ownExample.ts";
import { withFormOfPage } from "../../formOfPage.ts";
import { mayGo } from "../../needed.ts";
import { valueFor } from "./valueFor.ts";

/** The fix of a field without a value; undefined where the group takes no such field. @param at The group. */
export function fixOfLacked(context: Context, at: Place, lone: LoneText): string | undefined {
  const { lookup } = context;
  const { word, comma, isName, otherwise = "" } = lone;
  const place = { document: at.document, path: [...at.path, word] };
  const isKnown = isTypeOfBlock(place) || lookup.schemaAt(place.document, place.path) !== undefined;
  if (!isKnown) return undefined;
  const mayBeOut = isName && mayGo({ lookup, ...place }) && anchorFor(context, place) === undefined;
  const out = mayBeOut ? ` Or take ${quote(word)} out${comma}, if it is not needed.` : "";
  const written = toWrite(context, at, lone);
  return `write ${withFormOfPage(lookup, at.document, written)}${out}${otherwise}`;
}

/** What to write, as the rest of a sentence. */
function toWrite(context: Context, at: Place, { word, isName }: LoneText): string {
  const { document, path } = at;
  const place = { document, path: [...path, word] };
  const called = isName ? "a value after the colon" : `a colon and a value after ${quote(word)}`;
  if (isTypeOfBlock(place)) return typeFor(context, place, called);
  const anchor = anchorFor(context, place);
  if (anchor !== undefined) return `"id": ${quote(anchor)}, to which a link leads.`;
  const { chosen, shown, isOwn } = valueFor(context.lookup, at, word);
  if (chosen) return `${quote(word)}: ${chosen.shown}.${chosen.what && ` ${chosen.what}`}`;
  if (shown === "") return `${called}.`;
  const written = `${quote(word)}: ${shown}.`;
  return isOwn ? written : `${called}${withOwn(written) || ", for example"}: ${written}`;
}

/** The name that links ask for, where an id has none. */
function anchorFor(context: Context, { document, path }: Place): string | undefined {
  const isId = path.at(-1) === "id" && context.lookup.schemaAt(document, path)?.schema.kind === "anchor";
  return isId ? anchorAsked(context, document) : undefined;
}

function isTypeOfBlock({ document, path }: Place): boolean {
  const around = path
    .slice(0, -1)
    .map((key) => (typeof key === "number" ? "*" : key))
    .join("/");
  return path.at(-1) === "type" && around === (document.role === "page" ? "blocks/*" : "block");
}

/** The types of blocks with the other fields. */
function typeFor({ lookup: { schemas } }: Context, { document, path }: Place, called: string): string {
  const block = valueAt(document, path.slice(0, -1));
  const [only, ...others] = isGroup(block) ? typesWith(schemas, block) : [];
  if (only !== undefined && others.length === 0) return `"type": ${quote(only)}.`;
  return `${called}: ${oneOf(only === undefined ? blockTypes(schemas) : [only, ...others])}.`;
}
