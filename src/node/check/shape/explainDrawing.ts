/** Words for drawings that do not exist. */
import { listNames } from "./explainNames.ts";
import { fold } from "../suggest.ts";
import { quote } from "../words.ts";
import type { Said, Wrong } from "./wrong.ts";

/** The name of a file by its own name alone ("seo" of "services/seo"), with more folders or an ending, or in another folder. */
export function namesInFolders(value: string, names: readonly string[]): string[] {
  const plain = value
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/\.(?:svg|png|webp|jpe?g)$/, "");
  const found = names.filter(
    (name) =>
      name === plain ||
      `/${plain}`.endsWith(`/${name}`) ||
      name.endsWith(`/${plain}`) ||
      (name.includes("/") && lastOf(name) === lastOf(plain)) ||
      fold(name.replace(/-icon$/, "")) === fold(plain.replaceAll(".", "")),
  );
  return found.length > 2 ? [] : found;
}

function lastOf(name: string): string {
  return fold(name.replace(/^.*\//, ""));
}

/** What to say of a drawing that no name is near to. An entry of a list with another logo under its words would be wrong. */
export function noDrawing(
  { lookup, document, path }: Wrong,
  value: string,
  names: readonly string[],
): Partial<Said> | undefined {
  const kind = lookup.schemaAt(document, path)?.schema.kind;
  if (value.trim() === "") return undefined;
  if (kind === "logo") {
    const isEntry = typeof path.at(-2) === "number";
    const out = isEntry ? "take this entry out, from { to }, with a comma beside it, or " : "";
    const fix = `${out}write another one of the ${names.length} logos that docs/blocks.md names.`;
    return { message: `there is no logo called ${quote(value)}.`, fix };
  }
  const folder = /^[^/]+\//.exec(value.toLowerCase())?.[0];
  const beside = folder === undefined ? [] : names.filter((name) => name.startsWith(folder));
  return beside.length > 0 ? { fix: `write one of ${listNames(beside)}. docs/blocks.md has all names.` } : undefined;
}
