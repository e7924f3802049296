/** A block that may be the one that a link to a missing anchor means, where only the label or the kind of block says so. */
import type { Path } from "../../../model/fields.ts";
import { positionOf, rangeOf } from "../document/position.ts";
import type { PageLink } from "../gathered/pageLinks.ts";
import { isGroup, valueAt } from "../json.ts";
import { outlinesOf } from "../outline/pageOutline.ts";
import type { Context } from "../rule.ts";
import { isFormBlock } from "../shape/block/formInstead.ts";
import { anchorMeant, wordsOfGroup } from "../shape/values/anchorMeant.ts";
import { FEWEST_LETTERS, headedWith } from "./inHeadings.ts";
import { placeIn } from "./placeMeant.ts";

/** What people call the place of a form. */
const FORM_WORD =
  /^(?:apply|application|book|booking|contacts?|enquir[ey]s?|form|inquir[ey]s?|join|message|order|quote|registration|register|request|reservation|reserve|rsvp|signup|subscribe)$/;

/** The words that tell where the id would go; without a full stop. */
export function blockMaybe(link: PageLink, context: Context): string | undefined {
  const page = link.page!;
  const words = longWords(link.label?.words ?? "");
  const headed = words.length > 0 ? headedWith(link, context, words) : undefined;
  const byLabel = headed?.id === undefined ? headed?.path : undefined;
  const path = byLabel ?? onlyForm(link, context, words);
  if (path === undefined || context.lookup.schemaAt(page, [...path, "id"]) === undefined) return undefined;
  const { line } = positionOf(page, rangeOf(page, path, "start").offset);
  const where = `line ${line}${page === link.document ? "" : ` of ${page.file}`}`;
  return `if ${context.lookup.placeOf(page, path)} is meant, write "id": "${placeIn(link)}" and a comma behind its { in ${where}`;
}

/** The only form of the page, if it has no id, and the anchor is a word for it or its heading has a word of the label. */
function onlyForm(link: PageLink, context: Context, words: readonly string[]): Path | undefined {
  const blocks = valueAt(link.page!, ["blocks"]);
  const forms = Array.isArray(blocks) ? blocks.filter((block) => isFormBlock(context.lookup, block)) : [];
  const [form, ...others] = forms;
  if (!Array.isArray(blocks) || !isGroup(form) || others.length > 0) return undefined;
  const at = blocks.indexOf(form);
  // The id of a shared block is in its file.
  const own = form["type"] === "shared" ? undefined : form;
  const shown = outlinesOf(context)?.pageOf(link.page!)?.blocks[at]?.block ?? own;
  const heading = longWords(wordsOfGroup(shown) ?? "");
  const isCalled = placeIn(link)
    .split("-")
    .some((word) => FORM_WORD.test(word));
  if (shown === undefined || "id" in form || "id" in shown) return undefined;
  return isCalled || words.some((word) => heading.includes(word)) ? ["blocks", at] : undefined;
}

function longWords(text: string): string[] {
  return anchorMeant(text)
    .split("-")
    .filter((word) => word.length >= FEWEST_LETTERS);
}
