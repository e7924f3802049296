/** What HTML means that stands among the fields of a group, where no value belongs. */
import { fieldsOfKind } from "../../../lookup.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { Json } from "../../../../../model/fields.ts";
import { onlyElements } from "../../../inTexts/elements.ts";
import { withoutHtml } from "../../../inTexts/html.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Place } from "../../../place.ts";
import type { Home } from "./filling.ts";
import { fieldsMeant, tagsMeant } from "./tagsMeant.ts";

interface FieldsMeant {
  fields: Json;
  /** What finds no place, as it is to be named. */
  left: string[];
}

/** The fields that are meant; a text where none is, with what else can be done than to take it out. */
export function amongFields(home: Home, at: Place, html: string): FieldsMeant | string {
  const own = namedField(home, at, html);
  if (own) return own;
  const { values: [fields] = [], left } = fieldsMeant(home, at, html) ?? { left: [] };
  if (fields !== undefined) return { fields, left };
  const [text] = fieldsOfKind(home.lookup, at, "markdown");
  const hasWords = withoutHtml(html, true, home.addressFor).some((words) => /\p{L}/u.test(words));
  return text !== undefined && hasWords ? `, or say it in "${text}"` : "";
}

/** `<art>quilt</art>`: a field as other programs write it. */
function namedField(home: Home, at: Place, html: string): FieldsMeant | undefined {
  const only = onlyOf(onlyElements(html) ?? []);
  if (only === undefined || typeof only === "string") return undefined;
  const group = valueAt(at.document, at.path);
  const place = { ...at, path: [...at.path, only.name] };
  const isFree = isGroup(group) && !Object.hasOwn(group, only.name) && home.lookup.schemaAt(at.document, place.path);
  const { values = [], left = [] } = (isFree && tagsMeant(home, place, html)) || {};
  const value = onlyOf(values);
  return value === undefined ? undefined : { fields: { [only.name]: value }, left };
}
