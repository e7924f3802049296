/**
 * `npm run bench:build [-- pages [rounds]]`: what a build of many pages takes from nothing and after one change, beside the least
 * that a build can do, a build of this site, and other builders where `npm run bench:peers` has installed them.
 * Processor time counts all processes of Node, with their threads; memory is that of the process that needed most.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { commandLine } from "../../tests/support/commands.ts";
import { storeOf } from "../../src/node/known/surroundings.ts";
import { countGiven, pagesGiven } from "./given.ts";
import { peerBuilds } from "./peerBuilds.ts";
import { byTurns, measure, ROOT, table, type Usage } from "./measure.ts";
import { writeSite } from "./sitePages.ts";

const count = pagesGiven();
const ROUNDS = countGiven("rounds", { at: 1, usual: 3 });
const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
const many = join(folder, "many");
const few = join(folder, "few");
const page = join(many, "pages/many/5.json");
const build = (site: string) => measure(commandLine("build"), { BLOCKWRIGHT_SITE: site });

let forgotten = 0;

/**
 * Moves the outputs of a site and the caches of its check aside. They are deleted at the end only, as freeing their blocks
 * would slow down the disk for the next seconds.
 */
function forget(site: string): void {
  const aside = join(folder, `aside-${++forgotten}`);
  mkdirSync(aside);
  const made = ["dist", "hosting", ".cache/build"].map((name) => join(site, name));
  for (const path of made) if (existsSync(path)) renameSync(path, join(aside, basename(path)));
  rmSync(storeOf(ROOT, site), { force: true });
}

function fromNothing(site: string): Usage {
  forget(site);
  return build(site);
}

/** As on a fresh clone, but for the pictures: Vite makes the bundle as well. */
function bundleAndAll(site: string): Usage {
  rmSync(join(ROOT, ".cache/bundles"), { recursive: true, force: true });
  return fromNothing(site);
}

let edits = 0;

/** Commands by their labels in the output. */
const works: Record<string, () => Usage> = {
  [`${count} pages put into plain elements`]: () =>
    measure([join(import.meta.dirname, "stringBuild.mjs"), many, join(folder, "plain")]),
  [`npm run build, ${count} pages from nothing`]: () => fromNothing(many),
  "npm run build, nothing changed": () => build(many),
  "npm run build, one page changed": () => {
    const text = readFileSync(page, "utf8");
    writeFileSync(page, text.replace(/There is (?:\d+ times )?more/, `There is ${++edits} times more`));
    return build(many);
  },
  "npm run build, this site from nothing": () => fromNothing(few),
  "npm run build, this site, bundle and all": () => bundleAndAll(few),
  [`npm run build, ${count} pages, bundle and all`]: () => bundleAndAll(many),
  ...peerBuilds(many, folder),
};

try {
  for (const [site, pages] of [
    [many, count],
    [few, 0],
  ] as const) {
    writeSite(site, pages);
    // Pictures are made once, whatever is measured, by the first build if they are not there yet.
    const pictures = join(ROOT, ".cache/images");
    for (const each of [pictures, join(site, ".cache")]) mkdirSync(each, { recursive: true });
    symlinkSync(pictures, join(site, ".cache/images"));
  }
  build(few);
  const rows = byTurns(works, ROUNDS);
  console.log(`median of ${ROUNDS} rounds by turns`);
  console.log(table(rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
