/** Saving: nothing newer is lost, nothing broken gets into pages/, and a file is the old one or the new one. */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { viewId } from "../../../src/model/pictogram.ts";
import type { SiteSnapshot } from "../../../src/studio/store/store.ts";
import { etagOf } from "../../../src/node/studio/stored.ts";
import { picture } from "../images/project.ts";
import { pageText } from "../page/site.ts";
import { bundleFolder, openStudio, siteFolder } from "./studio.ts";
import { engine } from "../../support/engine.ts";

const FILE = "pages/news.json";
const news = pageText("/news", ["The [team](/team) has other news."], { aliases: ["/old-news"] });

describe("a file", () => {
  test("is read with its etag, and saved over the version that it was made from", async () => {
    const { ask, read, save } = await openStudio();
    const { json } = await ask(`/api/file?file=${FILE}`);
    const before = read(FILE);
    expect(json).toEqual({ file: FILE, text: before, etag: etagOf(before) });
    const text = before.replace("has news", "has other news");
    const answer = await save(FILE, text);
    expect(answer).toMatchObject({
      status: 200,
      json: { kind: "saved", stored: [{ file: FILE, text, etag: etagOf(text) }] },
    });
    expect(read(FILE)).toBe(text);
    // The answer names what is stored now, for the next time.
    expect((await save(FILE, before, etagOf(text))).status).toBe(200);
    expect(read(FILE)).toBe(before);
  });

  test("keeps its bytes: line ends, letters of all kinds", async () => {
    const { read, save } = await openStudio();
    const text = read(FILE).replace("has news", "hat Neues: äß→😀").replaceAll("\n", "\r\n");
    expect((await save(FILE, text)).status).toBe(200);
    expect(read(FILE)).toBe(text);
  });

  test("keeps what it is allowed to whom", async () => {
    const folder = siteFolder();
    chmodSync(join(folder, FILE), 0o640);
    const { read, save } = await openStudio(folder);
    expect((await save(FILE, read(FILE).replace("has news", "has other news"))).status).toBe(200);
    expect(statSync(join(folder, FILE)).mode & 0o777).toBe(0o640);
  });

  test("is not saved by somebody who does not say what was there: 428", async () => {
    const { ask, read } = await openStudio();
    const before = read(FILE);
    const answer = await ask("/api/files", { method: "PUT", json: { files: [{ file: FILE, text: news }] } });
    expect(answer).toMatchObject({ status: 428, json: { kind: "refused" } });
    expect(read(FILE)).toBe(before);
  });

  test("that somebody else has changed stays as it is, and is shown: 412", async () => {
    const { folder, read, save } = await openStudio();
    const old = etagOf(read(FILE));
    const theirs = read(FILE).replace("has news", "has their news");
    writeFileSync(join(folder, FILE), theirs);
    const answer = await save(FILE, read(FILE).replace("has their news", "has my news"), old);
    const stored = { file: FILE, text: theirs, etag: etagOf(theirs) };
    expect(answer).toMatchObject({ status: 412, json: { kind: "conflict", theirs: [{ file: FILE, stored }] } });
    expect(read(FILE)).toBe(theirs);
  });

  test("that is gone, or there against all expectation, is a conflict as well", async () => {
    const { save, folder } = await openStudio();
    const gone = await save("pages/gone.json", pageText("/gone", ["Text."]), etagOf("what was there"));
    expect(gone).toMatchObject({ status: 412, json: { theirs: [{ file: "pages/gone.json" }] } });
    expect(existsSync(join(folder, "pages/gone.json"))).toBe(false);
    expect(await save(FILE, news, null)).toMatchObject({ status: 412, json: { theirs: [{ stored: { file: FILE } }] } });
  });

  test("that is new is made, with its folder", async () => {
    const { save, read } = await openStudio();
    const text = pageText("/kites/red", ["A [kite](/)."]).replace("../schema", "../../schema");
    expect((await save("pages/kites/red.json", text, null)).status).toBe(200);
    expect(read("pages/kites/red.json")).toBe(text);
  });
});

describe("what the check has something against", () => {
  test("is not saved, and every problem is told: 422", async () => {
    const { read, save } = await openStudio();
    const before = read(FILE);
    const text = before.replace('"heading"', '"headng"').replace("/team", "/taem");
    const answer = await save(FILE, text);
    const { problems } = answer.json as { problems: { code: string; file: string }[] };
    expect({ status: answer.status, codes: problems.map(({ code }) => code).toSorted() }).toEqual({
      status: 422,
      codes: ["broken-link", "unknown-property"],
    });
    expect(read(FILE)).toBe(before);
    expect((await save(FILE, `${before.trimEnd().slice(0, -1)},}`)).status).toBe(422);
  });

  test("may be in another file: what breaks the link to a place is not saved without the link", async () => {
    const { ask, read, save } = await openStudio();
    const team = read("pages/team.json").replace('"id": "people"', '"id": "humans"');
    const alone = await save("pages/team.json", team);
    expect(alone).toMatchObject({
      status: 422,
      json: { problems: [{ code: "broken-anchor", file: "pages/index.json" }] },
    });
    const home = read("pages/index.json").replace("/team#people", "/team#humans");
    expect((await save("pages/index.json", home)).status).toBe(422);
    const files = [
      { file: "pages/team.json", text: team, etag: etagOf(read("pages/team.json")) },
      { file: "pages/index.json", text: home, etag: etagOf(read("pages/index.json")) },
    ];
    expect((await ask("/api/files", { method: "PUT", json: { files } })).status).toBe(200);
    expect([read("pages/team.json"), read("pages/index.json")]).toEqual([team, home]);
  });

  test("several files are saved all or none", async () => {
    const { ask, read } = await openStudio();
    const before = read(FILE);
    const files = [
      { file: FILE, text: before.replace("has news", "has other news"), etag: etagOf(before) },
      { file: "pages/team.json", text: "{}", etag: "old" },
    ];
    expect((await ask("/api/files", { method: "PUT", json: { files } })).status).toBe(412);
    expect(read(FILE)).toBe(before);
  });

  test("does not stand in the way when it was there before, in another file", async () => {
    const folder = siteFolder({ "pages/contact.json": pageText("/contact", ["Write to [us](/nowhere)."]) });
    const { read, save } = await openStudio(folder);
    expect((await save(FILE, read(FILE).replace("has news", "has other news"))).status).toBe(200);
  });

  test("is kept as a draft outside of pages/, until it is saved or thrown away", async () => {
    const { ask, folder, read, save } = await openStudio();
    const broken = read(FILE).replace('"heading"', '"headng"');
    const draft = { file: FILE, text: broken, etag: etagOf(read(FILE)) };
    const pages = readdirSync(join(folder, "pages")).toSorted();
    expect((await ask("/api/drafts", { method: "PUT", json: draft })).status).toBe(200);
    expect(
      (await ask("/api/drafts", { method: "PUT", json: { ...draft, file: "pages/a-new.json", etag: null } })).status,
    ).toBe(200);
    expect(readdirSync(join(folder, "pages")).toSorted()).toEqual(pages);
    expect(readdirSync(join(folder, ".cache/studio/drafts"))).toHaveLength(2);
    const list = async () => {
      const { drafts } = (await ask("/api/drafts")).json as { drafts: { file: string }[] };
      return drafts.toSorted((one, other) => (one.file > other.file ? 1 : -1));
    };
    const kept = expect.any(Number) as number;
    expect(await list()).toEqual([
      { file: "pages/a-new.json", text: broken, kept },
      { ...draft, kept },
    ]);
    expect((await ask("/api/drafts?file=pages/a-new.json", { method: "DELETE" })).status).toBe(200);
    expect(await list()).toMatchObject([draft]);
    const sound = read(FILE).replace("has news", "has other news");
    await ask("/api/drafts", { method: "PUT", json: { ...draft, text: sound } });
    expect((await save(FILE, sound)).status).toBe(200);
    expect(readdirSync(join(folder, ".cache/studio/drafts"))).toEqual([]);
  });

  test("a draft of what a file says already is no draft", async () => {
    const { ask, folder, read } = await openStudio();
    const text = read(FILE).replace("has news", "has other news");
    await ask("/api/drafts", { method: "PUT", json: { file: FILE, text, etag: etagOf(read(FILE)) } });
    writeFileSync(join(folder, FILE), text);
    expect((await ask("/api/drafts")).json).toEqual({ drafts: [] });
  });
});

test("the snapshot has every text, picture and drawing, and says what it could not open", async () => {
  const latin = Buffer.from(pageText("/latin", ["Zürich"]), "latin1");
  const { ask, read } = await openStudio(siteFolder({ "pages/latin.json": latin }));
  const snapshot = (await ask("/api/site")).json as SiteSnapshot;
  expect(snapshot.files.map(({ file }) => file)).toEqual([
    "pages/404.json",
    "pages/_shared/talk.json",
    "pages/_site.json",
    "pages/contact.json",
    "pages/index.json",
    "pages/news.json",
    "pages/team.json",
  ]);
  for (const { file, text, etag } of snapshot.files)
    expect({ text, etag }).toEqual({ text: read(file), etag: etagOf(read(file)) });
  expect(snapshot.unreadable).toEqual(["pages/latin.json"]);
  const [drawing, photo] = snapshot.images;
  expect(drawing).toMatchObject({ name: "brand/logo.svg", width: 4, height: 3 });
  expect(photo).toMatchObject({
    name: "brand/og-image.jpg",
    width: 2000,
    thumbnail: expect.stringMatching(/-400\.avif$/),
  });
  for (const address of [drawing!.thumbnail, photo!.thumbnail, snapshot.resources.sprite.path])
    expect(await ask(address), address).toMatchObject({
      status: 200,
      headers: { "content-type": expect.stringMatching(/^image\//) },
    });
});

test("pictures that are broken stand in the way of nothing else", async () => {
  const drawn = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${inside}</svg>`;
  const folder = siteFolder({
    "images/pictograms/sound.svg": drawn('<path d="M0 0h4v3z"/>'),
    "images/pictograms/evil.svg": drawn("<script>1</script>"),
    "images/pictograms/odd name.svg": drawn(""),
    "images/broken.webp": "no",
    "images/torn.svg": "<svg",
  });
  // Whole at both ends and nothing in between: only who decodes it knows.
  writeFileSync(join(folder, "images/hollow.webp"), hollow(await picture(900, 600)));
  const { ask } = await openStudio(folder);
  const snapshot = (await ask("/api/site")).json as SiteSnapshot;
  const names = snapshot.images.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["brand/logo.svg", "brand/og-image.jpg", "hollow.webp"]));
  expect(names).not.toContain("broken.webp");
  expect(names).not.toContain("torn.svg");
  const sprite = await ask(snapshot.resources.sprite.path);
  const inSprite = snapshot.resources.sprite.names;
  expect(inSprite).toContain("sound");
  expect(sprite.text).toContain(`id="${viewId(inSprite.indexOf("sound"))}"`);
  expect(sprite.text).not.toContain("script");
  const shown = snapshot.images.find(({ name }) => name === "hollow.webp")!;
  expect(await ask(shown.thumbnail)).toMatchObject({
    status: 404,
    json: { message: expect.stringContaining("hollow.webp") },
  });
});

function hollow(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, 40), Buffer.alloc(bytes.length - 40)]);
}

describe("kill -9", () => {
  /** The moments of a save at which everything may stop, and which version is there afterwards. */
  const moments = [
    ["before anything is written", "openSync", 0, "old"],
    ["when the new file is empty", "openSync", 1, "old"],
    ["when half of it is written", "writeFileSync", 0.5, "old"],
    ["when it is written and not yet in place", "renameSync", 0, "old"],
    ["when it is in place", "renameSync", 1, "new"],
  ] as const;

  test.each(moments)("%s leaves a whole file", { timeout: 120_000 }, async (...[, call, part, left]) => {
    const folder = siteFolder();
    const versions = ["old", "new"].map((word) =>
      pageText(
        "/news",
        Array.from({ length: 300 }, () => `Some ${word} news.`),
      ),
    );
    const [old, other] = versions as [string, string];
    writeFileSync(join(folder, FILE), old);
    const server = serverThatDies(folder, call, part);
    const [url = "", token = ""] = await server.started;
    const headers = { Host: new URL(url).host, Origin: new URL(url).origin, "X-Studio-Token": token };
    const answer = fetch(`${url}api/files`, {
      method: "PUT",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ files: [{ file: FILE, text: other, etag: etagOf(old) }] }),
    });
    await expect(answer).rejects.toThrow("fetch failed");
    expect(await server.ended).toBe("SIGKILL");
    expect(readFileSync(join(folder, FILE), "utf8")).toBe({ old, new: other }[left]);
  });
});

/** A server that is killed in the middle of a save: before, after or within the first such call for a temporary file. */
function serverThatDies(folder: string, call: string, part: number) {
  const program = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { placesOf } = await import("${engine}/src/node/site/places.ts");
    const { startStudio } = await import("${engine}/src/node/studio/server.ts");
    const studio = await startStudio(placesOf("${engine}", "${folder}"), "${bundleFolder()}", { port: 0 });
    const page = await fetch(studio.url).then((response) => response.text());
    const real = fs.${call};
    let temporary;
    const open = fs.openSync;
    const isMeant = (path) => String(path).endsWith(".tmp") || path === temporary;
    fs.openSync = (path, ...more) => {
      const file = open(path, ...more);
      if (isMeant(path)) temporary = file;
      return file;
    };
    const through = fs.${call};
    fs.${call} = (path, ...more) => {
      if (!isMeant(path)) return through(path, ...more);
      if (${part} === 0.5) real(path, more[0].slice(0, more[0].length / 2));
      if (${part} === 1) real(path, ...more);
      process.kill(process.pid, "SIGKILL");
    };
    syncBuiltinESMExports();
    console.log(studio.url, /studio-token" content="(\\w+)"/.exec(page)[1]);
  `;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    cwd: engine,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    started: new Promise<string[]>((resolve) => {
      child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim().split(" ")));
    }),
    ended: new Promise((resolve) => {
      child.once("exit", (_code, signal) => resolve(signal));
    }),
  };
}
