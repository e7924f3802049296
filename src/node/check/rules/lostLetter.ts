import type { Rule } from "../rule.ts";
import { withoutCode } from "../inTexts/markdown.ts";
import { followsPoint, sayFontSign } from "../inTexts/fontSigns.ts";
import { LOST_APOSTROPHE, MISREAD_LETTERS } from "../inTexts/misread.ts";
import { BYTES, MEANT, reread } from "../inTexts/reread.ts";
import { sayPasted } from "./pastedList.ts";
import type { Text } from "../gathered/texts/texts.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { codePoint, LONGEST, quote } from "../wording/words.ts";

/** What is left of a letter that a program could not decode, or decoded in another encoding. */
const LOST = new RegExp(
  `\ufffd|\\p{Cs}|â€[\u0080-\uffff]?|(?!${MEANT})[ÃÂ][\u0080-\u00bf]|â\u0080|ðŸ|(?<=^|[\\p{L}\\s])(?:=E2=80|=C[23])=[89AB][\\dA-F]|(?<=\\p{Ll})Õ(?=\\p{Ll})|${BYTES}|${LOST_APOSTROPHE}|${MISREAD_LETTERS}`,
  "u",
);
const APOSTROPHES = new RegExp(LOST_APOSTROPHE, "u");
/** How many characters around it a message shows. */
const AROUND = 12;

/** Fewer texts may each have a cause of their own. */
const FEWEST = 3;

/** All letters of a text were decoded correctly. */
export const lostLetter: Rule = {
  code: "lost-letter",
  severity: "error",
  docs: {
    title: "A letter that was lost on the way",
    why: "A program that read or saved the text did not know how its letters are written down, so signs like �, Ã¼ or â€™ stand where a letter or an apostrophe was. Others come from a font of one program, as arrows and dots from Word do: of these, visitors see an empty box.",
    mend: "Type the word again. If there are many, copy the text once more from where it came from.",
  },
  each: {
    *text(own) {
      const { document, path, text, kind } = own;
      const sign = sayFontSign(text);
      if (sign && !followsPoint(document, path, text) && sayPasted(own).next().done)
        yield { document, path, point: "value", ...sign };
      // Code may show what is left of one.
      const words = kind === "markdown" ? withoutCode(text) : text;
      // A file in the wrong encoding is reported as a whole.
      const found = document.misread ? undefined : LOST.exec(words);
      if (!found) return;
      const start = text.lastIndexOf(" ", Math.max(0, found.index - AROUND)) + 1;
      const end = text.indexOf(" ", found.index + found[0].length + AROUND);
      const near = text.slice(start, end < 0 ? text.length : end);
      const half = /\p{Cs}/u.test(found[0]) ? asEscape(document, found[0]) : undefined;
      const message =
        half === undefined
          ? `a letter was lost in ${quote(near.trim())}.`
          : `"${half}" is half of an emoji, of which nothing can be seen.`;
      const before = reread(text, kind);
      const isOnly = before && text.replaceAll(before.from, before.to) === before.text;
      const isWhole = before && !isOnly && before.text.length <= LONGEST;
      const missing =
        half === undefined ? "type the word again" : "take it out, or write the emoji itself in its place";
      const apostrophe = found[0].startsWith("?") ? withApostrophe(words, found.index) : undefined;
      const again = apostrophe ?? (!before ? missing : isWhole ? `write ${quote(before.text)}` : eachAgain(words));
      const cause = {
        name: `${document.file} ${before ? "other" : "lost"}`,
        fewest: FEWEST,
        all: "texts have lost letters.",
        fix: () => `take these texts from an older copy of the file, or ${again}, and so on.`,
        areTogether: true,
      } as const;
      yield {
        document,
        path,
        point: "value",
        message,
        fix: `${again}.`,
        cause,
        ...(before && { edit: asBefore(document, kind) }),
      };
    },
  },
};

/** @param at The offset of the question mark in the place of an apostrophe. */
function withApostrophe(text: string, at: number): string {
  const start = /[\p{L}]*$/u.exec(text.slice(Math.max(0, at - AROUND), at))![0];
  const end = /^[\p{L}]*/u.exec(text.slice(at + 1))![0];
  const isOnly = text.split(APOSTROPHES).length === 2;
  return `write ${quote(`${start}’${end}`)}, with an apostrophe${isOnly ? "" : ", and the other short forms in the same way"}`;
}

/** Half of a surrogate pair, as its escape in the file. */
function asEscape({ text }: Document, half: string): string {
  const code = half.charCodeAt(0).toString(16);
  return new RegExp(`\\\\u${code}`, "i").exec(text)?.[0] ?? codePoint(half);
}

/** What to write for each misread character in a text that is too long to be shown. */
function eachAgain(text: string): string {
  const pairs = new Map<string, string>();
  for (let rest = text, found = reread(rest, "line"); found; found = reread(rest, "line")) {
    pairs.set(found.from, found.to);
    rest = rest.replaceAll(found.from, "");
  }
  return `write ${Array.from(pairs, ([from, to]) => `${quote(to)} in the place of ${text.split(from).length > 2 ? "each " : ""}${quote(from)}`).join(", and ")}`;
}

/** The edit that repairs the source of a text, with its escapes. */
function asBefore({ text }: Document, kind: Text["kind"]): NonNullable<Finding["edit"]> {
  return ({ offset, length }) => {
    const before = reread(text.slice(offset, offset + length), kind);
    return before && { offset, length, text: before.text };
  };
}
