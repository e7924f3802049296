import { keptFolders } from "../../model/routes.ts";
import type { Spellings } from "../../model/spelling.ts";
import { contentTypes, WORTHWHILE } from "./contentTypes.ts";
import { caching, everywhere, notServed } from "./headers.ts";

/** The directives for the site block of a Caddyfile, except its host name and its root. */
export function caddySite(known: Spellings): string {
  const routes = [...new Set(Object.values(known))];
  const folders = keptFolders.map((folder) => `/${folder}/*`);
  const kept = folders.join(" ");
  const pageless = folders.map((path) => `'${path}'`).join(", ");
  return `# Import this file in the block of the site, which says its name and its root.
header {
${indented(Object.entries(everywhere), ([name, value]) => `${name} "${value}"`)}}

@kept {
	path ${kept}
	file
}
@asked not {
	path ${kept}
	file
}
header @kept Cache-Control "${caching.kept}"
header @asked Cache-Control "${caching.asked}"

map {path} {blockwright_type} {
${indented(Object.entries(contentTypes), ([end, type]) => `~\\.${end}$ "${type}"`)}	default ""
}
@typed {
	file
	expression \`{blockwright_type} != ""\`
}
header @typed Content-Type {blockwright_type}

@compressed file {path}.gz {path}.html.gz {path}index.html.gz
header @compressed {
	Vary Accept-Encoding
	defer
}

# The route of the page that an address means, whatever its capitals, slashes and spaces. The quick answers come first.
map {path} {blockwright_route} {
${indented(routes, (route) => `${route} ${route}`)}${indented(Object.entries(known), ([address, route]) => `\`~${pattern(address)}\` ${route}`)}	default ""
}
map {query} {blockwright_query} {
	~(.+) "?\${1}"
	default ""
}
@other expression \`!path(${pageless}) && {blockwright_route} != "" && {path} != {blockwright_route}\`
redir @other {blockwright_route}{blockwright_query} 301

@other_method not method GET HEAD
error @other_method 405
@hidden path ${notServed.join(" ")}
error @hidden 404
@unreadable path_regexp \\x00
error @unreadable 404

# The pages of a big site have no .gz and .br files.
encode gzip {
	minimum_length ${WORTHWHILE}
}
try_files {path} {path}.html
file_server {
	precompressed br gzip
	disable_canonical_uris
}

handle_errors {
	@missing expression \`{http.error.status_code} == 404\`
	rewrite @missing /404.html
	header @missing {
		Vary Accept-Encoding
		defer
	}
	header Cache-Control "${caching.asked}"
	file_server @missing {
		precompressed br gzip
	}
}
`;
}

function indented<T>(entries: readonly T[], line: (entry: T) => string): string {
  return entries.map((entry) => `\t${line(entry)}\n`).join("");
}

/** A regex for the other spellings of a plain one, see src/model/spelling.ts. */
function pattern(plain: string): string {
  const names = plain.split("/").filter(Boolean);
  const dropped = String.raw`[/\s\xA0]`;
  return names.length === 0
    ? `(?i)^${dropped}*(?:index(?:\\.html)?)?${dropped}*$`
    : `(?i)^${dropped}*${names.join(`${dropped}*/${dropped}*`)}(?:\\.html|${dropped}*/${dropped}*index(?:\\.html)?)?${dropped}*$`;
}
