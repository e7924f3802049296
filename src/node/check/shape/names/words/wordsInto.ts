/** Words under an unknown name that another field of the group can have. */
import type { Json } from "../../../../../model/fields.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { isGroup } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import { choice, LONGEST_EXAMPLE } from "../../../wording/words.ts";
import { couldStand } from "../../couldStand.ts";
import { ADDRESS } from "../../values/meant/linkInText.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { isBlock } from "../../noun.ts";
import { isFirst, isSaid, renameIfRead } from "./onlyFree.ts";
import { REMARK } from "../../../wording/synonyms.ts";

/** For words that have no room in their block. */
export const SAY_IT_BESIDE = 'say it in a block beside this one, for example an "intro"';

export function wordsInto(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, group, allowed, free } = sorted;
  const value = group[name]!;
  const isWords = typeof value === "object" ? value !== null : typeof value === "string" && isSaid(value);
  if (REMARK.test(name) || !isWords) return undefined;
  const isGroups = isGroup(value) || (Array.isArray(value) && value.some(isGroup));
  const texts = allowed.filter((field) => couldStand(lookup, sorted, { field, value: isGroups ? "…" : value }));
  const isMarkdown = (field: string) => lookup.schemaAt(document, [...path, field])?.schema.kind === "markdown";
  const text = texts.find(isMarkdown) ?? texts.find((field) => field === "text");
  // Elsewhere a link would be shown with its signs.
  if (text !== undefined && !isMarkdown(text) && hasLink(value)) return undefined;
  if (text === undefined) return isBlock(path) ? `${TAKE_IT_OUT}, or ${SAY_IT_BESIDE}.` : asLine(lookup, sorted, name);
  return free.includes(text) && !isGroups && (typeof value !== "string" || isFirst(sorted, name))
    ? renameIfRead(text)
    : `${TAKE_IT_OUT}, or say it in "${text}"${wordsShown(value)}.`;
}

/** The words as another line, where a group has a list of lines, or as part of the sentence that describes it. */
function asLine({ schemaAt }: Lookup, { document, path, group, allowed }: Sorted, name: string): string | undefined {
  const words = wordsWithin(group[name]!);
  const isOther = hasLink(group[name]!) || words.some((each) => ADDRESS.test(each)) || isGroup(group[name]);
  if (words.length === 0 || isOther) return undefined;
  const lines = allowed.find((field) => schemaAt(document, [...path, field, 0])?.schema.kind === "line");
  if (lines === undefined)
    return allowed.includes("description") && path.length > 0
      ? `${TAKE_IT_OUT}, or say it in "description".`
      : undefined;
  const shown = words.map((each) => JSON.stringify(each)).join(", ");
  const behind = shown.length > LONGEST_EXAMPLE ? "" : `: ${shown}`;
  return `${TAKE_IT_OUT}, or say it in ${words.length > 1 ? "other lines" : "another line"} of "${lines}"${behind}.`;
}

function hasLink(value: Json): boolean {
  return wordsWithin(value).some((each) => each.includes("]("));
}

/** The words in a group or a list, if they are few. */
function wordsShown(value: Json): string {
  const words = typeof value === "object" ? choice(wordsWithin(value).filter(isReadable), "and") : "";
  return words === "" || words.length > LONGEST_EXAMPLE ? "" : `: ${words}`;
}

/** Words, and no address, file or colour. */
function isReadable(text: string): boolean {
  return /\p{L}/u.test(text) && !/^[/#]|^\w+:|^\S+\.\w{2,4}$/.test(text) && !isPictureFile(text);
}
