/** `npm run build:studio`: the studio on any host, without a server of its own. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileServer } from "../../../src/node/hosting/serveFiles.ts";
import { placesOf } from "../../../src/node/site/places.ts";
import { buildStudio } from "../../../src/node/studio/build.ts";
import { studioBundle } from "../../../src/node/studio/bundle.ts";
import { test } from "../../site/fixtures.ts";
import { ownPictures } from "../../support/agency/folder.ts";
import { copySite } from "../../support/devSite.ts";
import { expect, expectAccessible, field, preview, state } from "./fixtures.ts";

const OF_OTHERS = /images[/\\](?:logos|panels|roles)$/;
const TITLE = "Mobile & Web App Development Agency";

test("shows the site, and gives what is saved to the author as a file", async ({ page }) => {
  const { folder, remove } = copySite();
  // A picture for social networks is made of each, one after the other: it has none of what only other pages show.
  ownPictures(folder, (file) => !OF_OTHERS.test(file));
  const engine = process.cwd();
  const out = join(folder, "dist-studio");
  await buildStudio(placesOf(engine, folder), await studioBundle(engine, () => {}), out);
  const server = createServer(fileServer(out));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await field(page, "Title").fill("Kites for everybody, by hand");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Control+s");
  const given = await download;
  expect(given.suggestedFilename()).toBe("index.json");
  const before = readFileSync(join(folder, "pages/index.json"), "utf8");
  expect(before).toContain(TITLE);
  const title = (text: string) => `"title": "${text}"`;
  expect(readFileSync(await given.path(), "utf8")).toBe(
    before.replace(title(TITLE), title("Kites for everybody, by hand")),
  );

  // What was not downloaded is found again.
  await field(page, "Title").fill("Kites for somebody, by hand");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join("\n"))).toContain("Kites for somebody");

  // Nor is anything given that is broken.
  await field(page, "Title").fill("");
  await page.keyboard.press("Control+s");
  await expect(state(page)).toContainText("Not saved");
  server.closeAllConnections();
  server.close();
  remove();
});
