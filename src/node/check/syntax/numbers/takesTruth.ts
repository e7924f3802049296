import { truthOf } from "../../wording/truthWords.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Token } from "../tokens.ts";

/** Names that have a boolean wherever they occur. A test compares them with the schemas. */
export const SWITCHES: ReadonlySet<string> = new Set(["autoplay", "decorative", "hasName", "titleAlone"]);

/** Faults of a value that is no text, or that should become one. */
const OF_VALUE: ReadonlySet<string> = new Set<SyntaxFault["code"]>(["bad-number", "unquoted-text"]);
const IS_TRUTH = /^(?:write|did you mean) (?:true|false)[.?]$/;

/** Rewords the fault of a value that can only be true or false, judged by its name. */
export function asTruth(fault: SyntaxFault, name: Token | undefined): SyntaxFault {
  const field = name?.source.slice(1, -1) ?? "";
  const isOwn = SWITCHES.has(field) && fault.offset > name!.offset;
  if (!isOwn || !OF_VALUE.has(fault.code) || IS_TRUTH.test(fault.fix)) return fault;
  const { offset, length, code } = fault;
  const said = { code, message: `"${field}" can only be true or false.` };
  const truth = fault.meant && truthOf(fault.meant.text.slice(1, -1));
  return truth === undefined
    ? { offset, length, ...said, fix: "write true or false." }
    : faultAt({ offset, length }, { ...said, fix: `write ${truth}.`, replacement: String(truth) });
}
