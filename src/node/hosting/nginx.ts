import { keptFolders } from "../../model/routes.ts";
import type { Spellings } from "../../model/spelling.ts";
import { compressible, contentTypes, UNKNOWN_TYPE, WORTHWHILE } from "./contentTypes.ts";
import { caching, everywhere, notServed } from "./headers.ts";

// Removed at both ends of an address. nginx decodes it, but its regexes match bytes: the last two are a no-break space.
const DROPPED = String.raw`[/\s\xc2\xa0]`;
const KEPT = String.raw`[^/\s\xc2\xa0]`;

/**
 * The maps outside of server blocks: the route of an address, and how long a file is cached. Plain spellings match in any
 * case, because nginx maps are case-insensitive.
 */
export function nginxMaps(spellings: Spellings): string {
  const known = Object.entries(spellings);
  const longest = Math.max(0, ...known.map(([address]) => address.length));
  return `# Include this file outside of any server block. If map_hash_* are set elsewhere as well, keep the larger numbers there.
map_hash_max_size ${powerOfTwo(Math.max(2048, known.length * 2))};
map_hash_bucket_size ${powerOfTwo(Math.max(128, longest + 32))};

# The address as it was sent, without its query.
map $request_uri $blockwright_sent {
  "~^(?<blockwright_path>[^?#]*)" $blockwright_path;
}

# The address without slashes and spaces around it, .html and index.
map $uri $blockwright_plain {
  "~*^${DROPPED}*+(?:index(?:\\.html)?)?${DROPPED}*+$" /;
  "~*^${DROPPED}*+(?<blockwright_folder>.*${KEPT})/index(?:\\.html)?${DROPPED}*+$" /$blockwright_folder;
  "~*^${DROPPED}*+(?<blockwright_file>.*[^/])\\.html${DROPPED}*+$" /$blockwright_file;
  "~^${DROPPED}*+(?<blockwright_name>.*${KEPT})${DROPPED}*+$" /$blockwright_name;
}

# The route of the page that it means.
map $blockwright_plain $blockwright_route {
${known.map(([address, route]) => `  ${address} ${route};\n`).join("")}}

# Where to lead: nowhere when it is spelt as the route, or when no page is meant.
map "$blockwright_route $blockwright_sent" $blockwright_target {
  "~^ " "";
  "~^(\\S+) \\1$" "";
  default $blockwright_route;
}

map "$status $uri" $blockwright_caching {
  "~^(?:200|206|304) /(?:${keptFolders.join("|")})/" "${caching.kept}";
  default "${caching.asked}";
}
`;
}

/** The directives for the server block of the site, except its host name, its certificate and its root. */
export function nginxSite(): string {
  const headers = Object.entries(everywhere).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  const types = Object.entries(contentTypes).map(([end, type]) => `  "${type}" ${end};\n`);
  // nginx always compresses HTML, and warns where its type is listed.
  const packed = compressible.flatMap((end) => (end === "html" ? [] : contentTypes[end]!.split(";")[0]!));
  const hidden = notServed.map(
    (path) => `location = ${path} { ${path.endsWith(".html") ? "internal" : "return 404"}; }\n`,
  );
  return `# Include this file in the server block of the site, which says root, server_name and listen.
${headers.join("")}add_header Cache-Control $blockwright_caching always;

types {
${types.join("")}}
default_type ${UNKNOWN_TYPE};

# The .gz and .br files of the build. "brotli_static on;" needs the module ngx_brotli.
gzip_static on;
# The pages of a big site have none.
gzip on;
gzip_min_length ${WORTHWHILE};
gzip_types ${packed.join(" ")};
gzip_vary on;

absolute_redirect off;
if ($blockwright_target) {
  return 301 $blockwright_target$is_args$args;
}

error_page 404 /404.html;
${hidden.join("")}location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
`;
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(atLeast));
}
