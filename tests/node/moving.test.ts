/** Files go and come while a site is looked at: at no moment is that a mistake of the program, or told as another one. */
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { check } from "../../src/node/check/check.ts";
import { checkInputOf } from "../../src/node/site/checkInput.ts";
import { faultOf, sizeOf } from "../../src/node/images/soundness.ts";
import { placesOf } from "../../src/node/site/places.ts";
import { openSite, snapshotOf } from "../../src/node/studio/site.ts";
import { readStored } from "../../src/node/studio/stored.ts";
import { watchSite } from "../../src/node/studio/watch.ts";
import { writeFiles } from "../../src/node/studio/write.ts";
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

/** How it went to save a page, if there was one. */
function save(site: string): string | undefined {
  const stored = readStored(site, PAGE);
  return stored && writeFiles(placesOf(engine, site), [{ ...stored, text: `${stored.text} ` }]).kind;
}

/** What is said against a look at all folders. */
function watch(site: string): unknown[] {
  const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const watched = watchSite(site, () => undefined);
  watched.look();
  watched.close();
  const said = failed.mock.calls.flat();
  failed.mockRestore();
  return said;
}

/** What moves, who looks, and all that may come of it. */
const CASES: [string, string, (site: string) => unknown, unknown[]][] = [
  ["images", "what is wrong with a picture", fault, [undefined]],
  [PICTURE, "what is wrong with it", fault, [undefined]],
  [PICTURE, "its size", size, [undefined, 2000]],
  [PICTURE, "the check", codes, [[], ["missing-image"]]],
  [PICTURE, "the studio", pictures, [1, 2]],
  [DRAWING, "the studio", pictures, [2]],
  // Several are looked at at once: some of them may be found.
  ["images", "the studio", async (site) => (await pictures(site)) <= 2, [true]],
  ["pages", "the studio", unreadable, [[]]],
  [PAGE, "the studio", unreadable, [[]]],
  [PAGE, "the check", codes, [[], ["unreadable-file"], ["broken-link"]]],
  [PAGE, "the studio that opens it", (site) => readStored(site, PAGE)?.file, [undefined, PAGE]],
  [PAGE, "the studio that saves it", save, ["saved", "conflict", undefined]],
  ["pages/_shared", "the studio that waits for changes", watch, [[]]],
  ["images/pictograms", "the studio that waits for changes", watch, [[]]],
];

test.each(CASES)("%s: %s", async (...[what, , look, outcomes]) => {
  const site = siteFolder();
  const found = await whileItMoves(join(site, what), () => look(site));
  for (const outcome of outcomes) expect(found).toContainEqual(outcome);
  for (const outcome of found) expect(outcomes).toContainEqual(outcome);
});
