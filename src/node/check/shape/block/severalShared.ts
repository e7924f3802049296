/** Several blocks in the file of a shared block, which is one block. */
import { sharedFile } from "../../files/sitePaths.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup } from "../../json.ts";
import type { Document } from "../../document/document.ts";
import { listWithin } from "../values/lists/onlyWithin.ts";
import { quote } from "../../wording/words.ts";
import type { InPlaceOfBlock } from "./noBlock.ts";

/** Each gets a file, and the pages that show the first one place the others as well: visitors would lose them. */
export function severalShared(lookup: Lookup, { name }: Document, { path, value }: InPlaceOfBlock): string | undefined {
  const { value: all } = listWithin(value);
  const blocks = path[0] === "block" && Array.isArray(all) && all.every(isGroup) ? all.flat() : [];
  const [, second] = blocks;
  if (!isGroup(second)) return undefined;
  const free = freeName(lookup, name);
  const file = `${sharedFile(free)}, as { "block": { ${typeof second["type"] === "string" ? `"type": ${quote(second["type"])}, ` : ""}… } }`;
  const use = `{ "type": "shared", "use": ${quote(free)} }`;
  const isTwo = blocks.length === 2;
  const move = isTwo
    ? `Move the second into a file of its own, for example ${file}`
    : `Move each of the others into a file of its own, the second for example into ${file}`;
  const uses = lookup.uses?.(name);
  const where =
    uses === undefined
      ? `on the pages that are to show ${isTwo ? "it" : "them"}`
      : `behind each block that uses ${quote(name)}, with a comma between${uses}`;
  const place = isTwo ? `Then place ${use} ${where}` : `Then place them, the second as ${use}, ${where}`;
  return `leave the first one there, without [ ]. ${move}. ${place}.`;
}

/** "faq-2", or with the next number that no shared block has. */
function freeName({ hasShared }: Lookup, name: string): string {
  let number = 2;
  while (hasShared(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}
