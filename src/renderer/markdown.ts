import type { List, Nodes, Parent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { RichNode, RichTag, RichText } from "../model/content.ts";
import { fillStandIns, type TokenValues, withStandIns } from "../model/tokens.ts";
import { tidyHref } from "../model/urls.ts";
import { plainStars, type WrittenText, withPlainSign, written } from "./plainSigns.ts";
import { simpleMarkdown } from "./simpleMarkdown.ts";

const TAGS: Partial<Record<Nodes["type"], RichTag>> = {
  paragraph: "p",
  strong: "strong",
  emphasis: "em",
  blockquote: "blockquote",
  listItem: "li",
  break: "br",
  thematicBreak: "hr",
};

/**
 * Parses Markdown to elements. HTML in it is text; a paragraph of a list of paragraphs is parsed on its own.
 * @param values For names in braces. They are filled in after parsing, so that Markdown in them has no effect.
 */
export function parseMarkdown(text: string | readonly string[], values: TokenValues = {}): RichText {
  const paragraphs = typeof text === "string" ? [text] : text;
  return paragraphs.flatMap((source) => {
    const read = withStandIns(source, values);
    const nodes = simpleMarkdown(read) ?? parseWhole(read, paragraphs);
    return read === source ? nodes : nodes.map((node) => filled(node, values));
  });
}

function filled(node: RichNode, values: TokenValues): RichNode {
  if (typeof node === "string") return fillStandIns(node, values);
  const { href, children } = node;
  return {
    ...node,
    ...(href !== undefined && { href: fillStandIns(href, values, true) }),
    ...(children && { children: children.map((child) => filled(child, values)) }),
  };
}

/** Parses what `simpleMarkdown` does not. @param field All texts of the field. */
export function parseWhole(source: string, field: readonly string[] = [source]): RichText {
  return convertAll(fromMarkdown(source), { source, field });
}

function convertAll(parent: Parent, own: WrittenText): RichNode[] {
  const nodes = (parent.children as RootContent[]).flatMap((node) => convert(node, own));
  // Adjacent texts are joined, so that hydration finds the text nodes that the server wrote.
  return nodes.reduce<RichNode[]>((merged, node) => {
    const last = merged.at(-1);
    if (typeof node === "string" && typeof last === "string") merged[merged.length - 1] = last + node;
    else merged.push(node);
    return merged;
  }, []);
}

function convert(node: RootContent, own: WrittenText): RichNode[] {
  const plain = withPlainSign(node, own);
  if (plain !== undefined) return parseWhole(plain, own.field);
  const stars = plainStars(node, own);
  if (stars !== undefined && "children" in node) return [stars, ...convertAll(node, own), stars];
  switch (node.type) {
    case "text":
    case "html":
      return asLines(node.value);
    case "inlineCode":
      return [{ tag: "code", children: asLines(node.value) }];
    case "code":
      return [{ tag: "pre", children: [{ tag: "code", children: [node.value] }] }];
    case "heading":
      return [{ tag: node.depth < 4 ? "h3" : "h4", children: convertAll(node, own) }];
    case "list":
      return [list(node, own)];
    case "link":
      return [{ tag: "a", href: tidyHref(node.url), children: convertAll(node, own) }];
    default: {
      const tag = TAGS[node.type];
      // What Markdown knows and we do not offer, such as images, is shown as it is written: nothing is dropped.
      if (!tag) return asLines(written(node, own));
      return [{ tag, ...("children" in node && { children: convertAll(node, own) }) }];
    }
  }
}

/** Keeps the author's line breaks, as in a postal address. */
function asLines(words: string): RichNode[] {
  return words
    .split(/\r\n?|\n/)
    .flatMap((line, i) => [...(i > 0 ? [{ tag: "br" } as const] : []), ...(line ? [line] : [])]);
}

/** An ordered list starts with the number that its author wrote, as it may continue an earlier list. */
function list({ ordered, start, children }: List, own: WrittenText): RichNode {
  const items = children.map((item) => listItem(item, own));
  if (!ordered) return { tag: "ul", children: items };
  return { tag: "ol", ...(typeof start === "number" && start !== 1 && { start }), children: items };
}

/** The item of a list without a paragraph around its only text. */
function listItem(item: Parent, own: WrittenText): RichNode {
  const children = convertAll(item, own);
  const [first] = children;
  const isOne = children.length === 1 && typeof first === "object" && first.tag === "p";
  return { tag: "li", children: isOne ? first.children! : children };
}
