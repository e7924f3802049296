/** Authors are told which of their pages are heavy, and are stopped where one is much heavier than it should be: docs/performance.md says why. */
import { expect, test } from "../site/fixtures.ts";
import {
  bytesOf,
  documentBytes,
  FIRST_ROUND_TRIP,
  isPicture,
  PICTURES_BEFORE_SCROLL,
  requestsOf,
  SECOND_ROUND_TRIP,
  WINDOWS,
} from "../site/requests.ts";
import { authorsSite } from "../support/pages.ts";
import { heaviness, tell } from "./heaviness.ts";

/** So many times what is there at once is too much. */
const TOO_MUCH = 1.1;
/** Pictures weigh more, and are shown one by one. */
const TOO_MANY = 2;

for (const { route, blocks } of authorsSite().pages) {
  test(`what ${route} weighs`, async ({ page }, info) => {
    const bytes = await documentBytes(page, route);
    expect(bytes).toBeGreaterThan(0);
    // An article is read for longer than its second round trip takes.
    const isArticle = blocks.some(({ type }) => type === "article");
    const atOnce = isArticle ? SECOND_ROUND_TRIP : FIRST_ROUND_TRIP;
    tell(info, heaviness("text", { route, bytes, atOnce, most: atOnce * TOO_MUCH }));
  });

  for (const viewport of WINDOWS) {
    test(`what ${route} begins with at ${viewport.width} px`, async ({ page }, info) => {
      await page.setViewportSize(viewport);
      const requests = requestsOf(page);
      await page.goto(route, { waitUntil: "networkidle" });
      const bytes = await bytesOf(requests.filter(isPicture));
      tell(
        info,
        heaviness("pictures", {
          route,
          bytes,
          atOnce: PICTURES_BEFORE_SCROLL,
          most: PICTURES_BEFORE_SCROLL * TOO_MANY,
        }),
      );
    });
  }
}
