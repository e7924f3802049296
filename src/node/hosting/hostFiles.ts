import { knownSpellings, type Addressed } from "../../model/spelling.ts";
import { caddySite } from "./caddy.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxMaps, nginxSite } from "./nginx.ts";
import { vercelFile } from "./vercel.ts";

type Files = Readonly<Record<string, string>>;

/** What hosts look for among the files of a site. */
export function filesInSite(pages: readonly Addressed[]): Files {
  return { _headers: headersFile(), _redirects: redirectsFile(pages) };
}

/** What a person gives to a host that looks elsewhere. Visitors could read it, but have no use for it. */
export function filesBesideSite(pages: readonly Addressed[]): Files {
  const known = knownSpellings(pages);
  return {
    "vercel.json": vercelFile(pages),
    "nginx/maps.conf": nginxMaps(known),
    "nginx/site.conf": nginxSite(),
    "caddy/site.caddy": caddySite(known),
  };
}
