import { hash } from "node:crypto";
import { isEnglish } from "../model/language.ts";
import type { HeadTag } from "../renderer/head.ts";

/** The values that fill index.html for one page. */
interface DocumentParts {
  language: string;
  /** `data-*` attributes of the html element, which the scripts read. */
  data: Readonly<Record<string, string>>;
  head: readonly HeadTag[];
  /** Further markup for the head, already escaped. */
  links: string;
  html: readonly string[];
  scripts: string;
}

/** The placeholders of the template, index.html, in their order. */
const PLACES = /<html lang="[^"]*">|<!--(?:head|page|scripts)-->/;

export function fillDocument(template: string, parts: DocumentParts): string {
  return documentPieces(template, parts).join("");
}

/** The filled template in pieces: joining them takes longer than writing them one after the other. */
export function documentPieces(template: string, parts: DocumentParts): string[] {
  const [start, beforeHead, beforePage, beforeScripts, end] = template.split(PLACES);
  const data = Object.entries(parts.data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const html = `<html${languageAttributes(parts.language)}${data.join("")}>`;
  const head = parts.head.map(headMarkup).join("") + parts.links;
  return [start!, html, beforeHead!, head, beforePage!, ...parts.html, beforeScripts!, parts.scripts, end!];
}

/**
 * Language attributes of the html element. Words of other languages than English may be longer than a line, so they are
 * hyphenated.
 */
export function languageAttributes(language: string): string {
  return ` lang="${escapeHtml(language)}"${isEnglish(language) ? "" : ' data-words="long"'}`;
}

/** Removes the white space between the elements of the template, and the end tags that HTML makes optional. */
export function compactTemplate(template: string): string {
  return template.replaceAll(/>\s+</g, "><").replace(/<\/body><\/html>\s*$/, "");
}

function headMarkup({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${written.join("")}>`;
  if (text === undefined) return open;
  return `${open}${tag === "script" ? text : escapeHtml(text)}</${tag}>`;
}

export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/**
 * A content security policy that allows a page's inlined scripts and styles by their hashes, and nothing from other sites.
 * In dev, styles have a nonce.
 */
export function securityPolicy(
  inline: { scripts: string[]; styles: string[]; styleNonce?: string },
  connect: string[],
): string {
  const rules = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...inline.scripts.map(sourceHash)],
    [
      "style-src",
      "'self'",
      ...inline.styles.map(sourceHash),
      ...(inline.styleNonce ? [`'nonce-${inline.styleNonce}'`] : []),
    ],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connect],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
  ];
  return rules.map((rule) => rule.join(" ")).join("; ");
}

/** Size of the cache of hashes: most pages share a few scripts and styles. */
const MOST_KNOWN = 200;
const hashes = new Map<string, string>();

function sourceHash(source: string): string {
  const known = hashes.get(source) ?? `'sha256-${hash("sha256", source, "base64")}'`;
  if (hashes.size < MOST_KNOWN) hashes.set(source, known);
  return known;
}
