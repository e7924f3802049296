/** The blocks of a page as components receive them. What did not change stays the same object, and is not drawn again. */
import { blockSchema, isGroup, type Json } from "../../model/fields.ts";
import type { BlockDocument } from "../../renderer/documents.ts";
import { blockResolver, placed, type ResolvedBlock } from "../../renderer/resolvePage.ts";
import type { ShownSite } from "./shownSite.ts";

export interface ShownBlock {
  key: string;
  /** Tells apart what has the same key, one after the other. */
  revision: number;
  /** As it is written. */
  block: Json;
  /** Left out when it cannot be shown. */
  resolved?: ResolvedBlock;
  /** Why it cannot be shown. */
  trouble?: string;
}

export type KeyedBlock = Pick<ShownBlock, "key" | "block">;

/** Gives the function that resolves the blocks of one page after each change. */
export function createShownBlocks(): (site: ShownSite, blocks: readonly KeyedBlock[]) => ShownBlock[] {
  let around: ShownSite | undefined;
  let known = new Map<string, ShownBlock & { position: number }>();
  let revision = 0;
  return (site, blocks) => {
    const resolve = blockResolver(site.source, site.resources);
    const before = site === around ? known : new Map<string, never>();
    const shown = blocks.map(({ key, block }, position) => {
      const same = before.get(key);
      if (same && same.block === block && same.position === position) return same;
      const made = attempt(() => {
        if (!isGroup(block)) throw new Error("It is no group of fields.");
        const whole = placed(block as BlockDocument, site.source);
        if (!blockSchema(site.resources.schemas, whole.type))
          throw new Error(`There is no block called "${whole.type}".`);
        return resolve(whole, position);
      });
      return { key, revision: ++revision, block, position, ...made };
    });
    around = site;
    known = new Map(shown.map((each) => [each.key, each]));
    return shown;
  };
}

function attempt(make: () => ResolvedBlock): Pick<ShownBlock, "resolved" | "trouble"> {
  try {
    return { resolved: make() };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}
