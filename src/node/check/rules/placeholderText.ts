import { tokenNames } from "../../../model/tokens.ts";
import type { Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { NO_TEXT, type Text } from "../gathered/texts.ts";
import { quote } from "../words.ts";

/** Notes in capitals, as a word of their own. "TODO list" is a list. */
const NOTE =
  /(?<![\p{L}\p{N}_-])(?:TODO(?!['’]?[sS]\b|[ -](?:[Ll]ists?|LISTS?|[Aa]pps?|APPS?)\b)|FIXME|TBD|XXX)(?![\p{L}\p{N}_-])/u;
const BRACKETED_NOTE = new RegExp(`\\[(?:${NOTE.source})[^[\\]]{0,60}\\](?!\\()`, "u");
const BRACKETS = /\[(?:insert|your|enter|placeholder|company name|client name|name here)\b[^[\]]{0,60}\](?!\()/i;
const ANGLES = /<(?:insert|your|enter|placeholder|company)\b[^<>]{0,60}>/i;
const HERE = /^(?:your|the) (?:text|heading|title|description|words|content) (?:goes |comes )?here[.!]?$/i;
const LATIN = /\blorem ipsum\b|\bdolor sit amet\b/i;
/** A group that a program wrote as a text. */
const GROUP = /\[object Object\]/;
/** Dots in the place of what was left out. */
const DOTS = /^\s*(?:\.{3,}|…)\s*$/;
/** What a spreadsheet shows where it could not work something out. */
const CELL = /(?<![\w#])#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)/;
const BRACES = /\{\{[^{}]{0,60}\}\}/;

/** Nothing is left of what was only to hold a place. */
export const placeholderText: Rule = {
  code: "placeholder-text",
  severity: "error",
  docs: {
    title: "Words that were only to hold a place",
    why: "Visitors would read the note that somebody left for later, and trust the site less.",
    mend: "Write the real words. If they are not known yet, leave the text, or the block around it, out.",
  },
  each: {
    *text({ document, path, text, kind }) {
      const found = placeholderIn(text);
      if (found === undefined || (DOTS.test(found) && isToldElsewhere(document, path, kind))) return;
      const token = tokenNames.find((name) => found.replace(/\s/g, "") === `{{${name}}}`);
      const message = CELL.test(found)
        ? `${quote(found)} is what a spreadsheet shows where it could not work something out.`
        : `${quote(found)} looks like words that are still to be written.`;
      const fix = token ? `write {${token}} with one pair of braces.` : "write the real words, or take it out.";
      yield { document, path, point: "value", message, fix };
    },
  },
};

/** What each of those above has; most texts have nothing of it. */
const SIGNS = /^\s*(?:\.{3}|…)|\{\{|[[<]|TODO|FIXME|TBD|XXX|#[RNVD]|orem ipsum|olor sit|OREM IPSUM| here[.!]?$/;

function placeholderIn(text: string): string | undefined {
  if (text === NO_TEXT) return text;
  if (!SIGNS.test(text)) return undefined;
  const note = (BRACKETED_NOTE.exec(text) ?? NOTE.exec(text))?.[0];
  // In a text all in capitals it may be any word, and "todo" is one in several languages.
  if (note !== undefined && !isShouted(text)) return note;
  const found = (
    DOTS.exec(text) ??
    GROUP.exec(text) ??
    HERE.exec(text) ??
    LATIN.exec(text) ??
    BRACKETS.exec(text) ??
    ANGLES.exec(text) ??
    CELL.exec(text)
  )?.[0];
  if (found !== undefined) return found;
  const braces = BRACES.exec(text)?.[0];
  // A strange name in braces is told by another rule.
  const name = /^\{\{([A-Za-z]\w*)\}\}$/.exec(braces ?? "")?.[1];
  return name === undefined || (tokenNames as readonly string[]).includes(name) ? braces : undefined;
}

/** That dots do not describe a picture, and say nothing of a link, is the matter of other rules. */
function isToldElsewhere(document: Document, path: Path, kind: Text["kind"]): boolean {
  const around = valueAt(document, path.slice(0, -1));
  return kind === "alt" || (isGroup(around) && path.at(-1) === "label" && Object.hasOwn(around, "href"));
}

function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && !text.includes(":") && text.trim().split(/\s+/).length > 2;
}
