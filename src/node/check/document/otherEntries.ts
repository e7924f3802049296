import type { Json, Path } from "../../../model/fields.ts";
import type { Document } from "./document.ts";
import { valueAt } from "../json.ts";
import { isBlock } from "../shape/noun.ts";

/** The longest list: each entry is compared with all others. */
const MOST = 50;

/** The other entries of the list that a group is in; none for a block, as each is of a kind of its own. */
export function otherEntries(document: Document, path: Path): readonly Json[] {
  const at = path.at(-1);
  const list = typeof at === "number" && !isBlock(path) ? valueAt(document, path.slice(0, -1)) : undefined;
  return Array.isArray(list) && list.length <= MOST ? list.filter((_, i) => i !== at) : [];
}
