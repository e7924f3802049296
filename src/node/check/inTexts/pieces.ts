/** Splits HTML into headings, texts, links, pictures and lists, in their order. */
import { addressInCode } from "../addresses/addressInCode.ts";
import { withCharacters } from "./characters.ts";
import type { Element, MarkupPart } from "./elements.ts";

export type MarkupPiece =
  | { kind: "heading" | "text" | "quote"; html: string }
  | { kind: "link"; html: string; href: string }
  | { kind: "picture"; src: string; alt: string | undefined }
  | { kind: "list"; html: string; items: string[] }
  | { kind: "said"; name: string; value: string }
  | { kind: "field"; html: string };

const HEADING = /^(?:h[1-6]|summary|dt|legend|heading|title)$/;
const IS_CALLED_HEADING = /(?:^|[\s_-])(?:title|heading|headline|question)(?:$|[\s_-])/i;
/** Inline elements. */
const IN_LINE =
  /^(?:a|abbr|b|bdi|big|br|cite|code|del|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr)$/;
const BOLD = /^(?:b|strong)$/;
const UNSEEN = /^(?:script|style|svg|noscript|template|path|head|meta|link|hr|source)$/;
const FILLED_IN = /^(?:input|select|textarea|option)$/;
const QUOTES = /^(?:blockquote|q)$/;
const PICTURE = /^(?:img|image|picture|nuxtimg|staticimage)$/;
/** Attributes for the looks or for programs, which say nothing to readers. */
const OF_LOOKS =
  /^(?:class|classname|style|id|target|rel|type|role|width|height|loading|variant|size|color|key|icon|alt|src|href|to|url|link|name|lang|dir|title|onclick|sizes|srcset|decoding|slot)$|[:@.#*]|^(?:data|aria|on|v|x|ng|wire|hx)-/i;

/** @param isApart Whether each element in a line of words stands by itself. */
export function piecesIn(parts: readonly MarkupPart[], isApart = false): MarkupPiece[] {
  const found: MarkupPiece[] = [];
  let line: MarkupPart[] = [];
  const end = () => {
    const own = line;
    line = [];
    const said = own.filter((part) => typeof part !== "string" || part.trim() !== "");
    const [only, ...others] = said;
    if (only === undefined) return;
    if (others.length > 0 && (isApart || said.every((part) => hrefOf(part) !== undefined)))
      for (const part of said) found.push(...pieceOf([part]));
    else found.push(...pieceOf(others.length === 0 ? [only] : own));
  };
  for (const part of parts) {
    if (typeof part === "string" || isInLine(part)) {
      line.push(part);
      continue;
    }
    end();
    found.push(...ofBlock(part, isApart));
  }
  end();
  return isApart ? found : withTitle(found);
}

/** Turns bold words at the start into the heading, unless there is another one. */
function withTitle(found: MarkupPiece[]): MarkupPiece[] {
  const [first, ...others] = found;
  const [, , words, behind] = (first?.kind === "text" && TITLE_IN_BOLD.exec(first.html)) || [];
  const isAlone = behind === "" && others.length === 0;
  if (words === undefined || behind === undefined || isAlone || others.some(({ kind }) => kind === "heading"))
    return found;
  const text: MarkupPiece[] = behind === "" ? [] : [{ kind: "text", html: behind }];
  return [{ kind: "heading", html: words.trim() }, ...text, ...others];
}

const TITLE_IN_BOLD = /^<(b|strong)>([^<]*?):?<\/\1>\s*(?:<br>|[:–—-](?=\s))?\s*((?![\s\p{Ll},.;!?)]).*)$/su;

/** The piece of a line of words, or of a link that is alone in it. */
function pieceOf(parts: readonly MarkupPart[]): MarkupPiece[] {
  const [only] = parts as [MarkupPart];
  const href = parts.length === 1 ? hrefOf(only) : undefined;
  const inner = (parts.length === 1 && typeof only !== "string" && only.inner) || [];
  const html = href === undefined ? htmlOf(parts) : htmlOf(inner);
  if (href !== undefined) return [{ kind: "link", html, href }];
  const name = typeof only === "string" || parts.length > 1 ? "" : nameOf(only);
  if (QUOTES.test(name)) return [{ kind: "quote", html: htmlOf(inner) }];
  if (typeof only !== "string" && parts.length === 1 && (isHeading(only) || name === "q"))
    return [{ kind: "heading", html: htmlOf(inner) }];
  const isPlain = /^(?:span|cite|small|time)$/.test(name);
  const text = isPlain ? htmlOf(inner) : html;
  return text.replace(/<[^<>]*>/g, "").trim() === "" ? [] : [{ kind: "text", html: text.trim() }];
}

function ofBlock(element: Element, isApart: boolean): MarkupPiece[] {
  const name = nameOf(element);
  if (UNSEEN.test(element.name)) return [];
  if (FILLED_IN.test(name)) return [{ kind: "field", html: element.attributes.get("placeholder") ?? "" }];
  if (PICTURE.test(name) && element.attributes.has("src")) {
    const { attributes } = element;
    const alt = attributes.get("alt");
    return [{ kind: "picture", src: read(attributes.get("src")!), alt: alt === undefined ? alt : read(alt) }];
  }
  if (name === "ul" || name === "ol") {
    const items = element.inner.filter((part) => typeof part !== "string");
    return [{ kind: "list", html: htmlOf([element]), items: items.map(({ inner }) => htmlOf(inner)) }];
  }
  const said = saidBy(element);
  const href = hrefOf(element);
  const inner = piecesIn(element.inner, isApart);
  const [only, ...others] = inner;
  const label = only && others.length === 0 && isWords(only) ? only.html : undefined;
  if (href !== undefined && (!only || label !== undefined))
    return [...said, { kind: "link", html: label ?? labelOf(element), href }];
  const link: MarkupPiece[] = href === undefined ? [] : [{ kind: "link", html: "", href }];
  if (only?.kind === "text" && others.length === 0) {
    if (isHeading(element)) return [...said, { kind: "heading", html: only.html }, ...link];
    if (QUOTES.test(name)) return [...said, { kind: "quote", html: only.html }, ...link];
  }
  return [...said, ...inner, ...link];
}

/** The words in the attributes of a component or a custom element. */
function saidBy({ name, attributes }: Element): MarkupPiece[] {
  const isOwn = /^[A-Z]|-/.test(name);
  return Array.from(attributes, ([own, value]): MarkupPiece[] =>
    isOwn && value.trim() !== "" && (own === "title" || !OF_LOOKS.test(own))
      ? [{ kind: "said", name: own, value: read(value) }]
      : [],
  ).flat();
}

function isWords(piece: MarkupPiece): piece is Extract<MarkupPiece, { kind: "heading" | "text" | "quote" }> {
  return piece.kind === "text" || piece.kind === "heading";
}

function nameOf({ name }: Element): string {
  return name.toLowerCase();
}

function isInLine(element: Element): boolean {
  const name = nameOf(element);
  return IN_LINE.test(name) && !hasBlock(element);
}

function isHeading(element: Element): boolean {
  const { attributes } = element;
  return (
    HEADING.test(nameOf(element)) ||
    IS_CALLED_HEADING.test(attributes.get("class") ?? attributes.get("className") ?? "")
  );
}

function hasBlock({ inner }: Element): boolean {
  return inner.some((part) => typeof part !== "string" && (!IN_LINE.test(nameOf(part)) || hasBlock(part)));
}

/** The address of a link or a button, whatever its program calls the attribute. */
function hrefOf(part: MarkupPart): string | undefined {
  if (typeof part === "string") return undefined;
  const name = nameOf(part);
  if (/^(?:img|image|source|link|iframe|form)$/.test(name) && part.name === name) return undefined;
  const own = ["href", "to", "url", "link", ":href", ":to", "v-bind:href"].map((each) => part.attributes.get(each));
  const clicked = part.attributes.get("onclick") ?? part.attributes.get("onClick") ?? "";
  const href = own.find((each) => each !== undefined && each !== "") ?? addressInCode(clicked);
  return href === undefined ? undefined : read(href);
}

/** An attribute's text with its character references replaced. */
function read(attribute: string): string {
  return withCharacters(attribute, true);
}

function labelOf({ attributes }: Element): string {
  return ["label", "text", "title", "caption", "children"].map((name) => attributes.get(name)).find(Boolean) ?? "";
}

/** A text in the syntax of a program: `{t("Our team")}`. */
const OF_CODE = /\{\s*(?:[\w$.]+\()?(["'`])([^"'`]*)\1\)?\s*\}/g;

/** The parts as HTML again, with only what a text can say. */
export function htmlOf(parts: readonly MarkupPart[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part.replace(OF_CODE, "$2").replace(/\s+/g, " ");
      const name = nameOf(part);
      if (UNSEEN.test(part.name) || PICTURE.test(name)) return "";
      if (name === "br") return "<br>";
      const href = hrefOf(part);
      const inner = htmlOf(/^[ou]l$/.test(name) ? part.inner.filter((each) => typeof each !== "string") : part.inner);
      if (href !== undefined) return `<a href="${href}">${inner.trim() || labelOf(part)}</a>`;
      return BOLD.test(name) || /^(?:em|i|u|ul|ol|li|p|div|h[1-6]|blockquote|td|th|tr|table)$/.test(name)
        ? `<${name}>${inner}</${name}>`
        : inner;
    })
    .join("");
}
