import { caching, everywhere } from "../../src/node/hosting/headers.ts";
import { expect, test } from "./fixtures.ts";

test("every answer has the headers of the site, pages are compressed and asked for anew, hashed files are kept", async ({
  request,
}) => {
  const policy = Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]));
  const home = await request.get("/", { headers: { "Accept-Encoding": "br" } });
  expect(home.headers()).toMatchObject({ ...policy, "content-encoding": "br", "cache-control": caching.asked });
  expect(home.headers()).not.toHaveProperty("access-control-allow-origin");
  const font = /href="(\/assets\/[^"]+\.woff2)"/.exec(await home.text())![1]!;
  const response = await request.get(font);
  expect(response.headers()).toMatchObject({ ...policy, "cache-control": caching.kept, "content-type": "font/woff2" });
});

test("what is no page is not answered with one", async ({ request }) => {
  expect((await request.post("/contact", { data: "name=x" })).status()).toBe(405);
  const preflight = { Origin: "https://evil.example", "Access-Control-Request-Method": "PUT" };
  const options = await request.fetch("/contact", { method: "OPTIONS", headers: preflight });
  expect(options.status()).toBe(405);
  expect(options.headers()).not.toHaveProperty("access-control-allow-origin");
});
