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
