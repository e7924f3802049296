/** Authors are told which of their pages are heavy, and are not stopped: docs/performance.md says why. */
import { expect, test } from "../site/fixtures.ts";
import {
  bytesOf,
  documentBytes,
  FIRST_ROUND_TRIP,
  isPicture,
  PICTURES_BEFORE_SCROLL,
  requestsOf,
  WINDOWS,
} from "../site/requests.ts";
import { authorsSite } from "../support/pages.ts";
import { heaviness, tell } from "./heaviness.ts";

for (const { route, blocks } of authorsSite().pages) {
  test(`what ${route} weighs`, async ({ page }, info) => {
    const bytes = await documentBytes(page, route);
    expect(bytes).toBeGreaterThan(0);
    // An article is read for longer than its second round trip takes.
    const isArticle = blocks.some(({ type }) => type === "article");
    if (!isArticle) tell(info, heaviness("text", { route, bytes, atOnce: FIRST_ROUND_TRIP }));
  });

  for (const viewport of WINDOWS) {
    test(`what ${route} begins with at ${viewport.width} px`, async ({ page }, info) => {
      await page.setViewportSize(viewport);
      const requests = requestsOf(page);
      await page.goto(route, { waitUntil: "networkidle" });
      const bytes = await bytesOf(requests.filter(isPicture));
      tell(info, heaviness("pictures", { route, bytes, atOnce: PICTURES_BEFORE_SCROLL }));
    });
  }
}
