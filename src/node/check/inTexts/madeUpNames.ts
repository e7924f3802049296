/** Names that stand for anybody, as templates have them beside a quote. */
import type { Text } from "../gathered/texts/texts.ts";
import { isGroup, valueAt } from "../json.ts";

/** A part of each, for a quick test. */
export const MADE_UP_TRACES = "John Doe|Jane [DR]oe|Acme |ACME |Lorem";

const OF_PERSON = /^(?:(?:Mr|Mrs|Ms)\.? )?(?:(?:John Doe|Jane [DR]oe)|Lorem(?: \p{Lu}\p{L}*)?)(?=$|, )/u;
const OF_COMPANY =
  /(?:^|(?<=[,@–—-] ?|\b(?:at|of) ))A(?:cme|CME),? (?:Inc|Corp|Corporation|Company|Co|Ltd|LLC|GmbH)\b\.?$/;

/** What is told of such a name. Elsewhere, a text may be about it. */
export function madeUpName({ document, path, text }: Text): { message: string; fix: string } | undefined {
  const around = valueAt(document, path.slice(0, -1));
  if (!isGroup(around) || !Object.hasOwn(around, "quote") || path.at(-1) === "quote") return undefined;
  const [person] = OF_PERSON.exec(text) ?? [];
  if (person !== undefined) return said(person, "stands for anybody", "write who said it, or take the quote out.");
  const [company] = OF_COMPANY.exec(text) ?? [];
  return company === undefined
    ? undefined
    : said(company, "stands for any company", "write the name of the real one, or take it out.");
}

function said(name: string, stands: string, fix: string): { message: string; fix: string } {
  return { message: `"${name}" is a name that ${stands}.`, fix };
}
