import { keptFolders, NOT_FOUND } from "../../model/routes.ts";

/** The headers of every response. The preview and the configuration of all hosts are generated from these. */
export const everywhere: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // `frame-ancestors` is ignored in the policy that each page has in a meta element.
  "Content-Security-Policy": "frame-ancestors 'none'",
};

/** Values of `Cache-Control`. `asked` is the default of Netlify, Cloudflare Pages and Vercel. */
export const caching = {
  kept: "public, max-age=31536000, immutable",
  asked: "public, max-age=0, must-revalidate",
} as const;

/** The `Cache-Control` of an existing file. Responses for missing files are not cached. */
export function cachingOf(path: string): string {
  return keptFolders.some((folder) => path.startsWith(`/${folder}/`)) ? caching.kept : caching.asked;
}

/** Paths of files for hosts, which are not served. */
export const notServed: readonly string[] = ["/_headers", "/_redirects", NOT_FOUND, `${NOT_FOUND}.html`];
