/** Blocks that many pages have in exactly the same letters: each of them is parsed once, and walked over once. */
import type { Json } from "../../../model/fields.ts";
import { afterSpace, endOfValue } from "../document/lazyTree.ts";
import { endOfString } from "../document/keys.ts";
import type { KnownStarts } from "../document/walked.ts";
import { hasTracesInJson } from "../inTexts/traces.ts";
import { isGroup } from "../json.ts";
import type { Group } from "../site.ts";

/** Pages after which it is seen whether blocks come again. */
const TRIAL = 200;
/** Characters in blocks of which one has to be in a block that has come again, or it is not worth the look. */
const WORTH = 4;
/** Blocks that are kept at most. */
const MOST_KEPT = 5000;
/** Characters at the start of a block by which it is looked up, and how many with the same start are kept. */
const START = 64;
const MOST_ALIKE = 8;

interface Block {
  text: string;
  value: Json;
  /** Known of one that has come again. */
  hasTraces?: boolean;
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
  // By the sums of their texts: a block that has been seen once is not kept, and costs a number.
  const seenOnce = new Set<number>();
  const known = new Map<Group, KnownStarts>();
  const byStart = new Map<string, Block[]>();
  const seen = { pages: 0, characters: 0, again: 0 };
  let last: { text: string; hasTraces: boolean } | undefined;

  /** The block that starts here. Of one that is known the text need not be gone through: it is the same to its end. */
  function blockAt(text: string, at: number): Block {
    const alike = byStart.get(text.slice(at, at + START));
    // Two texts are compared quicker than one is looked for in another.
    const kept = alike?.find((each) => text.slice(at, at + each.text.length) === each.text);
    if (!kept) return cutBlock(text.slice(at, endOfValue(text, at)));
    seen.again += kept.text.length;
    return kept;
  }

  function cutBlock(text: string): Block {
    const alike = byStart.get(text.slice(0, START)) ?? [];
    // Behind a short one, each page goes on in its own way.
    const kept = text.length < START ? alike[0] : undefined;
    if (kept) seen.again += text.length;
    return kept ?? freshBlock(text, alike);
  }

  function freshBlock(text: string, alike: readonly Block[]): Block {
    const fresh: Block = { text, value: JSON.parse(text) as Json };
    const sum = sumOf(text);
    if (!seenOnce.has(sum)) seenOnce.add(sum);
    else if (alike.length < MOST_ALIKE && known.size < MOST_KEPT && isGroup(fresh.value)) {
      fresh.hasTraces = hasTracesInJson(text);
      byStart.set(text.slice(0, START), [...alike, fresh]);
      known.set(fresh.value, new Map());
    }
    return fresh;
  }

  function parse(text: string): Json {
    const isWorth = seen.pages++ < TRIAL || seen.again * WORTH > seen.characters;
    const start = isWorth ? startOfBlocks(text) : undefined;
    const blocks = start === undefined ? undefined : blocksFrom(text, start);
    const around = blocks && `${text.slice(0, start! + 1)}${text.slice(blocks.end)}`;
    const page = around === undefined ? undefined : (JSON.parse(around) as Group);
    // A second list of this name would be the one that counts.
    if (!blocks || !Array.isArray(page!["blocks"]) || page!["blocks"].length > 0) return JSON.parse(text) as Json;
    page!["blocks"] = blocks.all.map(({ value }) => value);
    // All that is new is looked through at once.
    const fresh = blocks.all.flatMap((block) => (block.hasTraces === undefined ? [block.text] : []));
    const hasTraces = blocks.all.some((block) => block.hasTraces) || hasTracesInJson([around, ...fresh].join("\n"));
    last = { text, hasTraces };
    return page!;
  }

  /** The blocks of the list that is opened here, and where it is closed; undefined where they cannot be told apart. */
  function blocksFrom(text: string, start: number): { all: Block[]; end: number } | undefined {
    const all: Block[] = [];
    for (let at = start; ;) {
      at = afterSpace(text, at + 1);
      if (text[at] !== "{") return undefined;
      const block = blockAt(text, at);
      all.push(block);
      seen.characters += block.text.length;
      at = afterSpace(text, at + block.text.length);
      if (text[at] === "]") return { all, end: at };
      if (text[at] !== ",") return undefined;
    }
  }

  return {
    parse,
    hasTraces: (text) => (text === last?.text ? last.hasTraces : hasTracesInJson(text)),
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
