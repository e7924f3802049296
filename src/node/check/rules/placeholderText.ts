import { type TokenName, tokenNames } from "../../../model/tokens.ts";
import type { Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { cellIn } from "../inTexts/cells.ts";
import { NAMES_OUT, namesAlone } from "../inTexts/namesAlone.ts";
import { wordsToCome } from "../inTexts/comesHere.ts";
import { noteIn, sureNoteIn } from "../inTexts/notes.ts";
import { BRACKETED, WHOLE, WHOLE_SIGN } from "../inTexts/placesHeld.ts";
import { withoutOthers } from "../inTexts/ofOthers.ts";
import { NO_TEXTS, type Text } from "../gathered/texts.ts";
import { choice, quote, takeOut } from "../wording/words.ts";

/** "[Enter]" and "<Insert>" are keys. */
const BRACKETS =
  /\[(?:(?:insert|enter)\s+\p{L}|(?:your|placeholder|company name|client name|name here)\b)[^[\]]{0,60}\](?!\()/iu;
/** What is to be known of a person or a day, alone in brackets. An entry of a list of tasks has one letter there. */
const ALONE =
  /\[(?:(?:first|last|full) ?)?(?:name|date|phone number|e-?mail address|price|amount|city|link)\](?![([:])/i;
/** Who is greeted is still to be filled in. HTML is told by another rule. */
const GREETING =
  /(?<=\b(?:[Dd]ear|[Hh]ello|[Hh]i) )(?:\[[^[\]]{1,30}\](?![([:])|\{\}|_{3,}|<{1,2}(?!br\b)\w[^<>]{0,29}>{1,2}(?![^<>]*<\/))/;
/** A line to write on. */
const BLANK =
  /(?<=\b(?:[Nn]ame|[Dd]ate|[Pp]hone|[Ee]-?mail|[Pp]rice|[Aa]t|[Ff]rom|[Oo]n|[Uu]ntil|[Ss]ince|[Bb]y|[Ff]or):? )_{3,}(?!\w)/;
const ANGLES = /<(?:(?:insert|enter)[\s_-]+\p{L}|(?:your|placeholder|company(?!>))\b)[^<>]{0,60}>/iu;
/** The whole of a paragraph. In a title, "TBA" and "???" may be what readers are told. */
const NO_PARAGRAPH = /^(?:\?{2,}|TBA|[Ss]ample [Tt]ext|[Dd]ummy [Tt]ext)[.!]?$/;
const NO_LABEL = /^(?:button|link|label) text$/i;
/** A note before a text, and a picture that is still to come: words with a capital letter say who made one. */
const BEFORE = /^\s*\[(?:DRAFT|Draft)\](?!\(|\s\p{Ll})/u;
const PICTURE =
  /\[(?:Image|Photo|Picture|Screenshot|Illustration)(?:: ?| of (?!the (?:day|week|month|year)\b))(?:\p{Ll}|[Aa]n? )[^[\]]{0,80}\](?!\()/u;
/** Not in a title, where each word may have a capital letter. */
const COMPANY = /(?=Your )(?<!\p{Lu}\p{L}{0,30}\s)Your (?:Company|Business|Brand) Name(?= \p{Ll}{2})/u;
/** Signs in the place of digits. */
const DIGITS = /\+\d{1,3}[ -]?X{3,}(?:[ -]X{2,}){0,4}|(?:[Ss]ince|[Ii]n|[Ff]rom|©) 20XX\b|[$€£₹] ?_{2,}(?!\w)/;
/** A date that no program could read, and one that is still to be written. Behind other words its form may be explained. */
const DATE =
  /(?<=^|[:,] )Invalid Date(?=\.?$)|(?<=\b(?:[Oo]n|[Uu]ntil|[Tt]ill|[Ss]ince) )(?:DD([./-])MM\1YYYY|MM\/DD\/YYYY|YYYY-MM-DD)/;
/** A text may be about the first two words of it. */
const LATIN =
  /(?=lorem ipsum)(?<=^\P{L}*|[.!?:]\s)lorem ipsum\b(?=\W*$|(?: \w+)*? (?:dolor|sit|amet|consectetur)\b)|\blorem ipsum,? dolor\b|\bdolor sit amet\b/iu;
/** How it goes on. Short words are in other languages as well, so that they count only before others. */
const MORE_LATIN =
  /(?:[\s,.;]{1,3}(?:(?:a|ad|do|ea|et|eu|ex|id|in|non|sed|sunt|ut)[\s,.;]{1,3}){0,3}(?:lorem|ipsum|dolore?|sit|amet|consectetur|adipiscing|elit|eiusmod|tempor|incididunt|labor[ei]s?|magna|aliqu(?:a|ip)|enim|minim|veniam|quis|nostrud|exercitation|ullamco|nisi|commodo|consequat|duis|aute|irure|reprehenderit|voluptate|velit|esse|cillum|fugiat|nulla|pariatur|excepteur|sint|occaecat|cupidatat|proident|culpa|qui|officia|deserunt|mollit|anim|est|laborum)\b)*/iy;
/** A group that a program wrote as a text. */
const GROUP = /\[object Object\]/;
/** Dots in the place of what was left out. */
const DOTS = /^\s*(?:\.{3,}|…)\s*$/;
const BRACES = /\{\{[^{}]{0,60}\}\}/;
const NAMES = tokenNames.join("|");
/** Words between numbers, which stand for what is around them. */
const NUMBERED = /\{(\d{1,2})\}([^{}]{1,200})\{\/\1\}/;
/** What programs for pages and for translations fill in. Names that are filled in here are told by another rule. */
const FOREIGN = new RegExp(
  [
    String.raw`%\d\$[sd]|%\(\w{1,40}\)[sd]|<%[=-]?[^<>%]{1,60}%>|__MSG_\w{1,60}__|@@[A-Z][A-Z_]{1,40}@@`,
    String.raw`^[Tt]ranslation missing: [a-z]{2}[\w-]{0,10}(?:\.[\w-]{1,40}){1,9}`,
    String.raw`(?<![\w%])%(?!(?:${NAMES})%)[a-z][a-z_]{2,40}%(?![\w%])`,
    String.raw`\{%-? ?(?!(?:${NAMES}) ?%)[a-z]\w{1,30}\b[^{}%]{0,60}%\}`,
    String.raw`\{\w{1,40}, ?(?:plural|select|selectordinal),(?:[^{}]|\{[^{}]*\}){1,200}\}`,
    NUMBERED.source,
    // Among words: signs around it may be those of a formula.
    String.raw`(?<=^|[A-Za-z\u00c0-\uffff][,:]? )\{\d{1,2}\}(?=[.,:!?]?(?:$| [A-Za-z\u00c0-\uffff]))`,
  ].join("|"),
);
/** A text can say with grave accents that it is about one. A heading cannot: there only one at its end is told. */
const LETTER = /(?<![\w%]|\d\s)%[sd](?![\w%])/;
const LAST_LETTER = /(?<=\p{L} )%[sd]$/u;
/** The name that a program for translations has for a text. */
const KEY =
  /^[a-z][\w-]*(?:\.[\w-]+)+\.(?:heading|headline|title|subtitle|text|label|button|lead|description|question|answer|caption|placeholder|message|intro|cta)$/;

/** Nothing is left of what was only to hold a place. */
export const placeholderText: Rule = {
  code: "placeholder-text",
  severity: "error",
  docs: {
    title: "Words that were only to hold a place",
    why: "Visitors would read the note that somebody left for later, and trust the site less.",
    mend: "Write the real words. If they are not known yet, leave the text, or the block around it, out. If a text is about such words, put them in quotation marks. A warning is for words that may be meant.",
  },
  each: {
    *text({ document, path, text, kind }, context) {
      if (!SIGNS.test(text) && !isNoText(text, path) && !WHOLE_SIGN.test(text)) return;
      // That it does not describe a picture is told by another rule.
      if (NO_TEXTS.has(text) && kind === "alt") return;
      const names = namesAlone({ document, path, text }, context);
      if (names) {
        const message = `all that stands here are names of fields: ${choice(names, "and")}.`;
        yield { document, path, point: "value", severity: "warning", message, fix: NAMES_OUT };
        return;
      }
      const own = withoutOthers(text, kind);
      const cell = cellIn(text, own, { kind, field: path.at(-1) });
      if (cell) {
        yield { document, path, point: "value", message: `${quote(cell.written)} is ${cell.is}.`, fix: cell.fix };
        return;
      }
      const sign = placeholderIn(own, kind);
      const found = sign?.includes("“”") ? (BRACES.exec(text)?.[0] ?? sign) : sign;
      if (found === undefined || (DOTS.test(found) && isMeant(document, path, kind))) return;
      if (NO_LABEL.test(found) && !isOfLink(document, path)) return;
      const isForeign = FOREIGN.test(found) || LETTER.test(found) || KEY.test(found);
      const message = isForeign
        ? `${quote(found)} is what another program fills in, and here it would be shown as it is written.`
        : tokenIn(found) && found.startsWith("{")
          ? `nothing is filled in for ${quote(found)} as it is written.`
          : NO_TEXTS.has(found) || GROUP.test(found)
            ? `${quote(found)} is what a program writes where it had nothing to show.`
            : `${quote(found)} looks like words that are still to be written.`;
      if (MAY_BE_MEANT.test(found) && ABOUT.test(own)) return;
      const severity = isDoubtful(found, own) ? "warning" : "error";
      yield { document, path, point: "value", message, fix: fixOf(found, text), severity };
    },
  },
};

/** "None" is what some forms and figures have to say, but no heading. */
function isNoText(text: string, path: Path): boolean {
  return NO_TEXTS.has(text) && (text !== "None" || HEADINGS.has(path.at(-1)!));
}

const HEADINGS: ReadonlySet<string | number> = new Set(["heading", "title", "question"]);

function fixOf(found: string, text: string): string {
  const token = tokenIn(found);
  if (token) return `write "{${token}}"${found.startsWith("{") ? " with one pair of braces" : ""}.`;
  if (PICTURE.test(found)) return `${takeOut(text, found)}. A picture stands in a block that has an "image".`;
  if (BEFORE.test(found)) return `${takeOut(text, found)}.`;
  if (/ \S+ /.test(found) && LATIN.test(found)) return "write the real words, or take all of the Latin out.";
  const [, , inner] = NUMBERED.exec(found) ?? [];
  return inner === undefined ? "write the real words, or take it out." : `write ${quote(inner)} in its place.`;
}

/** Names that other programs have for what is filled in. */
const CALLED: readonly [RegExp, TokenName][] = [
  [/^(?:site|company|brand|business|organi[sz]ation)(?:[._-]?(?:name|title))?$/i, "company"],
  [/(?:^|[._-])e-?mail$/i, "email"],
  [/(?:^|[._-])(?:tele)?phone$/i, "phone"],
];

function tokenIn(found: string): TokenName | undefined {
  const [, name = ""] = /^(?:\{\{|<%[=-]?)\s*([\w.-]+)\s*(?:\|[^{}<>]*)?(?:\}\}|%>)$/.exec(found) ?? [];
  return tokenNames.find((each) => each === name) ?? CALLED.find(([called]) => called.test(name))?.[1];
}

/** What each of those above has; most texts have nothing of it. */
const SIGNS =
  /^\s*(?:\.{3}|…|\?\?)|\{\{|[[<]|TODO|FIXME|TBD|TBA|XX|#[A-Z¡¿]|##|Erro|Erreur|Fehler!|Fout!|Hata!|Błąd!|^\s*=|\dE\+|lation miss|Invalid D|YYYY|orem ipsum|olor sit|OREM IPSUM|[Tt]ext[.!]?$| [Hh]ere(?:[.!]?$|[.!] )|%[\d(a-z]|__MSG_|^[a-z][\w-]*\.|@@|[$€£₹] ?_|Your [CB]|\{[\d%}]|___|, ?(?:plural|select)/;

function placeholderIn(text: string, kind: Text["kind"]): string | undefined {
  if (NO_TEXTS.has(text)) return text;
  const note = noteIn(text);
  // In a text all in capitals it may be any word.
  if (note !== undefined && !isShouted(text)) return note;
  const toCome = wordsToCome(text);
  if (toCome !== undefined) return toCome;
  const own = kind === "markdown" ? (NO_PARAGRAPH.exec(text) ?? COMPANY.exec(text) ?? LETTER.exec(text)) : null;
  const found = (
    own ??
    DOTS.exec(text) ??
    GROUP.exec(text) ??
    WHOLE.exec(text.trim()) ??
    BRACKETED.exec(text) ??
    NO_LABEL.exec(text) ??
    BEFORE.exec(text) ??
    PICTURE.exec(text) ??
    DIGITS.exec(text) ??
    DATE.exec(text) ??
    latinIn(text) ??
    BRACKETS.exec(text) ??
    GREETING.exec(text) ??
    ALONE.exec(text) ??
    BLANK.exec(text) ??
    ANGLES.exec(text) ??
    FOREIGN.exec(text) ??
    KEY.exec(text) ??
    LAST_LETTER.exec(text)
  )?.[0];
  if (found !== undefined) return found;
  const braces = BRACES.exec(text)?.[0];
  // A strange name in braces is told by another rule.
  const name = /^\{\{(\p{L}[\p{L}\p{M}\w]*)\}\}$/u.exec(braces ?? "")?.[1];
  return name === undefined || (tokenNames as readonly string[]).includes(name) ? braces : undefined;
}

/** "Happy birthday [NAME]" may be what is to be chosen. */
const MAY_BE_MEANT = /^\[(?:your\b|(?:(?:first|last|full) ?)?(?:name|date|city)\])/i;
/** A text about such words: what is written on a cake, engraved, or to be put in their place. */
const ABOUT =
  /\b(?:ic(?:e|ed|ing)|pip(?:ed|ing)|frosting|engrav\w+|embroider\w*|inscri\w+|lettering|print(?:s|ed)?|reads|replace|instead of|in the place of|brackets?|placeholders?)\b/i;

/** Whether people may read the words as they are meant: "The venue is TBD." */
function isDoubtful(found: string, text: string): boolean {
  if (found === noteIn(text)) return sureNoteIn(text) === undefined;
  if (/^(?:Your \w+ Name|TBA\W?|None)$/.test(found)) return true;
  return MAY_BE_MEANT.test(found) && found.length < text.trim().length && !GREETING.test(text);
}

/**
 * That dots do not describe a picture, and say nothing of a link, is the matter of other rules. Between two paragraphs, as
 * in a poem, they say that something was left out.
 */
function isMeant(document: Document, path: Path, kind: Text["kind"]): boolean {
  const around = valueAt(document, path.slice(0, -1));
  const at = path.at(-1)!;
  if (typeof at === "number" && Array.isArray(around))
    return [around[at - 1], around[at + 1]].every((each) => typeof each === "string" && /\p{L}/u.test(each));
  return kind === "alt" || isOfLink(document, path);
}

function isOfLink(document: Document, path: Path): boolean {
  const around = valueAt(document, path.slice(0, -1));
  return isGroup(around) && path.at(-1) === "label" && Object.hasOwn(around, "href");
}

/** All of it, up to where it ends. */
function latinIn(text: string): readonly [string] | undefined {
  const start = LATIN.exec(text);
  if (!start) return undefined;
  MORE_LATIN.lastIndex = start.index + start[0].length;
  return [start[0] + MORE_LATIN.exec(text)![0]];
}

function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && !text.includes(":") && text.trim().split(/\s+/).length > 2;
}
