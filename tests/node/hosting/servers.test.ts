/** The preview, and nginx and Caddy where they are installed, answer alike: as the one source says. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonicalAddress, pathnameOf } from "../../../src/model/spelling.ts";
import { caching, cachingOf, everywhere } from "../../../src/node/hosting/headers.ts";
import { addresses, files, known, makeHostedSite, notFoundText, picture } from "../../support/hostedSite.ts";
import { ask as askServer, servers, type Host } from "../../support/hosts.ts";

const SCRIPT = "/assets/app-1a2b3c4d.js";
const PICTURE = "/images/brand/kite-1a2b3c4d-640.webp";
const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

for (const { name, start, isInstalled, hasBrotli } of servers)
  describe.skipIf(!isInstalled)(name, () => {
    let host: Host;
    let remove: () => void;
    beforeAll(async () => {
      const site = await makeHostedSite();
      ({ remove } = site);
      host = await start(site.folder);
    });
    afterAll(async () => {
      await host.stop();
      remove();
    });
    const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
      askServer(host.origin, path, { method, headers });

    test.each(addresses)("%s", async (address) => {
      const { status, headers, body } = await ask(address);
      expect(headers).toMatchObject(lowerCase(everywhere));
      const target = canonicalAddress(address, known);
      const content = files[pathnameOf(address)];
      if (target !== undefined) {
        expect({ status, location: headers.location }).toEqual({ status: 301, location: target });
      } else if (content !== undefined) {
        expect({ status, caching: headers["cache-control"] }).toEqual({ status: 200, caching: cachingOf(address) });
        expect(body.equals(Buffer.from(content))).toBe(true);
      } else {
        expect({ status, caching: headers["cache-control"] }).toEqual({ status: 404, caching: caching.asked });
        expect(body.toString()).toBe(notFoundText);
        expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      }
    });

    test.each([
      ["/contact", "text/html; charset=utf-8"],
      [SCRIPT, "text/javascript"],
      [PICTURE, "image/webp"],
      ["/assets/font-1a2b3c4d.woff2", "font/woff2"],
      ["/images/pictograms-1a2b3c4d.svg", "image/svg+xml"],
      ["/data/contact.json", "application/json"],
      ["/manifest.webmanifest", "application/manifest+json"],
      ["/robots.txt", "text/plain; charset=utf-8"],
    ])("%s is %s", async (address, type) => {
      expect((await ask(address)).headers["content-type"]).toBe(type);
      expect((await ask(address, { "Accept-Encoding": "gzip" })).headers["content-type"]).toBe(type);
    });

    const encodings: [string, string | undefined, (bytes: Buffer) => Buffer][] = [
      ...(hasBrotli ? [["gzip, deflate, br, zstd", "br", brotliDecompressSync] as (typeof encodings)[number]] : []),
      ["gzip, deflate", "gzip", gunzipSync],
      ["deflate", undefined, (bytes) => bytes],
      ["", undefined, (bytes) => bytes],
      ["br;q=0, gzip;q=0", undefined, (bytes) => bytes],
    ];
    test.each(encodings)('to "%s" it sends %s', async (accepted, encoding, decompress) => {
      for (const address of ["/", "/contact", SCRIPT, "/data/contact.json", "/images/pictograms-1a2b3c4d.svg"]) {
        const { headers, body } = await ask(address, { "Accept-Encoding": accepted });
        expect(headers["content-encoding"], address).toBe(encoding);
        expect(headers.vary, address).toBe("Accept-Encoding");
        expect(headers["cache-control"], address).toBe(cachingOf(address));
        expect(decompress(body).equals(Buffer.from(files[address]!)), address).toBe(true);
      }
      const missing = await ask("/nowhere", { "Accept-Encoding": accepted });
      expect([missing.status, missing.headers["content-encoding"]]).toEqual([404, encoding]);
      expect(decompress(missing.body).toString()).toBe(notFoundText);
    });

    test.each(["br, gzip", ""])('what a browser has with "%s" is not sent again', async (accepted) => {
      for (const address of ["/", "/contact", SCRIPT, PICTURE]) {
        const first = await ask(address, { "Accept-Encoding": accepted });
        const again = { "Accept-Encoding": accepted, "If-None-Match": first.headers.etag! };
        const { status, headers, body } = await ask(address, again);
        expect({ status, body: body.length }, address).toEqual({ status: 304, body: 0 });
        expect(headers["cache-control"], address).toBe(cachingOf(address));
        expect(headers, address).toMatchObject(lowerCase(everywhere));
        expect(await ask(address, { ...again, "If-None-Match": '"other"' }), address).toMatchObject({ status: 200 });
      }
    });

    test("HEAD says what GET says, without a body", async () => {
      for (const address of ["/contact", PICTURE, "/nowhere", "/CONTACT"]) {
        const [get, head] = [await ask(address), await ask(address, {}, "HEAD")];
        const told = ({ status, headers: { location, etag, "content-type": type } }: typeof get) => ({
          status,
          location,
          etag,
          type: location ? undefined : type,
        });
        expect(told(head), address).toEqual(told(get));
        expect(head.body.length, address).toBe(0);
      }
      expect((await ask("/contact", {}, "HEAD")).headers["content-length"]).toBe(String(files["/contact"]!.length));
    });

    test.each([
      ["bytes=0-9", 0, 9],
      ["bytes=2990-", 2990, 2999],
      ["bytes=2990-99999", 2990, 2999],
      ["bytes=-10", 2990, 2999],
    ])("%s of a picture is %i to %i", async (range, first, last) => {
      const { status, headers, body } = await ask(PICTURE, { Range: range });
      expect({ status, part: headers["content-range"] }).toEqual({ status: 206, part: `bytes ${first}-${last}/3000` });
      expect(body.equals(picture.subarray(first, last + 1))).toBe(true);
    });

    test("there is no part behind the end of a picture", async () => {
      const { status, headers } = await ask(PICTURE, { Range: "bytes=3000-" });
      expect({ status, part: headers["content-range"] }).toEqual({ status: 416, part: "bytes */3000" });
    });

    test("a part of another file than before is the whole of it", async () => {
      const { headers } = await ask(PICTURE);
      expect(await ask(PICTURE, { Range: "bytes=0-9", "If-Range": headers.etag! })).toMatchObject({ status: 206 });
      expect(await ask(PICTURE, { Range: "bytes=0-9", "If-Range": '"other"' })).toMatchObject({ status: 200 });
    });

    test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("%s is not answered with a page", async (method) => {
      for (const address of ["/contact", PICTURE]) {
        const { status, headers } = await ask(address, {}, method);
        expect(status, address).toBe(405);
        expect(headers["cache-control"], address).not.toBe(caching.kept);
      }
    });

    test.each([
      "/../package.json",
      "/%2e%2e/package.json",
      "/..%2f..%2fpackage.json",
      "/%2e%2e%2fpackage.json",
      "/assets/..%2f..%2fhosting/vercel.json",
      "/..%5cpackage.json",
      "/\\evil.example",
      "/%5Cevil.example",
      "/%00",
      "/contact%00.html",
      "/%",
      "/%zz",
      "/contact%",
      "/%E0%A4%A",
    ])("%s leads nowhere", async (address) => {
      const { status, headers, body } = await ask(address);
      expect([400, 404]).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(body.toString()).not.toContain('blockwright"');
    });

    test("a query is sent along as it is, and nothing in it is filled in", async () => {
      const query = "?a=%7B&b=${HOME}{env.HOME}{http.request.host}%0d%0aX:1";
      expect((await ask(`/CONTACT${query}`)).headers.location).toBe(`/contact${query}`);
    });
  });
