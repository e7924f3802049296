/** Explains a text that stands alone among fields: the schema of its group decides whether it is a name or a value. */
import { getNodePath, type Node } from "jsonc-parser";
import { follow, type Json, type Path } from "../../../../../model/fields.ts";
import type { Document } from "../../../document/document.ts";
import { positionOf } from "../../../document/position.ts";
import { treeOf } from "../../../document/tree.ts";
import type { FileProblem } from "../../../finding.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { type Lookup, schemaOfGroup } from "../../../lookup.ts";
import type { Context } from "../../../rule.ts";
import type { LoneText } from "../../../syntax/fault.ts";
import { fixOfLacked } from "./lackedValue.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { nearest } from "../../../wording/suggest.ts";
import { choice, quote } from "../../../wording/words.ts";

export function ofLoneTexts(context: Context, problems: readonly FileProblem[]): FileProblem[] {
  return problems.map((problem) => {
    const { lone, ...own } = problem;
    const document = lone && context.open.find(({ file }) => file === problem.file);
    const said = lone && document?.mended && saidOf(context, document, { ...own, lone });
    return said ? { ...own, ...said, sentence: said.message } : own;
  });
}

type LoneProblem = FileProblem & { lone: LoneText };

/** Undefined where nobody knows. */
function saidOf(
  context: Context,
  document: Document,
  { lone, ...problem }: LoneProblem,
): Pick<FileProblem, "code" | "message" | "fix"> | undefined {
  const { lookup } = context;
  const { word, comma, hasColon, isName } = lone;
  const path = groupAround(document, problem, word);
  const { properties } = (path && schemaOfGroup(lookup, document, path)) ?? {};
  if (!path) return undefined;
  if (isName || Object.hasOwn(properties ?? {}, word)) {
    const fix = problem.code === "missing-value" ? fixOfLacked(context, { document, path }, lone) : undefined;
    return fix === undefined ? undefined : { code: problem.code, message: problem.message, fix };
  }
  if (!properties) return undefined;
  if (nearest(word, Object.keys(properties)).length > 0) return undefined;
  const group = valueAt(document, path);
  const written = document.mended!.written.split("\n")[problem.line - 1]!;
  // A group on one line was not read.
  const has = (name: string) => (isGroup(group) ? Object.hasOwn(group, name) : written.includes(`${quote(name)}:`));
  const names = Object.keys(properties).filter(
    (name) => !has(name) && isValueOf(lookup, document, { path: [...path, name], word }),
  );
  if (hasColon && names.length > 0) {
    const fix = `write ${choice(names)} before the colon.`;
    return { code: problem.code, message: `There is no name before ${quote(word)}.`, fix };
  }
  if (names.length === 0 && problem.code === "missing-name") return undefined;
  const [only, ...others] = names;
  const name = names.length > 1 ? choice(names) : "the name of its field";
  const fix =
    only !== undefined && others.length === 0
      ? `write "${only}": before it: "${only}": ${quote(word)}.`
      : `write ${name} and a colon before it: "…": ${quote(word)}${names.length > 1 ? "" : `. Or take it out${comma}`}.`;
  return { code: "missing-name", message: `There is no name before ${quote(word)}.`, fix };
}

/** Whether a word is one of those that a field takes: an option, a name in the settings, or one that a link leads to. */
function isValueOf(
  { schemas, schemaAt, namesOf, lost }: Lookup,
  document: Document,
  { path, word }: { path: Path; word: Json & string },
): boolean {
  const located = schemaAt(document, path);
  if (!located) return false;
  const { enum: options = [], kind } = follow(schemas, located).schema;
  return (
    options.includes(word) ||
    (namesOf?.(kind).includes(word) ?? false) ||
    (kind === "anchor" && lost !== undefined && onlyOf(lost.anchors()) === word)
  );
}

/** The path of the group in which a text stands alone: it was read as a name, or its whole line as nothing. */
function groupAround(document: Document, { line, column = 1 }: FileProblem, word: string): Path | undefined {
  const lost = nodesIn(treeOf(document.text)).filter(
    (node) => node.type === "null" && positionOf(document, node.offset).line === line,
  );
  const named = lost.find((node) => getNodePath(node).at(-1) === word);
  if (named) return getNodePath(named).slice(0, -1);
  const before = document.mended!.written.split("\n")[line - 1]!.slice(0, column - 1);
  const isInOne = before.split("{").length - before.split("}").length === 1;
  return isInOne && lost.length === 1 ? getNodePath(lost[0]!) : undefined;
}

function nodesIn(node: Node | undefined): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(nodesIn)] : [];
}
