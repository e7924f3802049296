/** Two people changed one file: what is apart, part by part. */
import type { Json, Path } from "../../../model/fields.ts";
import type { Lookup } from "../../../node/check/lookup.ts";
import { isGroup } from "../../../node/check/json.ts";
import type { Document } from "../../../node/check/document/document.ts";
import type { Group } from "../../../node/check/site.ts";
import { matchItems } from "../../document/match.ts";
import type { Named } from "../../document/read.ts";
import { sameJson } from "../../document/sameJson.ts";
import type { Widget } from "../../fields/field.ts";
import { widgetOf } from "../../fields/widget.ts";

export type Side = "mine" | "theirs";

/** A field or an item of a list that is not the same in both, or the order of such a list. */
export interface Part {
  id: string;
  kind: "field" | "item" | "order";
  /** In both files; left out where it is not there. Of an order, the list with the items that both have. */
  mine?: Placed;
  theirs?: Placed;
  /** Where it stands in their file, or would stand: the field, or the list of the item. */
  there: Path;
  /** The side that changed it; mine where both did. */
  suggested: Side;
}

interface Placed {
  path: Path;
  value: Json;
}

interface Versions<Value> {
  /** What both started from. */
  base: Value;
  mine: Value;
  theirs: Value;
}

/** Two versions of a value, and where it is in both files. */
interface At<Value> extends Versions<Value> {
  here: Path;
  there: Path;
}

/** What is made of several fields is settled field by field; a picture with its words as a whole. */
const OPENED: ReadonlySet<Widget> = new Set(["object", "named", "block"]);

/** Blocks of a page are settled as wholes, all other lists item by item and field by field. */
export function partsApart(lookup: Lookup, named: Named, versions: Versions<Group>): Part[] {
  const document: Document = { ...named, text: "", data: versions.mine };
  const widgetAt = (path: Path): Widget | undefined => {
    const at = lookup.schemaAt(document, path);
    return at && widgetOf(String(path.at(-1)), at.schema);
  };
  const isOpened = (path: Path) => path.length === 0 || OPENED.has(widgetAt(path)!);
  const isBlockOfPage = (path: Path) => named.role === "page" && path[0] === "blocks" && path.length === 2;
  return apart({ ...versions, here: [], there: [] });

  function apart({ here, there, base, mine, theirs }: At<Json | undefined>): Part[] {
    if (sameJson(mine, theirs)) return [];
    if (isGroup(mine) && isGroup(theirs) && isOpened(here) && !isBlockOfPage(here) && mine["type"] === theirs["type"])
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
    const suggested = sameJson(mine, base) ? "theirs" : "mine";
    return [{ id: here.join(" "), kind: "field", ...sides, there, suggested }];
  }

  function itemsApart(lists: At<readonly Group[]>): Part[] {
    const { here, there, base, mine, theirs } = lists;
    const [from, was] = [matchItems(theirs, mine), matchItems(base, mine)];
    const isOld = (item: Json) => base.some((each) => sameJson(each, item));
    const own = mine.flatMap((item, at): Part[] => {
      const [other, before] = [from[at], was[at]];
      const path = [...here, at];
      if (other !== undefined)
        return apart({
          here: path,
          there: [...there, other],
          base: before === undefined ? undefined : base[before],
          mine: item,
          theirs: theirs[other],
        });
      const suggested = isOld(item) ? "theirs" : "mine";
      return [{ id: `${path.join(" ")} of mine`, kind: "item", mine: { path, value: item }, there, suggested }];
    });
    const others = theirs.flatMap((item, at): Part[] => {
      if (from.includes(at)) return [];
      const path = [...there, at];
      const suggested = isOld(item) ? "mine" : "theirs";
      return [{ id: `${path.join(" ")} of theirs`, kind: "item", theirs: { path, value: item }, there, suggested }];
    });
    return [...own, ...others, ...orderApart(lists)];
  }
}

function orderApart({ here, there, base, mine, theirs }: At<readonly Group[]>): Part[] {
  const own = matchItems(theirs, mine).flatMap((at) => at ?? []);
  const other = own.toSorted((a, b) => a - b);
  if (sameJson(own, other)) return [];
  const was = matchItems(base, mine).flatMap((at) => at ?? []);
  const isOld = sameJson(
    was,
    was.toSorted((a, b) => a - b),
  );
  const inOrder = (order: readonly number[]) => order.map((at) => theirs[at]!);
  return [
    {
      id: `${here.join(" ")} order`,
      kind: "order",
      mine: { path: here, value: inOrder(own) },
      theirs: { path: there, value: inOrder(other) },
      there,
      suggested: isOld ? "theirs" : "mine",
    },
  ];
}

function namesOf(...groups: readonly Group[]): string[] {
  return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}

function isListOfGroups(value: Json | undefined): value is Group[] {
  return Array.isArray(value) && value.every((item) => isGroup(item));
}
