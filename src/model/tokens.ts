/** Where pages/_site.json says what is filled in for a name in braces: the group, and its field. */
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

type Values = Readonly<Record<string, string>>;

/** Replaces `{email}` and the like by their values; other braces and escaped ones (`\{email}`) stay as they are. */
export function fillTokens(text: string, values: Values): string {
  return fill(text, values, (value) => value);
}

/** The same in an address, where a value may have neither spaces nor signs that mean something there. */
export function fillAddress(address: string, values: Values): string {
  return fill(address, values, inAddress);
}

/** What stands before a name that is a part of a link's address. */
const START_OF_ADDRESS = /(?:\]\(<?|<[a-z]+:)[^()\s<>]*$/i;

/** What stands before a name in code, where each sign is itself. */
const START_OF_CODE = /^[^`]*`(?:[^`]*`[^`]*`)*[^`]*$/;
/** What would mean something in Markdown, also a number that would begin a list. */
const SIGNS = /[\\`*_[\]<>&#~|!=]|(?<=^\d+)[.)]|^[+-]/g;

/** The same in Markdown, where no sign in a value means anything: an address with a space in it would make no link. */
export function fillMarkdown(text: string, values: Values): string {
  return fill(text, values, (value, before) => {
    if (START_OF_ADDRESS.test(before)) return inAddress(value);
    return START_OF_CODE.test(before) ? value : value.replaceAll(SIGNS, "\\$&");
  });
}

function fill(text: string, values: Values, write: (value: string, before: string) => string): string {
  return text.replaceAll(/(?<!\\)\{(\w+)\}/g, (whole, name: string, at: number) =>
    Object.hasOwn(values, name) ? write(values[name]!, text.slice(0, at)) : whole,
  );
}

const PHONE = /^\+[\d ]+$/;

/** A phone number is called without its spaces. */
function inAddress(value: string): string {
  if (PHONE.test(value)) return value.replaceAll(" ", "");
  // Of half a sign there is no code.
  return encodeURIComponent(value.replaceAll(/\p{Cs}/gu, "\ufffd"))
    .replaceAll("%40", "@")
    .replaceAll(/[()]/g, (bracket) => (bracket === "(" ? "%28" : "%29"));
}

/** What each name in braces stands for on a site. A name without a value is left out. */
export function tokenValues(site: { brand?: unknown; contact?: unknown }): Record<string, string> {
  const values = Object.entries(tokenSources).map(([name, [group, field]]) => [name, groupOf(site[group])[field]]);
  return Object.fromEntries(values.filter(([, value]) => typeof value === "string" && value !== ""));
}

function groupOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
