import { parse, walk, type CssNode, type Selector } from "css-tree";

/** A style sheet, as far as its parts can be left out one by one. Text is kept as it is written. */
export type Sheet = readonly Part[];
type Part = string | Rule | Group;
interface Rule {
  selectors: { text: string; needs: (has: HasClass) => boolean }[];
  /** Declarations with their braces. */
  body: string;
}
interface Group {
  /** For example "@layer ui" or "@media print". */
  head: string;
  parts: Sheet;
}
type HasClass = (name: string) => boolean;

const GROUPS = new Set(["layer", "media", "supports", "container", "starting-style"]);

/** Takes a minified style sheet apart. */
export function parseSheet(css: string): Sheet {
  const options = { positions: true, parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false };
  const tree = parse(css, options);
  return tree.type === "StyleSheet" ? tree.children.toArray().map((node) => partOf(node, css)) : [];
}

/** What is left of a style sheet where only some classes are. */
export function writeSheet(sheet: Sheet, has: HasClass = () => true): string {
  return sheet.map((part) => writePart(part, has)).join("");
}

/** Two style sheets from one: without and with the groups that `isMeant` picks by their heads. */
export function splitSheet(sheet: Sheet, isMeant: (head: string) => boolean): [without: Sheet, only: Sheet] {
  const without: Part[] = [];
  const only: Part[] = [];
  for (const part of sheet) {
    if (typeof part === "string" || "body" in part) without.push(part);
    else if (isMeant(part.head)) only.push(part);
    else {
      const [left, right] = splitSheet(part.parts, isMeant);
      without.push({ ...part, parts: left });
      only.push({ ...part, parts: right });
    }
  }
  return [without, only];
}

/** The layers of a style sheet in their order, as a statement. */
export function layerOrder(sheet: Sheet): string {
  const heads = sheet.map((part) => (typeof part === "string" ? part : "head" in part ? part.head : ""));
  const names = heads.flatMap((head) => /^@layer ([^{;]+)/.exec(head)?.[1]?.split(",") ?? []);
  return `@layer ${[...new Set(names.map((name) => name.trim()))].join()};`;
}

function partOf(node: CssNode, css: string): Part {
  const text = (start: CssNode, end = start) => css.slice(start.loc!.start.offset, end.loc!.end.offset);
  if (node.type === "Rule" && node.prelude.type === "SelectorList") {
    const selectors = node.prelude.children.toArray() as Selector[];
    return {
      selectors: selectors.map((selector) => ({ text: text(selector), needs: needsOf(selector) })),
      body: text(node.block),
    };
  }
  if (node.type !== "Atrule" || !node.block || !GROUPS.has(node.name)) return ensureEnd(text(node));
  return {
    head: css.slice(node.loc!.start.offset, node.block.loc!.start.offset).trim(),
    parts: node.block.children.toArray().map((child) => partOf(child, css)),
  };
}

/** A statement may end with its sheet instead of a semicolon. */
function ensureEnd(text: string): string {
  return /[;}]$/.test(text) ? text : `${text};`;
}

/** Whether a selector can match: it needs all its classes, and one of those in each `:is()`, `:where()` and `:has()`. */
function needsOf(selector: Selector): (has: HasClass) => boolean {
  const all: ((has: HasClass) => boolean)[] = [];
  for (const node of selector.children.toArray()) {
    if (node.type === "ClassSelector") all.push((has) => has(node.name));
    if (node.type !== "PseudoClassSelector" || !["is", "where", "has"].includes(node.name)) continue;
    const choices = selectorsIn(node).map(needsOf);
    all.push((has) => choices.some((choice) => choice(has)));
  }
  return (has) => all.every((one) => one(has));
}

function selectorsIn(node: CssNode): Selector[] {
  const found: Selector[] = [];
  walk(node, {
    visit: "Selector",
    enter(selector) {
      found.push(selector);
      return this.skip;
    },
  });
  return found;
}

function writePart(part: Part, has: HasClass): string {
  if (typeof part === "string") return part;
  if ("body" in part) {
    const kept = part.selectors.filter(({ needs }) => needs(has));
    return kept.length === 0 ? "" : kept.map(({ text }) => text).join() + part.body;
  }
  const inner = writeSheet(part.parts, has);
  return inner && `${part.head}{${inner}}`;
}
