/** Pages that several worker threads look at, as on a machine with more cores than this one may have. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { samplesOf } from "../../../src/node/check/gathered/texts/samples.ts";
import { rendererOf } from "../../../src/node/components.ts";
import { contentsOf, createLook, type Task } from "../../../src/node/known/look.ts";
import { Helpers } from "../../../src/node/known/share.ts";
import { commandsFolder } from "../../../src/node/launch/commandBundles.mjs";
import { loadSchemas } from "../../../src/node/site/schemas.ts";
import { engine } from "../../support/engine.ts";
import { bigSite, COUNT, run } from "./bigSite.ts";

/** How often each page of the site is looked at. */
const TIMES = 40;

const site = bigSite();
afterEach(() => vi.unstubAllEnvs());

test("all pages are looked at once, in their order, by any number of threads", { timeout: 120_000 }, () => {
  // The command makes the bundle that the threads are started from.
  run(["check", site], { CI: "true" });
  const bundle = commandsFolder(engine);
  vi.stubEnv("BLOCKWRIGHT_ENGINE", engine);
  vi.stubEnv("BLOCKWRIGHT_BUNDLE", bundle);
  const some = Array.from({ length: COUNT }, (_, number) => ({
    file: `pages/many/${number}.json`,
    name: `many/${number}`,
  }));
  // So many that the threads have started before the main one has done them all.
  const pages = Array.from({ length: TIMES }, () => some).flat();
  const shared = readdirSync(join(site, "pages/_shared")).map((file) => `pages/_shared/${file}`);
  const common = contentsOf(site, ["pages/_site.json", ...shared])!;
  const task: Task = { engine, site, common, pages, hashes: pages.map(() => undefined) };
  const schemas = loadSchemas(engine);
  const look = createLook(task, () => ({ schemas, samples: samplesOf(schemas), render: rendererOf(engine, schemas) }));
  const alone = look(0, COUNT);
  expect(alone.every((page) => page?.facts)).toBe(true);
  let own = 0;
  const together = new Helpers(bundle, 3).lookTogether(task, (from, to) => {
    const found = look(from, to);
    own += found.length;
    return found;
  });
  expect(together).toEqual(Array.from({ length: TIMES }, () => alone).flat());
  expect(own).toBeLessThan(pages.length);
});
