/** The group that pieces of HTML are meant to be: each goes into the field that is made for it. */
import { follow, type Json, type Schema } from "../../../../model/fields.ts";
import type { Piece } from "../../inTexts/pieces.ts";
import { withoutHtml } from "../../inTexts/html.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Group } from "../../site.ts";
import { anchorMeant } from "./anchorMeant.ts";
import { logoCalled } from "./groupsMeant.ts";
import { looksLike } from "../looksLike.ts";
import { ownExample } from "../ownExample.ts";
import type { Place } from "../../place.ts";
import type { Lookup } from "../../lookup.ts";

/** How what is said in HTML is written on this site. */
export interface Home {
  lookup: Lookup;
  /** What is written for the address of a link. */
  addressFor(href: string): string;
  /** The name of a picture of the site; undefined where it has none of that name. */
  pictureFor(src: string): string | undefined;
}

export interface Meant {
  group: Group;
  /** What finds no place, as it is to be named. */
  left: string[];
  /** Fields that the group needs, of which the pieces say nothing and an example is shown. */
  chosen: string[];
}

type Text = Extract<Piece, { kind: "heading" | "text" | "quote" | "list" }>;

/** A text of a few words, without the mark that ends a sentence. */
const FEW = 60;
/** One number among other signs. */
const NUMBER = /^[^\d.,-]*(-?\d+(?:\.\d+)?)[^\d.,]*$/;

/** @param at A place that has the schema of the group. */
export function groupOfPieces(home: Home, at: Place, pieces: readonly Piece[]): Meant | undefined {
  const { lookup } = home;
  const located = lookup.schemaAt(at.document, at.path);
  if (!located?.schema.properties) return undefined;
  const { properties, required = [] } = located.schema;
  const fieldAt = (name: string): Schema =>
    follow(lookup.schemas, { schema: properties[name]!, file: located.file }).schema;
  const names = Object.keys(properties).filter((name) => name !== "type" && (name !== "id" || required.includes(name)));
  const fields = names.map((name) => ({ name, schema: fieldAt(name) }));
  const there = valueAt(at.document, at.path);
  const taken = isGroup(there) ? there : {};
  const free = (is: (schema: Schema, name: string) => boolean) =>
    fields.find(({ name, schema }) => !(name in group || name in taken) && is(schema, name))?.name;
  const group: Group = {};
  const left: string[] = [];
  const texts: { [name: string]: Json[] } = {};
  const linked: string[] = [];
  const has = (...own: string[]) => own.every((name) => Object.hasOwn(properties, name));
  const isLink = has("label", "href") && !fields.some(({ schema }) => schema.kind === "markdown");
  const isPicture = has("src", "alt");
  const line = (html: string) =>
    withoutHtml(html, true, home.addressFor)
      .join(" ")
      .replace(/[\s,]+$/, "");
  const paragraphs = (html: string) => withoutHtml(html, false, home.addressFor);
  const said = pieces.filter((piece) => isText(piece) || piece.kind === "link");

  function place(piece: Piece): void {
    if (piece.kind === "said") return attribute(piece);
    if (piece.kind === "picture") return picture(piece);
    if (piece.kind === "field") return void left.push(piece.html === "" ? "a field of a form" : shown(piece.html));
    if (piece.kind === "link") return link(piece);
    return words(piece);
  }

  function attribute({ name, value }: Extract<Piece, { kind: "said" }>): void {
    const isOwn = has(name) && looksLike(lookup.schemas, { schema: properties[name]!, file: located!.file }, value);
    if (isOwn && !(name in group)) group[name] = value;
    else if (/\p{L}/u.test(value)) words({ kind: "text", html: value });
  }

  function picture({ src, alt }: Extract<Piece, { kind: "picture" }>): void {
    const file = home.pictureFor(src);
    const own = isPicture ? "src" : free(({ kind }) => kind === "image" || kind === "imageFile");
    const described: Group = alt === undefined ? { alt: "…" } : alt.trim() === "" ? { decorative: true } : { alt };
    const isLogo = own === undefined && fields.some(({ schema }) => schema.kind === "logo");
    if (isLogo && alt) words({ kind: "heading", html: alt });
    else if (own === undefined || (own in group && isPicture)) left.push(`the picture ${shown(src)}`);
    else if (file === undefined && !isPicture) left.push(`the picture ${shown(src)}, which is not in images/`);
    else if (isPicture) Object.assign(group, { src: file ?? src, ...described });
    else group[own] = fieldAt(own).kind === "imageFile" ? file! : { src: file!, ...described };
  }

  function link({ html, href: written }: Extract<Piece, { kind: "link" }>): void {
    const href = home.addressFor(written);
    const label = line(html);
    const own = label === "" ? undefined : free(({ properties: inner = {} }) => "href" in inner && "label" in inner);
    if (isLink && !("href" in group || "href" in taken)) Object.assign(group, { href }, label !== "" && { label });
    else if (own !== undefined) group[own] = { label, href };
    else if (has("href") && (!("href" in group) || group["href"] === href)) {
      group["href"] = href;
      // The title of a card is often its link as well.
      const isOpen = fields.some(({ name, schema }) => isLineIn(schema) && required.includes(name) && !(name in group));
      if (isOpen && label !== "") words({ kind: "heading", html });
      else if (label !== "" && label !== group["title"]) left.push(shown(label));
    } else if (label === "") left.push(shown(href));
    else {
      if (isTitleNext() && said.length > 1) words({ kind: "heading", html });
      linked.push(`[${label}](${href})`);
    }
  }

  function isTitleNext(): boolean {
    const next = free(isLineIn);
    return next !== undefined && required.includes(next) && Object.keys(texts).length === 0 && !(next in group);
  }

  function words(piece: Text): void {
    if (isPicture && group["alt"] === "…") return void (group["alt"] = line(piece.html));
    const isFew = (own: Piece) => isText(own) && own.kind !== "list" && isTitle(line(own.html));
    const others = said.slice(said.indexOf(piece) + 1);
    const isMore = others.some((each) => isText(each) && !isHead(each));
    const takesText = free(({ kind }) => kind === "markdown");
    const lineNext = free(isLineIn);
    const first = fields.find(
      ({ name, schema }) => required.includes(name) && /^(?:line|markdown)$/.test(schema.kind ?? ""),
    );
    const isFirst = first?.name === lineNext && Object.keys(texts).length === 0;
    const list = piece.kind === "list" ? free(({ type, kind }) => kind === undefined && type === "array") : undefined;
    if (piece.kind === "list" && list !== undefined) {
      group[list] = piece.items.map(line);
      return;
    }
    const number = free(({ type }) => type === "number" || type === "integer");
    const [, count] = (number !== undefined && NUMBER.exec(line(piece.html))) || [];
    if (number !== undefined && count !== undefined) {
      group[number] = Number(count);
      // What visitors read beside a bar has its unit.
      if (count !== line(piece.html) && lineNext !== undefined) group[lineNext] = line(piece.html);
      return;
    }
    const isLine =
      lineNext !== undefined &&
      piece.kind !== "list" &&
      (piece.kind !== "quote" || takesText === undefined) &&
      (isHead(piece) ||
        (takesText === undefined && Object.keys(texts).length === 0) ||
        (isFirst && (isFew(piece) || isMore) && others.length > 0) ||
        (isFew(piece) && (required.includes(lineNext) || (isMore && !isFirst))));
    if (isLine) return void (group[lineNext] = line(piece.html));
    const own = Object.keys(texts).at(-1);
    const name = takesText !== undefined && (own === undefined || required.includes(takesText)) ? takesText : own;
    if (name === undefined) return void left.push(shown(line(piece.html)));
    group[name] = null;
    (texts[name] ??= []).push(...paragraphs(piece.html));
  }

  pieces.forEach(place);
  const text = Object.keys(texts).at(-1) ?? free(({ kind }) => kind === "markdown");
  if (text !== undefined && linked.length > 0) {
    group[text] = null;
    (texts[text] ??= []).push(...linked);
  } else left.push(...linked.map(shown));
  for (const [name, all] of Object.entries(texts)) group[name] = all.length > 1 ? all : all[0]!;
  if (Object.keys(group).length === 0) return undefined;
  const chosen: string[] = [];
  const called = Object.values(group).filter((value) => typeof value === "string");
  const meant = (name: string): Json => {
    const schema = fieldAt(name);
    const [logo] = called.flatMap((each) => logoCalled(each, schema) ?? []);
    if (logo !== undefined) return logo;
    if (schema.kind === "anchor" && called[0] !== undefined) return anchorMeant(called[0]);
    if (schema.kind === "logo" || (schema.type === "string" && !schema.enum)) return "…";
    chosen.push(name);
    return ownExample(lookup, { document: at.document, path: [...at.path, name] }) ?? "…";
  };
  const whole = names
    .filter((name) => name in group || (!isGroup(there) && required.includes(name)))
    .map((name) => [name, name in group ? group[name]! : meant(name)]);
  return { group: Object.fromEntries(whole), left, chosen };
}

function isLineIn({ kind, enum: options }: Schema): boolean {
  return kind === "line" && !options;
}

function isText(piece: Piece): piece is Text {
  return ["heading", "text", "quote", "list"].includes(piece.kind);
}

function isHead({ kind }: Piece): boolean {
  return kind === "heading";
}

function isTitle(text: string): boolean {
  return text.length <= FEW && !/[.!?…:;,]$/.test(text);
}

function shown(text: string): string {
  return JSON.stringify(text);
}
