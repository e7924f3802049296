import type { Json, Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import type { Lookup } from "../../../node/check/lookup.ts";
import { valueAt } from "../../../node/check/json.ts";
import type { Group } from "../../../node/check/site.ts";
import type { Action } from "../../document/actions.ts";
import { matchItems } from "../../document/match.ts";
import { openFile, type OpenFile } from "../../document/openFile.ts";
import type { NamedFile } from "../../document/read.ts";
import { reduce } from "../../document/reduce.ts";
import type { MergePart, Side } from "./parts.ts";

/** Their text with those parts of mine that were chosen. */
export function mergedText(
  lookup: Lookup,
  { named, text, mine }: { named: NamedFile; text: string; mine: Group },
  chosen: readonly { part: MergePart; side: Side }[],
): string {
  const parts = chosen.filter(({ side }) => side === "mine").map(({ part }) => part);
  const act = (file: OpenFile, action: Action) => reduce(lookup, file, action);
  // From the deepest level up, and lists from their ends, so that the indices in paths stay valid until they are used.
  const depths = [...new Set(parts.map(({ there }) => there.length))].toSorted((a, b) => b - a);
  const fields = parts.filter(({ kind }) => kind === "field").map(changed);
  return depths.reduce(
    (file, depth) => {
      const own = parts.filter(({ kind, there }) => kind !== "field" && there.length === depth);
      const left = own.flatMap(removed).toSorted(fromTheEnd).reduce(act, file);
      const arranged = own.filter(({ kind, theirs }) => kind === "item" && !theirs).reduce(added, left);
      return own.filter(({ kind }) => kind === "order").reduce(ordered, arranged);
    },
    fields.reduce(act, openFile(named, text)),
  ).now.text;

  /** Adds an item behind the one that it follows in mine, as others may have added items before it. */
  function added(file: OpenFile, { mine: own, there }: MergePart): OpenFile {
    const { path, value } = own!;
    const like = matchItems(itemsAt(mine, path.slice(0, -1)), itemsAt(file.now.page ?? {}, there));
    const before = like.filter((at) => at !== undefined && at < Number(path.at(-1)));
    const index = before.length === 0 ? 0 : like.indexOf(Math.max(...before.map(Number))) + 1;
    return act(file, { type: "add", list: pointerOf(there), index, value });
  }

  function ordered(file: OpenFile, { mine: own, there }: MergePart): OpenFile {
    return movesLike(itemsAt(mine, own!.path), itemsAt(file.now.page ?? {}, there)).reduce(
      (at, { from, to }) => act(at, { type: "move", pointer: pointerOf([...there, from]), to }),
      file,
    );
  }

  function itemsAt(data: Group, path: Path): readonly Json[] {
    const value = valueAt({ data }, path);
    return Array.isArray(value) ? value : [];
  }
}

function changed({ mine, there }: MergePart): Action {
  const pointer = pointerOf(there);
  return mine ? { type: "set", pointer, value: mine.value } : { type: "clear", pointer };
}

type ItemRemoval = Extract<Action, { type: "remove" }>;

function removed({ kind, mine, theirs }: MergePart): ItemRemoval[] {
  return kind === "item" && !mine ? [{ type: "remove", pointer: pointerOf(theirs!.path) }] : [];
}

function fromTheEnd(a: ItemRemoval, b: ItemRemoval): number {
  return placeOf(b) - placeOf(a);
}

function placeOf({ pointer }: ItemRemoval): number {
  return Number(pointer.slice(pointer.lastIndexOf("/") + 1));
}

/** The moves that bring items into the order of their matches; an item without a match stays behind the one that it follows. */
function movesLike(order: readonly Json[], items: readonly Json[]): { from: number; to: number }[] {
  const like = matchItems(order, items);
  const wanted = [...items.keys()].filter((at) => like[at] !== undefined).toSorted((a, b) => like[a]! - like[b]!);
  for (const at of items.keys())
    if (like[at] === undefined) wanted.splice(at === 0 ? 0 : wanted.indexOf(at - 1) + 1, 0, at);
  const now = [...items.keys()];
  return wanted.flatMap((item, to) => {
    const from = now.indexOf(item);
    now.splice(to, 0, ...now.splice(from, 1));
    return from === to ? [] : [{ from, to }];
  });
}
