import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { knownSpellings } from "../../src/model/spelling.ts";
import { compressFolder } from "../../src/node/build/compress.ts";
import { redirectMarkup } from "../../src/node/site/fallbacks.ts";
import { filesBesideSite, filesInSite } from "../../src/node/hosting/hostFiles.ts";
import { otherAddresses } from "../../src/node/hosting/redirects.ts";
import { nowhere } from "./addresses.ts";
import { write } from "./hosts.ts";

/** Pages of every kind of address. */
export const pages = [
  { route: "/" },
  { route: "/contact" },
  { route: "/portfoliopage", aliases: ["/portfolioPage", "/our-work"] },
  { route: "/Guides/First-Steps", aliases: ["/guide"] },
];

export const known = knownSpellings(pages);

const long = (text: string) => `${text}\n${"Words that compress well. ".repeat(60)}`;

/** What the pictures of the site are made of: nothing that compresses. */
export const picture = createHash("shake256", { outputLength: 3000 }).update("picture").digest();

/** The files of the site by the address they are served at. */
export const files: Readonly<Record<string, string | Buffer>> = {
  ...Object.fromEntries(pages.map(({ route }) => [route, long(`<h1>${route}</h1>`)])),
  "/assets/app-1a2b3c4d.js": long("//"),
  "/assets/font-1a2b3c4d.woff2": picture,
  "/images/brand/kite-1a2b3c4d-640.webp": picture,
  "/images/pictograms-1a2b3c4d.svg": long("<svg/>"),
  "/data/contact.json": JSON.stringify(long("data")),
  "/favicon.svg": "<svg/>",
  "/manifest.webmanifest": "{}",
  "/sitemap.xml": "<urlset/>",
  "/robots.txt": "User-agent: *",
};

export const notFoundText = long(`Nothing here. ${redirectMarkup(known, "")}`);

/** A folder with what a build leaves of this site: `dist` and `hosting`. */
export async function makeHostedSite() {
  const folder = mkdtempSync(join(tmpdir(), "hosted-"));
  for (const [address, content] of Object.entries(files)) write(join(folder, "dist", fileOf(address)), content);
  for (const page of pages)
    for (const alias of otherAddresses(page)) write(join(folder, `dist${alias}/index.html`), `Moved to ${page.route}`);
  write(join(folder, "dist/404.html"), notFoundText);
  for (const [path, text] of Object.entries(filesInSite(pages))) write(join(folder, "dist", path), text);
  for (const [path, text] of Object.entries(filesBesideSite(pages))) write(join(folder, "hosting", path), text);
  await compressFolder(join(folder, "dist"));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

function fileOf(address: string): string {
  if (address === "/") return "index.html";
  return pages.some(({ route }) => route === address) ? `${address}.html` : address;
}

/** Addresses of all kinds: every file, other spellings of every page, and what nobody answers to. */
export const addresses: readonly string[] = [
  ...Object.keys(files),
  "/portfolioPage",
  "/our-work",
  "/OUR-WORK/",
  "/guide",
  "/guides/first-steps",
  "/Guides/First-Steps/",
  "/Guides//First-Steps",
  "/Guides/First-Steps.html",
  "/Guides/First-Steps/index.html",
  "/CONTACT",
  "/contact/",
  "//contact//",
  "/contact%20",
  "/%20contact",
  "/contact%C2%A0",
  "/%43ontact",
  "/Contact.HTML",
  "/contact.html",
  "/contact/index",
  "/contact?from=mail&next=/a?b",
  "/contact/?from=mail&next=/a?b",
  "/CONTACT?next=//evil.example",
  "/index",
  "/index.html",
  "/index.html?a=%20",
  "//",
  ...nowhere,
  "/_headers",
  "/_redirects",
  "/assets",
  "/assets/",
  "/assets/gone-1a2b3c4d.js",
  "/images/gone-1a2b3c4d-640.webp",
  "//evil.example",
  "/%2F%2Fevil.example",
  "/__proto__",
];
