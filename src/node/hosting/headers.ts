import { keptFolders, NOT_FOUND } from "../../model/routes.ts";

/** What every answer says, whatever was asked for. The preview and the files for all hosts are made from this. */
export const everywhere: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // What the policy in each page cannot say.
  "Content-Security-Policy": "frame-ancestors 'none'",
};

/** How long browsers keep a file. `asked` is what Netlify, Cloudflare Pages and Vercel say by themselves. */
export const caching = {
  kept: "public, max-age=31536000, immutable",
  asked: "public, max-age=0, must-revalidate",
} as const;

/** The `Cache-Control` of a file that there is. Of what there is not, nothing is kept. */
export function cachingOf(path: string): string {
  return keptFolders.some((folder) => path.startsWith(`/${folder}/`)) ? caching.kept : caching.asked;
}

/** Addresses of files that are for hosts and not for visitors. */
export const notServed: readonly string[] = ["/_headers", "/_redirects", NOT_FOUND, `${NOT_FOUND}.html`];
