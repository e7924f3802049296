import { createHash } from "node:crypto";
import type { HeadTag } from "../renderer/head.ts";

/** What goes into index.html to make the document of one page. */
export interface DocumentParts {
  language: string;
  /** `data-*` of the html element: addresses that the boot script needs. */
  data: Readonly<Record<string, string>>;
  head: readonly HeadTag[];
  /** Further markup for the head, already escaped. */
  links: string;
  html: string;
  scripts: string;
}

/** Fills the template (index.html). Functions, not strings, replace: a "$" in a text has no meaning. */
export function fillDocument(template: string, parts: DocumentParts): string {
  const data = Object.entries(parts.data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const head = parts.head.map(headMarkup).join("");
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${escapeHtml(parts.language)}"${data.join("")}>`)
    .replace("<!--head-->", () => head + parts.links)
    .replace("<!--page-->", () => parts.html)
    .replace("<!--scripts-->", () => parts.scripts);
}

/** The template without the line breaks and indents between its elements. */
export function compactTemplate(template: string): string {
  return template.replaceAll(/>\s+</g, "><").trim();
}

function headMarkup({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${written.join("")}>`;
  if (text === undefined) return open;
  return `${open}${tag === "script" ? text : escapeHtml(text)}</${tag}>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A policy that allows exactly this page's inlined script and styles, and nothing from other sites. In dev, styles come with a nonce. */
export function securityPolicy(
  inline: { scripts: string[]; styles: string[]; styleNonce?: string },
  connect: string[],
): string {
  const hashes = (sources: string[]) =>
    sources.map((source) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  const rules = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...hashes(inline.scripts)],
    ["style-src", "'self'", ...hashes(inline.styles), ...(inline.styleNonce ? [`'nonce-${inline.styleNonce}'`] : [])],
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connect],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
  ];
  return rules.map((rule) => rule.join(" ")).join("; ");
}
