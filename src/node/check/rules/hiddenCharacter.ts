import { isBlank } from "../../../model/blank.ts";
import { linksIn } from "../gathered/links.ts";
import type { Rule } from "../rule.ts";
import { codePoint, quote } from "../wording/words.ts";
import { rewrite } from "../document/rewrite.ts";
import { hasStrangeName } from "../inTexts/strangeNames.ts";

/** Without those that authors want: soft hyphens, no-break spaces, and what joins the parts of emoji and letters. */
const HIDDEN = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\u200b\u2028\u2029\u2060\ufeff\ufffc\u202a-\u202e\u2066-\u2069]/gu;
/** Between two words, so that taking them out would join these. */
const SEPARATORS = /[\u2028\u2029]/;
/** Scripts in which some of them have work to do. */
const NEEDS_THEM =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/** What is in a text can be seen. */
export const hiddenCharacter: Rule = {
  code: "hidden-character",
  severity: "warning",
  docs: {
    title: "A character that cannot be seen",
    why: "It came along when the text was copied from elsewhere. Searching for the word then fails, and lines break at odd places.",
    mend: "Take it out: delete the word and type it again.",
  },
  each: {
    *text({ document, path, text, kind }, context) {
      if (text.search(HIDDEN) < 0 || NEEDS_THEM.test(text)) return;
      // What is wrong with the address of a link is another rule's matter.
      const links = kind === "markdown" ? linksIn(text) : [];
      // And so is a name in braces that is not filled in because of it.
      const withoutNames = text.replaceAll(/\{[^{}]*\}/g, (name) => (hasStrangeName(name, context) ? "" : name));
      const [first] = links.reduce((rest, { href }) => rest.replace(href, ""), withoutNames).match(HIDDEN) ?? [];
      if (first === undefined) return;
      // That there is nothing else in it is told of the field.
      if (isBlank(text)) return;
      if (SEPARATORS.test(text)) {
        const message = `there is a character in this text that ends a line and cannot be seen: ${codePoint(first)}, in ${quote(text)}.`;
        yield { document, path, point: "value", message, fix: "write a space in its place, or begin a new paragraph." };
        return;
      }
      const message = `there is a character in this text that cannot be seen: ${codePoint(first)}, in ${quote(text)}.`;
      const edit = (range: { offset: number; length: number }) =>
        rewrite(document, range, (written) => written.replace(HIDDEN, ""));
      yield { document, path, point: "value", message, fix: "take it out, or type the word again.", edit };
    },
  },
};
