/** A name in the only spelling that the text has for it, ignoring case: "question" for "Question". */
export function asElsewhere(text: string, name: string): string {
  if (!/^[\w-]+$/.test(name)) return name;
  const found = new Set(Array.from(text.matchAll(new RegExp(`"(${name})"\\s*:`, "gi")), ([, each]) => each!));
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : name;
}
