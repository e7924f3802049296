import type { Nodes } from "mdast";
import { FILLED_BY_OTHERS } from "../inTexts/filledByOthers.ts";
import { aboutTarget } from "../inTexts/linkTarget.ts";
import { isNote, piecesOf } from "../inTexts/markdown.ts";
import { WRAPPED, WRAPS } from "../inTexts/wrappedWords.ts";
import { inside, valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";
import { anchorMeant } from "../shape/values/meant/anchorMeant.ts";
import { capital, example, LONGEST_AGAIN, quote, takeOut, typed } from "../wording/words.ts";

interface Sign {
  sign: RegExp;
  is: string;
  fix: string | ((found: RegExpExecArray, whole: Whole) => string);
}

/** The text around a match. */
interface Whole {
  text: string;
  isLine: boolean;
  isTitle: boolean;
  /** Whether a field beside it can give the place its name. */
  canHaveId: () => boolean;
}

/** Syntax that other programs render, and this one does not. */
const SIGNS: readonly Sign[] = [
  { sign: /\[\^[\w-]+\]/, is: "a footnote", fix: "write the note into the text." },
  { sign: /~~\S(?:[^~]*\S)?~~/, is: "a crossed-out text", fix: "take it out, or only its signs." },
  {
    sign: /'''([^'\n]{1,200})'''/,
    is: "a bold text as wikis have it",
    fix: ([, words]) => `write ${typed(`**${words}**`)}.`,
  },
  {
    sign: /^ {0,3}={2,6} ([^=\n]{1,100}) ={2,6} *$/m,
    is: "a heading as wikis have it",
    fix: ([, words]) => `write ${typed(`### ${words!.trim()}`)}.`,
  },
  {
    sign: /^h[1-6]\. ([^\n]{1,100})/,
    is: "a heading as Textile has it",
    fix: ([, words]) => `write ${typed(`### ${words!.trim()}`)}.`,
  },
  {
    sign: /^:{3,} ?[a-z][\w-]*/,
    is: "the frame of a note",
    fix: 'take it out, and ":::" at its end.',
  },
  {
    sign: /\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/,
    is: "the mark of a note",
    fix: ([, kind], { text }) => {
      const name = capital(kind!.toLowerCase());
      const words = noteIn(text, name);
      return words === undefined
        ? `write ${typed(`**${name}:**`)} in its place, or take it out.`
        : `write ${example(words)} as the whole text.`;
    },
  },
  // A character reference that was escaped twice.
  {
    sign: /&(?:amp|lt|gt|quot|apos|nbsp);/,
    is: "the code of a sign",
    fix: ([code]) => `write ${code === "&amp;" ? '"&"' : "the sign itself"} in the place of "&amp;${code.slice(1)}".`,
  },
  // Right behind a link or bold words, where the next text node starts.
  {
    sign: /^\{(?:[:.#]|target=)[^{}\n]{1,80}\}/,
    is: "a note for a program",
    fix: ([note]) => `take it out.${aboutTarget(note)}`,
  },
];
/** The shortcode of an emoji, and not a time, a word before a colon, or part of an address. */
const EMOJI: Sign = {
  sign: /(?<![\p{L}\p{N}_:/.])(?::(?:[a-z][\w-]*[a-z\d]|[+-]1):)+(?![\p{L}\p{N}_:/])/u,
  is: "the code of an emoji",
  fix: "take it out.",
};
const FILLED: Sign = {
  sign: FILLED_BY_OTHERS,
  is: "a name of another program",
  fix: ([names], { text, isTitle }) =>
    `${takeOut(text, names)}.${isTitle ? " The company's name is added by itself." : ""}`,
};
/** The name of a place, which Pandoc and Kramdown have behind a heading. */
const PLACE: Sign = {
  sign: /(?<=\S)[ \t]+\{:? ?#[\w-][^{}\n]{0,80}\}(?=[ \t]*#*[ \t]*$)/m,
  is: "the name of a place",
  fix: ([name], { text, canHaveId }) => {
    const id = anchorMeant(/#[\w-]+/.exec(name)![0]);
    const also = id && canHaveId() ? ` If links lead to this place, write "id": "${id}", before this heading.` : "";
    return `${takeOut(text, name.trim())}.${also}`;
  },
};
/** Highlights and hidden comments of note-taking programs. */
const OF_NOTES: readonly Sign[] = [
  { sign: /^\[\/\/\]:[^\n]*/, is: "a note to yourself", fix: ([note], { text }) => `${takeOut(text, note)}.` },
  {
    sign: /(?<![\p{L}\p{N}=])==(?=[\p{L}\p{N}"“'*([])([^=\n]{1,200})(?<!\s)==(?![=\p{L}\p{N}])/u,
    is: "a highlighted text",
    fix: ([, words], { isLine }) => `write ${typed(isLine ? words! : `**${words}**`)}.`,
  },
  {
    sign: /(?<!\p{N} ?|%)%%(?![a-z_]+%%)(?=[^%\n]{0,200}\p{L})[^%\n]{1,200}%%(?![\p{L}%])/u,
    is: "a note to yourself",
    fix: ([note], { text }) => `${takeOut(text, note)}.`,
  },
];
/** The start of a text of several lines in YAML, and not of a row of a table. */
const YAML: Sign = {
  sign: /^\|[-+]?[ \t]+(?=[^|\s][^|]*$)/,
  is: "a sign of another program",
  fix: ([sign], { text }) => `${takeOut(text, sign.trim())}.`,
};
const ANY =
  /^\||\[\/\/\]:|==\S|%%|\[\^|~~|:[a-z+-][\w-]*:|'''|^ {0,3}==|^h[1-6]\.|^:::|\[!|&amp;[a-z]+;|\{(?:[:.#]|target)/m;
const MARKDOWN: readonly [RegExp, string][] = [
  [/^\\(?:textbf|bf|bold)\b/, "**"],
  [/^\\(?:textit|emph|it)\b/, "*"],
];
/** What may be the title of a link. */
const TITLE = /\]\((?:[^)\s\]]|\](?!\())*\s+["'(]/;

/** Texts have no syntax of other programs, which would be shown as it is written, or not at all. */
export const foreignMarkdown: Rule = {
  code: "foreign-markdown",
  severity: "warning",
  docs: {
    title: "Footnotes, crossed-out words, titles of links, codes of emoji, and marks of other programs",
    why: "Other programs make something of them, chats a smiley of `:smile:`, LaTeX bold words of `\\textbf{words}`, wikis a heading of `== words ==`. Here visitors would see the signs, and nothing of a title.",
    mend: "Say it with what texts have: paragraphs, lists, bold and slanted words, links.",
  },
  each: {
    *text({ document, path, text, kind }, { lookup }) {
      if (kind === "markdown" && TITLE.test(text))
        for (const piece of piecesOf(text)) {
          if (piece.type !== "link" || !piece.title) continue;
          const message = `${quote(piece.title)}, the title of a link, would be shown nowhere.`;
          yield { document, path, point: "value", message, fix: "say it in the words of the link, or take it out." };
        }
      const isLine = kind !== "markdown";
      const isTitle = path.length === 1 && path[0] === "title";
      const canHaveId = () => {
        const around = path.slice(0, -1);
        const isFree = path.at(-1) === "heading" && inside(valueAt(document, around), "id") === undefined;
        return isFree && lookup.schemaAt(document, [...around, "id"]) !== undefined;
      };
      const wraps = WRAPS.test(text);
      // A backslash says that the signs are meant.
      const isSign = ANY.test(text) && !text.includes("\\");
      if (!wraps && !isSign) return;
      const plain = isLine ? [text] : Array.from(piecesOf(text), (piece) => wordsOf(piece, text));
      for (const [written, inner, other] of wraps ? plain.flatMap((value) => [...value.matchAll(WRAPPED)]) : []) {
        const [, mark = ""] = isLine ? [] : (MARKDOWN.find(([start]) => start.test(written)) ?? []);
        const message = `${quote(written)} would be shown as it is written: nothing is made of such marks here.`;
        const fix = `write ${typed(mark + (inner ?? other ?? "").trim() + mark)} in its place.`;
        yield { document, path, point: "value", message, fix };
      }
      if (!isSign) return;
      for (const { sign, is, fix } of [...(isLine ? [] : SIGNS), YAML, EMOJI, FILLED, PLACE, ...OF_NOTES]) {
        const found = (sign === YAML.sign ? [text] : plain)
          .map((value) => sign.exec(value))
          .find((each) => each !== null);
        if (!found) continue;
        const message = `there is ${is} in this text: ${quote(found[0].trim())} would be shown as it is written.`;
        yield {
          document,
          path,
          point: "value",
          message,
          fix: typeof fix === "string" ? fix : fix(found, { text, isLine, isTitle, canHaveId }),
        };
      }
    },
  },
};

/** What is shown of a piece of Markdown as it is written; notes are read as links by name. */
function wordsOf(piece: Nodes, text: string): string {
  if (piece.type === "text") return piece.value;
  const isByName = piece.type === "linkReference" || piece.type === "definition";
  return isByName && isNote(piece) ? text.slice(piece.position?.start.offset, piece.position?.end.offset) : "";
}

/** The words of a text that is only a note in a frame, each line behind a ">"; undefined for any other text. */
function noteIn(text: string, name: string): string | undefined {
  const lines = text.trim().split("\n");
  if (text.length > LONGEST_AGAIN || !lines.every((line) => line.startsWith(">"))) return undefined;
  const words = lines
    .map((line) => line.replace(/^> ?/, ""))
    .join("\n")
    .replace(/^\[!\w+\]/, "")
    .trim();
  const isNamed = words.replace(/^\*+/, "").toLowerCase().startsWith(name.toLowerCase());
  return words === "" || isNamed ? words || undefined : `**${name}:** ${words}`;
}
