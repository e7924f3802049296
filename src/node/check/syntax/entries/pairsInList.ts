/** Names with values in an array whose objects have both as values: `[{ "label": "X", "href": "/x" }, "Y": "/y"]`. */
import { choice, LONGEST_EXAMPLE, quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { endOf, following, readToken, type Token } from "../tokens.ts";

interface NameAndValue {
  name: Token;
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
  const pairs = list.name ? pairsFrom(text, first!) : [];
  const model = pairs.length > 0 ? modelOf(text, list) : undefined;
  const fits = ({ name, value }: NameAndValue) => {
    const isLink = ADDRESS.test(value.source) && model?.[1].name.source === '"href"';
    const isOwn = model?.every((own) => own.name.source !== name.source) === true;
    return isOwn && (isLink || model[0].name.source === '"value"' || !FIELD.test(name.source));
  };
  if (!model || !pairs.every(fits)) return undefined;
  const [one, other] = model.map(({ name }) => name.source);
  const groups = pairs.map(({ name, value }) => `{ ${one!}: ${name.source}, ${other!}: ${value.source} }`);
  return toldAsGroups(
    pairs.map(({ name }) => name),
    { groups, end: endOf(pairs.at(-1)!.value) },
  );
}

interface AsGroups {
  /** The entries as objects, one for each name. */
  groups: readonly string[];
  /** The offset behind the last value. */
  end: number;
  /** Whether all are shown, however long they are. */
  areAllShown?: boolean;
}

/** The fault of names with values that are entries of an array. */
export function toldAsGroups(names: readonly Token[], { groups, end, areAllShown = false }: AsGroups): SyntaxFault {
  const [first] = names as [Token];
  const range = { offset: first.offset, length: end - first.offset };
  const written = names.map(({ source }) => source.slice(1, -1));
  const isOne = names.length === 1;
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

/** Names with texts, up to the first that has something else. */
function pairsFrom(text: string, first: Token): NameAndValue[] {
  const pairs: NameAndValue[] = [];
  for (let name = first; pairs.length < LONGEST;) {
    const pair = pairAt(text, name);
    if (!pair) return pairs;
    pairs.push(pair);
    const comma = following(text, pair.value);
    if (comma.kind !== ",") return pairs;
    name = following(text, comma);
  }
  return pairs;
}

function pairAt(text: string, name: Token): NameAndValue | undefined {
  const colon = following(text, name);
  const value = following(text, colon);
  const isPair = name.kind === "string" && colon.kind === ":" && value.kind === "string" && !name.fault && !value.fault;
  return isPair ? { name, value } : undefined;
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
