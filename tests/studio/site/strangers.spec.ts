/** What a page of another site can do to a studio that is open on the same machine, in a browser that follows the rules: nothing. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./fixtures.ts";

const FILE = "pages/index.json";

test("another site reads nothing, changes nothing and shows nothing of the studio", async ({ browser, site }) => {
  // Its console tells what is refused, which is no complaint here.
  const page = await browser.newPage();
  const before = site.read(FILE);
  const server = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end("<title>Evil</title>"),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  const results = await page.evaluate(
    async ([url, file]) => {
      const attempt = (path: string, init?: RequestInit) =>
        fetch(url + path, init).then(
          (response) => `${response.type} ${response.status}`,
          () => "failed",
        );
      const body = JSON.stringify({ files: [{ file, text: "{}", etag: null }] });
      const load = (tag: "img" | "script" | "link", path: string) =>
        new Promise((resolve) => {
          const element = document.createElement(tag);
          element.addEventListener("load", () => resolve("loaded"));
          element.addEventListener("error", () => resolve("failed"));
          if (element instanceof HTMLLinkElement) Object.assign(element, { rel: "stylesheet", href: url + path });
          else element.src = url + path;
          document.head.append(element);
        });
      return [
        await attempt(""),
        await attempt("api/site"),
        await attempt("api/files", { method: "PUT", body, headers: { "Content-Type": "application/json" } }),
        await attempt("api/files", { method: "POST", body, mode: "no-cors" }).then((result) =>
          result.replace(/^opaque 0$/, "failed"),
        ),
        await load("img", "favicon.svg"),
        await load("img", "apple-touch-icon.png"),
        await load("script", "api/site"),
        await load("link", "favicon.svg"),
      ];
    },
    [site.url, FILE] as const,
  );
  expect(results).toEqual(results.map(() => "failed"));

  await page.setContent(
    `<iframe src="${site.url}"></iframe><form method="post" enctype="text/plain" action="${site.url}api/files"><input name='{"files":[],"x":"' value='"}'></form>`,
  );
  await expect.poll(() => page.frames().map((frame) => frame.url())).not.toContain("about:blank");
  for (const frame of page.frames().slice(1)) expect(await frame.content()).not.toContain("studio-token");
  const [answer] = await Promise.all([
    page.waitForResponse(`${site.url}api/files`),
    page.evaluate(() => document.forms[0]!.submit()),
  ]);
  expect(answer.status()).toBe(403);
  expect(site.read(FILE)).toBe(before);
  await page.close();
  server.closeAllConnections();
  server.close();
});
