/** Names with values in an array whose objects have both as values: `[{ "label": "X", "href": "/x" }, "Y": "/y"]`. */
import { choice, LONGEST_EXAMPLE, quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { endOf, following, readToken, type Token } from "../tokens.ts";

/** A name with its value in an array. */
export interface Named {
  name: Token;
  /** The offset behind the value. */
  end: number;
}

interface NameAndValue extends Named {
  value: Token;
}

const ADDRESS = /^"(?:[/#]|[a-z]+:)/i;
/** The form of a field's name. */
const FIELD = /^"[a-z][\w-]*"$/;
/** The most pairs, and the most lists of this name, that are read. */
const LONGEST = 100;
const MOST_NAMED = 4;

/** Undefined if the names may be those of fields that lack only their braces. */
export function pairsInList({ text, open, before: first }: Scan): SyntaxFault | undefined {
  const list = open.at(-1)!;
  const pairs = list.name ? namedFrom(text, first!, pairAt) : [];
  const model = pairs.length > 0 ? modelOf(text, list) : undefined;
  const fits = ({ name, value }: NameAndValue) => {
    const isLink = ADDRESS.test(value.source) && model?.[1].name.source === '"href"';
    const isOwn = model?.every((own) => own.name.source !== name.source) === true;
    return isOwn && (isLink || model[0].name.source === '"value"' || !FIELD.test(name.source));
  };
  if (!model || !pairs.every(fits)) return undefined;
  const [one, other] = model.map(({ name }) => name.source);
  const groups = pairs.map(({ name, value }) => `{ ${one!}: ${name.source}, ${other!}: ${value.source} }`);
  return toldAsGroups(pairs, groups);
}

/**
 * The fault of names with values that are entries of an array.
 * @param groups The entries as objects, one for each name.
 * @param areAllShown Whether all are shown, however long they are.
 */
export function toldAsGroups(
  entries: readonly Named[],
  groups: readonly string[],
  { areAllShown = false } = {},
): SyntaxFault {
  const first = entries[0]!.name;
  const range = { offset: first.offset, length: entries.at(-1)!.end - first.offset };
  const written = entries.map(({ name }) => name.source.slice(1, -1));
  const isOne = entries.length === 1;
  const said =
    written.length > MOST_NAMED ? `${quote(written[0]!)} and ${written.length - 1} more` : choice(written, "and");
  const message = `Only a group has names, but ${said} ${isOne ? "is a name" : "are names"} in a list.`;
  const whole = groups.join(", ");
  const shown = isOne || areAllShown || whole.length <= 2 * LONGEST_EXAMPLE ? whole : `${groups[0]!}, …`;
  const fix = isOne
    ? `write ${shown} in the place of this name and its value.`
    : `write each of them as a group: ${shown}.`;
  return faultAt(first, { code: "missing-name", message, fix, meant: { ...range, text: whole } });
}

/** Reads names with their values, up to the first that cannot be read. */
export function namedFrom<Read extends Named>(
  text: string,
  first: Token,
  readAt: (text: string, name: Token) => Read | undefined,
): Read[] {
  const found: Read[] = [];
  for (let name = first; found.length < LONGEST;) {
    const read = readAt(text, name);
    if (!read) return found;
    found.push(read);
    const comma = following(text, { offset: read.end, length: 0 });
    if (comma.kind !== ",") return found;
    name = following(text, comma);
  }
  return found;
}

function pairAt(text: string, name: Token): NameAndValue | undefined {
  const colon = following(text, name);
  const value = following(text, colon);
  const isPair = name.kind === "string" && colon.kind === ":" && value.kind === "string" && !name.fault && !value.fault;
  return isPair ? { name, value, end: endOf(value) } : undefined;
}

/** The two texts of the first entry of the array, or of another array with this name. */
function modelOf(text: string, { token, name }: Scan["open"][number]): [NameAndValue, NameAndValue] | undefined {
  const own = firstEntryIn(text, token);
  if (own) return own;
  for (let at = text.indexOf(name!.source), tried = 0; at >= 0 && tried < LONGEST; tried++) {
    const colon = readToken(text, at + name!.length);
    const found = firstEntryIn(text, following(text, colon));
    if (found) return found;
    at = text.indexOf(name!.source, at + 1);
  }
  return undefined;
}

function firstEntryIn(text: string, list: Token): [NameAndValue, NameAndValue] | undefined {
  const start = list.kind === "[" ? following(text, list) : undefined;
  const first = start?.kind === "{" ? pairAt(text, following(text, start)) : undefined;
  const comma = first && following(text, first.value);
  const second = comma?.kind === "," ? pairAt(text, following(text, comma)) : undefined;
  return first && second && following(text, second.value).kind === "}" ? [first, second] : undefined;
}
