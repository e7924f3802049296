/** Walks over documents and over single blocks. */
import type { Schemas } from "../../../model/fields.ts";
import { isNotable } from "../gathered/texts/texts.ts";
import { hasTracesInJson } from "../inTexts/traces.ts";
import type { Step } from "../outline/way.ts";
import type { Group } from "../site.ts";
import type { Document } from "./document.ts";
import type { Guide, WalkerOptions } from "./guide.ts";
import { plansOf } from "./plans.ts";
import { Walk } from "./walk.ts";
import type { Walked } from "./walked.ts";

export type Walker = (document: Document, root: string, guide: Guide) => Walked;

export function createWalker(schemas: Schemas, options: WalkerOptions): Walker {
  const plans = plansOf(schemas);
  return (document, root, guide) => {
    const isPlain = guide.isPlain ?? !hasTracesInJson(document.text);
    const walk = new Walk(document, { plans, options, guide });
    if (isPlain) walk.same = guide.same;
    else walk.isNotable = isNotable;
    walk.passGroup(document.data!, plans.root(root));
    return walk.walked;
  };
}

/** The end of a valid block in the trie; not for shared blocks. */
export function endOfWay(schemas: Schemas, block: Group, start: Step): Step {
  const options = { deepest: Infinity, sharedType: () => undefined };
  const guide = { take: () => undefined, startOf: () => start };
  const walk = new Walk({ file: "", role: "page", name: "", text: "" }, { plans: plansOf(schemas), options, guide });
  walk.isNotable = () => false;
  walk.passBlock(block);
  return walk.walked.ends[0]!;
}
