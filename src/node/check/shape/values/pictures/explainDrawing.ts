/** Words for drawings that do not exist. */
import { onlyOf } from "../../../onlyOf.ts";
import { OUT } from "../../../wording/commas.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import { withoutPictureEnding } from "../../../../../model/imageTypes.ts";
import { oneOf } from "../../../wording/listNames.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Document } from "../../../document/document.ts";
import { didYouMean } from "../../../wording/instead.ts";
import { fold, isSlipOf } from "../../../wording/suggest.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import { quote } from "../../../wording/words.ts";
import type { Explanation, Wrong } from "../../wrong.ts";
import { lastPart } from "../../../pathParts.ts";

/** Finds names by the name of a file alone ("seo" for "services/seo"), with further folders or an extension, or in another folder. */
export function namesInFolders(value: string, names: readonly string[]): string[] {
  const plain = withoutPictureEnding(value.trim().toLowerCase().replaceAll("\\", "/"));
  // With its own folder, a name is surely meant, even where another folder has a drawing that is called so.
  const whole = names.find((name) => name.includes("/") && `/${plain}`.endsWith(`/${name}`));
  if (whole !== undefined) return [whole];
  const found = names.filter(
    (name) =>
      name === plain ||
      `/${plain}`.endsWith(`/${name}`) ||
      name.endsWith(`/${plain}`) ||
      (name.includes("/") && [lastOf(name), lastOf(name).replace(/^\d+/, "")].includes(lastOf(plain))) ||
      fold(name.replace(/-icon$/, "")) === fold(plain.replaceAll(".", "")),
  );
  return found.length > 2 ? [] : found;
}

/** The only drawing that is named by a text in a group. */
export function drawingIn(group: Json, names: readonly string[]): string | undefined {
  return onlyOf(new Set(wordsWithin(group).flatMap((said) => namesInFolders(said, names))));
}

/** The part of a name that distinguishes it, for comparison: the same for "Next.js" and "nextjs-icon". */
export function withoutParts(drawing: string): string {
  return fold(drawing.replace(/[-_ ](?:icon|logo|symbol)$/i, "")).replaceAll(".", "");
}

function lastOf(name: string): string {
  return fold(lastPart(name));
}

/** A logo by the words beside it, by the first of several words, or by their first letters. */
function logoMeant(
  value: string,
  { names, words }: { names: readonly string[]; words: readonly string[] },
): string | undefined {
  const parts = value.toLowerCase().split(/[\s_-]+/);
  const initials = parts.map(([letter = ""]) => letter).join("");
  const isMeant = (name: string) =>
    words.some((each) => withoutParts(each) === withoutParts(name)) ||
    [value, ...words].some((each) => fold(spelt(each)) === fold(name)) ||
    (parts.length > 1 && name === parts[0]) ||
    (parts.length > 2 && name === initials);
  const meant = names.filter(isMeant);
  if (meant.length > 0) return onlyOf(meant);
  // "google-cloud" of "Google Cloud Platform".
  const start = `${parts.join("-")}-`;
  const longer = names.filter((name) => name.includes("-") && start.startsWith(`${name}-`)).at(-1);
  if (longer !== undefined) return longer;
  return onlyOf(names.filter((name) => isInShort(value, name)));
}

/** Whether a name is called so without its version or its maker, or in two letters: "css", "azure", "js". */
function isInShort(value: string, name: string): boolean {
  const own = fold(value);
  const isPart = [/-\d+$/, /^(?:microsoft|adobe)-/].some((more) => more.test(name) && name.replace(more, "") === own);
  return isPart || SHORT.get(own) === name;
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ["js", "javascript"],
  ["ts", "typescript-icon"],
  ["py", "python"],
  ["node", "nodejs-icon"],
  ["next", "nextjs-icon"],
  ["mongo", "mongodb-icon"],
  ["psql", "postgresql"],
  ["gcp", "google-cloud"],
  ["gcloud", "google-cloud"],
  ["ps", "adobe-photoshop"],
]);

/** ".NET" and "C#" as they are called where names have letters only: "dotnet", "csharp". */
export function spelt(name: string): string {
  return name.replace(/^\./, "dot").replaceAll("#", "sharp").replaceAll("+", "plus");
}

/** Explains a drawing without a similar name. In an entry of a list, another logo would contradict the words beside it. */
export function noDrawing(
  { lookup, document, path, optional }: Wrong,
  value: string,
  names: readonly string[],
): Partial<Explanation> | undefined {
  const kind = lookup.schemaAt(document, path)?.schema.kind;
  if (value.trim() === "") return undefined;
  if (kind === "logo") {
    const meant = logoMeant(value, { names, words: wordsWithin(valueAt(document, path.slice(0, -1))!) });
    if (meant !== undefined) return { message: `there is no logo called ${quote(value)}.`, ...didYouMean(meant) };
    const isEntry = typeof path.at(-2) === "number";
    const out = isEntry ? "take this entry out, from { to }, with a comma beside it, or " : "";
    const fix = `${out}write another one of the ${names.length} logos that docs/blocks.md names.`;
    return { message: `there is no logo called ${quote(value)}.`, fix: `${fix}${ownLogo(value)}` };
  }
  const own = folderOf(value.toLowerCase());
  const inOwn = own === undefined ? [] : names.filter((name) => name.startsWith(own));
  const begun = inOwn.filter((name) => name.startsWith(`${value.toLowerCase()}-`));
  const inWords = inOwn.filter((name) => hasItsWords(name, value));
  const likely =
    [begun, inWords].find(({ length }) => length === 1) ?? inOwn.filter((name) => haveWordAlike(name, value));
  if (likely.length === 1) return didYouMean(likely[0]!);
  if (inOwn.length > 0) return { fix: `write ${oneOf(inOwn)}. docs/blocks.md has all names.` };
  const others = namesBeside(document, path).filter((name) => names.includes(name));
  const folder = onlyOf(new Set(others.map(folderOf)));
  const inSame = folder === undefined ? [] : names.filter((name) => name.startsWith(folder));
  const free = inSame.filter((name) => !others.includes(name));
  const orNone = optional ? `, or leave it ${OUT}` : "";
  return free.length > 1 ? { fix: `write ${oneOf(free)}${orNone}. docs/blocks.md has all names.` } : undefined;
}

/** How to add a logo to the list, where a file can have this name. */
function ownLogo(value: string): string {
  const name = withoutPictureEnding(lastPart(value)).toLowerCase().replaceAll(/[ _]+/g, "-");
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) return "";
  return ` For one of your own, put its drawing into the folder images: images/logos/${name}.svg. Then run "npm run generate", and write "${name}".`;
}

/** `services/` of `services/seo`. */
function folderOf(name: string): string | undefined {
  return /^[^/]+\//.exec(name)?.[0];
}

/** Whether a drawing has all of several words that were written, each with a slip at most: "suport-maintenance" of "support-and-maintenance". */
function hasItsWords(name: string, value: string): boolean {
  const [own, written] = [name, value].map((each) => lastPart(each).split(/[\s_-]+/)) as [string[], string[]];
  return written.length > 1 && written.every((word) => own.some((each) => isSlipOf(word, each)));
}

/** Whether one of the words of a drawing is the written name, in the singular or the plural: "email" and "emails". */
function haveWordAlike(name: string, value: string): boolean {
  const one = (text: string) => fold(text).replace(/s$/, "");
  return name
    .replace(/^.*\//, "")
    .split("-")
    .some((word) => one(word) === one(lastOf(value)));
}

/** The values that the other entries of a list have in the same field. */
export function namesBeside(document: Document, path: Path): string[] {
  const list = valueAt(document, path.slice(0, -2));
  const name = path.at(-1)!;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, i) => {
    const value = i !== path.at(-2) && isGroup(entry) ? entry[name] : undefined;
    return typeof value === "string" ? [value] : [];
  });
}
