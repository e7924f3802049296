/** Names in braces that any text may hold; their values come from pages/_site.json. */
export const tokenNames = ["company", "email", "phone", "skype", "city"] as const;

/** Replaces `{email}` and the like by their values; other braces and escaped ones (`\{email}`) stay as they are. */
export function fillTokens(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/(?<!\\)\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}
