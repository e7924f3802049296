/** A block whose type is the name of a field of the page, which belongs before "blocks". */
import type { Place } from "../../place.ts";
import type { Json } from "../../../../model/fields.ts";
import { checkValue, type ShapeCheck } from "../checkValue.ts";
import { couldStand } from "../couldStand.ts";
import { valueAt } from "../../json.ts";
import { ROOTS } from "../../lookup.ts";
import { mendedDocument } from "../mended/renames.ts";
import { findingOf } from "../wrong.ts";
import type { Rename } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { example, LONGEST_AGAIN } from "../../wording/words.ts";

/** Undefined where the page has that field already, or where the words of the block cannot be its value. */
export function fieldForBlock(shape: ShapeCheck, { document, path }: Place, block: Group): CodedFinding | undefined {
  const { type, ...fields } = block;
  const name = String(type);
  const top = document.role === "page" ? shape.lookup.schemaAt(document, [])?.schema.properties : undefined;
  if (!top || !Object.hasOwn(top, name) || Object.hasOwn(document.data!, name)) return undefined;
  const value = valueOf(shape, { document, path: [name] }, fields);
  const shown = value === undefined ? "" : example({ [name]: value }).slice(2, -2);
  if (shown === "" || shown.length > LONGEST_AGAIN) return undefined;
  const own = shown.includes('"…"') ? " and your own words for the three dots" : "";
  const message = `"${name}" is no block: it is a field of the page.`;
  const fix = `take this block out, and write before "blocks", with a comma behind it${own}: ${shown}`;
  const said = { code: "unknown-block", message, fix, ofTop: [name] };
  return findingOf({ document, path: [...path, "type"] }, said);
}

/** The fields of a block as the value of the field: its only text, or a group with corrected names. */
function valueOf(shape: ShapeCheck, { document, path }: Place, fields: Group): Json | undefined {
  const [name] = path as [string];
  const texts = Object.values(fields);
  if (texts.length === 1 && typeof texts[0] === "string")
    return couldStand(shape.lookup, { document, path: [] }, { field: name, value: texts[0] }) ? texts[0] : undefined;
  const data: Group = { ...document.data, [name]: fields };
  const mended = { ...document, data };
  const renames: Rename[] = [];
  const found = checkValue({ ...shape, renames }, { document: mended, path: [] }, { value: data, file: ROOTS.page });
  const own = found.filter(({ path: at }) => at[0] === name);
  if (own.some(({ code, path: at }) => code === "wrong-type" && at.length === 1)) return undefined;
  const renamed = valueAt(mendedDocument(mended, { base: [], value: data, renames }), path);
  const lacking = own.flatMap(({ path: at, lacks }) => (at.length === 1 && lacks ? [[lacks, "…"]] : []));
  return { ...(renamed as Group), ...Object.fromEntries(lacking) };
}
