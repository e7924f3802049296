/** Corrects a text from its own content. */
import type { Schema } from "../../../../../model/fields.ts";
import { write } from "../../../wording/instead.ts";
import { numberWord, tidyAddress, written } from "../../../wording/words.ts";
import { isOfDelivery } from "../../names/foreign/mailbox.ts";
import type { Explanation, Wrong } from "../../wrong.ts";
import { anotherAddress } from "./anotherAddress.ts";
import { entriesIn } from "../groups/entriesMeant.ts";
import { pageCalled } from "../meant/inFormat.ts";
import { adviceOnOld, leadsOnToo, notesAsAddresses } from "./oldAddress.ts";
import type { Fits, FormatWords } from "./format.ts";
import { alsoInLinks, linksWait, lostName } from "./linksToIt.ts";

export interface WrongFormat {
  wrong: Wrong;
  schema: Schema | undefined;
  text: string;
  format: FormatWords;
  fits: Fits;
}

/** What is told besides the code; a message replaces the default one. */
type FormatAnswer = Partial<Explanation>;

/** Tried in this order; each returns undefined where it does not apply. */
export const MENDS: readonly ((it: WrongFormat) => FormatAnswer | undefined)[] = [
  asSeveral,
  tidied,
  ({ wrong }) => {
    const fix = adviceOnOld(wrong);
    return fix === undefined ? undefined : { fix };
  },
  ({ wrong }) => notesAsAddresses(wrong),
  repaired,
];

function asSeveral({ wrong, schema, text }: WrongFormat): FormatAnswer | undefined {
  const { label, path, value } = wrong;
  const isListed = schema?.kind === "route" && typeof path.at(-1) === "number";
  const entries = isListed ? entriesIn(text, schema) : [];
  if (entries.length < 2) return undefined;
  const each = entries.map((entry) => JSON.stringify(entry)).join(", ");
  return {
    message: `${label} is ${written(value)}, but these are ${numberWord(entries.length)} addresses.`,
    fix: `put each in quotation marks of its own: ${each}.`,
    edit: (range) => ({ ...range, text: each }),
  };
}

/** Except for the address of a page: even with a space in it, it may be published already. */
function tidied({ schema, text, fits }: WrongFormat): FormatAnswer | undefined {
  const tidy = tidyAddress(text);
  return tidy !== text && schema?.kind !== "route" && fits(tidy) ? write(tidy) : undefined;
}

function repaired({ wrong, schema, text, format, fits }: WrongFormat): FormatAnswer | undefined {
  const { lookup, document, path } = wrong;
  const isPage = schema?.kind === "page" && lookup.addressOf !== undefined;
  const better = isPage ? pageCalled(lookup, text) : format.repair?.(text, fits);
  if (!better || better === text || !fits(better)) return undefined;
  // A word is no address of a service.
  if (isOfDelivery(document, path) && !better.includes(".")) return undefined;
  return { fix: writeBetter(wrong, schema, better), ...linksWait(wrong) };
}

function writeBetter(wrong: Wrong, schema: Schema | undefined, better: string): string {
  const { lookup, document, value } = wrong;
  const lost = lostName(wrong, schema);
  const toLost = `"${lost}", to which links lead already`;
  const isTaken = schema?.kind === "route" && lookup.addressOf?.(better) === better;
  if (isTaken)
    return `write ${lost === undefined ? anotherAddress(wrong, better) : toLost}: a page lives at "${better}" already.`;
  // The name of its file confirms it.
  const isSure = document.file.endsWith(`${better}.json`);
  const isOther = lost !== undefined && lost !== better && !isSure;
  const either = isOther ? `${toLost}, or "${better}"` : `"${better}"`;
  return `write ${either}${alsoInLinks(wrong, isOther ? lost : String(value), better)}.${leadsOnToo(wrong, better)}`;
}
