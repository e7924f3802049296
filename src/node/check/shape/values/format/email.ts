import { withSigns } from "../../../addresses/withSigns.ts";
import { markedLink } from "../../../inTexts/markedLink.ts";
import { didYouMean } from "../../../wording/instead.ts";
import { LEAD, standsAlone, withoutLead } from "../meant/standsAlone.ts";
import type { FormatWords } from "./format.ts";

export const email: FormatWords = {
  code: "bad-email",
  rule: (text, fits) => {
    const meant = emailMeant(text);
    const alone = fits(meant) ? standsAlone("an email address", text, meant) : undefined;
    if (alone !== undefined) return alone;
    return /[()?/'"`\\]/.test(text) && !/[\s,]/.test(text)
      ? "an email address stands here alone, without brackets, quotation marks, backslashes or anything behind it"
      : `an email address is written ${withoutLead(text)}as "hello@example.com": one "@", a point behind it, and no spaces or commas`;
  },
  repair: emailMeant,
  advice: (text, { data }) => {
    const [first, second] = text.match(/[^\s@,;:/<>]+@[^\s@,;:/<>]+/g) ?? [];
    if (second !== undefined) return { fix: `write only one address: "${first}".` };
    const [name, start] = text.split("@");
    const [, host] = /^https:\/\/(?:www\.)?([^/]+)/.exec(String(data?.["url"])) ?? [];
    if (first === text && host?.startsWith(`${start}.`)) return didYouMean(`${name}@${host}`);
    // Not the example of the schema: it looks real, and is nobody's address.
    return { fix: 'write the whole address, for example "name@company.com".' };
  },
};

const PART = "[^\\s@:;,<>()[\\]\"'`?=/\\\\]+";
/** One address, after words and a colon or an opening bracket, or before words in brackets. */
const AMONG = new RegExp(String.raw`^(?:[^@]*[:<([]\s*)?(${PART}@${PART})(?:\s*[<([>)\]][^@]*)?$`);

/** An email address with the usual slips put right. */
function emailMeant(text: string): string {
  const { words: shown = text } = markedLink(text) ?? {};
  const words = withSigns(shown);
  return (AMONG.exec(words)?.[1] ?? words)
    .replace(LEAD, "")
    .replace(/[\s\p{Cf}]+/gu, "")
    .replace(/(?<=@.*),/g, ".")
    .replace(/\?.*$/s, "")
    .replace(/\.{2,}/g, ".")
    .replace(/^[("'`]+|(?<![.,;)"'`/])[.,;)"'`/]+$/g, "");
}
