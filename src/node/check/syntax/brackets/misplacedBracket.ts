/** A closing bracket that does not match the innermost open one. Three guesses are tried: the text parses furthest after the right one. */
import { lineAt } from "../../document/lineMarks.ts";
import { extraBracket, wrongBracket } from "./brackets.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { unclosedLine, unopenedLine } from "./indents.ts";
import { endedAtOnce, leftOver, onlyInList, reachWithout, type StrayEnds, strayEnds, tooManyEnds } from "./leftOver.ts";
import { listWithoutStart } from "../entries/listWithoutBrackets.ts";
import { orRemainder } from "../entries/remainder.ts";
import { closing, closingOf, isFurther, type Scan, sourceOf } from "../scan.ts";
import { endSetIn } from "./setIn.ts";
import { endOf, following, readToken, type Token } from "../tokens.ts";

/** The bracket that belongs in its place, one that is missing before it, or one too many. */
const GUESSES = ["other", "missing", "tooMany"] as const;
type Guess = (typeof GUESSES)[number];

interface Misplaced {
  scan: Scan;
  token: Token;
  /** The innermost open bracket. */
  open: Token;
  /** The bracket that closes it. */
  right: "}" | "]";
  /** "the { of line 3 is still open". */
  stillOpen: string;
  /** This bracket and the others that would have to go with it. */
  ends: StrayEnds;
}

export function misplacedBracket(scan: Scan, token: Token): SyntaxFault {
  return meantBracket(scan, token) ?? wrongBracket(scan.open.at(-1)!, token);
}

function meantBracket(scan: Scan, token: Token): SyntaxFault | undefined {
  const { reach } = scan;
  if (!reach) return undefined;
  const open = scan.open.at(-1)!.token;
  const right = closing(open);
  const stillOpen = `the ${open.kind} of line ${lineAt(open.offset)} is still open`;
  const ends = strayEnds(scan, token);
  const it: Misplaced = { scan, token, open, right, stillOpen, ends };
  const end = endOf(token);
  const reached = [reach(scan, right, end), reach(scan, right, token.offset), reachWithout(scan, ends, reach)];
  const swapped = changedPlaces(it, reached);
  if (swapped) return swapped;
  const best: Guess | undefined = GUESSES[reached.findIndex((own, i) => isFurther(own, reached.toSpliced(i, 1)))];
  if (best === "other") return otherBracket(it);
  const needless = best === "missing" ? needlessOpening(it) : undefined;
  if (needless) return needless;
  const above = scan.before?.kind === "," ? unclosedLine({ ...scan, open: [] }, token) : undefined;
  if (above) return above;
  if (best === "missing") return missingBefore(it);
  return best === "tooMany" ? tooMany(it) : undefined;
}

function otherBracket({ token, right, stillOpen }: Misplaced): SyntaxFault {
  const message = `There is ${token.kind} where ${right} belongs: ${stillOpen}.`;
  const fix = `write ${right} in the place of ${token.kind}.`;
  return faultAt(token, { code: "wrong-bracket", message, fix, readAs: right });
}

/** An opening bracket with nothing in it, or a doubled one: what is missing is not its end. */
function needlessOpening({ scan, token, open }: Misplaced): SyntaxFault | undefined {
  const isEmpty = open.kind === "{" && token.kind === "]" && scan.before === open;
  if (isEmpty && scan.open.at(-2)?.token.kind === "[") return onlyInList(scan, open) ?? leftOver(scan.text, open);
  const isDoubled = open.kind === "[" && following(scan.text, open).kind === "[";
  return isDoubled ? extraBracket(open) : undefined;
}

function missingBefore({ scan, token, open, right, stillOpen }: Misplaced): SyntaxFault {
  const line = unclosedLine(scan, token);
  if (line) return line;
  const message = `A ${right} is missing before this ${token.kind}: ${stillOpen}.`;
  const meant = { offset: token.offset, length: 0, text: right };
  const said = faultAt(token, { code: "missing-bracket", message, fix: `write ${right} before it.`, meant });
  return orRemainder(said, scan.text, { list: scan.open.at(-2)?.token, open, last: scan.before! });
}

/** Its opening bracket is missing, or was closed before, or it is left of something that was deleted. */
function tooMany({ scan, token, ends }: Misplaced): SyntaxFault {
  const { ended, text } = scan;
  const isGroup = ended?.token.kind === "{";
  if (token.kind === "]" && ended?.name && isGroup) return listWithoutOpening(ended.name, token);
  const list = listWithoutStart(scan, token);
  if (list) return list;
  return (
    onlyInList(scan, token) ??
    (token.kind === "}" && isGroup ? endedAtOnce(text, ended.token.offset, token.offset) : undefined) ??
    endSetIn(scan, token) ??
    unopenedLine(scan, token.kind as "}" | "]", token) ??
    tooManyEnds(scan, token, ends)
  );
}

function listWithoutOpening(field: Token, end: Token): SyntaxFault {
  const name = sourceOf(field);
  const message = `The list of ${name} has no [ before its first {.`;
  const fix = `write ${name}: [ there, or take the ] of line ${lineAt(end.offset)} out if it is no list.`;
  return faultAt(field, { code: "missing-bracket", message, fix });
}

/** The expected closing bracket follows this one: the two have changed places. */
function changedPlaces({ scan, token, right }: Misplaced, reached: readonly number[]): SyntaxFault | undefined {
  const end = endOf(token);
  const next = readToken(scan.text, end);
  const isEach = next.kind === right && closingOf(scan.open.slice(-2, -1))[0] === token.kind;
  if (!isEach) return undefined;
  const text = right + scan.text.slice(end, next.offset) + token.kind;
  const behind = endOf(next);
  if (!isFurther(scan.reach!(scan, text, behind), reached)) return undefined;
  const message = `This ${token.kind} and the ${right} of line ${lineAt(next.offset)} have changed places.`;
  const fix = `write ${right} here, and ${token.kind} there.`;
  const meant = { offset: token.offset, length: behind - token.offset, text };
  return faultAt(token, { code: "wrong-bracket", message, fix, meant });
}
