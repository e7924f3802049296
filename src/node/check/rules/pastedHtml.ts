import { aboutTarget } from "../inTexts/linkTarget.ts";
import { linkElsewhere } from "../inTexts/linkElsewhere.ts";
import { isPasted, pieceIn, withoutHtml } from "../inTexts/html.ts";
import { isDownload } from "../addresses/downloads.ts";
import { addressMeant } from "../addresses/repairUrl.ts";
import { isUsable } from "../addresses/usableUrl.ts";
import type { Rule } from "../rule.ts";
import { example, LONGEST, LONGEST_AGAIN, quote } from "../wording/words.ts";

/** Texts are formatted with Markdown, not with HTML. */
export const pastedHtml: Rule = {
  code: "pasted-html",
  severity: "warning",
  docs: {
    title: "A text that was pasted with its HTML tags",
    why: "Texts hold no HTML: visitors would see the tags between the words.",
    mend: 'Write `**bold**`, `*slanted*` and `[the words](/address)`, and make a list of paragraphs where a new one begins: `["One.", "Two."]`. Where readers of a text are to see a tag, write `\\\\` before its `<`.',
  },
  each: {
    *text({ document, path, text, kind }, context) {
      if (!isPasted(text)) return;
      const piece = pieceIn(text);
      const message = TRANSLATION.test(piece)
        ? `${quote(piece)} has the marks of a translation program: they would be shown as they are written.`
        : `${quote(piece)} would be shown as it is written: texts have no HTML.`;
      const lost = new Set<string>();
      const addressFor = (href: string) => {
        const address = addressMeant(href, document, context);
        if (!isUsable(address) && !isDownload(address) && !OF_A_KIND.test(address)) lost.add(address);
        return address;
      };
      const isLine = kind !== "markdown";
      const inWords = isLine ? "take the tags out." : IN_GENERAL;
      const fix = fixOf(text, { isLine, isEntry: typeof path.at(-1) === "number", addressFor }) ?? inWords;
      const picture = /<img\s/i.test(text) ? ' A picture stands in a block that has an "image".' : "";
      const addresses = Array.from(lost, sayLost).join("");
      const [, address] = isLine ? (LINK.exec(text) ?? []) : [];
      const link =
        address === undefined
          ? aboutTarget(text)
          : linkElsewhere(context.lookup, { document, path }, addressFor(address));
      const more = link + picture;
      // Quotation marks in a tag would end the name that is searched for.
      const whole = JSON.stringify(piece).slice(1, -1);
      yield {
        document,
        path,
        point: "value",
        piece: whole,
        message,
        fix: fix + addresses + more,
        fixInWords: inWords + more,
      };
    },
  },
};

/** Tags of translation programs, around words and in place of other content. */
const TRANSLATION = /^<(?:g|x|bx|ex|bpt|ept|ph|mrk|pc)\s+(?:id|mid|mtype)=/i;

const LINK = /<a\s(?:[^<>]*\s)?href\s*=\s*["']?([^"'\s<>]+)/i;

/** `mailto:` and other schemes, which nobody writes for a page. */
const OF_A_KIND = /^[a-z][a-z\d+-]*:/i;

function sayLost(href: string): string {
  return ` No link can have the address ${quote(href)}: write that of one of the site's pages in its place.`;
}

const IN_GENERAL =
  'take the tags out: write ** around bold words, * around slanted ones, [the words](/address) for a link, and for paragraphs a list of texts: ["…", "…"].';

interface HtmlPlace {
  isLine: boolean;
  isEntry: boolean;
  /** The address in this site for one of another program. */
  addressFor(href: string): string;
}

/** Undefined for a text that is too long to be shown again. */
function fixOf(text: string, { isLine, isEntry, addressFor }: HtmlPlace): string | undefined {
  if (text.length > LONGEST_AGAIN) return undefined;
  const paragraphs = withoutHtml(text, isLine, addressFor);
  const inPlace = onlyPiece(text, { paragraphs, isLine, addressFor });
  if (inPlace !== undefined) return `write ${inPlace} in its place.`;
  const all = paragraphs.map((each) => example(each)).join(", ");
  if (paragraphs.length < 2) return all === "" ? "take it out." : `write ${all}.`;
  return isEntry
    ? `write the whole text as ${paragraphs.length} paragraphs: ${all}.`
    : `write a list of paragraphs: [${all}].`;
}

/** The Markdown for the only piece of HTML in a long text, which need not be shown as a whole then. */
function onlyPiece(
  text: string,
  { paragraphs, isLine, addressFor }: { paragraphs: readonly string[] } & Pick<HtmlPlace, "isLine" | "addressFor">,
): string | undefined {
  const piece = pieceIn(text);
  const [words, ...others] = text.length > LONGEST ? withoutHtml(piece, isLine, addressFor) : [];
  if (words === undefined || others.length > 0 || !/^[[*]/.test(words)) return undefined;
  const isAll = paragraphs.length === 1 && text.replace(piece, () => words).trim() === paragraphs[0];
  return isAll ? example(words).slice(1, -1) : undefined;
}
