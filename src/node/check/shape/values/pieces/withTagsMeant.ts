/** Explains HTML in the place of a group, a list or a text. What it means is only known with the whole site. */
import { getNodePath, type Node } from "jsonc-parser";
import type { Json, Path } from "../../../../../model/fields.ts";
import { pointerOf } from "../../../../../model/pointer.ts";
import { addressMeant } from "../../../addresses/repairUrl.ts";
import { linesOf, positionOf } from "../../../document/position.ts";
import { treeOf } from "../../../document/tree.ts";
import type { Document } from "../../../document/document.ts";
import type { CodedFinding, FileProblem, Finding } from "../../../finding.ts";
import { marksIn } from "../../../inTexts/asTags.ts";
import { aboutTarget } from "../../../inTexts/linkTarget.ts";
import { valueAt } from "../../../json.ts";
import type { Group } from "../../../site.ts";
import { changedAt } from "../../mended/renames.ts";
import type { Place } from "../../../place.ts";
import type { Context } from "../../../rule.ts";
import { capital, choice, example, joined } from "../../../wording/words.ts";
import { blockForMark } from "../../block/blockForMark.ts";
import { formOutOf } from "../../block/formInstead.ts";
import { withOwn } from "../../example/ownExample.ts";
import { named } from "../../wrong.ts";
import { fileMeant } from "../pictures/pictureHome.ts";
import type { Home } from "./filling.ts";
import type { Tags } from "../../../syntax/fault.ts";
import { isNameOfTags } from "../../../syntax/pasted/pastedTags.ts";
import { embedCode } from "../../../addresses/embedCode.ts";
import { amongFields } from "./tagsAmongFields.ts";
import { isBlockAt, tagsMeant } from "./tagsMeant.ts";

/** Adds to findings about HTML in quotation marks what the HTML means. */
export function withTagsMeant(context: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  return findings.flatMap((finding) => {
    const { document, path, code } = finding;
    // The tags decide how many entries are meant.
    if (code === "too-few" && isOfTags(valueAt(document, path))) return [];
    const value = code === "wrong-type" && finding.point === "value" ? valueAt(document, path) : undefined;
    const marks = typeof value === "string" ? marksIn(value) : undefined;
    const said = marks && !isLabelled(marks) ? saidOf(context, finding, marks) : undefined;
    const { edit: _, asList: __, picture: ___, ...own } = finding;
    if (!said) return [finding];
    const { message, fix } = said;
    return [{ ...own, place: path.slice(0, -1), message, fix }];
  });
}

/** Adds to syntax problems about HTML without quotation marks what the HTML means. */
export function tagsInText(context: Context, problems: readonly FileProblem[]): FileProblem[] {
  return problems.map((problem) => {
    if (!problem.tags) return problem;
    const { tags, ...own } = problem;
    const document = context.open.find(({ file }) => file === problem.file);
    const path = document?.mended && pathTo(document, problem);
    if (!document || !path) return own;
    // HTML in quotation marks is a text, unless its field is known to ask for something else.
    if (own.code !== "unquoted-text" && !context.lookup.schemaAt(document, path)) return own;
    const html = String(valueAt(asRead(document), path));
    const said = saidOf(context, { document, path }, { what: tags.what, html });
    if (!said) return own;
    const { message, fix } = said;
    const group = path.slice(0, -1);
    // A block is named by its heading: here by the one that is meant.
    const data = changedAt(document.data!, path, () => said.value) as Group;
    const place = context.lookup.placeOf({ ...document, data }, group);
    const sentence = place ? `In ${place}: ${message}` : capital(message);
    const pointer = pointerOf(isNameOfTags(path.at(-1)) ? group : path);
    const whole = said.or === undefined ? `${fix}${aboutCommas(tags)}` : `${fix}${takenWith(tags)}${said.or}.`;
    return { ...own, place, pointer, message, sentence, fix: whole };
  });
}

/** The commas that go with what is taken out, or come in its place. */
function takenWith({ lacksBefore = false, lacksBehind = false, hasBehind = false }: Tags): string {
  if (lacksBefore) return lacksBehind ? ", with a comma in its place" : "";
  if (hasBehind) return ", with the comma behind it";
  return lacksBehind ? "" : ", with the comma before it";
}

function aboutCommas({ lacksBefore = false, lacksBehind = false }: Tags): string {
  if (!lacksBefore && !lacksBehind) return "";
  return ` A comma is missing ${lacksBefore && lacksBehind ? "before it and behind it" : lacksBefore ? "before it" : "behind it"}: add ${lacksBefore && lacksBehind ? "both" : "it"} as well.`;
}

/** The path of the value that the parser recovered at the position of a problem. */
function pathTo(document: Document, { line, column = 1 }: FileProblem): Path | undefined {
  const isBehind = (offset: number) => {
    const at = positionOf(document, offset);
    return at.line > line || (at.line === line && at.column >= column);
  };
  const node = textsIn(treeOf(document.text)).find(
    (each) => String(each.value).includes("<") && isBehind(each.offset + each.length),
  );
  return node && getNodePath(node);
}

function isOfTags(value: Json | undefined): boolean {
  return Array.isArray(value) && value.some((each) => typeof each === "string" && marksIn(each));
}

function textsIn(node: Node | undefined): Node[] {
  if (node?.type === "string") return [node];
  return node?.children?.flatMap(textsIn) ?? [];
}

/** Whether the Markdown is nothing but a link or a picture, which schemas can explain. */
function isLabelled({ what, html }: WrittenTags): boolean {
  return what === "Markdown" && /^<p><a [^<>]*>[^<>]*<\/a><\/p>$|^<img [^<>]*>$/.test(html);
}

/** The document with the names as written: the name made of HTML may have been taken for that of a missing field. */
function asRead(document: Document): Document {
  return document.written ? { ...document, data: document.written } : document;
}

interface SaidOfTags extends Required<Pick<Finding, "message" | "fix">> {
  /** What is meant, where it is one value. */
  value: Json;
  /** What can be done besides taking it out, if it is to go: `fix` is without its commas then. */
  or?: string;
}

type WrittenTags = NonNullable<ReturnType<typeof marksIn>>;

const OF_FORM = /<(?:form|input|textarea|select)\b/i;
const FORM = `take it out${formOutOf(undefined)}`;
const ADDRESS = "write only an address in its place, without tags.";

/** Undefined where nobody can tell what is meant. */
function saidOf(context: Context, { document, path }: Place, { what, html }: WrittenTags): SaidOfTags | undefined {
  const { line, endLine } = linesOf(document, path);
  const down = endLine > line ? ` down to line ${endLine}` : "";
  const home = homeIn(context, document);
  if (isNameOfTags(path.at(-1))) {
    const message = `${what} stands among the fields${down}, and a page has none.`;
    const meant = amongFields(home, { document: asRead(document), path: path.slice(0, -1) }, html);
    if (typeof meant === "string") return { message, value: html, fix: "take it out", or: meant };
    const { fields, left } = meant;
    return { message, value: html, fix: `write it like this: ${example(fields).slice(2, -2)}.${leftOut(left)}` };
  }
  const label = context.lookup.labelOf(document, path);
  const message = `${what} stands in the place of ${label}${down}, and ${what === "Markdown" ? "only a text has any" : "a page has none"}.`;
  const out = what === "A mark of another program" ? insteadOfMark(context, { document, path }, html) : undefined;
  if (out !== undefined) return { message, value: html, fix: out };
  const meant = tagsMeant(home, { document, path }, html);
  if (!meant) {
    const isAddress = context.lookup.schemaAt(document, path)?.schema.kind === "href";
    if (isAddress) return { message, fix: ADDRESS, ...embedCode(html), value: html };
    return OF_FORM.test(html) ? { message, value: html, fix: FORM } : undefined;
  }
  const isText = meant.values.every((value) => typeof value !== "object" || Array.isArray(value));
  const shown = meant.values.map((value) => example(value)).join(", ");
  const them = meant.values.length > 1 ? `these ${meant.values.length} in its place` : "it like this";
  const [value = html] = meant.values;
  return {
    message: what === "Markdown" && isText ? `the text of ${label}${down} is not in quotation marks.` : message,
    value,
    fix: `write ${them}${withOwn(shown)}: ${named({ label }, shown)}.${leftOut(meant.left)}${toChoose(meant.chosen)}${aboutTarget(html)}`,
  };
}

/** The fix for a mark that stands for a whole block and holds no words; undefined where it has content. */
function insteadOfMark({ lookup }: Context, at: Place, html: string): string | undefined {
  const [, mark] = /^<x-([\w-]+[^<>]*)>$/.exec(html) ?? [];
  return mark === undefined || !isBlockAt(at) ? undefined : blockForMark(lookup, at, `[${mark}]`);
}

function toChoose(names: readonly string[] = []): string {
  return names.length === 0 ? "" : ` Choose ${choice(names, "and")} yourself: what is shown is only an example.`;
}

function leftOut(left: readonly string[]): string {
  return left.length === 0 ? "" : ` This finds no place there: ${joined(left, "and")}.`;
}

function homeIn(context: Context, document: Document): Home {
  const { lookup, images } = context;
  return {
    lookup,
    addressFor: (href) => addressMeant(href, document, context),
    pictureFor: (src) => fileMeant(src, images),
  };
}
