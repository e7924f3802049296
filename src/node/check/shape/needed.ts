/** Fields that are optional in their schema, but required by their siblings. */
import type { Lookup } from "../lookup.ts";
import type { Place } from "../place.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Group } from "../site.ts";
import { isDescribed } from "../gathered/pictures/pictures.ts";

type Left = Place & { lookup: Lookup };

/** Whether a field may be left out: neither its schema nor its siblings require it. */
export function mayGo(place: Left): boolean {
  const name = place.path.at(-1);
  const around = place.lookup.schemaAt(place.document, place.path.slice(0, -1))?.schema;
  const isAsked = typeof name !== "string" || !around?.properties || around.required?.includes(name);
  return !isAsked && !isNeeded(place);
}

/** Whether something else would be wrong without a field. What other files require is not known here. */
function isNeeded(place: Left): boolean {
  const { document, path } = place;
  const group = valueAt(document, path.slice(0, -1));
  return isGroup(group) && [isOfPicture, isOfMenuEntry, isOfKind, isShowing].some((asks) => asks(place, group));
}

/** A picture needs a description, or the mark that it is decorative. */
function isOfPicture({ lookup, document, path }: Left, picture: Group): boolean {
  const name = String(path.at(-1));
  const isPicture = lookup.schemaAt(document, path.slice(0, -1))?.schema.kind === "image";
  return isPicture && ["alt", "decorative"].includes(name) && !isDescribed({ ...picture, [name]: null });
}

/** An entry of the menu needs an address, or links. */
function isOfMenuEntry({ document, path }: Left, entry: Group): boolean {
  const other = path.at(-1) === "href" ? "links" : path.at(-1) === "links" ? "href" : undefined;
  const isEntry = document.role === "site" && path.length === 4 && path[1] === "menu";
  return isEntry && other !== undefined && !Object.hasOwn(entry, other);
}

/** A field to choose from needs options, and an endpoint its address. */
function isOfKind({ document, path }: Left, { kind }: Group): boolean {
  const name = path.at(-1);
  return (
    document.role === "site" && ((kind === "select" && name === "options") || (kind === "endpoint" && name === "url"))
  );
}

/** Another field is shown only together with this one. */
function isShowing({ lookup, document, path }: Left, group: Group): boolean {
  const { properties = {} } = lookup.schemaAt(document, path.slice(0, -1))?.schema ?? {};
  return Object.entries(properties).some(
    ([name, { shownWith }]) => shownWith === path.at(-1) && Object.hasOwn(group, name),
  );
}
