/** The files of the studio's bundle with their response headers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../filesBelow.mjs";
import { contentTypeOf } from "../hosting/contentTypes.ts";
import { caching } from "../hosting/headers.ts";
import { escapeHtml } from "../document.ts";

/** Content security policy: documents of the studio load only from their own origin. */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "frame-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** The policy as the value of a header or of a meta element. */
export const policy: string = Object.entries(POLICY)
  .map((part) => part.join(" "))
  .join("; ");

/** The preview of a page: the only document that may be framed. */
const FRAMED = "preview.html";
const MAIN = "index.html";

export interface Sent {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/**
 * All files of a bundle by URL path. They are held in memory, because the folder may be deleted when newer bundles are made.
 * @param metas Names and contents of meta elements for the main document.
 */
export function studioFiles(bundle: string, metas: Readonly<Record<string, string>>): Map<string, Sent> {
  return new Map(
    filesBelow(bundle).map((name): [string, Sent] => {
      const body = readFileSync(join(bundle, name));
      const kept = name.startsWith("assets/") ? caching.kept : "no-store";
      const headers = { "Content-Type": contentTypeOf(name), "Cache-Control": kept };
      if (!name.endsWith(".html")) return [`/${name}`, { body, headers }];
      const framing = `frame-ancestors ${name === FRAMED ? "'self'" : "'none'"}`;
      const sent = { body, headers: { ...headers, "Content-Security-Policy": `${policy}; ${framing}` } };
      if (name !== MAIN) return [`/${name}`, sent];
      return ["/", { ...sent, body: Buffer.from(withMetas(body.toString("utf8"), metas)) }];
    }),
  );
}

/** Adds meta elements at the beginning of the head. */
export function withMetas(html: string, metas: Readonly<Record<string, string>>): string {
  const attribute = (name: string) => (name === "Content-Security-Policy" ? "http-equiv" : "name");
  const written = Object.entries(metas).map(
    ([name, content]) => `<meta ${attribute(name)}="${name}" content="${escapeHtml(content)}">`,
  );
  return html.replace(/<head>/, (head) => head + written.join(""));
}
