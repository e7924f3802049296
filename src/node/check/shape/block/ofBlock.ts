/** Fields of a block that stand beside the blocks: they are not told again as missing in the block. */
import { movingAway } from "../../wording/commas.ts";
import type { Lookup } from "../../lookup.ts";
import { fieldOf } from "../../json.ts";
import { isBlock } from "../noun.ts";
import { couldStand } from "../couldStand.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";

/** @param envelope The findings outside of the blocks of a document, which may be about a field of a block. */
export function ofBlocksOnce(
  lookup: Lookup,
  document: Document,
  { envelope, inside }: { envelope: readonly CodedFinding[]; inside: readonly CodedFinding[] },
): CodedFinding[] {
  const top = lookup.schemaAt(document, [])?.schema;
  const isStray = ({ path, lacks }: CodedFinding) =>
    lacks !== undefined &&
    isBlock(path) &&
    Object.hasOwn(document.data!, lacks) &&
    !fieldOf(top, lacks) &&
    couldStand(lookup, { document, path }, { field: lacks, value: document.data![lacks]! });
  const strays = inside.filter(isStray);
  const isOnly = ({ lacks }: CodedFinding) => strays.filter((other) => other.lacks === lacks).length === 1;
  const homes = new Map(strays.filter(isOnly).map((finding) => [finding.lacks!, finding]));
  const told = envelope.map((finding) => {
    const [name, ...more] = finding.path;
    const home = more.length === 0 && finding.code === "unknown-property" ? homes.get(String(name)) : undefined;
    if (!home) return finding;
    const { edit: _, means: __, ...said } = { ...finding, spoils: home.path };
    // Of several names it is said where they stand.
    if (document.role === "shared" && finding.means === undefined) return said;
    return {
      ...said,
      fix: movingAway(`move it behind the { of ${lookup.labelOf(document, home.path)}, with a comma at the end.`),
    };
  });
  const gone = new Set(homes.values());
  return [...told, ...inside.filter((finding) => !gone.has(finding))];
}
