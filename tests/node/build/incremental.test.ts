/** What a build makes of what has changed is what a build from nothing makes. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashesBelow, linkPictures, writeFiles } from "../../support/folders.ts";
import { parameters } from "../../fuzz/settings.ts";
import { block, type Group, pageAt, pictureFiles, siteWith, text } from "../check/site.ts";
import { ownPictures, writeAgency } from "../../support/agency/folder.ts";
import { engine } from "../../support/engine.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "blockwright-build-"));
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** A folder with the agency, or with the site of another folder; nothing has been built in it. */
function siteFolder(name: string, from?: string): string {
  const folder = join(root, name);
  if (from === undefined) {
    writeAgency(folder);
    ownPictures(folder);
  } else {
    for (const part of ["pages", "images"]) cpSync(join(from, part), join(folder, part), { recursive: true });
    linkPictures(folder);
  }
  return folder;
}

function build(folder: string, own = engine): string {
  const env = { ...process.env, BLOCKWRIGHT_SITE: folder };
  return execFileSync(process.execPath, [join(own, "src/node/launch.mjs"), "build"], {
    encoding: "utf8",
    env,
    stdio: "pipe",
  });
}

function edit(folder: string, file: string, change: (page: Record<string, unknown>) => void): void {
  const path = join(folder, file);
  const page = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  change(page);
  writeFileSync(path, `${JSON.stringify(page, null, 2)}\n`);
}

/** How often a build is killed, at moments from its start to its end. */
const MOMENTS = 5;

test("a build that is killed leaves what was there, or all that is new", { timeout: 300_000 }, async () => {
  const folder = siteFolder("killed");
  build(folder);
  const dist = join(folder, "dist");
  const rename = (name: string) =>
    edit(folder, "pages/_site.json", (site) => Object.assign(site["brand"] as object, { name }));
  const expected: Record<string, string>[] = [hashesBelow(dist)];
  const start = performance.now();
  rename("Two");
  build(folder);
  const taken = performance.now() - start;
  expected.push(hashesBelow(dist));
  for (let i = 1; i <= MOMENTS; i++) {
    rename(i % 2 === 0 ? "Two" : "Kitestep");
    const env = { ...process.env, BLOCKWRIGHT_SITE: folder };
    const child = spawn(process.execPath, [join(engine, "src/node/launch.mjs"), "build"], { env, stdio: "ignore" });
    const end = new Promise((resolve) => child.on("exit", resolve));
    setTimeout(() => child.kill("SIGKILL"), (taken * i) / MOMENTS);
    await end;
    // Between two renames there may be nothing; the next build puts it back.
    if (existsSync(dist)) expect(expected).toContainEqual(hashesBelow(dist));
  }
  rename("Two");
  build(folder);
  expect(hashesBelow(dist)).toEqual(expected[1]);
});

/** The engine in a folder of its own, so that its sources can be changed. */
function engineFolder(name: string): string {
  const folder = join(root, name);
  const copied = [
    "src",
    "schema",
    "index.html",
    "vite.config.ts",
    "package.json",
    "package-lock.json",
    ".cache/bundles",
    ".cache/commands",
  ];
  for (const part of copied.filter((each) => existsSync(join(engine, each))))
    cpSync(join(engine, part), join(folder, part), { recursive: true });
  for (const part of ["public", "node_modules"]) symlinkSync(join(engine, part), join(folder, part));
  return folder;
}

test(
  "a style sheet that Vite cannot read is no problem of the pages, and is told in a few lines",
  { timeout: 120_000 },
  () => {
    const own = engineFolder("broken");
    appendFileSync(join(own, "src/ui/base.css"), "a {");
    const folder = siteFolder("whole");
    const { status, stderr } = spawnSync(process.execPath, [join(own, "src/node/launch.mjs"), "build"], {
      encoding: "utf8",
      env: { ...process.env, BLOCKWRIGHT_SITE: folder },
    });
    const told = stderr.replaceAll(/:\d+:\d+/g, "").split("\n");
    const sheet = join(own, "src/ui/base.css");
    expect({ status, told }).toEqual({
      status: 3,
      told: [
        "The build failed, and what was built before is as it was: Vite could not put scripts and styles together.",
        `[plugin vite:css] ${sheet}`,
        `CssSyntaxError: [postcss] ${sheet}: Unclosed block`,
        "Run it again with --debug to see where.",
        "",
      ],
    });
    expect(existsSync(join(folder, "dist"))).toBe(false);
  },
);

type Edit = (random: (below: number) => number) => void;

/** A small site and its engine, and what may happen to them. Whatever has happened, the site has no error. */
function editable() {
  const own = engineFolder("engine");
  const folder = join(root, "edited");
  const images = pictureFiles();
  const cards = { type: "postCards", heading: "Read on", posts: ["/IosorAndroidFindout"] };
  let files: Record<string, string> = {
    "pages/cards.json": text(pageAt("/cards", block("intro"), cards)),
    "pages/logos.json": text(pageAt("/logos", block("intro"), block("logoGrid"))),
  };
  const publics: Record<string, string> = { "price-list.pdf": "Prices" };
  let count = 0;
  const pages = () => Object.keys(files).filter((file) => file.startsWith("pages/made-"));
  const change = (file: string, act: (data: Group) => void) => {
    const data = JSON.parse((files[file] ?? siteWith(files)[file]) as string) as Group;
    act(data);
    files = { ...files, [file]: text(data) };
  };
  const rewrite = (file: string, from: string, to: string) => {
    const path = join(own, file);
    const before = readFileSync(path, "utf8");
    expect(before).toContain(from);
    writeFileSync(path, before.replace(from, to));
  };
  const add = (random: (below: number) => number) => {
    const route = `/made/${++count}`;
    const { heading: _, ...rest } = block("intro");
    const blocks: Group[] = [
      { ...rest, heading: `Number ${count} of {company}` },
      {
        type: "shared",
        use: "contact-form",
        ...(random(2) && { with: { heading: `Write to us for the ${count}th time` } }),
      },
      cards,
    ];
    files[`pages/made-${count}.json`] = text({
      ...pageAt(route, ...blocks.slice(0, 1 + random(3))),
      aliases: [`/old/${count}`],
    });
  };
  const edits: Record<string, Edit> = {
    nothing: () => undefined,
    "a text": (random) =>
      change(pages()[random(pages().length)]!, (page) => (page["title"] = `Another title, the ${++count}th of them`)),
    "a page more": add,
    "another address": (random) =>
      change(pages()[random(pages().length)]!, (page) =>
        Object.assign(page, { route: `/moved/${++count}`, aliases: [page["route"]!] }),
      ),
    "an address in other letters": (random) =>
      change(pages()[random(pages().length)]!, (page) => (page["route"] = String(page["route"]).toUpperCase())),
    "two addresses that change places": () => {
      const [one = "", two = ""] = pages();
      const routes = [two, one].map((file) => (JSON.parse(files[file]!) as Group)["route"]!);
      for (const [i, file] of [one, two].entries()) change(file, (page) => (page["route"] = routes[i]!));
    },
    "an alias that a new page takes": (random) => {
      const file = pages()[random(pages().length)]!;
      change(file, ({ aliases }) => {
        files[`pages/made-${++count}.json`] = text(pageAt(String((aliases as string[])[0]), block("intro")));
      });
      change(file, (page) => delete page["aliases"]);
    },
    "a file of another name": (random) => {
      const file = pages()[random(pages().length)]!;
      const { [file]: moved, ...others } = files;
      files = { ...others, [`pages/made-${++count}-again.json`]: moved! };
    },
    "a page less": (random) => {
      const gone = pages()[random(pages().length)]!;
      files = Object.fromEntries(Object.entries(files).filter(([file]) => file !== gone));
    },
    "a card": () =>
      change("pages/ios.json", (page) => ((page["card"] as Group)["title"] = `A card, changed ${++count}`)),
    "a shared block": () =>
      change(
        "pages/_shared/contact-form.json",
        (data) => ((data["block"] as Group)["heading"] = `Write us ${++count}`),
      ),
    "the site file": () =>
      change("pages/_site.json", (site) => ((site["brand"] as Group)["name"] = `Kitesteps ${++count}`)),
    "a drawing": () => drawing("brand/logo.svg"),
    "a logo of one page": () => drawing("logos/figma.svg"),
    "a file in public": () => (publics["price-list.pdf"] = `Prices of ${++count}`),
    "a file more in public, and another icon": () => {
      publics[`papers/terms-${++count}.txt`] = "No kites in a storm. ".repeat(100);
      publics["favicon.svg"] = `<svg xmlns="http://www.w3.org/2000/svg" width="${count}"/>`;
    },
    "a file less in public": () => {
      delete publics["favicon.svg"];
    },
    "files in public with names that the build needs": () =>
      Object.assign(publics, { "robots.txt": "Own", "contact.html": "Own", "sitemap.xml.gz": "Own", made: "Own" }),
    "a schema": () =>
      rewrite("schema/blocks/intro.schema.json", '"$ref": "../shared.schema.json#/$defs/heading"', '"type": "string"'),
    "a component": () => rewrite("src/ui/Section.tsx", "data-ground={ground}", "data-ground={`${ground}`} data-edited"),
    "a file taken from dist": () => rmSync(join(folder, "dist/contact.html")),
    "garbage in what is known of dist": () => {
      const known = join(folder, ".cache/build/dist");
      for (const file of readdirSync(known)) if (file.endsWith(".json")) writeFileSync(join(known, file), "{}");
    },
    "a file in dist written over": () => appendFileSync(join(folder, "dist/contact.html"), "more"),
    "a file in hosting written over, and the folder taken away": () => {
      writeFileSync(join(folder, "hosting/vercel.json"), "{}");
      rmSync(join(folder, "hosting"), { recursive: true });
    },
  };
  const drawing = (image: string) => {
    images[`images/${image}`] =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h${++count}"/></svg>`;
  };
  const write = (to: string) => {
    const wanted = { ...siteWith(files), ...images };
    for (const part of ["pages", "public"]) rmSync(join(to, part), { recursive: true, force: true });
    writeFiles(to, wanted);
    writeFiles(join(to, "public"), publics);
    linkPictures(to);
  };
  return { own, folder, edits, add, write };
}

/** Beside one that makes all pages anew nobody would see what else is missing, nor that a page misses what it shows of another. */
const ALONE = new Set(["the site file", "a schema", "a component", "a file in dist written over", "a drawing"]);

test("whatever is edited, in whatever order", { timeout: 600_000 }, () => {
  const { own, folder, edits, add, write } = editable();
  let state = parameters.seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % below;
  };
  for (let i = 0; i < 3; i++) add(random);
  write(folder);
  build(folder, own);
  const left = Object.keys(edits);
  while (left.length > 0) {
    const names = left.splice(random(left.length), 1);
    if (!ALONE.has(names[0]!)) while (names.length < 4 && !ALONE.has(left[0] ?? "a schema")) names.push(left.shift()!);
    for (const name of names) edits[name]!(random);
    write(folder);
    build(folder, own);
    const fresh = join(root, "fresh");
    write(fresh);
    build(fresh, own);
    for (const made of ["dist", "hosting"])
      expect(hashesBelow(join(folder, made)), `${names.join()}; seed ${parameters.seed}`).toEqual(
        hashesBelow(join(fresh, made)),
      );
    rmSync(fresh, { recursive: true });
  }
});
