/** Shared blocks that were moved into a folder, while all uses name them without it: one finding for each folder. */
import { sharedFile } from "../../files/sitePaths.ts";
import { byName } from "../../byName.ts";
import { allPlaces, elsewhere } from "../../wording/elsewhere.ts";
import type { Asking } from "./unknownNames.ts";
import type { Document } from "../../document/document.ts";
import type { Finding } from "../../finding.ts";
import { counted, quote } from "../../wording/words.ts";
import { lastPart } from "../../pathParts.ts";

/** A shared block in a folder, and the places that use it without the folder. */
interface Moved {
  block: Document;
  /** Without a slash at its end. */
  folder: string;
  own: string;
  places: Asking[];
}

/**
 * @param asking Places with unknown names.
 * @param isUsed Whether something uses a shared block by its whole name.
 */
export function movedBlocks(
  asking: readonly Asking[],
  shared: ReadonlyMap<string, Document>,
  isUsed: (name: string) => boolean,
): Moved[] {
  const places = byName(asking, ({ value }) => value);
  const inFolders = [...shared.values()].filter(({ name }) => name.includes("/") && !isUsed(name));
  const byOwnName = byName(inFolders, ({ name }) => lastPart(name));
  return Array.from(byOwnName).flatMap(([own, [block, ...others]]) => {
    const folder = block!.name.slice(0, -own.length - 1);
    return others.length === 0 && places.has(own) ? [{ block: block!, folder, own, places: places.get(own)! }] : [];
  });
}

export function* sayMovedBlocks(moved: readonly Moved[]): Generator<Finding> {
  for (const [folder, blocks] of byName(moved, (each) => each.folder)) {
    const [{ block, own }, ...others] = blocks as [Moved];
    const places = blocks.flatMap((each) => each.places);
    const found = { document: block, path: ["block"], place: [], point: "name" } as const;
    const count = counted(places.length, "place asks", "places ask");
    const named = elsewhere(`${places.length > 1 ? "They are" : "It is"} in`, places);
    const all = places.length > 1 ? ` in ${allPlaces(places)}` : " there";
    if (others.length === 0) {
      const message = `${count} for this shared block by the name ${quote(own)}, and none by ${quote(block.name)}.`;
      const fix = `move the file back to ${sharedFile(own)}, or write "${block.name}"${all}.`;
      yield { ...found, message, ...named, fix };
      continue;
    }
    const message = `${count} for the ${blocks.length} shared blocks in the folder pages/_shared/${folder} by their names without ${quote(`${folder}/`)}.`;
    const fix = `move these files back to pages/_shared, or write "${folder}/" before their names${all}.`;
    yield { ...found, message, ...named, fix };
  }
}
