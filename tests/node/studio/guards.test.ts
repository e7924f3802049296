/** Nobody but the studio itself gets at the site, and nothing but pages and pictures is ever written. */
import { lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageText } from "../page/site.ts";
import { hashesBelow } from "../../support/folders.ts";
import { etagOf } from "../../../src/node/studio/stored.ts";
import { openStudio, siteFolder, temporaryFolder } from "./studio.ts";

const news = pageText("/news", ["The [team](/team) has other news."], { aliases: ["/old-news"] });

describe("who asks", () => {
  const strangers: [name: string, headers: Record<string, string | undefined>][] = [
    ["a foreign host", { Host: "evil.example" }],
    ["a name that leads to this machine", { Host: "localhost:4180" }],
    ["the right host with another port", { Host: "127.0.0.1:1" }],
    ["a foreign origin", { Origin: "https://evil.example" }],
    ["an origin on this machine", { Origin: "http://127.0.0.1:3000" }],
    ["no origin at all", { Origin: undefined, "Sec-Fetch-Site": undefined }],
    ["the origin of a file or a sandbox", { Origin: "null" }],
    ["another site", { "Sec-Fetch-Site": "cross-site" }],
    ["another port of this machine", { "Sec-Fetch-Site": "same-site" }],
    ["a window without a site", { "Sec-Fetch-Site": "none" }],
    ["nobody with a token", { "X-Studio-Token": undefined }],
    ["an empty token", { "X-Studio-Token": "" }],
    ["a wrong token", { "X-Studio-Token": "0".repeat(64) }],
  ];

  test.each(strangers)("%s does not write", async (_name, headers) => {
    const { ask, folder } = await openStudio();
    const before = hashesBelow(folder);
    const files = [{ file: "pages/evil.json", text: "{}", etag: null }];
    const answer = await ask("/api/files", { method: "PUT", json: { files }, headers });
    expect(answer).toMatchObject({ status: 403, json: { kind: "refused" } });
    expect(hashesBelow(folder)).toEqual(before);
  });

  test.each(strangers.filter(([name]) => name !== "no origin at all"))("%s does not read", async (_name, headers) => {
    const { ask } = await openStudio();
    for (const path of ["/api/site", "/api/file?file=pages/index.json", "/api/changes", "/api/drafts", "/api/events"])
      expect((await ask(path, { headers })).status, path).toBe(403);
  });

  test("other sites get no file and no picture; a link of theirs leads to the studio", async () => {
    const { ask } = await openStudio();
    const headers = { Origin: undefined, "Sec-Fetch-Site": "cross-site", "X-Studio-Token": undefined };
    for (const path of ["/", "/assets/main.js", "/preview.html"]) {
      expect((await ask(path, { headers: { ...headers, "Sec-Fetch-Dest": "script" } })).status, path).toBe(403);
      expect((await ask(path, { headers: { ...headers, "Sec-Fetch-Dest": "iframe" } })).status, path).toBe(403);
    }
    expect((await ask("/", { headers: { ...headers, "Sec-Fetch-Dest": "document" } })).status).toBe(200);
  });

  test.each([
    ["//", 404],
    ["//evil.example/api/site", 404],
    ["http://evil.example/", 400],
    ["*", 400],
  ])("an address such as %s is refused, and no failure of the studio", async (path, status) => {
    const { ask } = await openStudio();
    expect(await ask(path)).toMatchObject({ status, json: { kind: "refused" } });
  });

  test("nothing lets another origin read an answer, and nobody is told what is allowed", async () => {
    const { ask } = await openStudio();
    const preflight = await ask("/api/files", {
      method: "OPTIONS",
      headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "PUT" },
    });
    expect(preflight.status).toBe(403);
    for (const { headers } of [preflight, await ask("/api/site"), await ask("/")])
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("the studio is on this machine only", async () => {
    const { url } = await openStudio();
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of [...outside, { address: "127.0.0.2" }]) {
      const reached = await new Promise((resolve) => {
        const socket = connect(Number(new URL(url).port), address);
        socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
        socket.on("connect", () => socket.destroy());
      });
      expect(reached, address).toBe(false);
    }
  });

  test("what can only be looked at is not written, and what is not there is not found", async () => {
    const { ask } = await openStudio();
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "HEAD"])
      expect((await ask("/", { method })).status, method).toBe(405);
    for (const path of ["/api/none", "/none.html", "/images/none.svg", "/__proto__", "/api/__proto__", "/index.html"])
      expect((await ask(path)).status, path).toBe(404);
    expect((await ask("/api/site", { method: "DELETE" })).status).toBe(404);
  });
});

test("who opens an address that is not the studio's reads words, and no JSON", async () => {
  const { ask } = await openStudio();
  const visit = { Accept: "text/html,*/*;q=0.8" };
  const { status, headers, text } = await ask("/prices?<b>", { headers: visit });
  expect({ status, type: headers["content-type"] }).toEqual({ status: 404, type: "text/html; charset=utf-8" });
  expect(text).toContain("To see the site as visitors do, type npm run dev into another terminal");
  expect(text).toContain('<a href="/">Open the studio</a>');
  expect((await ask("/api/none", { headers: visit })).json).toMatchObject({ kind: "refused" });
});

describe("what is asked", () => {
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    undefined,
    "application/json5",
  ])("%s is not taken for JSON", async (type) => {
    const { ask } = await openStudio();
    const body = JSON.stringify({ files: [{ file: "pages/news.json", text: news, etag: null }] });
    for (const [method, path] of [
      ["PUT", "/api/files"],
      ["POST", "/api/pages"],
      ["POST", "/api/commits"],
      ["PUT", "/api/drafts"],
    ])
      expect((await ask(path!, { method: method!, body, headers: { "Content-Type": type } })).status, path).toBe(415);
  });

  test("more than 512 kB is too much for a text, and 50 MB for all, whether it is said beforehand or not", async () => {
    const { ask, folder, save } = await openStudio();
    const before = hashesBelow(folder);
    const words = (what: string) => `${what}, which is the most that the studio takes.`;
    expect(await save("pages/big.json", "ä".repeat(300_000), null)).toMatchObject({
      status: 413,
      json: { message: words("pages/big.json is larger than 512 kB") },
    });
    const body = Buffer.alloc(50_000_001);
    for (const headers of [{}, { "Transfer-Encoding": "chunked" }])
      expect(
        await ask("/api/files", { method: "PUT", body, headers: { "Content-Type": "application/json", ...headers } }),
      ).toMatchObject({ status: 413, json: { message: words("This is larger than 50 MB") } });
    expect(hashesBelow(folder)).toEqual(before);
  });

  test("a large page is saved together with another", async () => {
    const { ask, read } = await openStudio();
    const files = ["pages/news.json", "pages/team.json"].map((file) => {
      const before = read(file);
      return { file, text: before + "\n".repeat(300_000), etag: etagOf(before) };
    });
    expect((await ask("/api/files", { method: "PUT", json: { files } })).status).toBe(200);
  });

  test.each([
    ["no JSON", "{"],
    ["no group", "[]"],
    ["nothing", ""],
    ["no text", '{"files":[{"file":"pages/a.json","etag":null}]}'],
    ["no list", '{"files":{}}'],
    ["an empty list", '{"files":[]}'],
    ["something else beside a file", '{"files":[{"file":"pages/a.json","text":"","etag":null},"pages/b.json"]}'],
    ["a file twice", `{"files":[${Array(2).fill('{"file":"pages/a.json","text":"","etag":null}').join()}]}`],
    ["half a character", '{"files":[{"file":"pages/a.json","text":"\\ud83d","etag":null}]}'],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0x22])],
  ])("%s is refused in words", async (_name, body) => {
    const { ask } = await openStudio();
    const answer = await ask("/api/files", { method: "PUT", body, headers: { "Content-Type": "application/json" } });
    expect(answer).toMatchObject({ status: 400, json: { kind: "refused", message: expect.stringMatching(/\.$/) } });
  });
});

describe("names", () => {
  const outside = [
    "../outside.json",
    "pages/../outside.json",
    "pages/../../outside.json",
    "pages/%2e%2e/outside.json",
    "pages/..%2foutside.json",
    "pages\\..\\outside.json",
    "pages/....//outside.json",
    "pages/．．/outside.json",
    "pages/a/./../../outside.json",
    "/etc/outside.json",
    "C:\\outside.json",
    "file:///outside.json",
    "pages/outside.json\0.txt",
    "pages//outside.json",
    "pages/.outside.json",
    "PAGES/outside.json",
    "images/outside.json",
    "package.json",
    "pages/outside.js",
    "pages/outside.json/",
    "pages/outside.json ",
    "pages/con.json",
    "pages/LPT1.x.json",
    "pages/aux/outside.json",
    "pages/__proto__/../outside.json",
    `pages/${"a".repeat(300)}.json`,
    "",
  ];

  test.each(outside)("%j is written and read nowhere", async (file) => {
    const { ask, save, folder } = await openStudio();
    const before = hashesBelow(folder);
    expect((await save(file, news, null)).status).toBe(403);
    expect((await ask(`/api/file?file=${encodeURIComponent(file)}`)).status).toBe(403);
    const draft = { file, text: news, etag: null };
    expect((await ask("/api/drafts", { method: "PUT", json: draft })).status).toBe(403);
    expect(hashesBelow(folder)).toEqual(before);
  });

  test.each([
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/../../secret",
    "/images/../pages/index.json",
    "//etc/passwd",
  ])("%s leads to no file", async (path) => {
    const { ask } = await openStudio();
    expect((await ask(path)).status).toBe(404);
  });

  test("a link out of the site is not followed, whether it is a file, a folder or leads to nothing", async () => {
    const folder = siteFolder();
    const other = temporaryFolder();
    writeFileSync(join(other, "secret.json"), "{}");
    symlinkSync(join(other, "secret.json"), join(folder, "pages/file.json"));
    symlinkSync(other, join(folder, "pages/folder"));
    symlinkSync(join(other, "none.json"), join(folder, "pages/none.json"));
    const before = hashesBelow(other);
    const { ask, save } = await openStudio(folder);
    for (const file of ["pages/file.json", "pages/folder/secret.json", "pages/folder/new.json", "pages/none.json"]) {
      expect(await save(file, news, null), file).toMatchObject({
        status: 403,
        json: { message: expect.stringContaining("a link to") },
      });
      expect((await ask(`/api/file?file=${file}`)).status, file).toBe(403);
    }
    expect(hashesBelow(other)).toEqual(before);
  });

  test("a folder of pages that is gone is told as that, and as no link", async () => {
    const { ask, folder, save } = await openStudio();
    rmSync(join(folder, "pages"), { recursive: true });
    expect((await ask("/api/file?file=pages/contact.json")).status).toBe(404);
    expect((await save("pages/contact.json", news, "old")).status).toBe(412);
  });

  test("a link to a page of the site stays one", async () => {
    const folder = siteFolder();
    const linked = join(folder, "pages/team.json");
    const text = readFileSync(linked, "utf8");
    writeFileSync(join(folder, "pages/team.txt"), text);
    rmSync(linked);
    symlinkSync("team.txt", linked);
    const { save, read } = await openStudio(folder);
    expect((await save("pages/team.json", text.replace("We sew.", "We sew kites."))).status).toBe(200);
    expect(lstatSync(linked).isSymbolicLink()).toBe(true);
    expect(read("pages/team.txt")).toContain("We sew kites.");
  });
});

test("no document may be in a frame of others, run what is not its own, or be found by search engines", async () => {
  const { ask, document } = await openStudio();
  const preview = await ask("/preview.html");
  for (const { headers } of [document, preview]) {
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toContain("unsafe");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex, nofollow",
    });
  }
  expect(document.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(preview.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  // Only the studio's own document knows the token.
  expect(preview.text).not.toContain("studio-token");
});
