import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { EXPECTED_PAGES } from "./pages.ts";

for (const { route, spellings = [] } of EXPECTED_PAGES) {
  test(`every spelling of ${route} leads to it`, async ({ request }) => {
    const others = route === "/" ? [] : [`${route}/`, `${route}%20`, route.toUpperCase(), route.toLowerCase()];
    for (const spelling of [route, ...spellings, ...others]) {
      const response = await request.get(spelling);
      expect(response.status(), spelling).toBe(200);
      expect(new URL(response.url()).pathname, spelling).toBe(route);
    }
  });
}

for (const { route, spellings = [] } of EXPECTED_PAGES) {
  for (const spelling of spellings) {
    test(`${spelling} leads to ${route} on a host without redirects`, async ({ page }) => {
      await page.route("**/*", async (request) => {
        const path = decodeURIComponent(new URL(request.request().url()).pathname);
        const file = [path, `${path}.html`, `${path}/index.html`].map((name) => `dist${name}`).find(isFile);
        await request.fulfill(file ? { path: file } : { path: "dist/404.html", status: 404 });
      });
      await page.goto(spelling);
      await expect(page).toHaveURL(route);
    });
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
