/** Characters that are Markdown syntax although no author means them so: they are shown literally. */
import type { Nodes } from "mdast";

/** A text, and all texts of its field: where one of them has a footnote star, a star at the start is one as well. */
export interface WrittenText {
  source: string;
  field: readonly string[];
}

/** ">" before a number, as in "> 50 km" and ">= 50 km", but not before that of a list item, as in "> 1. ". */
const MORE_THAN = /^>=?\s*[€$£]?\d(?!\d*[.)]\s)/;
/** Emphasis in stars, which is taken out before stars of footnotes are looked for. */
const IN_STARS = /\*{1,3}(?=\S)[^*]*[^\s*]\*{1,3}/g;
/** A minus before a number with its unit, as in "- 18 °C". */
const LESS = /^- \d[\d.,]*\s?[°%€$£]/;
const POINT = /^[ \t]*- /m;
const NOTE = /[^\s*]\*(?![*\p{L}\p{N}])/u;

/** The source of a block with the sign at its start escaped; undefined where the sign is meant as Markdown. */
export function withPlainSign(node: Nodes, { source, field }: WrittenText): string | undefined {
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

/** The stars of an emphasis between digits, as in "2*3*4 m"; undefined where emphasis is meant. */
export function plainStars(node: Nodes, { source }: WrittenText): string | undefined {
  if (node.type !== "emphasis" && node.type !== "strong") return undefined;
  const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
  const stars = source.slice(start, start + (node.type === "strong" ? 2 : 1));
  const isBetween = (at: number) => /\d/.test(source.charAt(at - 1)) && /\d/.test(source.charAt(at + stars.length));
  return stars.startsWith("*") && (isBetween(start) || isBetween(end - stars.length)) ? stars : undefined;
}

/** Whether the text has the number before or after as well: "1. January" alone is no list. */
function hasStepBeside(number: number, text: string): boolean {
  return new RegExp(`^[ \\t]*(?:${number - 1}|${number + 1})[.)][ \\t]`, "m").test(text);
}

function isOnePoint({ children }: Extract<Nodes, { type: "list" }>): boolean {
  const [point, ...others] = children;
  return others.length === 0 && point?.children.length === 1 && point.children[0]!.type === "paragraph";
}

/** The source text of a node. */
export function written(node: Nodes, { source }: Pick<WrittenText, "source">): string {
  return source.slice(node.position!.start.offset, node.position!.end.offset);
}
