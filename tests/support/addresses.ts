import { get } from "node:http";
import { pages } from "./pages.ts";

/** Spellings of addresses, and where each leads: by hand what happens to one address, derived what happens to each. */
export const spellings: [address: string, canonical: string][] = [
  ["/CONTACT/", "/contact"],
  ["//contact//", "/contact"],
  ["/contact/%20", "/contact"],
  ["/%20contact", "/contact"],
  ["/contact%C2%A0", "/contact"],
  ["/%43ontact", "/contact"],
  ["/Contact.HTML", "/contact"],
  ["/contact/index.html", "/contact"],
  ["/index", "/"],
  ["//", "/"],
  ["/contact/?from=mail&next=/a?b", "/contact?from=mail&next=/a?b"],
  ["/Contact?next=//evil.example", "/contact?next=//evil.example"],
  ["/portfolioPage/?a=%20", "/portfoliopage?a=%20"],
  ...pages.flatMap(({ route, aliases = [] }) => {
    const name = route === "/" ? "/index" : route;
    const derived = [name.toUpperCase(), name.toLowerCase(), `${route}/`, `/${route}`, `${route}%20`, `${name}.html`];
    const others = [...new Set([...aliases, ...derived])].filter((address) => address !== route);
    return others.map((address): [string, string] => [address, route]);
  }),
].filter(([address], i, all) => all.findIndex(([other]) => other === address) === i) as [string, string][];

/** Addresses that look much like those of pages, and are none. */
export const nowhere: readonly string[] = [
  "/nowhere",
  "/contact/nowhere",
  "/contact.html.html",
  "/contactindex.html",
  "/.html",
  "/404",
  "/404.html",
  "/%34%30%34",
];

/** Addresses that lead nowhere, least of all to another site. */
export const unknown: string[] = [
  ...nowhere,
  "//evil.example",
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "/%5Cevil.example",
  "/%2F%2Fevil.example",
  "///evil.example/",
  "/%",
  "/%E0%A4%A",
  "/contact%",
  "/%00",
  "/..%2f..%2fpackage.json",
  "/__proto__",
  "/constructor",
  `/${"a".repeat(8000)}`,
  `/${"%20".repeat(2600)}x`,
];

/** What a server says about a path, taken exactly as it is written: no client tidies it up first. */
export function ask(origin: string, path: string): Promise<{ status: number; location?: string; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      const { statusCode: status = 0, headers } = response;
      response.on("end", () => resolve({ status, body, ...(headers.location && { location: headers.location }) }));
    }).on("error", reject);
  });
}
