/** What a block is on a page: its headings and the anchors in it, as its component really renders them. */
import type { Path, Schemas } from "../../../model/fields.ts";
import type { Group, Renderer } from "../site.ts";
import { skeletonParts, type Token, tokenNumbers, tokensIn } from "./skeleton.ts";

interface Heading {
  /** 1 to 6. */
  level: number;
  /** The text that it is made of, from the block; left out when the words are the component's own. */
  path?: Path;
}

interface Anchor {
  /** The anchor itself, in a block whose own anchor and whose fields have these values. */
  of(block: Group, blockId: string): string;
  /** The text that it is made of, from the block; left out when it follows from the block's own anchor alone. */
  path?: Path;
  /** A component made it of words that are no anchor: `of` gives those words in its place, folded. */
  isDerived: boolean;
}

export interface BlockOutline {
  headings: readonly Heading[];
  anchors: readonly Anchor[];
  /** Those that follow from the block's own anchor alone, in a block with this one, as they are compared. */
  fixed(blockId: string): readonly string[];
  /** The others: they are made of the author's words. */
  named: readonly Anchor[];
  /** Texts to be read that the component shows nowhere. */
  unseen: readonly Path[];
}

interface Drawing {
  schemas: Schemas;
  render: Renderer;
  site: Group;
}

/** Renders a skeleton and reads what it has become. */
export function outlineOf({ schemas, render, site }: Drawing, skeleton: string, position: number): BlockOutline {
  const block = JSON.parse(skeleton) as Group;
  const tokens = tokensIn(schemas, block);
  const html = render.block(block, position, site);
  const anchors = anchorsIn(html).map((anchor) => anchorOf(anchor, tokens));
  return {
    headings: headingsIn(html).map(({ level, text }) => {
      // A heading may be a link, and its address is no word of it.
      const path = tokenNumbers(text.replaceAll(/<[^>]*>/g, "")).map((number) => tokens.get(number)?.path)[0];
      return path ? { level, path } : { level };
    }),
    anchors,
    fixed: fixedIn(anchors.filter(({ path }) => !path)),
    named: anchors.filter(({ path }) => path),
    unseen: unseenIn(html, tokens),
  };
}

function fixedIn(anchors: readonly Anchor[]): BlockOutline["fixed"] {
  // Most blocks have no anchor of their own, and are called by their type and their place.
  const known = new Map<string, readonly string[]>();
  return (blockId) => {
    const names = known.get(blockId) ?? anchors.map(({ of }) => comparable(of({}, blockId)));
    if (known.size < MOST_REMEMBERED) known.set(blockId, names);
    return names;
  };
}

/** Anchors of blocks for which it is remembered what follows from them. */
const MOST_REMEMBERED = 100;

/** The same for anchors that may be the same: what is made of a text has hyphens where nobody knows it yet. */
export function comparable(anchor: string): string {
  return anchor.replaceAll("-", "");
}

function unseenIn(html: string, tokens: ReadonlyMap<number, Token>): Path[] {
  const seen = new Set(tokenNumbers(html.replaceAll(SCRIPT, "")));
  return [...tokens].flatMap(([number, { path, isWords }]) => (isWords && !seen.has(number) ? [path] : []));
}

function anchorOf(template: string, tokens: ReadonlyMap<number, Token>): Anchor {
  const parts = skeletonParts(template);
  const used = parts
    .filter((part) => typeof part === "number" && part > 0)
    .map((number) => tokens.get(number as number)!);
  const [first] = used;
  const isDerived = used.some(({ isAnchor }) => !isAnchor);
  const of = (block: Group, blockId: string) => {
    let name = "";
    for (const part of parts) {
      if (typeof part === "string") name += part;
      else if (part === 0) name += blockId;
      else name += wordsOf(valueIn(block, tokens.get(part)!.path), isDerived);
    }
    return name;
  };
  return first ? { of, path: first.path, isDerived } : { of, isDerived };
}

function wordsOf(value: unknown, isDerived: boolean): string {
  return isDerived ? fold(String(value)) : String(value);
}

/** Coarser than what any component may make of a text: texts that differ here have different anchors. */
function fold(text: string): string {
  const isPlain = !BEYOND_ASCII.test(text);
  const letters = (isPlain ? text : text.normalize("NFKD")).toLowerCase();
  return letters.replaceAll(isPlain ? NO_LETTER : NO_LETTER_ANYWHERE, "");
}

const BEYOND_ASCII = /[^ -~\s]/;
const NO_LETTER = /[^a-z0-9]+/g;
const NO_LETTER_ANYWHERE = /[^\p{L}\p{N}]+/gu;

function valueIn(block: Group, path: Path): unknown {
  let value: unknown = block;
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key];
  return value;
}

const SCRIPT = /<script\b.*?<\/script>/gs;
const HEADING = /<h([1-6])\b([^>]*)>(.*?)<\/h\1>/gs;
const LEVEL = /\baria-level="(\d)"/;
const ID = /<[a-z][^>]*?\sid="([^"]*)"/g;

/** The headings of a piece of HTML that React wrote, in order. */
export function headingsIn(html: string): { level: number; text: string }[] {
  return Array.from(html.replaceAll(SCRIPT, "").matchAll(HEADING), ([, own, attributes = "", text = ""]) => {
    const level = Number(LEVEL.exec(attributes)?.[1] ?? own);
    return { level, text };
  });
}

/** The anchors of a piece of HTML that React wrote, in order; repeated ones more than once. */
export function anchorsIn(html: string): string[] {
  return Array.from(html.replaceAll(SCRIPT, "").matchAll(ID), ([, id = ""]) => unescaped(id));
}

/** The text that React wrote so. */
export function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
