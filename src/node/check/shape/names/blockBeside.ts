/** Says where a field goes that the block right above or below can have. */
import { onlyOf } from "../../onlyOf.ts";
import { rangeOf } from "../../document/position.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { isGroup, valueAt } from "../../json.ts";
import { behindStart, movingAway } from "../../wording/commas.ts";
import { nounOfType } from "../block/blockType.ts";
import type { Sorted } from "./meanings.ts";

/** @param types The types of the blocks that can have it. */
export function intoBlockBeside(
  { document, path }: Sorted,
  name: string,
  types: readonly string[],
): string | undefined {
  const [list, at] = [path.slice(0, -1), path.at(-1)];
  if (document.role !== "page" || list.length !== 1 || typeof at !== "number") return undefined;
  const homes = [at + 1, at - 1].flatMap((i) => {
    const block = valueAt(document, [...list, i]);
    const isFree = isGroup(block) && types.includes(String(block["type"])) && !Object.hasOwn(block, name);
    return isFree ? [{ i, block, noun: nounOfType(String(block["type"])) }] : [];
  });
  const home = onlyOf(homes);
  if (!home) return undefined;
  const line = lineAt(rangeOf(document, [...list, home.i], "start").offset);
  const start = behindStart(`block ${home.i + 1}, the ${home.noun} of line ${line}`, home.block);
  return `${movingAway(`move it ${start}.`)} Or take it out.`;
}
