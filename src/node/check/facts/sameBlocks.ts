/** Blocks that many pages have in exactly the same letters: each of them is parsed once, and walked over once. */
import type { Json } from "../../../model/fields.ts";
import { afterSpace, endOfValue } from "../document/lazyTree.ts";
import { endOfString } from "../document/keys.ts";
import type { KnownStarts } from "../document/walk.ts";
import { hasTraces } from "../gathered/texts.ts";
import { isGroup } from "../lookup.ts";
import type { Group } from "../site.ts";

/** Blocks that are kept until it is seen which of them come again. */
const MOST_NEW = 2000;

interface Kept {
  value: Json;
  hasTraces: boolean;
  /** On other pages. */
  isSeen: boolean;
}

export interface SameBlocks {
  /** The same as `JSON.parse`, but blocks in the same letters are the same objects. */
  parse(text: string): Json;
  /** As in texts.ts; of the text that was parsed last it is known already. */
  hasTraces(text: string): boolean;
  /** Undefined for a block that was not made by `parse`. */
  of(block: Group): KnownStarts | undefined;
}

export function createSameBlocks(): SameBlocks {
  let byText = new Map<string, Kept>();
  let known = new Map<Group, KnownStarts>();
  let isOff = false;
  /** How often a block has come again since the last time that others were forgotten. */
  let again = 0;
  let last: { text: string; hasTraces: boolean } | undefined;

  function block(text: string): Kept {
    const before = byText.get(text);
    if (before) {
      again++;
      before.isSeen = true;
      return before;
    }
    const kept = { value: JSON.parse(text) as Json, hasTraces: hasTraces(text), isSeen: false };
    byText.set(text, kept);
    if (isGroup(kept.value)) known.set(kept.value, new Map());
    return kept;
  }

  /** Forgets blocks that have not come again. Where hardly any has, no block is looked for any more. */
  function tidy(): void {
    const seen = [...byText].filter(([, { isSeen }]) => isSeen);
    isOff = again * FEWEST_SEEN < byText.size;
    again = 0;
    byText = new Map(seen);
    known = new Map(seen.flatMap(([, { value }]) => (isGroup(value) ? [[value, known.get(value)!] as const] : [])));
  }

  function parse(text: string): Json {
    const pieces = isOff ? undefined : piecesOf(text);
    if (!pieces) return JSON.parse(text) as Json;
    const page = JSON.parse(pieces.around) as Group;
    const { blocks } = page;
    // A second list of this name would be the one that counts.
    if (!Array.isArray(blocks) || blocks.length > 0) return JSON.parse(text) as Json;
    const kept = pieces.blocks.map(block);
    page["blocks"] = kept.map(({ value }) => value);
    last = { text, hasTraces: hasTraces(pieces.around) || kept.some((each) => each.hasTraces) };
    if (byText.size >= MOST_NEW) tidy();
    return page;
  }

  return {
    parse,
    hasTraces: (text) => (text === last?.text ? last.hasTraces : hasTraces(text)),
    of: (group) => known.get(group),
  };
}

/** One of so many blocks has to come again, or it is not worth the look. */
const FEWEST_SEEN = 10;

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
