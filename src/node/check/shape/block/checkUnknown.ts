/** A block of an unknown type: it is reported, and checked as one of the type that was meant. */
import { blockSchema, type Path, type Schemas } from "../../../../model/fields.ts";
import { endAway } from "../../document/endAway.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Lookup } from "../../lookup.ts";
import type { Place } from "../../place.ts";
import type { Group } from "../../site.ts";
import { quote } from "../../wording/words.ts";
import { checkValue, type ShapeCheck } from "../checkValue.ts";
import { findingOf, type Explanation } from "../wrong.ts";
import { REST_LATER, type Within } from "./blocksWithin.ts";
import { groupAround } from "./blockType.ts";
import { checkInstead, withBlock } from "./checkTyped.ts";
import { fieldForBlock } from "./fieldForBlock.ts";
import { formInstead, isFormMarked } from "./formInstead.ts";
import { insteadOfType } from "./insteadOfType.ts";
import { typeByFields } from "./typeByFields.ts";
import { hasFieldsOf, readUnknownType, type UnknownType } from "./unknownType.ts";

interface Checked {
  found: CodedFinding[];
  /** The blocks in it, each of which is to be checked by itself. */
  inner: readonly Within[];
}

export function checkUnknown(shape: ShapeCheck, at: Place, { block, type }: { block: Group; type: string }): Checked {
  const { lookup } = shape;
  const { schemas } = lookup;
  const own = isFormMarked(block) ? formOfOthers(lookup, at, type) : fieldForBlock(shape, at, block);
  if (own) return { found: [own], inner: [] };
  const unknown = readUnknownType(lookup, at, { block, type });
  const { isSure, found } = checkAsMeant(shape, at, unknown);
  const note = noteOn(schemas, unknown, isSure);
  const { fix, ...instead } = insteadOfType(schemas, at, unknown);
  // For a certain type, the check reports the group.
  const unwrap = isSure ? "" : takingGroupAway(schemas, at, unknown);
  const told = noSuchType(at, type, { ...instead, fix: `${fix}${unwrap}`, ...(note && { note }) });
  return { found: [told, ...found], inner: unknown.meant === undefined ? unknown.inner : [] };
}

/** A block of another program with nothing but the mark of a form. */
function formOfOthers(lookup: Lookup, at: Place, type: string): CodedFinding {
  return noSuchType(at, type, { fix: formInstead(lookup, at, { it: "this block" }) });
}

function noSuchType({ document, path }: Place, type: string, said: Partial<Explanation>): CodedFinding {
  const message = `there is no block called ${quote(type)}.`;
  return findingOf({ document, path: [...path, "type"] }, { code: "unknown-block", message, ...said });
}

/** Checks the block as one of the type that is meant. Where that is not certain, only for what is wrong in a block of any type. */
function checkAsMeant(
  shape: ShapeCheck,
  at: Place,
  { block, meant, other }: UnknownType,
): { isSure: boolean; found: CodedFinding[] } {
  const { schemas } = shape.lookup;
  if (meant !== undefined) {
    const value = { ...block, type: meant };
    return { isSure: true, found: checkValue(shape, at, { value, file: blockSchema(schemas, meant)!.file }) };
  }
  if (other === undefined) return { isSure: false, found: [] };
  const asOther = { ...block, type: other };
  const found = checkInstead(shape, at, asOther);
  const isSure = hasFieldsOf(schemas, block, other) || lacksNothing(at, found);
  return { isSure, found: isSure ? found : inPictures(shape, at, { block: asOther, found }) };
}

const OF_LACK: ReadonlySet<string> = new Set(["missing-property", "too-few"]);

/**
 * Whether a block has all that a type needs, except for options and for names that are certainly meant to be others: its
 * type is certain then as well.
 * @param found The findings of the block as one of that type.
 */
function lacksNothing({ path }: Place, found: readonly CodedFinding[]): boolean {
  return found.every((finding) => {
    const { code, means, isReshaped, unwraps } = finding;
    if (OF_LACK.has(code)) return false;
    if (finding.path.length > path.length + 1 || code === "unknown-option") return true;
    return code === "unknown-property" && (means !== undefined || isReshaped || unwraps);
  });
}

/** The findings about pictures in the block. These hold for any type, even where the guessed one is wrong. */
function inPictures(
  { lookup }: ShapeCheck,
  at: Place,
  { block, found }: { block: Group; found: readonly CodedFinding[] },
): CodedFinding[] {
  const document = withBlock(at, block);
  const isPicture = (path: Path) => lookup.schemaAt(document, path)?.schema.kind === "image";
  return found.filter(({ path }) => path.some((_, i) => isPicture(path.slice(0, i + 1))));
}

/** Says to remove the group around the fields, which no type has. */
function takingGroupAway(
  schemas: Schemas,
  { document, path }: Place,
  { block, none, shared, inner }: UnknownType,
): string {
  const around = groupAround(schemas, block);
  if (around === undefined || none !== undefined || shared !== undefined || inner.length > 0) return "";
  return ` Take "${around}": { and ${endAway(document, [...path, around])}, and leave what stands between them.`;
}

function noteOn(schemas: Schemas, { block, fields, none, shared, inner }: UnknownType, isSure: boolean): string {
  if (inner.length > 0) return REST_LATER;
  const isTold = isSure || none !== undefined || shared !== undefined;
  const isUnread = !isTold && Object.keys(block).length > 1 && !typeByFields(schemas, fields);
  return isUnread ? "The rest of this block was not checked until this is put right." : "";
}
