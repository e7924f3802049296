import type { Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";
import { cellIn } from "../inTexts/cells.ts";
import { OF_BUILDER } from "../inTexts/comesHere.ts";
import { BRACES, isFilledIn, numberedWords, tokenIn } from "../inTexts/filledByOthers.ts";
import { LATIN } from "../inTexts/latin.ts";
import { madeUpName } from "../inTexts/madeUpNames.ts";
import { NAMES_OUT, namesAlone } from "../inTexts/namesAlone.ts";
import { noteIn, sureNoteIn } from "../inTexts/notes.ts";
import { withoutOthers } from "../inTexts/ofOthers.ts";
import { ALL_REAL, isAllOf, realWords } from "../inTexts/realWords.ts";
import {
  BEFORE,
  BEHIND_AMOUNT,
  BY_PROGRAM,
  DOTS,
  GREETING,
  NO_LABEL,
  PICTURE,
  PLACEHOLDER_SIGN,
  placeholderIn,
} from "../inTexts/placeholders.ts";
import { WHOLE_SIGN } from "../inTexts/placeholdersAbroad.ts";
import { ASIDE } from "../inTexts/toColleagues.ts";
import { HEADINGS, NO_HEADINGS, NO_TEXTS, type Text } from "../gathered/texts/texts.ts";
import { OUT_WITH_COMMA } from "../wording/commas.ts";
import { choice, quote, takeOut } from "../wording/words.ts";

/** Texts have no placeholders left in them. */
export const placeholderText: Rule = {
  code: "placeholder-text",
  severity: "error",
  docs: {
    title: "Words that were only to hold a place",
    why: "Visitors would read the note that somebody left for later, and trust the site less.",
    mend: "Write the real words. If they are not known yet, leave the text, or the block around it, out. If a text is about such words, put them in quotation marks. A warning is for words that may be meant.",
  },
  each: {
    *text(written, context) {
      const whole = withoutEdges(written);
      const { document, path, text, kind } = whole;
      if (isNoHeading(whole)) {
        const fix = "write the real words.";
        return yield {
          document,
          path,
          point: "value",
          severity: "warning",
          message: messageOf(text),
          fix,
          isAnew: true,
        };
      }
      if (!PLACEHOLDER_SIGN.test(text) && !isNoText(text, path) && !WHOLE_SIGN.test(text)) return;
      // A placeholder in place of a picture's description is reported by another rule.
      if (NO_TEXTS.has(text) && kind === "alt") return;
      const at = { document, path, point: "value" } as const;
      const names = namesAlone(whole, context);
      if (names) {
        const message = `all that stands here are names of fields: ${choice(names, "and")}.`;
        return yield { ...at, severity: "warning", message, fix: NAMES_OUT };
      }
      const nobody = madeUpName(whole);
      if (nobody) return yield { ...at, severity: "warning", ...nobody };
      const own = withoutOthers(text, kind);
      const cell = cellIn(text, own, { kind, field: path.at(-1) });
      if (cell) return yield { ...at, message: `${quote(cell.written)} is ${cell.is}.`, fix: cell.fix };
      const sign = OF_BUILDER.exec(text)?.[0].trim() ?? placeholderIn(own, kind);
      const found = sign?.includes("“”") ? (BRACES.exec(text)?.[0] ?? sign) : sign;
      if (found === undefined || mayStand(found, whole) || (MAY_BE_MEANT.test(found) && ABOUT.test(own))) return;
      const severity = isDoubtful(found, own) ? "warning" : "error";
      const isAnew = isAllOf(text, found) && { isAnew: true as const };
      yield { ...at, message: messageOf(found), fix: withComma(fixOf(found, text), path), severity, ...isAnew };
    },
  },
};

/** The text without the spaces around it, which are told by another rule; those before code in Markdown stay. */
function withoutEdges(written: Text): Text {
  const { text, kind } = written;
  const isCode = kind === "markdown" && text.startsWith("    ");
  const own = isCode ? text.trimEnd() : text.trim();
  return own === text ? written : { ...written, text: own };
}

/** Whether it is a word for no value. Forms and figures may say "None", but no heading does. */
function isNoText(text: string, path: Path): boolean {
  return NO_TEXTS.has(text) && (text !== "None" || HEADINGS.has(path.at(-1)!));
}

/**
 * Whether it is the name of a field in place of its words. A row of such names is reported once, and a picture may be called
 * "Untitled".
 */
function isNoHeading({ document, path, text }: Text): boolean {
  if (!NO_HEADINGS.has(text) || !HEADINGS.has(path.at(-1)!)) return false;
  if (text.startsWith("Untitled") && path.at(-1) !== "heading" && path.length > 1) return false;
  const row = valueAt(document, path.slice(0, -1));
  return !isGroup(row) || String(row["text"]).toLowerCase() !== "text";
}

/**
 * Dots that do not describe a picture, or do not name a link, are reported by other rules. Between two paragraphs, as in a
 * poem, they say that something was left out.
 */
function mayStand(found: string, { document, path, kind }: Text): boolean {
  const around = valueAt(document, path.slice(0, -1));
  const at = path.at(-1)!;
  const isOfLink = isGroup(around) && at === "label" && Object.hasOwn(around, "href");
  if (NO_LABEL.test(found)) return !isOfLink;
  if (!DOTS.test(found)) return false;
  if (typeof at === "number" && Array.isArray(around))
    return [around[at - 1], around[at + 1]].every((each) => typeof each === "string" && /\p{L}/u.test(each));
  return kind === "alt" || isOfLink;
}

function messageOf(found: string): string {
  const it = quote(found);
  if (isFilledIn(found)) return `${it} is what another program fills in, and here it would be shown as it is written.`;
  if (tokenIn(found) && found.startsWith("{")) return `nothing is filled in for ${it} as it is written.`;
  if (NO_TEXTS.has(found) || BY_PROGRAM.test(found))
    return `${it} is what a program writes where it had nothing to show.`;
  if (isAside(found)) return `${it} looks like a note to somebody who works on the page.`;
  return `${it} looks like words that are still to be written.`;
}

/** An entry of a list goes with a comma. */
function withComma(fix: string, path: Path): string {
  return fix === ALL_REAL && typeof path.at(-1) === "number" ? fix.replace(/out\.$/, `${OUT_WITH_COMMA}.`) : fix;
}

/** Question marks alone stand for words that are not written yet. */
function isAside(found: string): boolean {
  return ASIDE.test(found) && /\p{L}/u.test(found);
}

function fixOf(found: string, text: string): string {
  const token = tokenIn(found);
  if (token) return `write "{${token}}"${found.startsWith("{") ? " with one pair of braces" : ""}.`;
  if (PICTURE.test(found)) return `${takeOut(text, found)}. A picture stands in a block that has an "image".`;
  if (isAside(found)) return `see what it asks, and ${takeOut(text, found)}. Visitors would read it.`;
  if (BEFORE.test(found)) return `${takeOut(text, found)}.`;
  if (/ \S+ /.test(found) && LATIN.test(found)) return "write the real words, or take all of the Latin out.";
  const inner = numberedWords(found);
  return inner === undefined ? realWords(found, text) : `write ${quote(inner)} in its place.`;
}

/** "Happy birthday [NAME]" may be meant: the reader chooses the name. */
const MAY_BE_MEANT = /^[[{](?:your\b|(?:(?:first|last|full) ?)?(?:name|date|city)[\]}])/i;
/** A text about such words: what is written on a cake, engraved, or replaced. */
const ABOUT =
  /\b(?:ic(?:e|ed|ing)|pip(?:ed|ing)|frosting|engrav\w+|embroider\w*|inscri\w+|lettering|print(?:s|ed)?|reads|replace|instead of|in the place of|brackets?|placeholders?)\b/i;

/** Whether the words may be meant for readers: "The venue is TBD." */
function isDoubtful(found: string, text: string): boolean {
  if (found === noteIn(text)) return sureNoteIn(text) === undefined;
  if (ASIDE.test(found) || (NO_TEXTS.has(found) && BEHIND_AMOUNT.test(text))) return true;
  if (/^(?:Your \w+ Name|TB[AC]\W?|None)$/.test(found)) return true;
  return MAY_BE_MEANT.test(found) && found.length < text.trim().length && !GREETING.test(text);
}
