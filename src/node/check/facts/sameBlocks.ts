/** A cache of blocks that are identical in many pages: each is parsed once and walked once. */
import type { Json } from "../../../model/fields.ts";
import { afterSpace, endOfValue } from "../document/lazyTree.ts";
import { countNames, endOfString } from "../document/keys.ts";
import type { KnownStarts } from "../document/walked.ts";
import { hasTracesInJson } from "../inTexts/traces.ts";
import { isGroup } from "../json.ts";
import type { Group } from "../site.ts";

/** After so many pages, the cache is used only if blocks do repeat. */
const TRIAL = 200;
/** The cache is worth its cost if at least one of so many characters in blocks is in a repeated block. */
const WORTH = 4;
/** The most blocks that are kept. */
const MOST_KEPT = 5000;
/**
 * Blocks are looked up by so many characters at their start, and at most `MOST_ALIKE` blocks with the same start are
 * kept.
 */
const START = 64;
const MOST_ALIKE = 8;

interface Block {
  text: string;
  value: Json;
  /** Known only of kept blocks. */
  signs?: Signs;
}

/** What is searched for in the text of a whole page. */
interface Signs {
  /** As in traces.ts. */
  hasTraces: boolean;
  /** The number of property names, see keys.ts. */
  names: number;
}

export interface SameBlocks {
  /** The same as `JSON.parse`, but repeated blocks are the same objects. */
  parse(text: string): Json;
  /** Cached for the text that was parsed last. */
  signsIn(text: string): Signs;
  /** The results of earlier walks; undefined for a block that is not kept. */
  of(block: Group): KnownStarts | undefined;
}

export function createSameBlocks(): SameBlocks {
  // Hashes of the blocks that occurred once: they are kept from the second time on, so that unique blocks cost a number
  // only.
  const seenOnce = new Set<number>();
  const known = new Map<Group, KnownStarts>();
  const byStart = new Map<string, Block[]>();
  const seen = { pages: 0, characters: 0, again: 0 };
  let last: { text: string; signs: Signs } | undefined;

  /** The block at an offset. If it is a kept one, its end need not be searched for. */
  function blockAt(text: string, at: number): Block {
    const alike = byStart.get(text.slice(at, at + START));
    // Comparing two strings is faster than `startsWith`.
    const kept = alike?.find((each) => text.slice(at, at + each.text.length) === each.text);
    if (!kept) return cutBlock(text.slice(at, endOfValue(text, at)));
    seen.again += kept.text.length;
    return kept;
  }

  function cutBlock(text: string): Block {
    const alike = byStart.get(text.slice(0, START)) ?? [];
    // `blockAt` does not find a block shorter than `START`: it looks it up with what follows, which differs by page.
    const kept = text.length < START ? alike[0] : undefined;
    if (kept) seen.again += text.length;
    return kept ?? freshBlock(text, alike);
  }

  function freshBlock(text: string, alike: readonly Block[]): Block {
    const fresh: Block = { text, value: JSON.parse(text) as Json };
    const sum = sumOf(text);
    if (!seenOnce.has(sum)) seenOnce.add(sum);
    else if (alike.length < MOST_ALIKE && known.size < MOST_KEPT && isGroup(fresh.value)) {
      fresh.signs = signsIn(text);
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
    // A second "blocks" property would replace the first one.
    if (!blocks || !Array.isArray(page!["blocks"]) || page!["blocks"].length > 0) return JSON.parse(text) as Json;
    page!["blocks"] = blocks.all.map(({ value }) => value);
    last = { text, signs: signsOfAll(blocks.all, around!) };
    return page!;
  }

  /** The blocks of the array that starts here, and the offset of its end; undefined if it has anything but objects. */
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
    signsIn: (text) => (text === last?.text ? last.signs : signsIn(text)),
    of: (group) => known.get(group),
  };
}

function signsIn(text: string): Signs {
  return { hasTraces: hasTracesInJson(text), names: countNames(text) };
}

/** The signs of a page. What is around its blocks, and the blocks that are not kept, are searched together. */
function signsOfAll(blocks: readonly Block[], around: string): Signs {
  let rest = around;
  let hasTraces = false;
  let names = 0;
  for (const { text, signs } of blocks) {
    if (!signs) rest += `\n${text}`;
    hasTraces ||= signs?.hasTraces ?? false;
    names += signs?.names ?? 0;
  }
  const own = signsIn(rest);
  return { hasTraces: hasTraces || own.hasTraces, names: names + own.names };
}

/** How many characters of a text are hashed. */
const SAMPLES = 100;

/** An FNV-1a hash of a text and its length. Of long texts, only every nth character counts. */
function sumOf(text: string): number {
  const step = Math.ceil(text.length / SAMPLES);
  let sum = 0x811c9dc5 ^ text.length;
  for (let i = 0; i < text.length; i += step) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum;
}

/** The offset of the "[" of the page's `blocks`. */
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
