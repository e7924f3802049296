import { parse, walk, type AttributeSelector, type CssNode, type Selector } from "css-tree";
import { compactRule } from "./compactRule.ts";
import type { SelectorNeeds, SheetPart, Sheet } from "./sheet.ts";

const GROUPS = new Set(["layer", "media", "supports", "container", "starting-style"]);

/** Parses a minified style sheet. */
export function parseSheet(css: string): Sheet {
  const options = { positions: true, parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false };
  const tree = parse(css, options);
  return tree.type === "StyleSheet" ? tree.children.toArray().map((node) => partOf(node, css)) : [];
}

function partOf(node: CssNode, css: string): SheetPart {
  const text = (start: CssNode, end = start) => css.slice(start.loc!.start.offset, end.loc!.end.offset);
  if (node.type === "Rule" && node.prelude.type === "SelectorList") {
    const selectors = node.prelude.children.toArray() as Selector[];
    return {
      selectors: selectors.map((selector) => ({ text: text(selector), needs: needsOf(selector) })),
      body: compactRule(text(node.block)),
    };
  }
  if (node.type !== "Atrule" || !node.block || !GROUPS.has(node.name)) return ensureEnd(text(node));
  return {
    head: css.slice(node.loc!.start.offset, node.block.loc!.start.offset).trim(),
    parts: node.block.children.toArray().map((child) => partOf(child, css)),
  };
}

/** The last statement of a sheet may have no semicolon. */
function ensureEnd(text: string): string {
  return /[;}]$/.test(text) ? text : `${text};`;
}

/** All classes and data attribute values of a selector, and one alternative of each `:is()`, `:where()` and `:has()`. */
function needsOf(selector: Selector): SelectorNeeds {
  return selector.children.toArray().flatMap((node): SelectorNeeds => {
    if (node.type === "ClassSelector") return [node.name];
    if (node.type === "AttributeSelector") return valueIn(node);
    if (node.type !== "PseudoClassSelector" || !["is", "where", "has"].includes(node.name)) return [];
    return [selectorsIn(node).map(needsOf)];
  });
}

/** A data attribute as it is in HTML: `data-size="wide"`. */
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
