/** Two people changed one file: what is apart, part by part. */
import type { Json, Path } from "../../../model/fields.ts";
import { isGroup, type Lookup } from "../../../node/check/lookup.ts";
import type { Document, Group } from "../../../node/check/site.ts";
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
  /** The side that changed it; mine where both did. */
  suggested: Side;
}

interface Placed {
  path: Path;
  value: Json;
}

interface Versions {
  /** What both started from. */
  base: Group;
  mine: Group;
  theirs: Group;
}

/** Where two versions of a value stand, and what both started from. */
interface At {
  path: Path;
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** What is made of several fields is settled field by field; a picture and its words, or a block of a page, as a whole. */
const OPENED: ReadonlySet<Widget> = new Set(["object", "named", "block"]);

export function partsApart(lookup: Lookup, named: Named, { base, mine, theirs }: Versions): Part[] {
  const document: Document = { ...named, text: "", data: mine };
  const widgetAt = (path: Path) => {
    const at = lookup.schemaAt(document, path);
    return at && widgetOf(String(path.at(-1)), at.schema);
  };

  function apart({ path, base: was, mine: own, theirs: other }: At): Part[] {
    if (sameJson(own, other)) return [];
    if (
      isGroup(own) &&
      isGroup(other) &&
      own["type"] === other["type"] &&
      (path.length === 0 || OPENED.has(widgetAt(path)!))
    )
      return namesOf(other, own).flatMap((name) =>
        apart({
          path: [...path, name],
          base: isGroup(was) ? was[name] : undefined,
          mine: own[name],
          theirs: other[name],
        }),
      );
    if (isListOfGroups(own) && isListOfGroups(other) && widgetAt(path) === "list")
      return itemsApart(path, { base: Array.isArray(was) ? was : [], mine: own, theirs: other });
    return [
      {
        id: path.join(" "),
        kind: "field",
        ...sides([path, own], [path, other]),
        suggested: sameJson(own, was) ? "theirs" : "mine",
      },
    ];
  }

  return apart({ path: [], base, mine, theirs });
}

function namesOf(...groups: readonly Group[]): string[] {
  return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}

function isListOfGroups(value: Json | undefined): value is Group[] {
  return Array.isArray(value) && value.every((item) => isGroup(item));
}

interface Lists {
  base: readonly Json[];
  mine: readonly Json[];
  theirs: readonly Json[];
}

function itemsApart(list: Path, { base, mine, theirs }: Lists): Part[] {
  const from = matchItems(theirs, mine);
  const isOld = (item: Json) => base.some((each) => sameJson(each, item));
  const part = (id: string, own: number | undefined, other: number | undefined): Part => {
    const [left, right] = [own === undefined ? undefined : mine[own], other === undefined ? undefined : theirs[other]];
    return {
      id: `${list.join(" ")} ${id}`,
      kind: "item",
      ...sides([[...list, own ?? 0], left], [[...list, other ?? 0], right]),
      suggested: left === undefined ? (isOld(right!) ? "mine" : "theirs") : isOld(left) ? "theirs" : "mine",
    };
  };
  const own = mine.flatMap((item, at): Part[] => {
    const other = from[at];
    if (other === undefined) return [part(`mine ${at}`, at, undefined)];
    return sameJson(item, theirs[other]) ? [] : [part(`both ${at}`, at, other)];
  });
  const added = [...theirs.keys()].filter((at) => !from.includes(at)).map((at) => part(`theirs ${at}`, undefined, at));
  return [...own, ...added, ...orderApart(list, { base, mine, theirs })];
}

function orderApart(list: Path, { base, mine, theirs }: Lists): Part[] {
  const both = matchItems(theirs, mine).flatMap((at) => at ?? []);
  const inOrder = both.toSorted((a, b) => a - b);
  if (sameJson(both, inOrder)) return [];
  const was = matchItems(base, mine).flatMap((at) => at ?? []);
  const isOld = was.every((at, i) => i === 0 || was[i - 1]! < at);
  return [
    {
      id: `${list.join(" ")} order`,
      kind: "order",
      ...sides([list, both.map((at) => theirs[at]!)], [list, inOrder.map((at) => theirs[at]!)]),
      suggested: isOld ? "theirs" : "mine",
    },
  ];
}

function sides(
  [ownPath, own]: readonly [Path, Json | undefined],
  [otherPath, other]: readonly [Path, Json | undefined],
): Pick<Part, Side> {
  return {
    ...(own !== undefined && { mine: { path: ownPath, value: own } }),
    ...(other !== undefined && { theirs: { path: otherPath, value: other } }),
  };
}
