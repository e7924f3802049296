import { LONGEST_TITLE } from "../../../../model/title.ts";
import { tokenSources } from "../../../../model/tokens.ts";
import type { Cause } from "../../toldOnce.ts";
import { type Context, siteDocument } from "../../rule.ts";
import { widthOf } from "./pageWords.ts";

/** If the company's name leaves less room in a title, the name is what is too long. */
const LEAST_ROOM = 30;
/** If fewer texts are too long with it, that may be due to these texts themselves. */
const FEWEST = 3;

/** Whether titles and descriptions may be too long because of the company's name. */
export function isLongName(company: string): boolean {
  return LONGEST_TITLE - widthOf(` | ${company}`) < LEAST_ROOM;
}

/** The company's name as the cause of texts that are too long with it. */
export function causeOfName(context: Context, said: Pick<Cause, "name" | "all" | "fix"> & { message: string }): Cause {
  const { message, ...cause } = said;
  return {
    ...cause,
    fewest: FEWEST,
    origin: { document: siteDocument(context)!, path: tokenSources.company, message },
  };
}
