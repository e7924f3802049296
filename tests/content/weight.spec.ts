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
  // An article is read for longer than its second round trip takes.
  const isArticle = blocks.some(({ type }) => type === "article");
  const inDocument = isArticle ? SECOND_ROUND_TRIP : FIRST_ROUND_TRIP;

  for (const viewport of WINDOWS) {
    test(`what ${route} weighs and begins with at ${viewport.width} px`, async ({ page }, info) => {
      await page.setViewportSize(viewport);
      const requests = requestsOf(page);
      const response = await page.goto(route, { waitUntil: "networkidle" });
      const weight = await documentBytes(response);
      expect(weight).toBeGreaterThan(0);
      // It is the same in every window, so it is told once.
      if (viewport === WINDOWS[0])
        tell(info, heaviness("text", { route, bytes: weight, atOnce: inDocument, most: inDocument * TOO_MUCH }));
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
