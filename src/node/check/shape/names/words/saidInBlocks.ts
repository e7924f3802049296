/** Fields at the top of a file that visitors may be meant to read: dates, times and names. Only blocks have words for visitors. */
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { fieldsOfKind, type Lookup } from "../../../lookup.ts";
import { OUT } from "../../../wording/commas.ts";
import { choice, LONGEST, LONGEST_EXAMPLE } from "../../../wording/words.ts";
import { ADDRESS, labelBy, linkIn } from "../../values/meant/linkInText.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { nounOf } from "../../noun.ts";
import { isSaid } from "./onlyFree.ts";
import { REMARK } from "../../../wording/synonyms.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { IN_A_BLOCK, whyNoField } from "../needless/whyNoField.ts";

/** Adds to findings about the names of a group where its words for visitors can go. */
export function saidInBlocks(lookup: Lookup, sorted: Sorted, found: CodedFinding[]): CodedFinding[] {
  const { document, path } = sorted;
  // "words" has those of the program, which are not the author's.
  const isAtTop = path.length === 0 || (document.role === "site" && path.length === 1 && path[0] !== "words");
  if (!isAtTop) return found;
  let where: string | undefined;
  return found.map((finding) => {
    if (!isFact(sorted, finding)) return finding;
    where ??= whereSaid(lookup, sorted);
    const name = String(finding.path.at(-1));
    return { ...unknownName(lookup, sorted, [name]), fix: sayElsewhere(sorted, name, where), isTakenOut: true };
  });
}

function sayElsewhere({ group }: Sorted, name: string, where: string): string {
  const words = [...new Set(wordsOf(name, group[name]!))];
  const shown = choice(words, "and");
  const isShort = shown.length <= LONGEST_EXAMPLE && words.every(({ length }) => length <= LONGEST);
  const [what, those] = isShort ? [shown, words.length > 1 ? "them" : "it"] : ["what it says", "it"];
  return `take it ${OUT}, and say ${what} ${where}, if visitors are to read ${those}.`;
}

function isFact(sorted: Sorted, { path, code, meansNothing }: CodedFinding): boolean {
  const name = String(path.at(-1));
  if (code !== "unknown-property" || (!meansNothing && whyNoField(sorted, name) !== IN_A_BLOCK)) return false;
  return wordsOf(name, sorted.group[name]!).length > 0;
}

/** The words that can go into a text: a link where its label is known. */
function wordsOf(name: string, value: Json): string[] {
  const link = labelBy(name) === undefined ? undefined : linkIn(value, name);
  return link === undefined ? readableIn(name, value) : [link];
}

/** Names of an order, a frequency or a version: numbers for programs. */
const COUNTER = /^(?:order|sort\w*|weight|priority|position|index|rank|level|depth|version|revision|\w*id)$/i;

/** The words under a name that visitors could read. */
export function readableIn(name: string, value: Json): string[] {
  if (REMARK.test(name) || COUNTER.test(name)) return [];
  return wordsWithin(value).filter(
    (text) =>
      (isSaid(text) || /^\p{Lu}/u.test(text) || typeof value === "number") &&
      !ADDRESS.test(text) &&
      !isPictureFile(text),
  );
}

function whereSaid(lookup: Lookup, { document }: Sorted): string {
  if (document.role === "site") return 'on a page, for example in the "text" of an "intro"';
  const blocks = document.role === "page" ? valueAt(document, ["blocks"]) : undefined;
  const paths: Path[] = Array.isArray(blocks) ? blocks.map((_, i) => ["blocks", i]) : [["block"]];
  for (const path of paths) {
    const group = valueAt(document, path);
    const [text] = fieldsOfKind(lookup, { document, path }, "markdown");
    if (text !== undefined && isGroup(group))
      return `in a text of a block, for example in the "${text}" of the ${nounOf(lookup, { document, path, group })}`;
  }
  return "in a text of a block";
}
