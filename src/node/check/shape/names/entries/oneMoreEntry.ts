/** `"items": […], "question": …, "answer": …` in a block: one more entry of its list, without its { }. */
import { nounOfEntry } from "../../wrong.ts";
import { settleOtherwise, type Sorted, unclear } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { lastOffsetOf } from "../../../document/position.ts";
import { movingAway } from "../../../wording/commas.ts";
import type { CodedFinding } from "../../../finding.ts";
import { entryOf, entryShown } from "./entryWithoutList.ts";
import type { Lookup } from "../../../lookup.ts";
import { choice, withArticle } from "../../../wording/words.ts";

/** All required fields of an entry, beside the list. Names that get a finding are removed from `sorted`. */
export function oneMoreEntry(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  return sorted.allowed.flatMap((list) => inList(lookup, sorted, list) ?? []);
}

function inList(lookup: Lookup, sorted: Sorted, list: string): CodedFinding | undefined {
  const { document, path, group, unknown } = sorted;
  const entries = group[list];
  if (!Array.isArray(entries)) return undefined;
  const { required, fits } = entryOf(lookup, sorted, list);
  const plain = unclear(sorted);
  const behind = directlyBehind(lookup, sorted, list);
  const names = Object.keys(group).filter((name) => behind.includes(name) || (plain.includes(name) && fits(name)));
  const strange = names.filter((name) => unknown.includes(name));
  if (names.length < 2 || strange.length === 0 || required.length === 0) return undefined;
  if (!required.every((name) => names.includes(name))) return undefined;
  settleOtherwise(sorted, strange);
  const them = strange.length < names.length ? choice(names, "and") : "them";
  const noun = nounOfEntry({ label: lookup.labelOf(document, [...path, list, 0]) });
  const line = lineAt(lastOffsetOf(document, [...path, list]));
  const where =
    entries.length > 0
      ? `to before the ] of "${list}" in line ${line}, as one more ${noun}, with a comma before it`
      : `into the [ ] of "${list}" in line ${line}, as ${withArticle(noun)}`;
  const fix = movingAway(`move ${them} ${where}: ${entryShown(group, names)}.`);
  const { minItems = 0 } = lookup.schemaAt(document, [...path, list])?.schema ?? {};
  const isEnough = entries.length + 1 >= Number(minItems);
  return { ...unknownName(lookup, sorted, strange), names, fix, ...(isEnough && { fills: [...path, list] }) };
}

/**
 * The fields of an entry that follow the list. One that the block does not need, or has under another name, belongs to the
 * entry there: a "text" behind a "title".
 */
function directlyBehind(lookup: Lookup, sorted: Sorted, list: string): string[] {
  const { document, path, group, unknown, missing, sure, likely } = sorted;
  const { required, fits } = entryOf(lookup, sorted, list);
  const needed = lookup.schemaAt(document, path)?.schema.required ?? [];
  const isPart = (name: string) => {
    const meant = sure.get(name) ?? likely.get(name);
    const isOfBlock = unknown.includes(name)
      ? meant !== undefined && missing.includes(meant)
      : !required.includes(name) || needed.includes(name);
    return !isOfBlock && fits(name);
  };
  const names = Object.keys(group);
  const rest = names.slice(names.indexOf(list) + 1);
  const end = rest.findIndex((name) => !isPart(name));
  return end < 0 ? rest : rest.slice(0, end);
}
