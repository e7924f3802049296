import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../filesBelow.mjs";

/** A hash of files and of whole folders, with their paths: another one for any other content. */
export function stampOf(root, sources, { isSource = () => true, also = "" } = {}) {
  const hash = createHash("sha256").update(also);
  for (const file of sources.flatMap((source) => filesOf(root, source)).filter(isSource))
    // Null characters part paths and contents: none of either can be taken for a piece of its neighbour.
    hash
      .update(`\0${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

function filesOf(root, source) {
  const path = join(root, source);
  return statSync(path).isDirectory() ? filesBelow(path).map((file) => `${source}/${file}`) : [source];
}
