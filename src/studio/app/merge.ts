/** Two people changed one file: what is apart, and a text with the choice of each part. */
import { type Json, type Path } from "../../model/fields.ts";
import { pointerOf } from "../../model/pointer.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Group } from "../../node/check/site.ts";
import type { Action } from "../document/actions.ts";
import { matchItems } from "../document/match.ts";
import { openFile } from "../document/openFile.ts";
import type { Named } from "../document/read.ts";
import { reduce } from "../document/reduce.ts";
import { sameJson } from "../document/sameJson.ts";

export type Side = "mine" | "theirs";

/** A field of the file, or a block, that is not the same in both. */
export interface Part {
  id: string;
  /** In both files; left out where it is not there. */
  mine?: { path: Path; value: Json };
  theirs?: { path: Path; value: Json };
  /** The side that changed it; mine where both did. */
  suggested: Side;
}

interface Versions {
  /** What both started from. */
  base: Group;
  mine: Group;
  theirs: Group;
}

export function partsApart({ base, mine, theirs }: Versions): Part[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].filter((name) => name !== "blocks");
  const fields = names
    .filter((name) => !sameJson(mine[name], theirs[name]))
    .map((name): Part => ({
      id: name,
      ...sides([[name], mine[name]], [[name], theirs[name]]),
      suggested: sameJson(mine[name], base[name]) ? "theirs" : "mine",
    }));
  return [...fields, ...blocksApart({ base, mine, theirs })];
}

function blocksApart({ base, mine, theirs }: Versions): Part[] {
  const [was, own, other] = [blocksOf(base), blocksOf(mine), blocksOf(theirs)];
  const fromTheirs = matchItems(other, own);
  const isOld = (block: Json) => was.some((each) => sameJson(each, block));
  const parts = own.flatMap((block, at): Part[] => {
    const from = fromTheirs[at];
    if (from === undefined)
      return [
        {
          id: `mine ${at}`,
          ...sides([["blocks", at], block], [[], undefined]),
          suggested: isOld(block) ? "theirs" : "mine",
        },
      ];
    if (sameJson(block, other[from])) return [];
    const value = sides([["blocks", at], block], [["blocks", from], other[from]]);
    return [{ id: `both ${at}`, ...value, suggested: isOld(block) ? "theirs" : "mine" }];
  });
  const onlyTheirs = other.flatMap((block, at): Part[] =>
    fromTheirs.includes(at)
      ? []
      : [
          {
            id: `theirs ${at}`,
            ...sides([[], undefined], [["blocks", at], block]),
            suggested: isOld(block) ? "mine" : "theirs",
          },
        ],
  );
  return [...parts, ...onlyTheirs];
}

type Placed = readonly [Path, Json | undefined];

function sides([ownPath, own]: Placed, [otherPath, other]: Placed): Pick<Part, Side> {
  return {
    ...(own !== undefined && { mine: { path: ownPath, value: own } }),
    ...(other !== undefined && { theirs: { path: otherPath, value: other } }),
  };
}

function blocksOf(page: Group): readonly Json[] {
  return Array.isArray(page["blocks"]) ? page["blocks"] : [];
}

/** Their text with those parts of mine that were chosen. */
export function mergedText(
  lookup: Lookup,
  { named, text }: { named: Named; text: string },
  chosen: readonly { part: Part; side: Side }[],
): string {
  const mine = chosen.filter(({ side }) => side === "mine").map(({ part }) => part);
  const set = mine.flatMap(({ mine: own, theirs }): Action[] => {
    if (own && (theirs || own.path[0] !== "blocks"))
      return [{ type: "set", pointer: pointerOf(theirs?.path ?? own.path), value: own.value }];
    return theirs && theirs.path[0] !== "blocks" ? [{ type: "clear", pointer: pointerOf(theirs.path) }] : [];
  });
  const gone = mine
    .flatMap(({ mine: own, theirs }) => (!own && theirs?.path[0] === "blocks" ? [Number(theirs.path[1])] : []))
    .toSorted((a, b) => b - a)
    .map((at): Action => ({ type: "remove", pointer: pointerOf(["blocks", at]) }));
  const added = mine.flatMap(({ mine: own, theirs }): Action[] =>
    own && !theirs && own.path[0] === "blocks"
      ? [{ type: "add", list: "/blocks", index: Number(own.path[1]), value: own.value }]
      : [],
  );
  return [...set, ...gone, ...added].reduce((file, action) => reduce(lookup, file, action), openFile(named, text)).now
    .text;
}
