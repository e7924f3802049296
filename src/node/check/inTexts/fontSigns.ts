/** Signs that only one font has, such as Symbol or Wingdings in a text from Word or Outlook: visitors see an empty box. */
import type { Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";
import { valueAt } from "../json.ts";
import { codePoint, quote } from "../wording/words.ts";
import { BULLETS } from "./bullets.ts";

const OF_FONT = /[\ue000-\uf8ff]/g;
/** What chats put around their sources, which are told as such. */
const OF_CHAT = /[\ue200-\ue206]/g;
/** Lines that start with one, as the points of a list. */
const POINTS = /^[ \t]*([\ue000-\uf8ff])[^\n]*\n[ \t]*\1([ \t]?)/m;

/** What the signs that these programs write by themselves are meant to be. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["\uf0e0", "→"],
  ["\uf0df", "←"],
  ["\uf0e8", "→"],
  ["\uf04a", "🙂"],
  ["\uf04c", "🙁"],
  ["\uf0fc", "✓"],
  ["\uf0b7", "•"],
  ["\uf0a7", "•"],
  ["\uf0d8", "•"],
]);

/** Undefined where a text has none. */
export function sayFontSign(text: string): { message: string; fix: string } | undefined {
  const found = (text.includes("cite") ? text.replace(OF_CHAT, "") : text).match(OF_FONT);
  if (!found) return undefined;
  const [sign] = found as [string];
  const isAgain = found.filter((each) => each === sign).length > 1;
  const meant = MEANT.get(sign);
  const isAtStart = text.trimStart().startsWith(sign) && !isAgain;
  const [each, them] = isAgain ? ["each of them", "them"] : ["it", "it"];
  const better = isAgain ? `in the place of ${each}` : "in its place";
  const message = `only one font has the sign ${codePoint(sign)}, so that visitors see an empty box: ${quote(text)}.`;
  const [, point, space] = POINTS.exec(text) ?? [];
  if (point === sign)
    return {
      message,
      fix: `write ${space === "" ? '"- "' : '"-"'} in the place of each: then these lines are a list.`,
    };
  const out = `take ${them} out`;
  const fix =
    isAtStart && (meant === undefined || BULLETS.includes(sign) || meant === "•")
      ? `${out}.`
      : meant === undefined
        ? `${out}, or write a sign that all fonts have ${better}.`
        : `write ${quote(meant)} ${better}, or ${out}.`;
  return { message, fix };
}

/** Whether the paragraph before starts with the same dot: of a list it is told where it starts. */
export function followsPoint(document: Document, path: Path, text: string): boolean {
  const at = path.at(-1);
  const list = typeof at === "number" ? valueAt(document, path.slice(0, -1)) : undefined;
  const before = Array.isArray(list) ? list[Number(at) - 1] : undefined;
  const [mark = ""] = text.trimStart();
  return BULLETS.includes(mark) && typeof before === "string" && before.trimStart().startsWith(mark);
}
