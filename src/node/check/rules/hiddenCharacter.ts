import { isBlank } from "../../../model/blank.ts";
import { linksIn } from "../gathered/links/links.ts";
import { isFromRight, type Rule } from "../rule.ts";
import { codePoint, quote } from "../wording/words.ts";
import { rewrite } from "../document/rewrite.ts";
import { DIRECTIONS, HIDDEN, hasHidden, SEPARATORS } from "../inTexts/hidden.ts";
import { hasStrangeName } from "../inTexts/strangeNames.ts";

/** Texts have no invisible characters. */
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
      if (!hasHidden(text)) return;
      const doubtful = isFromRight(context) ? text.replace(DIRECTIONS, "") : text;
      // The address of a link is checked by another rule.
      const links = kind === "markdown" ? linksIn(text) : [];
      // So is a name in braces that is not filled in because of such a character.
      const withoutNames = doubtful.replaceAll(/\{[^{}]*\}/g, (name) => (hasStrangeName(name, context) ? "" : name));
      const [first] = links.reduce((rest, { href }) => rest.replace(href, ""), withoutNames).match(HIDDEN) ?? [];
      if (first === undefined) return;
      // A text with nothing else in it is reported as an empty field.
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
