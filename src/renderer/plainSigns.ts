/** Signs that Markdown takes for marks, and no author does: they are shown as they are written. */
import type { Nodes } from "mdast";

/** A text, and all texts of its field: a star means something else where one of them has a note. */
export interface Written {
  source: string;
  field: readonly string[];
}

/** ">" before a number, as in "> 50 km" and ">= 50 km", and not before that of a point. */
const MORE_THAN = /^>=?\s*[€$£]?\d(?!\d*[.)]\s)/;
/** Words in stars, and a star that is left without them. */
const IN_STARS = /\*{1,3}(?=\S)[^*]*[^\s*]\*{1,3}/g;
/** A minus before a number with its unit, as in "- 18 °C". */
const LESS = /^- \d[\d.,]*\s?[°%€$£]/;
const POINT = /^[ \t]*- /m;
const NOTE = /[^\s*]\*(?![*\p{L}\p{N}])/u;

/** How a block is written so that the sign it starts with is shown; undefined for one that is what Markdown takes it for. */
export function withPlainSign(node: Nodes, { source, field }: Written): string | undefined {
  const own = written(node, { source });
  if (node.type === "blockquote") return MORE_THAN.test(own) ? own.replaceAll(/^([ \t]*)>/gm, "$1\\>") : undefined;
  if (node.type !== "list" || !isOnePoint(node)) return undefined;
  const [, number, sign] = /^(\d*)(.)/.exec(own)!;
  const isPlain = node.ordered
    ? !hasStepBeside(Number(number), source)
    : sign === "+" ||
      (LESS.test(own) && field.filter((text) => POINT.test(text)).length === 1) ||
      (sign === "*" && field.some((text) => NOTE.test(text.replaceAll(IN_STARS, ""))));
  return isPlain ? `${number}\\${own.slice(number!.length)}` : undefined;
}

/** The stars around words that stand between digits, as in "2*3*4 m"; undefined for those that make words stand out. */
export function plainStars(node: Nodes, { source }: Written): string | undefined {
  if (node.type !== "emphasis" && node.type !== "strong") return undefined;
  const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
  const stars = source.slice(start, start + (node.type === "strong" ? 2 : 1));
  const isBetween = (at: number) => /\d/.test(source.charAt(at - 1)) && /\d/.test(source.charAt(at + stars.length));
  return stars.startsWith("*") && (isBetween(start) || isBetween(end - stars.length)) ? stars : undefined;
}

/** "1. January" is no list, unless "2. …" is there as well. */
function hasStepBeside(number: number, text: string): boolean {
  return new RegExp(`^[ \\t]*(?:${number - 1}|${number + 1})[.)][ \\t]`, "m").test(text);
}

function isOnePoint({ children }: Extract<Nodes, { type: "list" }>): boolean {
  const [point, ...others] = children;
  return others.length === 0 && point?.children.length === 1 && point.children[0]!.type === "paragraph";
}

/** A part of a text as it is written. */
export function written(node: Nodes, { source }: Pick<Written, "source">): string {
  return source.slice(node.position!.start.offset, node.position!.end.offset);
}
