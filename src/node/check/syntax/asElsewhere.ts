/** A name with the capitals that it has elsewhere in the text: "question" for "Question", where others are called so. */
export function asElsewhere(text: string, name: string): string {
  if (!/^[\w-]+$/.test(name)) return name;
  const found = new Set(Array.from(text.matchAll(new RegExp(`"(${name})"\\s*:`, "gi")), ([, each]) => each!));
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : name;
}
