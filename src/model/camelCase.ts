/** A name in camelCase with a space before each of its capital letters: "phone Number". */
export function withSpaces(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}
