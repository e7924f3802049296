/** The fix for a mark of another program in the place of a whole block. */
import { wholeMark } from "../../inTexts/shortcodes.ts";
import { blockTypes } from "../../../../model/fields.ts";
import type { Lookup } from "../../lookup.ts";
import type { Place } from "../../place.ts";
import { BESIDE } from "../../wording/commas.ts";
import { example } from "../../wording/words.ts";
import { formInstead, isFormBlock, isFormName, isHeading } from "./formInstead.ts";

/** Marks whose words or attributes name what they show: `[shared contact-form]`. */
const PLACES = /^(?:shared|block|include|insert|use|section|part|partial|component|widget|template|template_part)$/;
/** The attributes that name it. */
const NAMES = ["use", "name", "block", "slug", "id", "ref"];
/** Words for a form in the place of a block: `[contact]`, `[The form]`. */
const FORM_IN_WORDS = /\bform\b|^contact(?:[-_ ]?us)?$/i;
const MOST_WORDS = 4;
const ADDRESSES = ["href", "link", "to", "url"];
const OUT = `take it out, ${BESIDE}. What it showed can be a block of its own: docs/blocks.md has all of them.`;

/** Undefined where the text is no mark, or one with content of its own. */
export function blockForMark(lookup: Lookup, at: Place, text: string): string | undefined {
  const mark = wholeMark(text);
  if (!mark) return undefined;
  const { name, attributes, words } = mark;
  const heading = headingOf(attributes);
  const use = sharedIn(lookup, mark);
  if (use !== undefined && at.document.role === "page" && !isFormBlock(lookup, { type: "shared", use }))
    return asShared(lookup, use, heading);
  if (use !== undefined || isForm(mark)) return formInstead(lookup, at, { it: "it", heading });
  const type = blockTypes(lookup.schemas).find((each) => each.toLowerCase() === name);
  if (type !== undefined && words === "") return `write it like this, ${ofType(type)}.`;
  return words !== "" || ADDRESSES.some((each) => attributes.has(each)) ? undefined : OUT;
}

function asShared({ isOpen }: Lookup, use: string, heading: string | undefined): string {
  const isOwn = heading !== undefined && isOpen(use, "heading");
  const shown = example({ type: "shared", use, ...(isOwn && { with: { heading } }) });
  const where = heading !== undefined && !isOwn ? ` Its heading stands in pages/_shared/${use}.json.` : "";
  return `write in its place: ${shown}.${where}`;
}

/** A block of which only the type is known. */
export function ofType(type: string): string {
  return `with its own fields for …: { "type": "${type}", … }`;
}

function isForm({ name, words }: Mark): boolean {
  const all = `${name} ${words}`.trim();
  return isFormName(name) || (FORM_IN_WORDS.test(all) && all.split(/\s+/).length <= MOST_WORDS);
}

/** The heading of a mark. Other programs call their forms "Contact form 1", which is none. */
function headingOf(attributes: ReadonlyMap<string, string>): string | undefined {
  const title = attributes.get("title");
  const own = attributes.get("heading") ?? (title !== undefined && isHeading(title) ? title : undefined);
  return own?.trim() || undefined;
}

/** The shared block that a mark names. */
function sharedIn({ namesOf }: Lookup, { name, attributes, words }: Mark): string | undefined {
  const shared = namesOf?.("shared") ?? [];
  const named = PLACES.test(name) ? [...NAMES.map((each) => attributes.get(each)), words, attributes.get("")] : [];
  return [...named, name].find((each) => each !== undefined && shared.includes(each));
}

type Mark = NonNullable<ReturnType<typeof wholeMark>>;
