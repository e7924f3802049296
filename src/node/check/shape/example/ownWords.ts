/** Values made from the author's own words, since an example would be that of another page. */
import type { Place } from "../../place.ts";
import type { Path, Schema } from "../../../../model/fields.ts";
import { LONGEST_TITLE, SHORTEST_TITLE } from "../../../../model/title.ts";
import { anchorMeant, anchorOfGroup } from "../values/meant/anchorMeant.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import { fitsPattern } from "../looksLike.ts";
import type { Document } from "../../document/document.ts";
import { schemaFor } from "../../document/schemaFor.ts";
import { onlyMeant } from "../../wording/synonyms.ts";
import { optionMeant } from "../values/meant/optionMeant.ts";
import { routeMeant } from "../values/meant/routeMeant.ts";

/** A text that is valid at this path; undefined where there are no words for it. */
export function ownWords(lookup: Lookup, { document, path }: Place): string | undefined {
  const schema = lookup.schemaAt(document, path)?.schema;
  const own =
    schema?.kind === "route"
      ? ownRoute(lookup, document, path)
      : (ownTitle(document, path) ??
        ownAnchor(schema, document, path) ??
        (path.join("/") === "$schema" ? schemaFor(document, lookup.schemas) : undefined) ??
        ownValue(schema ?? {}, document, path) ??
        ownKind(lookup, document, path) ??
        ownAddress(lookup, document, path));
  return own !== undefined && fitsPattern(schema ?? {}, own) ? own : undefined;
}

/** The address that links lead to in vain, what was written without quotation marks, or the name of the file. */
function ownRoute(lookup: Lookup, document: Document, path: Path): string | undefined {
  if (document.role !== "page" || path.length !== 1 || path[0] !== "route") return undefined;
  const value = valueAt(document, path);
  const name = document.file.replace(/^pages\//, "");
  const number = typeof value === "number" ? `/${value}` : undefined;
  const isLinked = number !== undefined && lookup.lost?.linksTo(number) !== undefined;
  return [isLinked ? number : undefined, lookup.lost?.address(document.file), number, routeMeant(name)].find(
    (route) => route !== undefined && lookup.addressOf?.(route) !== route,
  );
}

/** The heading of the page, if it has the length of a title. */
function ownTitle({ role, data }: Document, path: Path): string | undefined {
  const blocks = role === "page" && path.join("/") === "title" ? data?.["blocks"] : undefined;
  const first = Array.isArray(blocks) ? blocks[0] : undefined;
  const heading = isGroup(first) ? first["heading"] : undefined;
  return typeof heading === "string" && heading.length >= SHORTEST_TITLE && heading.length <= LONGEST_TITLE - COMPANY
    ? heading
    : undefined;
}

/** The characters that the name of the company after it may take. */
const COMPANY = 15;

/** The kind that the sibling fields imply. */
function ownKind(lookup: Lookup, document: Document, path: Path): string | undefined {
  const group = document.role === "site" && path.at(-1) === "kind" ? valueAt(document, path.slice(0, -1)) : undefined;
  if (!isGroup(group)) return undefined;
  const own = "options" in group ? "select" : "url" in group ? "endpoint" : undefined;
  if (own !== undefined || path[0] !== "fields") return own;
  const kinds = (lookup.schemaAt(document, path)?.schema.enum ?? []).map(String);
  return (
    [path.at(-2), group["label"]]
      .map((words) => onlyMeant(String(words), kinds) ?? optionMeant(String(words), kinds))
      .find(Boolean) ?? "text"
  );
}

/** The fields that a form lists as required. */
export function ownFields(document: Document, path: Path): string[] | undefined {
  const [home, , name] = document.role === "site" ? path : [];
  const form = home === "forms" && name === "fields" ? valueAt(document, path.slice(0, -1)) : undefined;
  const required = isGroup(form) ? form["required"] : undefined;
  const isNamed = Array.isArray(required) && required.length > 0 && required.every((each) => typeof each === "string");
  return isNamed ? (required as string[]) : undefined;
}

/** The address of the page that is called like the label of its link. */
function ownAddress({ addressOf }: Lookup, document: Document, path: Path): string | undefined {
  const link = path.at(-1) === "href" ? valueAt(document, path.slice(0, -1)) : undefined;
  return isGroup(link) && typeof link["label"] === "string" ? addressOf?.(link["label"]) : undefined;
}

/** The value to send for a choice, made from its label. */
function ownValue({ sameAs }: Schema, document: Document, path: Path): string | undefined {
  const group = valueAt(document, path.slice(0, -1));
  const read = sameAs !== undefined && isGroup(group) ? group[sameAs] : undefined;
  return typeof read === "string" ? anchorMeant(read) || undefined : undefined;
}

/** The anchor made from the heading beside it. */
function ownAnchor(schema: Schema | undefined, document: Document, path: Path): string | undefined {
  return schema?.kind === "anchor" ? anchorOfGroup(valueAt(document, path.slice(0, -1))) : undefined;
}
