/** All links that authors wrote, in fields for addresses and in Markdown texts. */
import type { Place } from "../../place.ts";
import type { Nodes } from "mdast";
import type { Json, Path } from "../../../../model/fields.ts";
import { isUsable } from "../../addresses/usableUrl.ts";
import { isGroup, valueAt } from "../../json.ts";
import { piecesOf } from "../../inTexts/markdown.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { toldFirst } from "../../toldFirst.ts";
import type { Group } from "../../site.ts";
import { isSwappedLink } from "../swapped.ts";

/** A link. Its path is that of the address, or of the text that contains it. */
export interface Link extends Place {
  /** As written, with names in braces. */
  href: string;
  /** The words of the link. Left out if they are the address itself, or if there are other words beside them. */
  label?: { words: string; path: Path };
  /** The address and the words were swapped; `href` and `label` are already the right way round. */
  isSwapped?: true;
}

/** All links of the open documents, in the order of the files, those in changed files first. */
export const linksOf = perContext((context): readonly Link[] => toldFirst([...findLinks(context)], context));

function* findLinks({ fields }: Context): Generator<Link> {
  for (const { document, value, path } of fields("href"))
    if (typeof value === "string" && !isUnfollowed(document, path))
      yield fieldLink(value, { document, path, group: valueAt(document, path.slice(0, -1)) });
  for (const { document, value, path } of fields("markdown"))
    for (const [text, at] of paragraphs(value, path))
      for (const [i, link] of linksIn(text).entries()) yield textLink(link, { document, path: at, link: i });
}

/** Whether a menu entry has this address and a submenu as well, which is told. */
function isUnfollowed(document: Document, path: Path): boolean {
  const [part, list] = path;
  if (document.role !== "site" || part !== "header" || list !== "menu" || path.length !== 4) return false;
  const entry = valueAt(document, path.slice(0, -1));
  return isGroup(entry) && "links" in entry;
}

/**
 * The link whose address is in a field.
 * @param at The field, and the group around it.
 */
export function fieldLink(href: string, at: Place & { group: Json | undefined }): Link {
  const { document, path, group } = at;
  if (!isGroup(group)) return { document, path, href };
  const beside = (name: string) => ({ words: group[name] as string, path: [...path.slice(0, -1), name] });
  // Nearly always the address is usable, and nothing was swapped.
  const [swapped, ...others] = isUsable(href)
    ? []
    : BESIDE.filter((name) => typeof group[name] === "string" && isSwappedLink(href, group[name]));
  if (swapped !== undefined && others.length === 0) {
    const address = beside(swapped);
    return { document, path: address.path, href: address.words, label: { words: href, path }, isSwapped: true };
  }
  const name = labelIn(group);
  return { document, path, href, ...(name !== undefined && { label: beside(name) }) };
}

/**
 * The words of a link whose address is in a group, with the name of their field, because some fields may have the
 * address itself. Undefined if there are none.
 */
export function namedLabel(group: Group): string | undefined {
  const name = labelIn(group);
  return name === undefined ? undefined : `${name}\n${group[name] as string}`;
}

/** The name of the field with the words: the label, or the title of the card that is the link. */
function labelIn(group: Group): string | undefined {
  if ("label" in group && "text" in group) return undefined;
  for (const name of LABELS) if (typeof group[name] === "string") return name;
  return undefined;
}

const LABELS = ["label", "detail", "title"];
/** All fields whose text may have been swapped with an address. */
const BESIDE = [...LABELS, "text", "city"];

/** A link in a Markdown text. */
export function textLink({ href, words }: TextLink, { document, path, link }: Required<Place>): Link {
  return { document, path, link, href, ...(words !== undefined && { label: { words, path } }) };
}

/** Whether a Markdown text may contain a link. */
export function mayLink(text: string): boolean {
  return text.includes("](") || text.includes("<");
}

/** A link in a text; `words` is left out if they are the address itself. */
interface TextLink {
  href: string;
  words?: string;
}

/** The links in a Markdown text, exactly those that the page will have. */
export function linksIn(text: string): TextLink[] {
  if (!mayLink(text)) return [];
  return plainLinks(text) ?? parsedLinks(text);
}

const PLAIN_LINK = /\[([^\][\r\n*_]*)\]\(([^()\s<>]*)\)/g;
/** Syntax that may make a plain link something else, or be another kind of link. */
const NOT_PLAIN = /[`\\<&\t]|~~~|!\[| {3}|\]:|\n[ \t]*\n? {2}/;

/** Parses simple texts, which are most of those with links, with a regex; undefined for all others. */
function plainLinks(text: string): TextLink[] | undefined {
  if (NOT_PLAIN.test(text)) return undefined;
  const found: TextLink[] = [];
  PLAIN_LINK.lastIndex = 0;
  for (let link = PLAIN_LINK.exec(text); link; link = PLAIN_LINK.exec(text))
    found.push({ href: link[2]!, words: link[1]! });
  let count = 0;
  for (let at = text.indexOf("]("); at >= 0; at = text.indexOf("](", at + 2)) count++;
  return found.length === count ? found : undefined;
}

function parsedLinks(text: string): TextLink[] {
  const found: TextLink[] = [];
  for (const piece of piecesOf(text)) {
    if (piece.type !== "link") continue;
    const isBare = text[piece.position?.start.offset ?? 0] === "<";
    found.push({ href: piece.url, ...(!isBare && { words: wordsOf(piece) }) });
  }
  return found;
}

function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

/** The texts of a Markdown field with their paths. */
export function paragraphs(value: Json, path: Path): [text: string, at: Path][] {
  if (typeof value === "string") return [[value, path]];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, i) => (typeof item === "string" ? [[item, [...path, i]] as [string, Path]] : []));
}
