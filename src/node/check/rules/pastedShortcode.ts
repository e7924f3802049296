import { isWhole, wholeOut } from "../inTexts/wholeOut.ts";
import { markOf } from "../inTexts/markOf.ts";
import { withAsked } from "../gathered/forms/forms.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import { hasMark, type Shortcode, shortcodeIn } from "../inTexts/shortcodes.ts";
import type { Text } from "../gathered/texts/texts.ts";
import { repaired } from "../addresses/repairUrl.ts";
import { valueAt } from "../json.ts";
import type { Context, Rule } from "../rule.ts";
import type { Group } from "../site.ts";
import { ADDRESS } from "../shape/values/meant/linkInText.ts";
import { noSuchBlock } from "../shape/block/noSuchBlock.ts";
import { formBeside, formForWhole, isFormName } from "../shape/block/formInstead.ts";
import { homeFor, IN_ANOTHER_BLOCK } from "../shape/values/pictures/pictureHome.ts";
import { example, quote, takeOut, typed } from "../wording/words.ts";

/** The mark before words in one language, with one for another language behind them. */
const LANGUAGE = /\[:[a-z]{2}\](?=[^[\]]*\[:(?:[a-z]{2})?\])/;

/** Texts have no marks of other programs in square brackets. */
export const pastedShortcode: Rule = {
  code: "pasted-shortcode",
  severity: "warning",
  docs: {
    title: "A mark of another program in square brackets",
    why: "WordPress makes a button of `[button]` and pictures of `[gallery]`, and forums have `[b]`. Here visitors would see the brackets.",
    mend: 'Write what is meant with what texts have, `**bold**` or `[the words](/address)`, or as a field or a block: a `"button"`, an `"image"`, a `contactForm`.',
  },
  each: {
    *text(written, context) {
      const { document, path, text } = written;
      // Code or a backslash says that the brackets are meant.
      if (!text.includes("[") || /[\\`]/.test(text)) return;
      const [language] = LANGUAGE.exec(text) ?? [];
      if (language !== undefined) {
        const message = `${quote(language)} would be shown as it is written: nothing is made of such marks here.`;
        const fix = "keep the words in the language of the page, and take all others and the marks out.";
        yield { document, path, point: "value", message, fix };
        return;
      }
      const found = shortcodeIn(text);
      if (!found || isAddress(found, context) || isTold(found, written)) return;
      const message = `${quote(found.written)} would be shown as it is written: nothing is made of such marks here.`;
      yield { document, path, point: "value", message, fix: fixOf(found, written, context) };
    },
  },
};

/** Whether it is the address of a page in the wrong brackets: `[/contact]`. */
function isAddress({ written }: Shortcode, context: Context): boolean {
  return written.startsWith("[/") && homesOf(context).behind(written.slice(1, -1)) !== undefined;
}

/** Whether it is the closing mark of something that begins in a paragraph before. */
function isTold({ written, name }: Shortcode, { document, path }: Text): boolean {
  const list = valueAt(document, path.slice(0, -1));
  const before = Array.isArray(list) ? list.slice(0, Number(path.at(-1))) : [];
  return written.startsWith("[/") && before.some((each) => typeof each === "string" && hasMark(each, name));
}

const BUTTON = /button|btn|cta/;
const PICTURE = /^(?:gallery|(?:wp_)?caption|img|image|picture|photo|slider|rev_slider)$/;

function fixOf(found: Shortcode, written: Text, context: Context): string {
  const { name } = found;
  const out = takeOut(written.text, found.written);
  const words = labelOf(found);
  const address = addressIn(found);
  if (address !== undefined) {
    const href = homesOf(context).behind(address) ?? repaired(address, written.document, context) ?? address;
    if (ADDRESS.test(href))
      return asLink({ name, written: found.written, button: { label: words ?? "…", href } }, written, context);
  }
  if (PICTURE.test(name)) return `${out}, and ${IN_ANOTHER_BLOCK}`;
  if (isFormName(name) || isFormName(found.attributes.get("use") ?? "")) return forForm(found, written, context);
  const instead = words === undefined ? noSuchBlock({}, name) : undefined;
  if (instead !== undefined) return `${out}: ${instead}`;
  if (words === undefined) return `${out}, and write the words themselves that it stood for.`;
  const mark = written.kind === "markdown" ? markOf(name) : "";
  return `write ${typed(mark + words + mark)} in its place.`;
}

function forForm({ written: mark }: Shortcode, written: Text, context: Context): string {
  const { lookup } = context;
  const instead = isWhole(written, mark) ? formForWhole(lookup, written, mark) : undefined;
  return withAsked(context, instead ?? `${wholeOut(context, written, mark)}${formBeside(lookup, written, mark)}`);
}

interface Button extends Group {
  label: string;
  href: string;
}

function asLink(
  { name, written: whole, button }: { name: string; written: string; button: Button },
  { document, path, kind, text }: Text,
  { lookup }: Context,
) {
  const { label, href } = button;
  const isLine = kind !== "markdown";
  // Within a sentence, only a link will do.
  const isWithin = /^[ \t]*[\p{Ll}\d,]/u.test(text.slice(text.indexOf(whole) + whole.length));
  const home =
    BUTTON.test(name) && !isWithin
      ? homeFor(lookup, { document, path }, { field: "button", value: button })
      : undefined;
  if (home) {
    const where = home.isAround && !isLine ? "behind the text, with a comma between" : `as a field of the ${home.noun}`;
    return `${takeOut(text, whole)}, and write it ${where}: "button": ${example(button)}.`;
  }
  if (isLine) return `write ${typed(label)} in its place. A link can stand in a text, or be a "button".`;
  return `write "[${label}](${href})" in its place.`;
}

/** Names of attributes for an address, and for words. */
const TARGETS = ["", "href", "link", "url", "to"];
const LABELS = ["text", "label", "title", "caption", "content"];

function addressIn({ name, attributes, inner }: Shortcode): string | undefined {
  const own = TARGETS.map((target) => attributes.get(target)).find(Boolean);
  return own ?? (name === "url" ? inner : undefined);
}

function labelOf({ attributes, inner }: Shortcode): string | undefined {
  const words = inner?.trim() || LABELS.map((label) => attributes.get(label)).find(Boolean);
  return words !== undefined && !ADDRESS.test(words) && !shortcodeIn(words) ? words : undefined;
}
