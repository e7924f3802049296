/** A block that may be the one that a link to a missing anchor means, where only the label or the kind of block says so. */
import type { Path } from "../../../../model/fields.ts";
import { positionOf, rangeOf } from "../../document/position.ts";
import { onlyOf } from "../../onlyOf.ts";
import type { Group } from "../../site.ts";
import type { PageLink } from "../../gathered/links/pageLinks.ts";
import { isGroup, valueAt } from "../../json.ts";
import { outlinesOf } from "../../outline/pageOutline.ts";
import type { Context } from "../../rule.ts";
import { isFormBlock } from "../../shape/block/formInstead.ts";
import { anchorMeant, wordsOfGroup } from "../../shape/values/meant/anchorMeant.ts";
import { FEWEST_LETTERS, headedWith } from "./inHeadings.ts";
import { FORM_WORD, kindCalled, pagesWith, placeIn } from "./placeMeant.ts";

/** The words that tell where the id would go; without a full stop. */
export function blockMaybe(link: PageLink, context: Context): string | undefined {
  const words = longWords(link.label?.words ?? "");
  const headed = words.length > 0 ? headedWith(link, context, words) : undefined;
  const byLabel = headed?.id === undefined ? headed?.path : undefined;
  return sayMaybe(byLabel ?? onlyForm(link, context, words) ?? onlyOfKind(link, context), link, context);
}

/** The same for the only block without an id of the type that has this id on several other pages. */
export function blockAsElsewhere(link: PageLink, context: Context): string | undefined {
  const blocks = valueAt(link.page!, ["blocks"]);
  const type = typeElsewhere(placeIn(link), context);
  if (type === undefined || !Array.isArray(blocks)) return undefined;
  const isAround = (i: number) => link.document === link.page && link.path[0] === "blocks" && link.path[1] === i;
  const at = onlyOf(
    blocks.flatMap((own, i) => {
      const shown = shownAt(i, link, context);
      return shown?.["type"] === type && !("id" in shown) && isGroup(own) && !("id" in own) && !isAround(i) ? [i] : [];
    }),
  );
  return at === undefined ? undefined : sayMaybe(["blocks", at], link, context);
}

/** The type of the blocks with an id; undefined where they are of several types, or only one page has it. */
function typeElsewhere(id: string, context: Context): string | undefined {
  const pages = pagesWith(id, context);
  const blocks = pages.flatMap((page) => outlinesOf(context)?.pageOf(page)?.blocks ?? []);
  const types = new Set(blocks.flatMap((each) => (each?.block["id"] === id ? [String(each.block["type"])] : [])));
  return pages.length > 1 ? onlyOf(types) : undefined;
}

function sayMaybe(path: Path | undefined, link: PageLink, context: Context): string | undefined {
  const page = link.page!;
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
  const shown = shownAt(at, link, context);
  const heading = longWords(wordsOfGroup(shown) ?? "");
  const isCalled = placeIn(link)
    .split("-")
    .some((word) => FORM_WORD.test(word));
  if (shown === undefined || "id" in form || "id" in shown) return undefined;
  return isCalled || words.some((word) => heading.includes(word)) ? ["blocks", at] : undefined;
}

/** The only block of the kind that the anchor is another word for, if it has no id: a faq for "questions". */
function onlyOfKind(link: PageLink, context: Context): Path | undefined {
  const blocks = valueAt(link.page!, ["blocks"]);
  const kind = kindCalled(link, context);
  if (kind === undefined || !Array.isArray(blocks)) return undefined;
  const at = onlyOf(blocks.flatMap((_, i) => (shownAt(i, link, context)?.["type"] === kind ? [i] : [])));
  if (at === undefined || "id" in shownAt(at, link, context)! || valueAt(link.page!, ["blocks", at, "id"]))
    return undefined;
  return ["blocks", at];
}

/** The block that stands at an index of the page, or the shared block placed there. */
function shownAt(at: number, { page }: PageLink, context: Context): Group | undefined {
  const own = valueAt(page!, ["blocks", at]);
  // The id of a shared block is in its file.
  const written = isGroup(own) && own["type"] !== "shared" ? own : undefined;
  return outlinesOf(context)?.pageOf(page!)?.blocks[at]?.block ?? written;
}

function longWords(text: string): string[] {
  return anchorMeant(text)
    .split("-")
    .filter((word) => word.length >= FEWEST_LETTERS);
}
