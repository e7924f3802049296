/** Finds the name of a group or a list whose line is missing: the only field of the group around that takes what is in it. */
import { getLocation } from "jsonc-parser";
import type { Json, Path } from "../../../model/fields.ts";
import { fieldOf, isGroup, valueAt } from "../json.ts";
import type { Lookup } from "../lookup.ts";
import { onlyOf } from "../onlyOf.ts";
import { looksLike } from "../shape/looksLike.ts";
import type { Faults } from "../syntax/faultsIn.ts";
import { inNameOf } from "../syntax/lostLine.ts";
import { isNameless } from "../syntax/lines/byIndents.ts";
import type { Document } from "./document.ts";
import { type AppliedEdit, rangeAfter, withEdits } from "./edited.ts";

type SchemaLookup = Pick<Lookup, "schemas" | "schemaAt">;

/** Reads the rest of a text with that name, and has its fault say it. The faults as they are if the name is not certain. */
export function withLostName({ told, mended }: Faults, document: Document, lookup: SchemaLookup): Faults {
  const fault = onlyOf(told.filter(({ lostLine }) => lostLine));
  const place = mended && onlyOf(mended.edits.flatMap((edit, i) => (isNameless(edit) ? [i] : [])));
  if (!fault || place === undefined) return { told, ...(mended && { mended }) };
  const { text, edits, unread } = mended!;
  const line = rangeAfter(edits.slice(place + 1), edits[place]!);
  const unnamed = /"[^"]*"/.exec(edits[place]!.text)!;
  const range = { offset: line.offset + unnamed.index, length: unnamed[0].length };
  const found = nameAt(document, { text, path: getLocation(text, range.offset + 1).path }, lookup);
  if (!found) return { told, mended: mended! };
  const edit: AppliedEdit = { ...range, text: `"${found.name}"` };
  const longer = edit.text.length - edit.length;
  const left = unread.filter(({ offset }) => offset !== line.offset);
  return {
    told: told.map((each) => (each === fault ? inNameOf(fault, found) : each)),
    mended: {
      ...mended!,
      text: withEdits(text, [edit]),
      edits: [...edits, edit],
      unread: left.map((each) => (each.offset < edit.offset ? each : { ...each, offset: each.offset + longer })),
      hasLostName: false,
    },
  };
}

/** The only name that what stands at a path can have, and whether its group needs it. */
function nameAt(
  document: Document,
  { text, path }: { text: string; path: Path },
  { schemas, schemaAt }: SchemaLookup,
): { name: string; isNeeded: boolean } | undefined {
  const data = JSON.parse(text) as Json;
  if (!isGroup(data)) return undefined;
  const read = { ...document, text, data };
  const [group, value] = [valueAt(read, path.slice(0, -1)), valueAt(read, path)];
  const around = schemaAt(read, path.slice(0, -1));
  if (!around || !isGroup(group) || value === undefined) return undefined;
  const { properties = {}, required = [] } = around.schema;
  const fits = (name: string) =>
    looksLike(schemas, { schema: fieldOf(around.schema, name)!, file: around.file }, value);
  const name = onlyOf(Object.keys(properties).filter((each) => !Object.hasOwn(group, each) && fits(each)));
  return name === undefined ? undefined : { name, isNeeded: required.includes(name) };
}
