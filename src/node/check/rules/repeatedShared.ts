import type { Json } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";
import { outlinesOf, type PageOutline } from "../outline/pageOutline.ts";
import { type Context, type Rule } from "../rule.ts";
import type { Lookup } from "../lookup.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { BESIDE } from "../wording/commas.ts";
import { quote } from "../wording/words.ts";
import { clashesOf } from "../outline/clashes.ts";
import { openWords } from "../outline/sharedTwice.ts";
import { openFields } from "../sharedBlocks/leftOpen.ts";

/** A shared block with a list or a form stands on a page once, or in other words. A call to action may stand on it again further down. */
export const repeatedShared: Rule = {
  code: "repeated-shared",
  severity: "warning",
  docs: {
    title: "The same shared block twice on a page",
    why: "Visitors see all of it again. Most often a block was to be moved, and was copied. A call to action may stand on a long page again, but not right behind itself.",
    mend: 'Take one of the two out. If both are meant, give one of them other words in `"with"`, where the shared block lets pages do that.',
  },
  isQuiet: ({ outline }) => !outline || copiesIn(outline).length === 0,
  *run(context) {
    for (const outline of outlinesOf(context)?.pages ?? []) {
      const { document } = outline;
      for (const copy of copiesIn(outline)) if (isTold(copy, document, context)) yield say(copy, document, context);
    }
  },
};

interface Copy {
  use: string;
  /** Indices of blocks. */
  at: number;
  first: number;
  /** Whether it follows one that is the same. */
  isBeside: boolean;
}

function copiesIn({ document }: Pick<PageOutline, "document">): Copy[] {
  const blocks = document.data?.["blocks"];
  const found: Copy[] = [];
  const firsts: { use: string; words: Json | undefined; at: number; last: number }[] = [];
  for (let at = 0; Array.isArray(blocks) && at < blocks.length; at++) {
    const block = blocks[at]!;
    if (!isGroup(block) || block["type"] !== "shared" || typeof block["use"] !== "string") continue;
    const { use, with: words } = block;
    const first = firsts.find((each) => each.use === use && JSON.stringify(each.words) === JSON.stringify(words));
    if (first) {
      found.push({ use, at, first: first.at, isBeside: first.last === at - 1 });
      first.last = at;
    } else firsts.push({ use, words, at, last: at });
  }
  return found;
}

/** Whether nothing worse is told of it: places in it that are there twice. */
function isTold({ use, at, first, isBeside }: Copy, document: Document, context: Context): boolean {
  const from = context.shared.get(use);
  // Words that stand in the wrong place may be what one of them is to say.
  if ([at, first].some((position) => !context.isSound(document, ["blocks", position]))) return false;
  const isOfCopy = (clash: Finding) =>
    clash.document === from || (clash.document === document && clash.path[0] === "blocks" && clash.path[1] === at);
  return from !== undefined && (isBeside || isSeenTwice(from, context)) && !clashesOf(context).some(isOfCopy);
}

/** Whether a copy disturbs. Long pages may have a form at both ends, in other words where its file leaves some open. */
function isSeenTwice(from: Document, { lookup }: Context): boolean {
  return hasForm(from, lookup) ? openWords(from, lookup).length > 0 : listsIn(from, lookup).length > 0;
}

function hasForm(from: Document, lookup: Lookup): boolean {
  const block = from.data?.["block"];
  const isForm = (name: string) => lookup.schemaAt(from, ["block", name])?.schema.kind === "form";
  return isGroup(block) && Object.keys(block).some(isForm);
}

/** The fields of a shared block that hold a list. */
function listsIn(from: Document, lookup: Lookup): string[] {
  const block = from.data?.["block"];
  const isList = (name: string) => lookup.schemaAt(from, ["block", name])?.schema.kind !== "markdown";
  return isGroup(block) ? Object.keys(block).filter((name) => Array.isArray(block[name]) && isList(name)) : [];
}

function say({ use, at, first }: Copy, document: Document, { shared, lookup }: Context): Finding {
  const from = shared.get(use)!;
  // With another heading alone, all that it lists would still stand there twice.
  const lists = hasForm(from, lookup) ? [] : listsIn(from, lookup);
  const canDiffer =
    lists.length > 0 ? lists.some((name) => openFields(from).includes(name)) : openWords(from, lookup).length > 0;
  const other = canDiffer ? ', or give one of them other words in "with"' : "";
  return {
    document,
    path: ["blocks", at, "use"],
    point: "value",
    message: `the shared block ${quote(use)} stands in block ${first + 1} already, in the same words.`,
    fix: `take one of the two out, ${BESIDE}${other}.`,
  };
}
