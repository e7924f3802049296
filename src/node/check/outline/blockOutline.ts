/** What a block is on a page: its headings and the anchors in it, as its component really renders them. */
import type { Path, Schemas } from "../../../model/fields.ts";
import type { Group, Renderer } from "../site.ts";
import { fillSkeletonText, type Token, tokenNumbers, tokensIn } from "./skeleton.ts";

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
  return {
    headings: headingsIn(html).map(({ level, text }) => {
      const path = tokenNumbers(text).map((number) => tokens.get(number)?.path)[0];
      return path ? { level, path } : { level };
    }),
    anchors: anchorsIn(html).map((anchor) => anchorOf(anchor, tokens)),
  };
}

function anchorOf(template: string, tokens: ReadonlyMap<number, Token>): Anchor {
  const used = tokenNumbers(template).filter((number) => number > 0);
  const path = used.map((number) => tokens.get(number)!.path)[0];
  const isDerived = used.some((number) => !tokens.get(number)!.isAnchor);
  const of = (block: Group, blockId: string) =>
    fillSkeletonText(template, (number) => {
      if (number === 0) return blockId;
      const text = String(valueIn(block, tokens.get(number)!.path));
      return isDerived ? fold(text) : text;
    });
  return path ? { of, path, isDerived } : { of, isDerived };
}

/** Coarser than what any component may make of a text: texts that differ here have different anchors. */
function fold(text: string): string {
  return (
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join("");
}

function valueIn(block: Group, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], block);
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
  return Array.from(html.replaceAll(SCRIPT, "").matchAll(ID), ([, id = ""]) => unescape(id));
}

function unescape(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
