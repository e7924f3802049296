import { withSigns } from "../../../addresses/withSigns.ts";
import { markedLink } from "../../../inTexts/markedLink.ts";
import { LEAD } from "./standsAlone.ts";

const PART = "[^\\s@:;,<>()[\\]\"'`?=/\\\\]+";
/** One address, after words and a colon or an opening bracket, or before words in brackets. */
const AMONG = new RegExp(String.raw`^(?:[^@]*[:<([]\s*)?(${PART}@${PART})(?:\s*[<([>)\]][^@]*)?$`);

/** An email address with the usual slips put right. */
export function emailMeant(text: string): string {
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
