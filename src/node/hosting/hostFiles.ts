import { knownSpellings, type Addressed } from "../../model/spelling.ts";
import { caddySite } from "./caddy.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxMaps, nginxSite } from "./nginx.ts";
import { vercelFile } from "./vercel.ts";

type Files = Readonly<Record<string, string>>;

/** Configuration that hosts read from the site's own files. */
export function filesInSite(pages: readonly Addressed[]): Files {
  return { _headers: headersFile(), _redirects: redirectsFile(pages) };
}

/** Configuration that a person installs at other hosts. It is not secret, but visitors do not need it. */
export function filesBesideSite(pages: readonly Addressed[]): Files {
  const known = knownSpellings(pages);
  return {
    "vercel.json": vercelFile(pages),
    "nginx/maps.conf": nginxMaps(known),
    "nginx/site.conf": nginxSite(),
    "caddy/site.caddy": caddySite(known),
  };
}
