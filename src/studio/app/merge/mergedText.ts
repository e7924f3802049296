import type { Json, Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { type Lookup, valueAt } from "../../../node/check/lookup.ts";
import type { Group } from "../../../node/check/site.ts";
import type { Action } from "../../document/actions.ts";
import { matchItems } from "../../document/match.ts";
import { openFile } from "../../document/openFile.ts";
import type { Named } from "../../document/read.ts";
import { reduce } from "../../document/reduce.ts";
import type { Part, Side } from "./parts.ts";

/** Their text with those parts of mine that were chosen. */
export function mergedText(
  lookup: Lookup,
  { named, text, mine }: { named: Named; text: string; mine: Group },
  chosen: readonly { part: Part; side: Side }[],
): string {
  const parts = chosen.filter(({ side }) => side === "mine").map(({ part }) => part);
  const of = (kind: Part["kind"]) => parts.filter((part) => part.kind === kind);
  const items = of("item");
  const changed = [...of("field"), ...items.filter((part) => part.mine && part.theirs)].map(
    ({ mine: own, theirs }): Action =>
      own
        ? { type: "set", pointer: pointerOf(theirs?.path ?? own.path), value: own.value }
        : { type: "clear", pointer: pointerOf(theirs!.path) },
  );
  // From the end, so that places stay what they are.
  const gone = items
    .flatMap((part) => (part.mine ? [] : [part.theirs!.path]))
    .toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)))
    .map((path): Action => ({ type: "remove", pointer: pointerOf(path) }));
  const added = items
    .filter((part) => !part.theirs)
    .map(({ mine: own }): Action => ({
      type: "add",
      list: pointerOf(own!.path.slice(0, -1)),
      index: Number(own!.path.at(-1)),
      value: own!.value,
    }));
  const merged = [...changed, ...gone, ...added].reduce(
    (file, action) => reduce(lookup, file, action),
    openFile(named, text),
  );
  return of("order").reduce((file, { mine: own }) => {
    const list = own!.path;
    return movesLike(itemsAt(mine, list), itemsAt(file.now.page ?? {}, list)).reduce(
      (at, { from, to }) => reduce(lookup, at, { type: "move", pointer: pointerOf([...list, from]), to }),
      file,
    );
  }, merged).now.text;

  function itemsAt(data: Group, path: Path): readonly Json[] {
    const value = valueAt({ ...named, text: "", data }, path);
    return Array.isArray(value) ? value : [];
  }
}

/** The moves that bring items into the order of those that they are like; what is like none stays behind what it follows. */
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
