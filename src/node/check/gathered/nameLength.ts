import { LONGEST_TITLE } from "../../../model/title.ts";
import { widthOf } from "./pageWords.ts";

/** If the company's name leaves less room in a title, the name is what is too long. */
const LEAST_ROOM = 30;

/** Whether titles and descriptions may be too long because of the company's name. */
export function isLongName(company: string): boolean {
  return LONGEST_TITLE - widthOf(` | ${company}`) < LEAST_ROOM;
}
