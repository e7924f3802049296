import { piecesOf } from "../gathered/markdown.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** What is surely meant as an address. */
const ADDRESS = String.raw`(?:\/|#|https?:\/\/|mailto:|tel:)[^()[\]]*`;
const SPACE = "there is a space in the address";
/** Slips in writing a link, each with the words and the address in it. */
const SLIPS = [
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s+\((${ADDRESS})\)`), is: 'a space stands between "]" and "("' },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\((${ADDRESS})\)`), is: SPACE },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s?\((${ADDRESS})$`), is: 'the ")" at its end is missing' },
  // Round brackets within square ones may be meant.
  { slip: new RegExp(String.raw`\[([^[\]()]+)\((${ADDRESS})\)(?![^[]*\])`), is: 'the "]" before "(" is missing' },
  {
    slip: new RegExp(String.raw`\(([^()]+)\)\s?\[(${ADDRESS})\]`),
    is: "its two kinds of brackets have changed places",
  },
];

const BRACKETS = /\]\s?\(|\)\s?\[|\[[^[\]()]+\((?:\/|#|https?:|mailto:|tel:)/;
const WHOLE_LINK = /\[[^\][]*\]\([^()\s]*\)/g;

/** A link in a text is written so that it becomes one. */
export const brokenMarkdownLink: Rule = {
  code: "broken-markdown-link",
  severity: "error",
  docs: {
    title: "A link in a text that is not written as one",
    why: "Visitors see the brackets and the address, and cannot click.",
    mend: "Write the words in square brackets and, with no space between, the address in round ones: `[our work](/portfoliopage)`.",
  },
  each: {
    *text({ document, path, text, kind }) {
      // A backslash says that the brackets are meant.
      if (kind !== "markdown" || !BRACKETS.test(text) || text.includes("\\")) return;
      // Nearly all links are whole, and need no parser.
      if (!BRACKETS.test(text.replace(WHOLE_LINK, ""))) return;
      const found = slipIn(text);
      if (!found) return;
      const { written, words, address, is } = found;
      const better = address
        .trim()
        .replace(/\s.*$/s, "")
        .replace(/[.,;:!?]+$/, "");
      const message = `the link ${quote(written)} is not written as a link: ${is}.`;
      const fix = is === SPACE ? "write the address without spaces." : `write "[${words}](${better})".`;
      yield { document, path, point: "value", message, fix };
    },
  },
};

/** The first slip in what is left as plain text when the links are taken out. */
function slipIn(text: string) {
  for (const piece of piecesOf(text)) {
    if (piece.type !== "text") continue;
    for (const { slip, is } of SLIPS) {
      const [written, words, address] = slip.exec(piece.value) ?? [];
      if (written !== undefined) return { written, words: words!, address: address!, is };
    }
  }
  return undefined;
}
