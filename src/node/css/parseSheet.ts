import { parse, walk, type AttributeSelector, type CssNode, type Selector } from "css-tree";
import type { Needs, Part, Sheet } from "./sheet.ts";

const GROUPS = new Set(["layer", "media", "supports", "container", "starting-style"]);

/** Takes a minified style sheet apart. */
export function parseSheet(css: string): Sheet {
  const options = { positions: true, parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false };
  const tree = parse(css, options);
  return tree.type === "StyleSheet" ? tree.children.toArray().map((node) => partOf(node, css)) : [];
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

/** All its classes and values of data attributes, and one of those in each `:is()`, `:where()` and `:has()`. */
function needsOf(selector: Selector): Needs {
  return selector.children.toArray().flatMap((node): Needs => {
    if (node.type === "ClassSelector") return [node.name];
    if (node.type === "AttributeSelector") return valueIn(node);
    if (node.type !== "PseudoClassSelector" || !["is", "where", "has"].includes(node.name)) return [];
    return [selectorsIn(node).map(needsOf)];
  });
}

/** `data-size="wide"`, as a page has it. */
function valueIn({ name, matcher, value }: AttributeSelector): string[] {
  if (!name.name.startsWith("data-") || matcher !== "=" || !value) return [];
  return [`${name.name}="${value.type === "String" ? value.value : value.name}"`];
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
