import type { Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";
import type { Cause } from "../toldOnce.ts";
import { linkElsewhere } from "../inTexts/linkElsewhere.ts";
import { pointsIn, startsAsPoint } from "../inTexts/listInLine.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Place } from "../place.ts";
import { characterOf } from "../inTexts/characters.ts";
import { isPasted } from "../inTexts/html.ts";
import type { Rule } from "../rule.ts";
import { quote, typed } from "../wording/words.ts";

/** The sign of a point. Before a number it may be a minus; with another one at the end, it is an ornament. Several lines are reported by another rule. */
const POINT = /^\s*[-•]\s+(?=[\p{L}*_`"“„«])(?!.*[\n•]|.*-\s*$)()/gu;

/** The star of a point. Before one text alone it may be the sign of a footnote. */
const STAR = /^\s*\*\s+(?=\p{L})/u;

/** Markdown around words, capturing the words. */
const SIGNS = [
  /(?<![\p{L}\p{N}_*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\p{L}\p{N}_*])/gu,
  /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g,
  // In small letters alone, it may be a name out of a program, such as `__init__`.
  /(?<![\p{L}\p{N}_])__(?![a-z]+__)([^_\s](?:[^_]*[^_\s])?)__(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}_])_(?![a-z]+_)([^_\s](?:[^_]*[^_\s])?)_(?![\p{L}\p{N}_])/gu,
  /`([^`\s](?:[^`]*[^`\s])?)`/g,
  /!?\[([^[\]]+)\]\((?:[^()\s]+)\)/g,
  /^\s*(?:#{1,6}\s+|#{2,6})(?=[^\s#])()/g,
  POINT,
  // Bold words without closing stars; behind a word, two stars may be those of a footnote.
  /\*\*(?<=(?:^|[\s("“])\*\*)(?<=^[^*]*\*\*)([\p{L}\p{N}][^\s*]*)(?=[^*]*$)/gu,
];

/** A character reference. With spaces around it, that of a no-break space may be what the text is about. */
const CHARACTER = /&(?:(?!nbsp;)[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});|(?<=\S)&nbsp;|&nbsp;(?=\S)/gi;

/** The dash before the name of somebody, whose first letter stands for a portrait. */
const BEFORE_NAME = /^\s*[-–—]\s*(?=\p{L})/u;

/** A heading, a title or a label is in plain words. */
export const markdownInLine: Rule = {
  code: "markdown-in-line",
  severity: "warning",
  docs: {
    title: "Signs for bold words, links or characters where only plain words work",
    why: "Headings, titles, labels and names are shown exactly as they are written, with stars, brackets and `&amp;`.",
    mend: "Write the words without the signs, and `&` for `&amp;`. Links and bold words belong into texts; a link beside a heading can be a `button`.",
  },
  each: {
    *text({ document, path, text, kind }, { lookup }) {
      if (kind === "markdown") return;
      const kept = mayStand(path, text) ? (text.match(POINT)?.[0] ?? "") : "";
      const own = isOfQuote({ document, path }) ? text.replace(BEFORE_NAME, "") : text.slice(kept.length);
      const plain = kept + withoutSigns(hasStars({ document, path }) ? own.replace(STAR, "") : own);
      if (plain === text || plain.trim() === "") return;
      const isEntry = typeof path.at(-1) === "number";
      // Reported as points in one line.
      if (isEntry && startsAsPoint(text) && pointsIn(text).length > 0) return;
      // Reported together with the tags, of which the signs are a part.
      if (isPasted(text) && withoutMarks(text) === text) return;
      // Of a long text, only the piece with the signs is shown, which would be cut off otherwise.
      const isShort = quote(text) === `"${text}"`;
      const written = isShort ? text : [...SIGNS, CHARACTER, STAR].flatMap((signs) => text.match(signs) ?? [])[0]!;
      const message = `${quote(written)} would be shown as it is written, with its signs.`;
      const inPlace = isShort ? "" : " in its place";
      const out = "take these signs out.";
      // Nothing is left of a reference to a space at the end.
      const words = isShort
        ? plain.trim()
        : written.trim() === written
          ? withoutSigns(written).trim()
          : withoutSigns(written);
      const instead = words === "" ? out : `write ${typed(words)}${inPlace}.`;
      const [, address] = /\]\(([^()\s]+)\)/.exec(written) ?? [];
      const link = address === undefined ? "" : linkElsewhere(lookup, { document, path }, address);
      yield {
        document,
        path,
        point: "value",
        message,
        fix: instead + link,
        ...(isShort && { fixInWords: out + link }),
        ...(isEntry && { cause: ofList(document, path) }),
      };
    },
  },
};

/** Whether the sign of a point may be meant: visitors choose in a form, as in "- please choose", or a dot adorns a label. */
function mayStand(path: Path, text: string): boolean {
  const name = path.at(-1);
  return name === "placeholder" || path.includes("options") || (name === "label" && text.trimStart().startsWith("•"));
}

function isOfQuote({ document, path }: Place): boolean {
  const around = path.at(-1) === "name" ? valueAt(document, path.slice(0, -1)) : undefined;
  return isGroup(around) && Object.hasOwn(around, "quote");
}

/** Whether several texts of a list start with a star. */
function hasStars({ document, path }: Place): boolean {
  const list = typeof path.at(-1) === "number" ? valueAt(document, path.slice(0, -1)) : undefined;
  return Array.isArray(list) && list.filter((each) => typeof each === "string" && STAR.test(each)).length > 1;
}

/** One slip in all texts of a list is told once. */
function ofList({ file }: Document, path: Path): Cause {
  return {
    name: [file, ...path.slice(0, -1)].join("\n"),
    fewest: 2,
    all: "texts of this list have such signs.",
    fix: () => "take the signs out of each.",
    areTogether: true,
  };
}

function withoutSigns(text: string): string {
  return withoutMarks(text).replace(CHARACTER, (written) => seen(characterOf(written)));
}

/** A space of any width as a plain one, and nothing for what cannot be seen, as only its code could be shown. */
function seen(sign: string): string {
  return sign.replace(/^\p{Zs}$/u, " ").replace(/^\p{C}$/u, "");
}

function withoutMarks(text: string): string {
  return SIGNS.reduce((words, signs) => words.replace(signs, "$1"), text);
}
