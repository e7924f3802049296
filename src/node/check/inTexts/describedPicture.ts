import { READABLE_TYPES } from "../../../model/imageTypes.ts";

const ENDING = new RegExp(String.raw`\.(?:${READABLE_TYPES.join("|")})(?![\p{L}\p{N}_/.-])`, "giu");
/** Separators around words that are written beside a file name. */
const BEFORE = /^[\s,;:|–—-]+/;
const BEHIND = /[\s,;:|–—-]/;
const PAIRS = ["()", "[]", '""', "''", "“”", "‘’"];
const PARTED = /[\s()[\]"'“‘,;|]/;
const MARKED = /[[(,;:|=–—"'“‘]\s?$/;
const NAMED = /^(?:alt|src|file|image|picture)\s*[:=]\s*/i;
const NAME_NEXT = /(?:[([“‘"']|[,;]\s?(?:src|file|image|picture)\s?[:=])\s*$/i;

/** A picture as a style sheet names it: `url('photo.webp')`. */
const OF_STYLE = /^\s*(?:background(?:-image)?\s*:\s*)?url\(\s*["']?([^"'()\s][^"'()]*)["']?\s*\)\s*;?\s*$/i;

/** The name in it; undefined for any other text. */
export function nameInStyle(text: string): string | undefined {
  return OF_STYLE.exec(text)?.[1]?.trim();
}

/** The file name of a picture and the words beside it, in one text; undefined for a text with no file name or with several. */
export function describedPicture(text: string): { words: string; address: string } | undefined {
  const styled = nameInStyle(text);
  if (styled !== undefined) return { words: "", address: styled };
  const [ending, ...others] = Array.from(text.matchAll(ENDING));
  if (!ending || others.length > 0) return undefined;
  const end = ending.index + ending[0].length;
  const [before, behind] = [text.slice(0, end).trim(), bareWords(text.slice(end))];
  const isLast = behind === "" && /\s/.test(before);
  // Behind words, the file name is the last part.
  const name = isLast ? before.split(PARTED).at(-1)! : before;
  const words = isLast ? bareWords(before.slice(0, -name.length).replace(NAME_NEXT, "")) : behind;
  const address = name.replace(NAMED, "");
  // The file name itself may have spaces and brackets in it.
  const isApart = !isLast || (MARKED.test(before.slice(0, -name.length)) && !name.startsWith("."));
  const isName = isApart && !/[,;|"“]|:\s/.test(address) && address !== text;
  return isName ? { words, address } : undefined;
}

/** Words without the separators towards a file name, and without brackets or quotation marks around all of them. */
function bareWords(written: string): string {
  const said = written.replace(BEFORE, "").replace(NAMED, "");
  let end = said.length;
  while (end > 0 && BEHIND.test(said[end - 1]!)) end--;
  const words = said.slice(0, end);
  const isAround = ([open, close]: string) => words.startsWith(open!) && words.indexOf(close!, 1) === words.length - 1;
  if (PAIRS.some(isAround)) return words.slice(1, -1).trim();
  return /^[)\]]$/.test(words) ? "" : words;
}
