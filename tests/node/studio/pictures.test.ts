/** Pictures come and go while the studio looks at them: whoever takes one away stands in the way of no list. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placesOf } from "../../../src/node/site/places.ts";
import { openSite, picturesOf } from "../../../src/node/studio/site.ts";
import { engine } from "../../support/engine.ts";
import { siteFolder } from "./studio.ts";

test("a picture that is taken away after it was looked at is not in the list, and the others are", async () => {
  const folder = siteFolder();
  const site = openSite(placesOf(engine, folder));
  const names = async () => (await picturesOf(site)).images.map(({ name }) => name);
  const [gone, ...others] = await names();
  rmSync(join(folder, "images", gone!));
  expect(await names()).toEqual(others);
  expect(others.length).toBeGreaterThan(0);
});
