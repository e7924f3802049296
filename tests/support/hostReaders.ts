import { percentDecoded, pathnameOf } from "../../src/model/spelling.ts";

/** What the files of a host say about an address. */
export interface Reading {
  /** Where it leads with 301, or nowhere. */
  location(address: string): string | undefined;
  /** The headers of the file there, by name. `Cache-Control` is left out where the host is left to say it. */
  headers(path: string): Record<string, string>;
}

type Headers = Record<string, string>;

const withQuery = (target: string | undefined, address: string) =>
  target && target + address.slice(pathnameOf(address).length);

const lines = (text: string) => text.split("\n").filter((line) => line.trim() && !line.trim().startsWith("#"));

/** Netlify and Cloudflare Pages: all matching rules count, and headers of one name are joined. */
export function readNetlify(headersFile: string, redirectsFile: string): Reading {
  const redirects = new Map(
    lines(redirectsFile)
      .map((line) => line.split(" ") as [string, string, string])
      .map(([from, to, status]) => {
        if (status !== "301") throw new Error(`${from} has status ${status}`);
        return [from, to];
      }),
  );
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of lines(headersFile)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)!.headers.push([name, value!]);
    else rules.push({ pattern: new RegExp(`^${line.replace("*", ".*")}$`), headers: [] });
  }
  return {
    location: (address) => withQuery(redirects.get(pathnameOf(address)), address),
    headers(path) {
      const all: Headers = {};
      for (const [name, value] of rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers))
        all[name] = name in all ? `${all[name]}, ${value}` : value;
      return all;
    },
  };
}

interface VercelFile {
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: number }[];
}

/** Vercel: the first redirect counts, of headers with one name the last; two switches drop `.html` and slashes. */
export function readVercel(file: string): Reading {
  const { cleanUrls, trailingSlash, headers, redirects } = JSON.parse(file) as VercelFile;
  const matches = (source: string, path: string) => new RegExp(`^${source}$`).test(path);
  return {
    location(address) {
      const path = pathnameOf(address);
      const found = redirects.find(
        ({ source, statusCode }) => statusCode === 301 && matches(source, path),
      )?.destination;
      const clean = cleanUrls ? path.replace(/(?:\/index)?\.html$/, "") : path;
      const bare = trailingSlash ? clean : clean.replace(/(.)\/$/, "$1");
      return withQuery(found ?? (bare === path ? undefined : bare || "/"), address);
    },
    headers: (path) =>
      Object.fromEntries(
        headers
          .filter(({ source }) => matches(source, path))
          .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
      ),
  };
}

/** nginx: its maps, one after another, as the site file puts them to use. */
export function readNginx(maps: string, site: string): Reading {
  const headers = Array.from(
    site.matchAll(/^add_header (\S+) (?:"(.*)"|(\S+)) always;$/gm),
    ([, name, value, variable]) => ({ name: name!, value, variable }),
  );
  const tables = new Map(
    Array.from(maps.matchAll(/^map ([^\n{]+) (\$\w+) \{\n(.*?)^\}/gms), ([, source, name, body]) => {
      const entries = lines(body!).map((line) => /^\s*("(?:.*?)"|\S+) (?:"(.*)"|(.*));$/.exec(line)!);
      return [
        name!,
        {
          source: unquoted(source!),
          entries: entries.map(([, key, text, word]) => ({ key: unquoted(key!), value: text ?? word! })),
        },
      ];
    }),
  );

  function filled(text: string, variables: Headers): string {
    return text.replaceAll(/\$\w+/g, (name) => variables[name] ?? mapped(name, variables));
  }
  function mapped(name: string, variables: Headers): string {
    const { source, entries } = tables.get(name)!;
    const value = filled(source, variables);
    // Words are looked up first, whatever their capitals; then patterns, in order.
    const word = entries.find(({ key }) => !key.startsWith("~") && key.toLowerCase() === value.toLowerCase());
    if (word) return filled(word.value, variables);
    for (const { key, value: result } of entries.filter((entry) => entry.key.startsWith("~"))) {
      const pattern = key.replace(/^~\*?/, "").replaceAll("*+", "*");
      const match = new RegExp(pattern, key.startsWith("~*") ? "i" : "").exec(value);
      const groups = Object.entries(match?.groups ?? {}).map(([group, text]) => [`$${group}`, text]);
      if (match) return filled(result, { ...variables, ...Object.fromEntries(groups) });
    }
    return filled(entries.find(({ key }) => key === "default")?.value ?? "", variables);
  }
  function variablesOf(address: string): Headers {
    const uri = Buffer.from(percentDecoded(pathnameOf(address)) ?? "")
      .toString("latin1")
      .replaceAll(/\/+/g, "/");
    const query = address.slice(pathnameOf(address).length + 1);
    return { $request_uri: address, $uri: uri, $status: "200", $is_args: query && "?", $args: query };
  }

  const [, condition, target] = /^if \((\$\w+)\) \{\n\s*return 301 (.*);/m.exec(site)!;
  return {
    location: (address) =>
      filled(condition!, variablesOf(address)) ? filled(target!, variablesOf(address)) : undefined,
    headers: (path) =>
      Object.fromEntries(
        headers.map(({ name, value, variable }) => [name, value ?? filled(variable!, variablesOf(path))]),
      ),
  };
}

/** Caddy: its maps and the matchers of its headers. */
export function readCaddy(site: string): Reading {
  const block = (start: RegExp) => lines(new RegExp(`^${start.source} \\{\\n(.*?)^\\}`, "ms").exec(site)![1]!);
  const everywhere = block(/header/).map((line) => /^\t(\S+) "(.*)"$/.exec(line)!.slice(1) as [string, string]);
  const caching = (matcher: string) => new RegExp(`^header @${matcher} Cache-Control "(.*)"$`, "m").exec(site)![1]!;
  const kept = /path (.*)/
    .exec(block(/@kept/).join("\n"))![1]!
    .split(" ")
    .map((path) => path.replace("*", ""));
  const routes = block(/map \{path\} \{blockwright_route\}/).map(
    (line) => /^\t`?(~?)(.*?)`? (\S+)$/.exec(line)!.slice(1) as [string, string, string],
  );
  return {
    location(address) {
      const path = percentDecoded(pathnameOf(address)) ?? "";
      const found = routes.find(([isPattern, input]) =>
        isPattern ? new RegExp(input.replace("(?i)", ""), "i").test(path) : input === path,
      );
      const route = found?.[2];
      return route === undefined || route === path ? undefined : withQuery(route, address);
    },
    headers: (path) => ({
      ...Object.fromEntries(everywhere),
      "Cache-Control": caching(kept.some((folder) => path.startsWith(folder)) ? "kept" : "asked"),
    }),
  };
}

function unquoted(text: string): string {
  return text.replace(/^"(.*)"$/, "$1");
}
