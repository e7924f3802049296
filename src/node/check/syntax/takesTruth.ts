import { truthOf } from "../wording/truthWords.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import type { Token } from "./tokens.ts";

/** Names of which every field is true or false. A test holds them against the schemas. */
export const SWITCHES: ReadonlySet<string> = new Set(["autoplay", "decorative", "hasName", "titleAlone"]);

/** Faults of a value that is no text, or is to be made one. */
const OF_VALUE: ReadonlySet<string> = new Set<SyntaxFault["code"]>(["bad-number", "unquoted-text"]);
const IS_TRUTH = /^(?:write|did you mean) (?:true|false)[.?]$/;

/** What is told of the value of a field, of which nothing but true or false can be right where its name says so. */
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
