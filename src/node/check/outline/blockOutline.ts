/** The outline of a block: the headings and anchors that its component renders. */
import type { Path, Schemas } from "../../../model/fields.ts";
import type { Group, Renderer } from "../site.ts";
import { Recent } from "../document/recent.ts";
import { lettersOfAnchor, NO_SUM, withFolded, withPart } from "./sameAnchors.ts";
import { drawingsIn, skeletonParts, type Placeholder, tokenNumbers, tokensIn } from "./skeleton.ts";

export interface Heading {
  /** 1 to 6. */
  level: number;
  /** The path in the block of the text that the heading contains; left out if the words are the component's own. */
  path?: Path;
}

export interface Anchor {
  /** The anchor in a block with these values. */
  of(block: Group, blockId: string): string;
  /** Its hash, see sameAnchors.ts. */
  sum(block: Group, blockId: string): number;
  /** The path in the block of the text that it is made of; left out if it depends on the block's own anchor only. */
  path?: Path;
  /**
   * The component made it from a text, in an unknown way: `of` has the normalised letters of that text in its place.
   */
  isDerived: boolean;
}

/** A block and its own anchor, which depends on its position if it has no "id". */
interface Placed {
  block: Group;
  /** From 0. */
  position: number;
  readonly blockId: string;
}

export interface BlockOutline {
  headings: readonly Heading[];
  anchors: readonly Anchor[];
  /** The hashes of the anchors that depend on the block's own anchor only. */
  fixed(placed: Placed): readonly number[];
  /** The hashes of the others, which are made of the author's texts. */
  named(placed: Placed): readonly number[];
  /** Whether `named` has any. */
  isNamed: boolean;
  /** The texts and drawings that the component does not show. */
  unseen: readonly Path[];
}

interface Drawing {
  schemas: Schemas;
  render: Renderer;
  site: Group;
}

/** Renders a skeleton and reads the outline from the HTML. */
export function outlineOf({ schemas, render, site }: Drawing, skeleton: string, position: number): BlockOutline {
  const block = JSON.parse(skeleton) as Group;
  const tokens = tokensIn(schemas, block);
  const html = render.block(block, position, site);
  const anchors = anchorsIn(html).map((anchor) => anchorOf(anchor, tokens));
  return {
    headings: headingsIn(html).map(({ level, text }) => {
      // A heading may contain a link, whose address does not belong to its text.
      const path = tokenNumbers(text.replaceAll(/<[^>]*>/g, "")).map((number) => tokens.get(number)?.path)[0];
      return path ? { level, path } : { level };
    }),
    anchors,
    fixed: fixedIn(anchors.filter(({ path }) => !path)),
    named: namedIn(anchors.filter(({ path }) => path)),
    isNamed: anchors.some(({ path }) => path),
    unseen: [
      ...unseenIn(html, tokens),
      ...drawingsIn(schemas, block).flatMap(({ path, name }) => (html.includes(name) ? [] : [path])),
    ],
  };
}

function fixedIn(anchors: readonly Anchor[]): BlockOutline["fixed"] {
  // Cached by position, because most blocks have no "id".
  const byPosition: (readonly number[] | undefined)[] = [];
  const byId = new Recent<string, readonly number[]>();
  return (placed) => {
    const sums = () => anchors.map(({ sum }) => sum(placed.block, placed.blockId));
    return "id" in placed.block ? byId.of(placed.blockId, sums) : (byPosition[placed.position] ??= sums());
  };
}

function namedIn(anchors: readonly Anchor[]): BlockOutline["named"] {
  // Cached by object, because shared blocks and repeated blocks are the same objects on all pages.
  const known = new Recent<Group, (readonly number[] | undefined)[]>();
  return (placed) => {
    const byPosition = known.of(placed.block, () => []);
    return (byPosition[placed.position] ??= anchors.map(({ sum }) => sum(placed.block, placed.blockId)));
  };
}

function unseenIn(html: string, tokens: ReadonlyMap<number, Placeholder>): Path[] {
  const seen = new Set(tokenNumbers(html.replaceAll(SCRIPT, "")));
  return [...tokens].flatMap(([number, { path, isWords }]) => (isWords && !seen.has(number) ? [path] : []));
}

function anchorOf(template: string, tokens: ReadonlyMap<number, Placeholder>): Anchor {
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
  const sum = (block: Group, blockId: string) => {
    let all = NO_SUM;
    for (const part of parts) {
      const words =
        typeof part === "string" ? part : part === 0 ? blockId : String(valueIn(block, tokens.get(part)!.path));
      all = typeof part === "number" && part > 0 && isDerived ? withFolded(all, words) : withPart(all, words);
    }
    return all;
  };
  return { of, sum, isDerived, ...(first && { path: first.path }) };
}

function wordsOf(value: unknown, isDerived: boolean): string {
  return isDerived ? lettersOfAnchor(String(value)) : String(value);
}

function valueIn(block: Group, path: Path): unknown {
  let value: unknown = block;
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key];
  return value;
}

const SCRIPT = /<script\b.*?<\/script>/gs;
const HEADING = /<h([1-6])\b([^>]*)>(.*?)<\/h\1>/gs;
const LEVEL = /\baria-level="(\d)"/;
const ID = /<[a-z][^>]*?\sid="([^"]*)"/g;

/** The headings in HTML that React wrote, in order. */
export function headingsIn(html: string): { level: number; text: string }[] {
  return Array.from(html.replaceAll(SCRIPT, "").matchAll(HEADING), ([, own, attributes = "", text = ""]) => {
    const level = Number(LEVEL.exec(attributes)?.[1] ?? own);
    return { level, text };
  });
}

/** The values of `id` in HTML that React wrote, in order, with duplicates. */
export function anchorsIn(html: string): string[] {
  return Array.from(html.replaceAll(SCRIPT, "").matchAll(ID), ([, id = ""]) => unescaped(id));
}

/** Decodes the character references that React writes. */
export function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
