/** Compares two versions of a file, and the one that both started from, part by part. */
import { isGroup, type Json, type Path } from "../../../model/fields.ts";
import type { Lookup } from "../../../node/check/lookup.ts";
import type { Document } from "../../../node/check/document/document.ts";
import type { Group } from "../../../node/check/site.ts";
import { matchItems } from "../../document/match.ts";
import type { NamedFile } from "../../document/read.ts";
import { sameJson } from "../../document/sameJson.ts";
import type { WidgetName } from "../../fields/field.ts";
import { widgetOf } from "../../fields/widget.ts";

export type Side = "mine" | "theirs";

/** A field or an item of a list that is not the same in both, or the order of such a list. */
export interface MergePart {
  id: string;
  kind: "field" | "item" | "order";
  /** In both files; left out where it is not there. Of an order, the list with the items that both have. */
  mine?: PlacedJson;
  theirs?: PlacedJson;
  /** Where it stands in their file, or would stand: the field, or the list of the item. */
  there: Path;
  /** What both started from; left out where it was not there. */
  before?: Json;
  /** The side that changed it; mine where both did. */
  suggested: Side;
  /** Whether both changed it, so that somebody has to choose. */
  isAsked: boolean;
}

interface PlacedJson {
  path: Path;
  value: Json;
}

interface Versions<Value, Base = Value> {
  /** What both started from. */
  base: Base;
  mine: Value;
  theirs: Value;
}

/** Two versions of a value, and where it is in both files. */
interface MergeAt<Value> extends Versions<Value> {
  here: Path;
  there: Path;
}

/** Groups that are merged field by field. Others, such as a picture with its description, are taken as a whole. */
const OPENED: ReadonlySet<WidgetName> = new Set(["object", "named", "block"]);

/**
 * Finds the parts that differ: lists item by item, and items field by field. Without a base nobody knows who changed what, so
 * the author is asked about every part.
 */
export function partsApart(
  lookup: Lookup,
  named: NamedFile,
  versions: Versions<Group, Group | undefined>,
): MergePart[] {
  const document: Document = { ...named, text: "", data: versions.mine };
  const widgetAt = (path: Path): WidgetName | undefined => {
    const at = lookup.schemaAt(document, path);
    return at && widgetOf(String(path.at(-1)), at.schema);
  };
  const isOpened = (path: Path) => path.length === 0 || OPENED.has(widgetAt(path)!);
  const parts = apart({ ...versions, here: [], there: [] });
  return versions.base ? parts : parts.map((part) => ({ ...part, isAsked: true }));

  function apart({ here, there, base, mine, theirs }: MergeAt<Json | undefined>): MergePart[] {
    if (sameJson(mine, theirs)) return [];
    if (isGroup(mine) && isGroup(theirs) && isOpened(here) && mine["type"] === theirs["type"])
      return namesOf(theirs, mine).flatMap((name) =>
        apart({
          here: [...here, name],
          there: [...there, name],
          base: isGroup(base) ? base[name] : undefined,
          mine: mine[name],
          theirs: theirs[name],
        }),
      );
    if (isListOfGroups(mine) && isListOfGroups(theirs) && widgetAt(here) === "list")
      return itemsApart({ here, there, base: isListOfGroups(base) ? base : [], mine, theirs });
    const sides = {
      ...(mine !== undefined && { mine: { path: here, value: mine } }),
      ...(theirs !== undefined && { theirs: { path: there, value: theirs } }),
    };
    const from = base === undefined ? {} : { before: base };
    return [{ id: here.join(" "), kind: "field", ...sides, there, ...from, ...chosenOf({ base, mine, theirs }) }];
  }

  function itemsApart(lists: MergeAt<readonly Group[]>): MergePart[] {
    const { here, there, base, mine, theirs } = lists;
    const matched = matchThree(lists);
    const own = mine.flatMap((item, at): MergePart[] => {
      const { other, was } = matched[at]!;
      const path = [...here, at];
      const before = was === undefined ? undefined : base[was];
      if (other !== undefined)
        return apart({ here: path, there: [...there, other], base: before, mine: item, theirs: theirs[other] });
      const from = before && { before };
      const choice = chosenOf({ base: before, mine: item, theirs: undefined });
      return [
        { id: `${path.join(" ")} of mine`, kind: "item", mine: { path, value: item }, there, ...from, ...choice },
      ];
    });
    const taken = new Set(matched.map(({ other }) => other));
    const wasOfTheirs = matchItems(base, theirs);
    const others = theirs.flatMap((item, at): MergePart[] => {
      if (taken.has(at)) return [];
      const path = [...there, at];
      const was = wasOfTheirs[at];
      const before = was === undefined ? undefined : base[was];
      const from = before && { before };
      const choice = chosenOf({ base: before, mine: undefined, theirs: item });
      return [
        { id: `${path.join(" ")} of theirs`, kind: "item", theirs: { path, value: item }, there, ...from, ...choice },
      ];
    });
    return [...own, ...others, ...orderApart(lists, matched)];
  }
}

/** What only one side changed is taken from that side. */
function chosenOf({ base, mine, theirs }: Versions<Json | undefined>): Pick<MergePart, "suggested" | "isAsked"> {
  const isMine = !sameJson(mine, base);
  return { suggested: isMine ? "mine" : "theirs", isAsked: isMine && !sameJson(theirs, base) };
}

/** For each item of mine, the index of its match in theirs and in the base. */
type Matched = readonly { other: number | undefined; was: number | undefined }[];

/** By what both were: when each changed another field of an item, the two may have little in common. What is new in both is the same where it says the same. */
function matchThree({ base, mine, theirs }: Versions<readonly Group[]>): Matched {
  const was = matchItems(base, mine);
  const wasOfTheirs = matchItems(base, theirs);
  const free = new Set([...theirs.keys()].filter((at) => wasOfTheirs[at] === undefined));
  return mine.map((item, at) => {
    const from = was[at];
    const other =
      from === undefined
        ? [...free].find((each) => sameJson(theirs[each], item))
        : [...theirs.keys()].find((each) => wasOfTheirs[each] === from);
    free.delete(other ?? -1);
    return { other, was: from };
  });
}

function orderApart({ here, there, base, theirs }: MergeAt<readonly Group[]>, matched: Matched): MergePart[] {
  const own = matched.flatMap(({ other }) => other ?? []);
  const other = own.toSorted((a, b) => a - b);
  if (sameJson(own, other)) return [];
  const wasOf = (order: readonly number[]) =>
    order.flatMap((at) => matched.find((each) => each.other === at)?.was ?? []);
  const before = wasOf(own).toSorted((a, b) => a - b);
  const inOrder = (order: readonly number[]) => order.map((at) => theirs[at]!);
  return [
    {
      id: `${here.join(" ")} order`,
      kind: "order",
      mine: { path: here, value: inOrder(own) },
      theirs: { path: there, value: inOrder(other) },
      there,
      before: before.map((at) => base[at]!),
      ...chosenOf({ base: before, mine: wasOf(own), theirs: wasOf(other) }),
    },
  ];
}

function namesOf(...groups: readonly Group[]): string[] {
  return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}

function isListOfGroups(value: Json | undefined): value is Group[] {
  return Array.isArray(value) && value.every((item) => isGroup(item));
}
