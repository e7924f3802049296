/** The beginning or the end of an entry that may be left of a deleted one: it lacks a bracket, and fields that all others have. */
import { lineAt } from "../../document/lineMarks.ts";
import { choice, LONGEST_EXAMPLE } from "../../wording/words.ts";
import { entriesFrom, type TokenEntry, entryAt, namesUpTo } from "./entries.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { startsLine } from "../lineOf.ts";
import { lastOfFields } from "./rowOfFields.ts";
import { sourceOf } from "../scan.ts";
import { endOf, following, readToken, type Token } from "../tokens.ts";

/**
 * Rewords the fault of a bracket that is missing behind `last`, if all from `open` on may be such a remainder.
 * @param list The token that opens the array around `open`.
 */
export function orRemainder(
  fault: SyntaxFault,
  text: string,
  { list, open, last }: { list: Token | undefined; open: Token; last: Token },
): SyntaxFault {
  if (list?.kind !== "[" || open.kind !== "{") return fault;
  const end = endOf(last);
  const own = namesUpTo(text, open, end);
  const comma = following(text, { offset: end, length: 0 });
  const next = comma.kind === "," ? following(text, comma) : comma;
  const before = entriesFrom(text, following(text, list), open.offset);
  const others = [...before, ...entriesFrom(text, next, text.length)];
  const isStartOf = ({ names }: TokenEntry) => own.every((name, i) => name === names[i]);
  const missing = inAllOthers(others, own);
  if (own.length === 0 || missing.length < own.length || !others.some(isStartOf)) return fault;
  if (!"{]".includes(next.kind) || !hasOwnLines(text, open, comma.kind === "," ? comma : last)) return fault;
  if (linesIn(text, open, last) < 2) return fault;
  const names = choice(missing, "and");
  return {
    ...fault,
    message: `Only the beginning of an entry stands here: the { of line ${lineAt(open.offset)} is not closed, and all others have ${names} as well.`,
    fix: `if it is left of one that you deleted, delete ${linesOf(text, open, last)}${separatorBefore(before, next)}. Else ${fault.fix.slice(0, -1)}, and add ${names}.`,
    remainder: open.offset,
  };
}

/**
 * For a name in an array, behind the array's [ or an entry's }: only a { is missing, or the beginning of an entry with it.
 * Undefined if the name may belong to the entry before it.
 */
export function endOfEntry(text: string, list: Token, name: Token): SyntaxFault | undefined {
  const own = entryAt(text, name, 1);
  const before = entriesFrom(text, following(text, list), name.offset);
  const bare = withoutBraces(text, { name, before });
  if (bare && isBehind({ text, list, name }, before.at(-1))) return bare;
  if (!own || !isBehind({ text, list, name }, before.at(-1))) return undefined;
  const next = own.next.kind === "," ? following(text, own.next) : own.next;
  const others = [...before, ...entriesFrom(text, next, text.length)];
  if (own.end.kind !== "}") return undefined;
  const rest = hasLostStart(own, others) ? restOf(text, { name, own, before, others }) : undefined;
  if (!rest && before.length === 0) return undefined;
  const said = rest ?? { message: `A { is missing before ${sourceOf(name)}.`, fix: "write { before it." };
  const meant = { offset: name.offset, length: 0, text: "{ " };
  return faultAt(name, { code: "missing-bracket", ...said, meant, ...(rest && { remainder: name.offset }) });
}

/** A whole entry between others, or behind them, that has neither its { nor its }. */
function withoutBraces(
  text: string,
  { name, before }: { name: Token; before: readonly TokenEntry[] },
): SyntaxFault | undefined {
  const last = lastOfFields(text, name);
  const next = last && following(text, last);
  const isLast = next?.kind === "]" && before.length > 0;
  if (!last || !(isLast || (next?.kind === "," && following(text, next).kind === "{"))) return undefined;
  const end = endOf(last);
  const close = isLast ? "before the ] of" : `behind ${sourceOf(last)} in`;
  const fix = `write { before it, and } ${close} line ${lineAt((isLast ? next : last).offset)}.`;
  const message = `A { is missing before ${sourceOf(name)}.`;
  const meant = { offset: name.offset, length: end - name.offset, text: `{${text.slice(name.offset, end)}}` };
  return faultAt(name, { code: "missing-bracket", message, fix, meant });
}

/** Whether an entry lacks the name that all others begin with. */
function hasLostStart(own: TokenEntry, others: readonly TokenEntry[]): boolean {
  const [start] = others[0]?.names ?? [];
  return start !== undefined && !own.names.includes(start) && others.every(({ names }) => names[0] === start);
}

function restOf(
  text: string,
  {
    name,
    own,
    before,
    others,
  }: { name: Token; own: TokenEntry; before: readonly TokenEntry[]; others: readonly TokenEntry[] },
): Pick<SyntaxFault, "message" | "fix"> {
  const written = sourceOf(name);
  const [next, last] = own.next.kind === "," ? [following(text, own.next), own.next] : [own.next, own.end];
  const comma =
    next.kind === "]" ? (before.length > 0 ? ", with the comma before it" : "") : ", with the comma behind that";
  const all = hasOwnLines(text, name, last)
    ? `${linesOf(text, name, last)}${separatorBefore(before, next)}`
    : `all from ${written} to the } of line ${lineAt(own.end.offset)}${comma}`;
  const lacking = inAllOthers(others, own.names);
  // Blocks of other types may have other fields.
  const missing = lacking.includes("type") ? ["type"] : lacking;
  const areTexts = missing.every((each) =>
    others.every(({ fields }) => fields.find((field) => field.name === each)?.value.kind === "string"),
  );
  const known = saidElsewhere(text, own);
  const start = missing.map((each) => `"${each}": ${known.get(each) ?? '"…"'},`).join(" ");
  const names = choice(missing, "and");
  const dots = missing.every((each) => known.has(each)) ? "" : ", with what belongs there for the three dots";
  const put = areTexts ? `write before ${written}${dots}: { ${start}` : `write { before ${written}, and add ${names}.`;
  return {
    message: `Only the end of an entry stands here: the { before ${written} is missing, and all others have ${names} as well.`,
    fix: `if it is left of one that you deleted, delete ${all}. Else ${put}`,
  };
}

/** In how many places an address is looked up. */
const MOST_PLACES = 50;

/** The texts of the other groups of the file that lead to the same address, by the names of their fields, where they agree. */
function saidElsewhere(text: string, own: TokenEntry): Map<string, string> {
  const said = new Map<string, Set<string>>();
  const href = own.fields.find(({ name }) => name === "href")?.value;
  if (href?.kind === "string" && !href.fault) {
    let at = text.indexOf(href.source);
    for (let count = 0; at >= 0 && count < MOST_PLACES; count++, at = text.indexOf(href.source, at + 1)) {
      const open = at === href.offset ? -1 : text.lastIndexOf("{", at);
      const fields = open < 0 ? [] : (entryAt(text, readToken(text, open))?.fields ?? []);
      if (!fields.some(({ name, value }) => name === "href" && value.offset === at)) continue;
      for (const { name, value } of fields) {
        if (value.kind === "string" && value.source.length <= LONGEST_EXAMPLE)
          said.set(name, (said.get(name) ?? new Set()).add(value.source));
      }
    }
  }
  return new Map([...said].flatMap(([name, texts]) => (texts.size === 1 ? [[name, [...texts][0]!] as const] : [])));
}

/** Whether a name is the first token of the array, or stands behind an entry that has a field of this name already. */
function isBehind(
  { text, list, name }: { text: string; list: Token; name: Token },
  above: TokenEntry | undefined,
): boolean {
  if (!above) return following(text, list).offset === name.offset;
  const next = above.next.kind === "," ? following(text, above.next) : above.next;
  return next.offset === name.offset && above.names.includes(name.source.slice(1, -1));
}

/** The names that all others have, and this entry lacks. */
function inAllOthers(others: readonly TokenEntry[], own: readonly string[]): string[] {
  const names = others[0]?.names.filter((name) => others.every((other) => other.names.includes(name)));
  return names?.filter((name) => !own.includes(name)) ?? [];
}

/** Words for the comma before an entry that goes, if it is the last one. */
function separatorBefore(before: readonly TokenEntry[], next: Token): string {
  const separator = next.kind === "]" ? before.at(-1)?.next : undefined;
  return separator ? `, and the comma at the end of line ${lineAt(separator.offset)}` : "";
}

/** "line 5", "lines 5 and 6" or "lines 5 to 8". */
function linesOf(text: string, first: Token, last: Token): string {
  const count = linesIn(text, first, last);
  const [from, to] = [first, last].map(({ offset }) => lineAt(offset));
  return count === 1 ? `line ${from}` : `lines ${from} ${count === 2 ? "and" : "to"} ${to}`;
}

function linesIn(text: string, first: Token, last: Token): number {
  return text.slice(first.offset, last.offset).split("\n").length;
}

/** Whether the tokens from the first to the last have their lines to themselves. */
function hasOwnLines(text: string, first: Token, last: Token): boolean {
  const [rest] = /^[^\n]*/.exec(text.slice(endOf(last)))!;
  return startsLine(text, first.offset) && rest.trim() === "";
}
