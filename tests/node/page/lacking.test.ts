/** New pages on sites that lack something for them. */
import { expect, test } from "vitest";
import { newPage } from "../../../src/node/page/newPage.ts";
import { inputOf, siteFile, siteWith, toldBy } from "./site.ts";

test("a block is left out for a setting that the site does not have", () => {
  const site = JSON.parse(siteFile()) as { contact: Record<string, unknown> };
  delete site.contact["skype"];
  const files = { ...siteWith(), "pages/_site.json": JSON.stringify(site) };
  expect(toldBy(newPage(inputOf(files), { route: "/x", from: "intro,contactDetails" }))).toContain(
    'lacks what it needs: contactDetails (there is no "skype" under "contact" in pages/_site.json).\n',
  );
});
