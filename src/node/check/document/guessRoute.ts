/** The address of a page that is not JSON, so that no other page is blamed for links to it. */
import { parse } from "jsonc-parser";
import type { Problem } from "../finding.ts";
import type { SyntaxCode } from "../syntax/fault.ts";
import type { Document } from "./document.ts";
import { positionOf } from "./position.ts";

/** An address among the marks that a wrong quotation mark lets in. */
const ADDRESS = /^[^\p{L}\p{N}/]*(\/[^\s"'“”„‘’«»]*)/u;
/** The value of a field as it is written. Where there is none, the name of the next field comes. */
const ROUTE = /[{,\n][^\S\n]*["'“”]?route["'“”]?[\s:=：,;.]*["'“”]([^"'“”\n]*)["'“”](?!\s*[:：=])/;

/** @param canParse It is not too deep for a parser. */
export function guessRoute(text: string, canParse: boolean): string | undefined {
  // Each version may have an address of its own.
  const conflict = text.slice(text.search(/^<{7} /m), text.lastIndexOf("\n>>>>>>> ") + 1);
  if (/^<{7} /.test(conflict) && /\broute\b/.test(conflict)) return undefined;
  const value = (canParse ? parse(text, [], { allowTrailingComma: true }) : undefined) as
    | { route?: unknown }
    | undefined;
  const route = typeof value === "object" && value !== null ? value.route : undefined;
  // Of an address that was cut off with the file nobody knows the rest.
  if (typeof route === "string" && text.endsWith(`"${route}`)) return undefined;
  const isRead = typeof route === "string" && route.startsWith("/");
  const written = isRead ? route : ROUTE.exec(text)?.[1];
  return ADDRESS.exec(written ?? "")?.[1];
}

const INSIDE_TEXTS: ReadonlySet<string> = new Set<SyntaxCode>([
  "line-break-in-text",
  "quote-in-text",
  "unclosed-text",
  "invisible-character",
  "bad-backslash",
]);

/** Whether one of the mistakes is in the address itself, so that it cannot be known. */
export function isRouteSpoilt(document: Document, text: string, problems: readonly Problem[]): boolean {
  const routeLine = positionOf(document, text.search(/\broute\b/)).line;
  return problems.some(({ code, line }) => INSIDE_TEXTS.has(code) && line === routeLine);
}
