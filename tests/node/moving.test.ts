/** Files go and come while a site is looked at: at no moment is that a mistake of the program, or told as another one. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { check } from "../../src/node/check/check.ts";
import { checkInputOf } from "../../src/node/checkInput.ts";
import { faultOf, sizeOf } from "../../src/node/images/soundness.ts";
import { placesOf } from "../../src/node/places.ts";
import { openSite, snapshotOf } from "../../src/node/studio/site.ts";
import { readStored } from "../../src/node/studio/stored.ts";
import { engine } from "../support/engine.ts";
import { whileItMoves } from "../support/moving.ts";
import { siteFolder } from "./studio/studio.ts";

const PAGE = "pages/news.json";
const PICTURE = "images/brand/og-image.jpg";
const DRAWING = "images/pictograms/services/seo.svg";

/** Some that were listed may be gone before they are read. */
const unreadable = async (site: string) => (await snapshotOf(openSite(placesOf(engine, site)))).unreadable;
const codes = (site: string) => check(checkInputOf(engine, site)).map(({ code }) => code);
const pictures = async (site: string) => (await snapshotOf(openSite(placesOf(engine, site)))).images.length;
const fault = (site: string) => faultOf(site, "brand/og-image.jpg");
const size = (site: string) => sizeOf(site, "brand/og-image.jpg")?.width;

/** What moves, who looks, and all that may come of it. */
const CASES: [string, string, (site: string) => unknown, unknown[]][] = [
  ["images", "what is wrong with a picture", fault, [undefined]],
  [PICTURE, "what is wrong with it", fault, [undefined]],
  [PICTURE, "its size", size, [undefined, 2000]],
  [PICTURE, "the check", codes, [[], ["missing-image"]]],
  [PICTURE, "the studio", pictures, [1, 2]],
  [DRAWING, "the studio", pictures, [2]],
  ["images", "the studio", pictures, [0, 2]],
  ["pages", "the studio", unreadable, [[]]],
  [PAGE, "the studio", unreadable, [[]]],
  [PAGE, "the check", codes, [[], ["unreadable-file"], ["broken-link"]]],
  [PAGE, "the studio that opens it", (site) => readStored(site, PAGE)?.file, [undefined, PAGE]],
];

test.each(CASES)("%s: %s", async (...[what, , look, outcomes]) => {
  const site = siteFolder();
  const found = await whileItMoves(join(site, what), () => look(site));
  for (const outcome of outcomes) expect(found).toContainEqual(outcome);
  for (const outcome of found) expect(outcomes).toContainEqual(outcome);
});
