/** The fix for the form of another program: the block that shows a form of this site. */
import { onlyOf } from "../../onlyOf.ts";
import { blockSchema, type Json } from "../../../../model/fields.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { extentOf, linesOf, rangeOf } from "../../document/position.ts";
import { fieldOf, isGroup, valueAt } from "../../json.ts";
import type { Lookup } from "../../lookup.ts";
import type { Place } from "../../place.ts";
import type { Group } from "../../site.ts";
import { BESIDE } from "../../wording/commas.ts";
import { isBlock, blockAround } from "../noun.ts";
import { shortcodeIn } from "../../inTexts/shortcodes.ts";
import { marksIn } from "../../inTexts/asTags.ts";
import { listNames } from "../../wording/listNames.ts";
import { example, quote } from "../../wording/words.ts";
import { looksLike } from "../looksLike.ts";
import { withOwn } from "../example/ownExample.ts";
import { wordsWithin } from "../wordsWithin.ts";

/** The type of block that shows a form. */
const FORM_BLOCK = "contactForm";
/** Fields that are no content of a block. */
const NO_CONTENT = ["type", "id"];

/** Whether the name of another program's mark says that it shows a form. */
export function isFormName(name: string): boolean {
  return /form/i.test(name);
}

/** Whether a text is nothing but the mark of a form: `[contact-form-7 id="12"]`. */
export function isFormMark(text: unknown): boolean {
  const [, name = ""] = (typeof text === "string" && /^\s*\[([\w-]+)/.exec(text)) || [];
  return isFormName(name) && marksIn(String(text))?.what === "A mark of another program";
}

/** Whether a block of another program contains nothing but the mark of a form. */
export function isFormMarked(block: Group): boolean {
  const only = onlyOf(Object.keys(block).filter((name) => !NO_CONTENT.includes(name)));
  return only !== undefined && isFormMark(block[only]);
}

/** The word for the block in the sentence, and the heading above the form, if any. */
interface Instead {
  it: "it" | "this block";
  heading?: string | undefined;
}

export function formInstead(lookup: Lookup, { document, path }: Place, { it, heading }: Instead): string {
  const there = formOnPage(lookup, { document, path });
  if (there !== undefined) return `take ${it} out, ${BESIDE}: a form stands on this page already, in ${there}.`;
  const shown = example(headed(lookup, formBlock(lookup, document.role === "page"), heading));
  const place = it === "it" ? "its place" : `the place of ${it}`;
  return `for the contact form, write in ${place}${withOwn(shown)}: ${shown}.`;
}

/** The block of a form in the place of one that has only a heading and a mark. Undefined where it has more. */
export function formForWhole(lookup: Lookup, { document, path }: Place, mark: string): string | undefined {
  const at = path.slice(0, 2);
  const block = valueAt(document, at);
  if (document.role !== "page" || !isBlock(at) || !isGroup(block) || formOnPage(lookup, { document, path: at }))
    return undefined;
  const { type, heading, id, ...others } = block;
  const isOnly = Object.keys(others).every((name) => name === path[2]);
  if (type === FORM_BLOCK || !isOnly || (heading !== undefined && typeof heading !== "string")) return undefined;
  const own = formCalled(lookup, titleOf(mark));
  const named = { ...headed(lookup, own, heading), ...(id !== undefined && { id }) };
  const shown = example(named);
  const { line, endLine } = linesOf(document, at);
  const which = line === endLine ? "" : ` (lines ${line} to ${endLine})`;
  return `write in the place of this block${which}${withOwn(shown)}: ${shown}.`;
}

/** The same form with this heading; a form without a shared block where that does not leave its heading open. */
function headed(lookup: Lookup, own: Group, heading: string | undefined): Group {
  if (heading === undefined) return own;
  const { type, use } = own;
  if (type !== "shared") return { ...own, heading };
  return lookup.isOpen(use!, "heading") ? { type, use: use!, with: { heading } } : { ...ownForm(lookup), heading };
}

/** The end of the fix that takes the mark of a form out of a block: where the form is, or what to write for it. */
export function formBeside(lookup: Lookup, { document, path }: Place, mark: string): string {
  const at = blockAround(path);
  const block = at && valueAt(document, at);
  if (!at || !isGroup(block) || block["type"] === FORM_BLOCK) return formOutOf(block);
  if (isFormBlock(lookup, block) || typeof block["form"] === "string") return ": this block shows a form already.";
  const there = formOnPage(lookup, { document, path: at });
  if (there !== undefined) return `: a form stands on this page already, in ${there}.`;
  const made = isHeading(titleOf(mark)) ? undefined : asForm(lookup, { document, path: at });
  if (made !== undefined) return made;
  if (document.role !== "page") return formOutOf(block);
  const shown = example(formCalled(lookup, titleOf(mark)));
  const { offset, length } = extentOf(document, at) ?? { offset: 0, length: 1 };
  const end = lineAt(offset + length - 1);
  return `. A form stands in a block of its own: write ${shown} behind the } of line ${end}, where this block ends, with a comma between${withOwn(shown, " and")}.`;
}

/** The most characters of a text in the block of a form. */
const LONGEST_IN_FORM = 300;

/** How to turn a block into a form, if all of its content has a place there. Undefined for another one. */
function asForm(lookup: Lookup, { document, path }: Place): string | undefined {
  const block = valueAt(document, path);
  const located = blockSchema(lookup.schemas, FORM_BLOCK);
  const forms = lookup.namesOf?.("form") ?? [];
  const form = forContact(forms) ?? forms[0];
  if (!isGroup(block) || !located || form === undefined || typeof block["type"] !== "string") return undefined;
  const made = { ...block, type: FORM_BLOCK, form };
  const hasRoom = Object.keys(made).every((name) => fieldOf(located.schema, name));
  const isShort = wordsWithin(block["text"] ?? "").join(" ").length <= LONGEST_IN_FORM;
  if (!hasRoom || !isShort || !looksLike(lookup.schemas, located, made)) return undefined;
  const line = lineAt(rangeOf(document, [...path, "type"], "value").offset);
  const others = forms.filter((name) => name !== form);
  const or = others.length > 0 ? ` Or, for another form, ${listNames(others)} in the place of ${quote(form)}.` : "";
  return `. To make this block the form, write "type": "${FORM_BLOCK}", "form": ${quote(form)} in the place of "type": ${quote(block["type"])} in line ${line}.${or}`;
}

function titleOf(mark: string): string {
  return shortcodeIn(mark)?.attributes.get("title")?.trim() ?? "";
}

/** Whether the title of a form is meant for visitors. */
export function isHeading(title: string): boolean {
  return title !== "" && !/form|untitled/i.test(title);
}

/** The form of the site that a title names, with the title above it; else the contact form. */
function formCalled(lookup: Lookup, title: string): Group {
  const names = lookup.namesOf?.("form") ?? [];
  const words = title.toLowerCase().split(/[^\p{L}\d]+/u);
  const named = onlyOf(names.filter((name) => words.includes(name.toLowerCase())));
  if (named !== undefined && named !== forContact(names)) return { type: FORM_BLOCK, heading: title, form: named };
  const own = formBlock(lookup, true);
  return headed(lookup, own, isHeading(title) ? title : undefined);
}

/** A block that is the form needs no other block to show it. */
export function formOutOf(block: Json | undefined): string {
  return isGroup(block) && block["type"] === FORM_BLOCK
    ? ": the form is this block."
    : `. A form stands in a block of its own, for example a "${FORM_BLOCK}".`;
}

function formOnPage(lookup: Lookup, { document, path }: Place): string | undefined {
  const blocks = document.role === "page" ? valueAt(document, ["blocks"]) : undefined;
  const at = Array.isArray(blocks) ? blocks.findIndex((each, i) => i !== path[1] && isFormBlock(lookup, each)) : -1;
  return at < 0 ? undefined : lookup.placeOf(document, ["blocks", at]);
}

export function isFormBlock({ sharedType }: Lookup, block: Json): boolean {
  if (!isGroup(block)) return false;
  return (block["type"] === "shared" ? sharedType(block["use"]) : block["type"]) === FORM_BLOCK;
}

/** The shared block of the form, where it is clear which one is meant; else a block of its own. */
function formBlock(lookup: Lookup, mayBeShared: boolean): Group {
  const { namesOf, sharedType } = lookup;
  const shared = mayBeShared ? (namesOf?.("shared") ?? []).filter((name) => sharedType(name) === FORM_BLOCK) : [];
  const use = forContact(shared);
  return use === undefined ? ownForm(lookup) : { type: "shared", use };
}

function ownForm({ namesOf }: Lookup): Group {
  return { type: FORM_BLOCK, heading: "…", form: forContact(namesOf?.("form") ?? []) ?? "…" };
}

function forContact(names: readonly string[]): string | undefined {
  return onlyOf(names.length > 1 ? names.filter((name) => /contact/i.test(name)) : names);
}
