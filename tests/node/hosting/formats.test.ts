/** The file of every host, read back, says what the one source says. */
import { describe, expect, test } from "vitest";
import { canonicalAddress } from "../../../src/model/spelling.ts";
import { caching, cachingOf, everywhere } from "../../../src/node/hosting/headers.ts";
import { filesBesideSite, filesInSite } from "../../../src/node/hosting/hostFiles.ts";
import { listedRedirects, otherAddresses } from "../../../src/node/hosting/redirects.ts";
import { addresses, files, known, pages } from "../../support/hostedSite.ts";
import { readCaddy, readNetlify, readNginx, readVercel, type Reading } from "../../support/hostReaders.ts";

const inside = filesInSite(pages);
const beside = filesBesideSite(pages);
const netlify = readNetlify(inside["_headers"]!, inside["_redirects"]!);
const vercel = readVercel(beside["vercel.json"]!);
const nginx = readNginx(beside["nginx/maps.conf"]!, beside["nginx/site.conf"]!);
const caddy = readCaddy(beside["caddy/site.caddy"]!);

/** Hosts whose default for files that are revalidated is kept. */
const readings: [name: string, reading: Reading, own: Record<string, string>][] = [
  ["Netlify and Cloudflare Pages", netlify, { "Cache-Control": caching.asked }],
  ["Vercel", vercel, { "Cache-Control": caching.asked }],
  ["nginx", nginx, {}],
  ["Caddy", caddy, {}],
];

describe.each(readings)("%s", (_name, { headers, location }, own) => {
  test.each(Object.keys(files))("%s has its headers", (path) => {
    expect({ ...own, ...headers(path) }).toEqual({ ...everywhere, "Cache-Control": cachingOf(path) });
  });

  test.each(addresses)("%s is not led astray", (address) => {
    const target = location(address);
    if (target !== undefined && canonicalAddress(address, known) !== undefined)
      expect(canonicalAddress(target, known) ?? target).toBe(canonicalAddress(address, known));
  });

  test.each(pages)("every alias of $route leads to it, and it stays where it is", (page) => {
    expect(location(page.route)).toBeUndefined();
    for (const address of otherAddresses(page)) expect(location(address), address).toBe(page.route);
    for (const address of otherAddresses(page)) expect(location(`${address}?a=b`)).toBe(`${page.route}?a=b`);
    expect(location(`${page.route}%20`)).toBe(page.route);
  });
});

describe.each([["nginx", nginx] as const, ["Caddy", caddy] as const])(
  "%s knows every spelling",
  (_name, { location }) => {
    test.each(addresses)("%s", (address) => {
      expect(location(address)).toBe(canonicalAddress(address, known));
    });
  },
);

test.each(["/contact.html", "/contact/", "/Guides/First-Steps.html", "/index.html"])(
  "Vercel drops the end of %s",
  (address) => {
    expect(vercel.location(address)).toBe(canonicalAddress(address, known));
  },
);

test.each(["/contact.html", "/contact/"])(
  "Netlify and Cloudflare Pages drop the end of %s by themselves",
  (address) => {
    expect(netlify.location(address)).toBeUndefined();
  },
);

test("what authors list comes first, then lower case, then spaces; and never more than hosts take", () => {
  const some = [{ route: "/" }, { route: "/Guide", aliases: ["/old", "/guide"] }, { route: "/Blog" }];
  expect(listedRedirects(some).map(({ from, to }) => `${from} ${to}`)).toEqual([
    "/old /Guide",
    "/guide /Guide",
    "/blog /Blog",
    "/%20 /",
    "/Guide%20 /Guide",
    "/old%20 /Guide",
    "/guide%20 /Guide",
    "/Blog%20 /Blog",
    "/blog%20 /Blog",
  ]);
  const many = Array.from({ length: 1500 }, (_, i) => ({ route: `/page-${i}`, aliases: [`/old-${i}`] }));
  const listed = listedRedirects(many);
  expect(listed).toHaveLength(2000);
  expect(many.every(({ route }, i) => listed[i]!.to === route)).toBe(true);
});

test("long addresses end where Cloudflare Pages reads no further, with a whole rule, and the first are the aliases", () => {
  const long = Array.from({ length: 1500 }, (_, i) => ({
    route: `/${"a".repeat(60)}-${i}`,
    aliases: [`/old/${"b".repeat(60)}-${i}`],
  }));
  const written = filesInSite(long)["_redirects"]!;
  const rules = written.split("\n").slice(0, -1);
  expect(Buffer.byteLength(written)).toBeLessThanOrEqual(100_000);
  expect(rules.length).toBeGreaterThan(700);
  expect(rules).toEqual(rules.map((_, i) => `${long[i]!.aliases[0]} ${long[i]!.route} 301`));
});

test("the policy of every page stays out of the headers, however many pages there are", () => {
  const many = Array.from({ length: 5000 }, (_, i) => ({ route: `/page-${i}` }));
  expect(filesInSite(many)["_headers"]).toBe(inside["_headers"]);
  expect(filesBesideSite(many)["nginx/site.conf"]).toBe(beside["nginx/site.conf"]);
});
