import { expect, test } from "./fixtures.ts";

test("pages are compressed and never stale, hashed files are kept", async ({ request }) => {
  const home = await request.get("/", { headers: { "Accept-Encoding": "br" } });
  expect(home.headers()).toMatchObject({
    "content-encoding": "br",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  const font = /href="(\/assets\/[^"]+\.woff2)"/.exec(await home.text())![1]!;
  const response = await request.get(font);
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});
