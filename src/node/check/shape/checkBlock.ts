/** Holds a block against the schema of its own type, or of the type that it was meant to be of. */
import { blockSchema, blockTypes, type Json, type Path, type Schemas } from "../../../model/fields.ts";
import { append } from "../append.ts";
import { typeGuessed, typeMeant, typesMeantInstead, typesWith } from "./blockType.ts";
import { type At, checkValue, type Look } from "./checkValue.ts";
import { explainNames, listNames } from "./explainNames.ts";
import { inWritten } from "./explainRenamed.ts";
import { insteadOf } from "../instead.ts";
import { isGroup, valueAt } from "../lookup.ts";
import { sortNames } from "./meanings.ts";
import { explainNoBlocks } from "./noBlock.ts";
import { ofTopAlone } from "./ofTop.ts";
import { optionMeant } from "./optionMeant.ts";
import { entryOf } from "./otherFile.ts";
import { mendedDocument } from "./renames.ts";
import type { CodedFinding, Document, Group, Rename } from "../site.ts";
import { nearest } from "../suggest.ts";
import { choice, kindOf, quote, withArticle, written } from "../words.ts";

export function checkBlock(shape: Look, at: At, block: Json): CodedFinding[] {
  const { lookup } = shape;
  const { document, path } = at;
  const known =
    isGroup(block) && typeof block["type"] === "string" ? blockSchema(lookup.schemas, block["type"]) : undefined;
  if (known) return checkTyped(shape, at, { block: block as Group, file: known.file });
  const types = blockTypes(lookup.schemas);
  const error = { severity: "error", document, place: path } as const;
  if (!isGroup(block)) return explainNoBlocks(lookup, document, { strays: [{ path, value: block }], count: 1 });
  const { type } = block;
  if (Object.keys(block).length === 0) {
    const message = "nothing stands between its { }.";
    const fix = "take it out, with a comma beside it, or write a block there.";
    return [{ ...error, code: "missing-type", path, point: "start", message, fix }];
  }
  if (type === undefined) {
    const near =
      nearest("type", Object.keys(block)).find((name) => typeof block[name] === "string") ??
      // Under whatever name, it says a type where no block has such a field.
      Object.keys(block).find((name) => types.includes(String(block[name])) && !isField(lookup.schemas, name));
    if (near !== undefined) return checkUntyped(shape, at, { block, name: near });
    const whole = wholeInList(block);
    if (whole) return [{ ...error, code: "missing-type", path, point: "start", ...whole }];
    const top = ofTopAlone(lookup, at, block);
    if (top) return [top];
    const message = 'the "type" is missing, so nobody knows what kind of block this is.';
    const fitting = typesWith(lookup.schemas, block);
    const [only = "", ...others] = Object.keys(block);
    const isAround = others.length === 0 && types.includes(only) && isGroup(block[only]);
    const home = fitting.length > 0 ? undefined : entryOf(lookup.schemas, document.data!["blocks"] as Json[], path[1]);
    const fix = home
      ? `move it into the list "${home}" of the block before it, or add "type".`
      : isAround
        ? `write "type": "${only}" in the place of "${only}": {, and take its } away.`
        : fitting.length === 1
          ? `add "type": ${quote(fitting[0]!)}, which has these fields.`
          : `add "type" with one of ${listNames(fitting.length > 1 ? fitting : types)}.`;
    return [
      {
        ...error,
        code: "missing-type",
        path,
        point: "start",
        message,
        fix,
      },
    ];
  }
  if (typeof type !== "string") {
    const message = `"type" should be a text, but it is ${kindOf(type)}: ${written(type)}.`;
    const only = Array.isArray(type) && type.length === 1 ? type[0] : undefined;
    const isKnown = typeof only === "string" && types.includes(only);
    return [
      {
        ...error,
        code: "wrong-type",
        path: [...path, "type"],
        point: "value",
        message,
        fix: isKnown ? `write ${quote(only)}, without [ ].` : `write one of ${listNames(types)}.`,
      },
    ];
  }
  const message = `there is no block called ${quote(type)}.`;
  const meant = typeMeant(lookup.schemas, block);
  const isPlace = Object.keys(block).every((name) => ["type", "id", "use", "with"].includes(name));
  const isShared = meant === undefined && isPlace && lookup.sharedType(type) !== undefined;
  const other = optionMeant(type, types) ?? typeGuessed(lookup.schemas, block, type);
  const otherwise = other === undefined ? `write one of ${listNames(types)}.` : `did you mean "${other}"?`;
  const instead = isShared
    ? { fix: `write "type": "shared", "use": ${quote(type)}.` }
    : insteadOf(type, types, otherwise);
  const unknown = {
    ...error,
    code: "unknown-block",
    path: [...path, "type"],
    point: "value",
    message,
    ...instead,
  } as const;
  if (meant !== undefined) return [unknown, ...checkValue(shape, at, asMeant(lookup.schemas, block, meant))];
  return [unknown, ...(other === undefined ? [] : picturesIn(shape, at, { ...block, type: other }))];
}

/** What is wrong with the pictures of a block of unknown type. These are the same in all blocks, so the guess of its type may be wrong. */
function picturesIn(shape: Look, at: At, block: Group): CodedFinding[] {
  const mended = mendedDocument(at.document, { base: at.path, value: block, renames: [] });
  const isPicture = (path: Path) => shape.lookup.schemaAt(mended, path)?.schema.kind === "image";
  return checkMended(shape, at, mended).filter(({ path }) => path.some((_, i) => isPicture(path.slice(0, i + 1))));
}

/** What is wrong with a block in a document in which it has been put right so far. */
function checkMended(shape: Look, { document, path }: At, mended: Document): CodedFinding[] {
  const found = checkBlock({ ...shape, renames: [] }, { document: mended, path }, valueAt(mended, path)!);
  return inWritten(found, document);
}

/** What to say of all that is in the file of a page or of a shared block, in the place of a block. */
function wholeInList({ blocks, block }: Group): { message: string; fix: string } | undefined {
  if (Array.isArray(blocks)) {
    const message = "a whole page stands here, in the place of a block.";
    return { message, fix: 'write what is in its "blocks", without the [ ], in the place of this { }.' };
  }
  if (!isGroup(block) || typeof block["type"] !== "string") return undefined;
  const message = "a whole file of a shared block stands here, in the place of a block.";
  const fix = 'write only what is behind its "block":, or "type": "shared" and "use" with the name of that file.';
  return { message, fix };
}

/** A block of a known type. One with all the fields of another type was meant to be of that. */
function checkTyped(shape: Look, at: At, { block, file }: { block: Group; file: string }): CodedFinding[] {
  const [meant, ...others] = typesMeantInstead(shape.lookup.schemas, block, shape.validate(file, block));
  if (meant === undefined) return checkValue(shape, at, { value: block, file });
  const { document, path } = at;
  const types = [meant, ...others];
  const whose = types.map((type) => withArticle(type === "shared" ? "shared block" : type)).join(" or ");
  const found: CodedFinding = {
    severity: "error",
    code: "other-block",
    document,
    path: [...path, "type"],
    place: path,
    point: "value",
    message: `"type" is ${written(block["type"]!)}, but these are the fields of ${whose}.`,
    fix: `write ${choice(types)}.`,
  };
  if (others.length > 0) return [found];
  const mended = mendedDocument(document, { base: path, value: { ...block, type: meant }, renames: [] });
  return [found, ...checkMended(shape, at, mended)];
}

/** A block with a misspelt name for its type. */
function checkUntyped(shape: Look, at: At, { block, name }: { block: Group; name: string }): CodedFinding[] {
  const { document } = at;
  const renames: Rename[] = [];
  const names = { group: block, unknown: [name], missing: ["type"], allowed: ["type"], noun: "block" };
  const sorted = sortNames(shape.lookup, at, names);
  sorted.sure.set(name, "type");
  sorted.lacking.delete("type");
  const found = explainNames(shape.lookup, sorted, (rename) => renames.push(rename));
  append(shape.renames, renames);
  const mended = mendedDocument(document, { base: [], value: document.data!, renames });
  return [...found, ...checkMended(shape, at, mended)];
}

/** Whether some block has a field of this name. */
function isField(schemas: Schemas, name: string): boolean {
  return blockTypes(schemas).some((type) => Object.hasOwn(blockSchema(schemas, type)!.schema.properties ?? {}, name));
}

function asMeant(schemas: Schemas, block: Group, type: string): { value: Json; file: string } {
  return { value: { ...block, type }, file: blockSchema(schemas, type)!.file };
}
