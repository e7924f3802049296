/** Explains a value without quotation marks that may be a number or a text: the schema of its place decides. */
import { getNodePath, type Node } from "jsonc-parser";
import { follow, type Located } from "../../../../../model/fields.ts";
import { positionOf } from "../../../document/position.ts";
import { nodeIn, treeOf } from "../../../document/tree.ts";
import type { Document } from "../../../document/document.ts";
import type { FileProblem } from "../../../finding.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Context } from "../../../rule.ts";
import type { ReadAmount } from "../../../syntax/numbers/barWith.ts";
import { inFull, toBeWritten } from "../../../wording/numbers.ts";
import { joined, quote, quoteAgain, short } from "../../../wording/words.ts";
import { leastFor } from "../amount/outOfRange.ts";
import { looksLike } from "../../looksLike.ts";

/** Says only what is right at its place, where the schema of that is known. */
export function asItsPlaceAsks(context: Context, problems: readonly FileProblem[]): FileProblem[] {
  return problems.map((problem) => {
    const { either, ...own } = problem;
    const document = context.open.find(({ file }) => file === problem.file);
    // The message shows the corrected line already.
    if (!document?.mended || own.shown !== undefined) return own;
    const said = either
      ? saidAt(context.lookup, document, { ...own, either })
      : own.code === "unquoted-text" &&
        (blockAsked(context.lookup, document, own) ?? numberAsked(context.lookup, document, own));
    return said ? { ...own, ...said, sentence: said.message } : own;
  });
}

/** The name of a shared block alone in the list of blocks, as a program has a variable. */
function blockAsked(
  { namesOf }: Lookup,
  document: Document,
  { line, endLine, column = 1, endColumn = 1 }: FileProblem,
): Pick<FileProblem, "message" | "fix"> | undefined {
  const use = line === endLine ? writtenAt(document, line).slice(column - 1, endColumn - 1) : "";
  const isBlock = (node: Node) =>
    node.type === "string" && node.value === use && positionOf(document, node.offset).line === line;
  const blocks = nodeIn(treeOf(document.text), ["blocks"])?.children ?? [];
  if (!namesOf?.("shared").includes(use) || !blocks.some(isBlock)) return undefined;
  const message = `${quote(use)} is the name of a shared block, and a block stands in { }.`;
  return { message, fix: `write { "type": "shared", "use": ${quote(use)} } in its place.` };
}

function writtenAt({ mended }: Document, line: number): string {
  return mended?.written.split("\n")[line - 1] ?? "";
}

/** Words in the place of a number, which may not have quotation marks. */
function numberAsked(
  lookup: Lookup,
  document: Document,
  problem: FileProblem,
): Pick<FileProblem, "message" | "fix"> | undefined {
  const { line, endLine, column = 1, endColumn = 1 } = problem;
  const located = schemaBefore(lookup, document, problem);
  const { type, enum: options = [] } = located ? follow(lookup.schemas, located).schema : {};
  const areNumbers = options.length > 0 && options.every((each) => typeof each === "number");
  const types = [type ?? []].flat();
  const asksNumber = types.length > 0 && types.every((each) => each === "number" || each === "integer");
  if (line !== endLine || !(areNumbers || asksNumber)) return undefined;
  const read = writtenAt(document, line).slice(column - 1, endColumn - 1);
  const message = `${short(read)} is not a number${areNumbers ? " that can stand there" : " as JSON has it"}.`;
  const [, one, other] = /^(\d+(?:\.\d+)?)[-\u2013](\d+(?:\.\d+)?)$/.exec(read) ?? [];
  const only = located && onlyNumberIn(read);
  const isIt = only !== undefined && looksLike(lookup.schemas, located!, Number(only));
  const own = isIt ? only : "a number in its place";
  const fix = areNumbers ? joined(options) : one === undefined ? own : `only ${one}, or ${other}`;
  return { message, fix: `write ${fix}.` };
}

/** The number among words, as in "ca. 2009"; undefined where there are several, or its signs may be read in several ways. */
function onlyNumberIn(read: string): string | undefined {
  return /^[\p{L}\s.~<>]*(?<![\d.])((?:0|[1-9]\d*)(?:\.\d+)?)[\p{L}\s.]*$/u.exec(read)?.[1];
}

/** The schema of the value at a position. */
function schemaBefore(
  { schemaAt }: Lookup,
  document: Document,
  { line, column = 1 }: FileProblem,
): Located | undefined {
  const isBefore = ({ offset }: Node) => {
    const at = positionOf(document, offset);
    return at.line === line && at.column < column;
  };
  const field = fieldsIn(treeOf(document.text)).findLast(isBefore);
  const path = field?.children?.[1] && getNodePath(field.children[1]);
  const own = nameBefore(document, line, column);
  // In a group on one line, the parser skipped the invalid value with everything beside it.
  const isWithin = own !== undefined && own !== path?.at(-1);
  return path && schemaAt(document, isWithin ? [...path, own] : path);
}

function saidAt(
  lookup: Lookup,
  document: Document,
  problem: FileProblem & { either: ReadAmount },
): Pick<FileProblem, "message" | "fix"> | undefined {
  const { schemas } = lookup;
  const { either } = problem;
  const located = schemaBefore(lookup, document, problem);
  if (!located) return undefined;
  const { number, read } = either;
  if (looksLike(schemas, located, Number(number))) {
    const limit = leastFor(follow(schemas, located).schema, Number(number));
    return {
      message: `${short(read)} is not a number as JSON has it.`,
      fix:
        limit === undefined
          ? `write ${toBeWritten(number, read)}${inFull(read, number)}.`
          : `write a number that is ${limit}.`,
    };
  }
  if (looksLike(schemas, located, read))
    return {
      message: `The text ${short(read)} is not in quotation marks.`,
      fix: `put the whole text in quotation marks: ${quoteAgain(read)}.`,
    };
  const { enum: options = [] } = follow(schemas, located).schema;
  const areNumbers = options.length > 0 && options.every((each) => typeof each === "number");
  return areNumbers
    ? { message: `${short(read)} is not a number that can stand there.`, fix: `write ${joined(options)}.` }
    : undefined;
}

/** The name before the value at a position, as written. */
function nameBefore(document: Document, line: number, column: number): string | undefined {
  return /"([^"\\]*)"\s*:\s*$/.exec(writtenAt(document, line).slice(0, column - 1))?.[1];
}

function fieldsIn(node: Node | undefined): Node[] {
  const inner = node?.children?.flatMap(fieldsIn) ?? [];
  return node?.type === "property" ? [node, ...inner] : inner;
}
