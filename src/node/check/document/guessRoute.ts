/** Guesses the route of a page that is not valid JSON, so that links to it are not reported as broken. */
import { parse } from "jsonc-parser";
import type { Problem } from "../finding.ts";
import type { SyntaxCode } from "../syntax/fault.ts";
import type { Document } from "./document.ts";
import { positionOf } from "./position.ts";

/** A route, also behind characters left by a wrong quotation mark. */
const ADDRESS = /^[^\p{L}\p{N}/]*(\/[^\s"'“”„‘’«»]*)/u;
/**
 * The value of the field `route` as written, with any quotation marks. A string before a colon is the name of the next
 * field.
 */
const ROUTE = /[{,\n][^\S\n]*["'“”]?route["'“”]?[\s:=：,;.]*["'“”]([^"'“”\n]*)["'“”](?!\s*[:：=])/;

/** @param canParse Whether the text is flat enough for the recursive parser. */
export function guessRoute(text: string, canParse: boolean): string | undefined {
  // The versions in a merge conflict may have different routes.
  const conflict = text.slice(text.search(/^<{7} /m), text.lastIndexOf("\n>>>>>>> ") + 1);
  if (/^<{7} /.test(conflict) && /\broute\b/.test(conflict)) return undefined;
  const value = (canParse ? parse(text, [], { allowTrailingComma: true }) : undefined) as
    | { route?: unknown }
    | undefined;
  const route = typeof value === "object" && value !== null ? value.route : undefined;
  // A string that is cut off at the end of the file is incomplete.
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

/** Whether a syntax problem is on the line of the route, so that the route is unknown. */
export function isRouteSpoilt(document: Document, text: string, problems: readonly Problem[]): boolean {
  const routeLine = positionOf(document, text.search(/\broute\b/)).line;
  return problems.some(({ code, line }) => INSIDE_TEXTS.has(code) && line === routeLine);
}
