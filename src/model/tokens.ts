import { inAddress } from "./urls.ts";
import { fillNames } from "./words.ts";

/** Where the value for each name in braces is found in pages/_site.json: the group and the field. */
export const tokenSources = {
  company: ["brand", "name"],
  email: ["contact", "email"],
  phone: ["contact", "phone"],
  skype: ["contact", "skype"],
  city: ["contact", "city"],
} as const;

export type TokenName = keyof typeof tokenSources;

/** Names in braces that any text may hold. */
export const tokenNames = Object.keys(tokenSources) as readonly TokenName[];

/** What names in braces stand for. A name without a value is left out. */
export type TokenValues = Readonly<Record<string, string>>;

/** A quick look, as few texts have braces. Not in `fillNames`, which visitors load. */
function hasBraces(text: string): boolean {
  return text.includes("{") || text.includes("}");
}

/** A line as it is shown: with values for `{email}` and the like. Other braces stay, and escaped ones (`\{email}`) lose their backslash, as in Markdown. */
export function fillTokens(text: string, values: TokenValues): string {
  if (!hasBraces(text)) return text;
  return fillNames(text, values).replaceAll(/\\(?=[{}])/g, "");
}

/** The same in an address, where a value may have neither spaces nor signs that mean something there. */
export function fillAddress(address: string, values: TokenValues): string {
  return hasBraces(address) ? fillNames(address, values, inAddress) : address;
}

/** Placeholders for names in braces while a text is parsed: Unicode noncharacters, which no text has and Markdown ignores. */
export const STAND_INS = String.raw`\ufdd0-\ufdef`;
const FIRST_STAND_IN = 0xfdd0;
const STAND_IN = new RegExp(`[${STAND_INS}]`, "g");

/** Replaces the names that have values with placeholders. `<{email}>` gets its value at once: Markdown makes a link only of a whole address. */
export function withStandIns(text: string, values: TokenValues): string {
  if (!hasBraces(text)) return text;
  const { email } = values;
  const read = email === undefined ? text : text.replaceAll("<{email}>", () => `<${email}>`);
  return fillNames(read, values, (_value, name) =>
    String.fromCharCode(FIRST_STAND_IN + tokenNames.indexOf(name as TokenName)),
  );
}

/** Replaces the placeholders of `withStandIns` with their values, in a text or in an address. */
export function fillStandIns(text: string, values: TokenValues, isAddress = false): string {
  return text.replaceAll(STAND_IN, (letter) => {
    const value = values[tokenNames[letter.charCodeAt(0) - FIRST_STAND_IN]!] ?? letter;
    return isAddress ? inAddress(value) : value;
  });
}

/** What each name in braces stands for on a site. */
export function tokenValues(site: { brand?: unknown; contact?: unknown }): Record<string, string> {
  const values = Object.entries(tokenSources).map(([name, [group, field]]) => [name, groupOf(site[group])[field]]);
  return Object.fromEntries(values.filter(([, value]) => typeof value === "string" && value !== ""));
}

function groupOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
