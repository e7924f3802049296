/** Checks a document against its schemas: first its envelope, then each block against the schema of its own type. */
import { blockSchema, type Json } from "../../../model/fields.ts";
import { append } from "../append.ts";
import { blocksUnderNames } from "./block/blocksWithin.ts";
import { checkBlock, checkOnly } from "./block/checkBlock.ts";
import { checkValue, type ShapeCheck, MOST_FINDINGS, type Shape } from "./checkValue.ts";
import { asOne, inWritten } from "./mended/explainRenamed.ts";
import type { Walked } from "../document/walked.ts";
import { ROOTS } from "../lookup.ts";
import { isGroup, valueAt } from "../json.ts";
import { explainNoBlocks, type InPlaceOfBlock } from "./block/noBlock.ts";
import { ofBlocksOnce } from "./block/ofBlock.ts";
import { isMissing } from "./block/ofTop.ts";
import { otherFile } from "./block/otherFile.ts";
import { plansOf } from "../document/plans.ts";
import { mendedDocument } from "./mended/renames.ts";
import type { Document, Rename } from "../document/document.ts";
import type { CodedFinding } from "../finding.ts";
import type { Group } from "../site.ts";

/** @param renames Receives all names that are certainly meant to be others. */
export function checkShape(shape: Shape, document: Document, renames: Rename[]): CodedFinding[] {
  const { data, role } = document;
  if (!data) return [];
  const whole = otherFile(shape.lookup, document, data);
  if (whole) return [whole];
  let found = checkValue({ ...shape, renames }, { document, path: [] }, { value: data, file: ROOTS[role] });
  const envelope = found.length;
  const ofBlocks = renames.filter(({ meant }) => meant === "blocks" || meant === "block");
  if (ofBlocks.length === 0) append(found, checkBlocks({ ...shape, renames }, document, found.length));
  else {
    const mended = mendedDocument(document, { base: [], value: data, renames: ofBlocks });
    const inside = inWritten(checkBlocks({ ...shape, renames: [] }, mended, found.length), document);
    append(found, asOne(found, inside, ofBlocks));
  }
  if (envelope > 0 && found.length > envelope) {
    const [around, inside] = [found.slice(0, envelope), found.slice(envelope)];
    found = ofBlocksOnce(shape.lookup, document, { envelope: around, inside });
  }
  const ofTop = found.slice(envelope).flatMap(({ ofTop: names = [] }) => names);
  if (ofTop.length > 0) return found.filter((finding) => !ofTop.some((name) => isMissing(finding, name)));
  if (found.length < MOST_FINDINGS) return found;
  const message = `there are ${MOST_FINDINGS} mistakes or more in this file; only the first ones are listed.`;
  const fix = "put these right first, then check again.";
  return [
    ...found.slice(0, MOST_FINDINGS),
    { severity: "error", code: "too-many-problems", document, path: [], point: "start", message, fix },
  ];
}

/** @param before The number of findings in the rest of the document. */
function checkBlocks(shape: ShapeCheck, document: Document, before: number): CodedFinding[] {
  const found: CodedFinding[] = [];
  const { role, data } = document;
  const { blocks, block } = data!;
  if (role === "page" && isGroup(blocks) && "type" in blocks)
    return checkOnly(shape, { document, path: ["blocks"] }, blocks);
  if (role === "page" && isGroup(blocks)) append(found, checkUnderNames(shape, document, blocks));
  if (role === "page" && Array.isArray(blocks)) {
    const all = blocks.map((value, i) => ({ path: ["blocks", i], value }));
    const strays = all.filter(({ value }) => !isGroup(value));
    append(found, explainNoBlocks(shape.lookup, document, { strays, count: all.length }));
    for (const { path, value } of all) {
      if (before + found.length >= MOST_FINDINGS) break;
      if (isGroup(value)) append(found, checkBlock(shape, { document, path }, value));
    }
    append(found, checkInner(shape, document, strays));
  }
  if (role === "shared" && block !== undefined) append(found, checkBlock(shape, { document, path: ["block"] }, block));
  append(found, checkStrays(shape, document, found));
  return found;
}

/** Checks blocks that stand under names, which have one finding together. */
function checkUnderNames(shape: ShapeCheck, document: Document, blocks: Group): CodedFinding[] {
  return blocksUnderNames(shape.lookup.schemas, { path: ["blocks"], block: blocks }).flatMap(({ path, block }) =>
    checkOnly(shape, { document, path }, block),
  );
}

/** Checks blocks that are in lists of their own within that of the page. */
function checkInner(shape: ShapeCheck, document: Document, strays: readonly InPlaceOfBlock[]): CodedFinding[] {
  return strays.flatMap(({ path, value }) => {
    const inner = Array.isArray(value) && value.every(isGroup) ? value : [];
    const flat = { ...document, data: { ...document.data!, blocks: inner } };
    const found = inner.flatMap((block, i) =>
      checkBlock({ ...shape, renames: [] }, { document: flat, path: ["blocks", i] }, block),
    );
    return inWritten(found, document, ([, ...rest]) => [...path, ...rest]);
  });
}

/** Checks blocks that were reported to be in the wrong place. */
function checkStrays(shape: ShapeCheck, document: Document, told: readonly CodedFinding[]): CodedFinding[] {
  return told.flatMap(({ block: path }) =>
    path ? checkOnly(shape, { document, path }, valueAt(document, path) as Group) : [],
  );
}

/** Whether a page is valid: a quick answer, the same as that of `checkShape`. Of blocks with the same walk, only the first is validated. */
export function fits({ lookup, validate }: Shape, { data }: Document, { ends, strange, passed }: Walked): boolean {
  if (validate(ROOTS.page, data!).length > 0) return false;
  const blocks = data!["blocks"] as Json[];
  if (blocks.length !== ends.length) return false;
  return blocks.every((block, i) => {
    const end = strange.includes(i) ? undefined : ends[i];
    if (end?.isSound || passed[i]?.isSound) return true;
    const type = isGroup(block) && block["type"];
    const file = typeof type === "string" ? blockSchema(lookup.schemas, type)?.file : undefined;
    if (file === undefined || validate(file, block).length > 0) return false;
    if (passed[i]) passed[i].isSound = true;
    if (end && plansOf(lookup.schemas).block(type as string)?.isPlain) end.isSound = true;
    return true;
  });
}
