/** What the title and the address of a page seem to be while its text cannot be read, so that people find it. */
export function saidIn(text: string, name: "title" | "route"): string {
  const [, said] = new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\\\n]|\\\\["\\\\/])*)"`).exec(text) ?? [];
  return (said ?? "").replaceAll(/\\(.)/g, "$1");
}
