/** Names in braces that any text may hold; their values come from pages/_site.json. */
export const tokenNames = ["company", "email", "phone", "skype", "city"] as const;

/** Replaces `{email}` and the like by their values; other braces and escaped ones (`\{email}`) stay as they are. */
export function fillTokens(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/(?<!\\)\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}

/** What each name in braces stands for on a site. A name without a value is left out. */
export function tokenValues(site: { brand?: unknown; contact?: unknown }): Record<string, string> {
  const contact = groupOf(site.contact);
  const values = tokenNames.map((name) => [name, name === "company" ? groupOf(site.brand)["name"] : contact[name]]);
  return Object.fromEntries(values.filter(([, value]) => typeof value === "string" && value !== ""));
}

function groupOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
