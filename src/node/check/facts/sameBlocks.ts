/** Blocks that many pages have in exactly the same letters: each of them is parsed once, and walked over once. */
import type { Json } from "../../../model/fields.ts";
import { afterSpace, endOfValue } from "../document/lazyTree.ts";
import { endOfString } from "../document/keys.ts";
import type { KnownStarts } from "../document/walk.ts";
import { hasTraces } from "../gathered/texts.ts";
import { isGroup } from "../lookup.ts";
import type { Group } from "../site.ts";

/** Pages after which it is seen whether blocks come again. */
const TRIAL = 200;
/** Characters in blocks of which one has to be in a block that has come again, or it is not worth the look. */
const WORTH = 4;
/** Blocks that are kept at most. */
const MOST_KEPT = 5000;

interface Kept {
  text: string;
  value: Json;
  hasTraces: boolean;
}

export interface SameBlocks {
  /** The same as `JSON.parse`, but blocks in the same letters are the same objects. */
  parse(text: string): Json;
  /** As in texts.ts; of the text that was parsed last it is known already. */
  hasTraces(text: string): boolean;
  /** Undefined for a block that has not come again. */
  of(block: Group): KnownStarts | undefined;
}

export function createSameBlocks(): SameBlocks {
  // By sums of their texts: a block that has been seen once is not kept, and costs a number.
  const bySum = new Map<number, Kept | undefined>();
  const known = new Map<Group, KnownStarts>();
  const seen = { pages: 0, characters: 0, again: 0 };
  let last: { text: string; hasTraces: boolean } | undefined;

  function block(text: string): Omit<Kept, "text"> {
    seen.characters += text.length;
    const sum = sumOf(text);
    const kept = bySum.get(sum);
    if (kept?.text === text) {
      seen.again += text.length;
      return kept;
    }
    const fresh = { text, value: JSON.parse(text) as Json, hasTraces: hasTraces(text) };
    const isNew = !bySum.has(sum);
    if (isNew) bySum.set(sum, undefined);
    else if (!kept && known.size < MOST_KEPT && isGroup(fresh.value)) {
      bySum.set(sum, fresh);
      known.set(fresh.value, new Map());
    }
    return fresh;
  }

  function parse(text: string): Json {
    const isWorth = seen.pages++ < TRIAL || seen.again * WORTH > seen.characters;
    const pieces = isWorth ? piecesOf(text) : undefined;
    if (!pieces) return JSON.parse(text) as Json;
    const page = JSON.parse(pieces.around) as Group;
    const { blocks } = page;
    // A second list of this name would be the one that counts.
    if (!Array.isArray(blocks) || blocks.length > 0) return JSON.parse(text) as Json;
    const kept = pieces.blocks.map(block);
    page["blocks"] = kept.map(({ value }) => value);
    last = { text, hasTraces: hasTraces(pieces.around) || kept.some((each) => each.hasTraces) };
    return page;
  }

  return {
    parse,
    hasTraces: (text) => (text === last?.text ? last.hasTraces : hasTraces(text)),
    of: (group) => known.get(group),
  };
}

/** Characters of a text that its sum is made of. */
const SAMPLES = 100;

/** A sum of a text and its length, after Fowler, Noll and Vo. Of long texts, only of characters here and there. */
function sumOf(text: string): number {
  const step = Math.ceil(text.length / SAMPLES);
  let sum = 0x811c9dc5 ^ text.length;
  for (let i = 0; i < text.length; i += step) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum;
}

/** The texts of the blocks of a page, and what is around them; undefined where they cannot be told apart. */
function piecesOf(text: string): { around: string; blocks: string[] } | undefined {
  const start = startOfBlocks(text);
  if (start === undefined) return undefined;
  const blocks: string[] = [];
  for (let at = start; ;) {
    at = afterSpace(text, at + 1);
    const end = endOfValue(text, at);
    if (end === at) return undefined;
    blocks.push(text.slice(at, end));
    at = afterSpace(text, end);
    if (text[at] === "]") return { around: `${text.slice(0, start + 1)}${text.slice(at)}`, blocks };
    if (text[at] !== ",") return undefined;
  }
}

/** Where the list of the blocks of a page is opened. */
function startOfBlocks(text: string): number | undefined {
  for (let at = afterSpace(text, 0); text[at] === "{" || text[at] === ",";) {
    const name = afterSpace(text, at + 1);
    const end = endOfString(text, name);
    const value = afterSpace(text, afterSpace(text, end + 1) + 1);
    if (text.slice(name, end + 1) === '"blocks"') return text[value] === "[" ? value : undefined;
    at = afterSpace(text, endOfValue(text, value));
  }
  return undefined;
}
