/** The two stores: over the studio's real server, and with nothing behind them. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { browserDrafts } from "../../../src/studio/store/browserDrafts.ts";
import { downloadStore } from "../../../src/studio/store/download/downloadStore.ts";
import { serverStore } from "../../../src/studio/store/server/serverStore.ts";
import type { Problem } from "../../../src/node/check/finding.ts";
import type { FoundFile, SiteSnapshot, StoredFile } from "../../../src/studio/store/store.ts";
import { etagOf } from "../../../src/node/studio/stored.ts";
import { picture } from "../../node/images/project.ts";
import { pageText } from "../../node/page/site.ts";
import { openStudio, siteFolder } from "../../node/studio/studio.ts";

const NEWS = "pages/news.json";

/** What browsers have and Node has not. */
function browserStorage(): Storage {
  const kept = new Map<string, string>();
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  vi.stubGlobal("localStorage", storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return storage;
}

/** A store in a browser that shows a studio's document: addresses are of that studio, and requests say where they come from. */
async function start(folder = siteFolder()) {
  const storage = browserStorage();
  const studio = await openStudio(folder);
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) =>
    real(new URL(address, studio.url), { ...init, headers: { ...init.headers, Origin: studio.origin } }),
  );
  const store = serverStore({ token: studio.token, site: studio.site }, "own");
  const snapshot = await store.open();
  const stored = (file: string) => snapshot.files.find((each) => each.file === file)!;
  return { ...studio, storage, store, snapshot, stored };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Listens; what is heard can be waited for, in its order. */
function listen({ store }: Started) {
  const heard: (boolean | string | { pictures: string[] } | [file: string, text: string | undefined])[] = [];
  let wake = () => {};
  const hear = (what: (typeof heard)[number]) => {
    heard.push(what);
    wake();
  };
  const end = store.watch({
    changed: (found) => found.forEach(({ file, stored }) => hear([file, stored?.text])),
    pictures: ({ images, resources }) => {
      expect(Object.keys(resources.images)).toEqual(images.map(({ name }) => name));
      hear({ pictures: images.map(({ name }) => name) });
    },
    connection: (isThere, why) => hear(why ?? isThere),
  });
  onTestFinished(end);
  return async () => {
    while (heard.length === 0) await new Promise<void>((resolve) => void (wake = resolve));
    return heard.shift();
  };
}

describe("with a server", () => {
  test("saves over what was opened, and over what it saved itself", async () => {
    const { store, stored, read } = await start();
    const { text, etag } = stored(NEWS);
    const first = text.replace("has news", "has other news");
    expect(await store.write([{ file: NEWS, text: first, etag }])).toEqual({
      kind: "saved",
      stored: [{ file: NEWS, text: first, etag: etagOf(first) }],
    });
    expect((await store.write([{ file: NEWS, text, etag: etagOf(first) }])).kind).toBe("saved");
    expect(read(NEWS)).toBe(text);
    const fresh = pageText("/kites", ["Kites."]);
    expect((await store.write([{ file: "pages/kites.json", text: fresh, etag: undefined }])).kind).toBe("saved");
  });

  test("tells of conflicts, problems and refusals", async () => {
    const { store, stored, folder } = await start();
    const { text, etag } = stored(NEWS);
    expect(await store.write([{ file: NEWS, text: text.replace('"heading"', '"headng"'), etag }])).toMatchObject({
      kind: "problems",
      problems: [{ code: "unknown-property" }],
    });
    expect(await store.write([{ file: "package.json", text, etag }])).toMatchObject({ kind: "refused" });
    writeFileSync(join(folder, NEWS), "{}");
    const theirs = [{ file: NEWS, stored: { file: NEWS, text: "{}", etag: etagOf("{}") } }];
    expect(await store.write([{ file: NEWS, text: `${text} `, etag }])).toEqual({ kind: "conflict", theirs });
  });

  test("fetches many files at once that others have changed", async () => {
    const { store, folder } = await start();
    const names = Array.from({ length: 50 }, (_, at) => `pages/kite-${at}.json`);
    for (const name of names) writeFileSync(join(folder, name), pageText(`/${name}`, ["Kites."]));
    const heard: string[][] = [];
    await new Promise<void>((resolve) => {
      const changed = (found: readonly FoundFile[]) => {
        heard.push(found.map(({ file }) => file));
        if (heard.flat().length >= names.length) resolve();
      };
      onTestFinished(store.watch({ changed, pictures: () => {}, connection: () => {} }));
    });
    expect(heard.flat().toSorted()).toEqual(names.toSorted());
    expect(heard.length).toBeLessThan(names.length / 2);
  });

  test("runs commands and takes pictures", async () => {
    const { store } = await start();
    expect(await store.run({ name: "move", from: "/news", to: "/events" })).toMatchObject({ kind: "done" });
    expect(await store.run({ name: "remove", route: "/" })).toMatchObject({
      kind: "refused",
      reasons: [],
    });
    const photo = new File([Uint8Array.from(await picture(30, 20))], "Ünser Team.webp");
    expect(await store.upload(photo)).toMatchObject({ kind: "uploaded", image: { name: "uenser-team.webp" } });
    expect(await store.upload(new File(["no"], "no.webp"))).toMatchObject({ kind: "refused" });
    expect(await store.unpublished()).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("git repository"),
    });
    expect(await store.publish("Words", [NEWS])).toMatchObject({ kind: "refused" });
  });

  test("hears of what others do, and not of what it does itself", async () => {
    const started = await start();
    const { store, stored, folder } = started;
    const next = listen(started);
    expect(await next()).toBe(true);
    const { text, etag } = stored(NEWS);
    await store.write([{ file: NEWS, text: text.replace("has news", "has other news"), etag }]);
    await store.run({ name: "move", from: "/news", to: "/events" });
    writeFileSync(join(folder, "pages/team.json"), "{}");
    expect(await next()).toEqual(["pages/team.json", "{}"]);
    rmSync(join(folder, "pages/team.json"));
    expect(await next()).toEqual(["pages/team.json", undefined]);
    writeFileSync(join(folder, "images/new.webp"), await picture(30, 20));
    expect(await next()).toEqual({ pictures: expect.arrayContaining(["new.webp"]) });
  });

  test("without anybody who answers it is offline, and finds the server that is started anew, with what it missed", async () => {
    const started = await start();
    const { store, stored, folder, close, port } = started;
    const next = listen(started);
    expect(await next()).toBe(true);
    await close();
    expect(await next()).toBe(false);
    const writing = {
      file: NEWS,
      text: stored(NEWS).text.replace("has news", "has other news"),
      etag: stored(NEWS).etag,
    };
    expect(await store.write([writing])).toEqual({ kind: "offline" });
    expect(await store.run({ name: "whereUsed", asked: "/" })).toEqual({ kind: "offline" });
    expect(await store.unpublished()).toEqual({ kind: "offline" });
    writeFileSync(join(folder, "pages/team.json"), "{}");
    rmSync(join(folder, "pages/contact.json"));
    writeFileSync(join(folder, "images/missed.webp"), await picture(30, 20));
    await openStudio(folder, port);
    expect(await next()).toBe(true);
    expect([await next(), await next(), await next()]).toEqual([
      ["pages/contact.json", undefined],
      ["pages/team.json", "{}"],
      { pictures: expect.arrayContaining(["missed.webp"]) },
    ]);
    writeFileSync(join(folder, "pages/team.json"), stored("pages/team.json").text);
    writeFileSync(join(folder, "pages/contact.json"), stored("pages/contact.json").text);
    expect((await store.write([writing])).kind).toBe("saved");
  });

  test("saves nothing into another site that took the place of the first", async () => {
    const started = await start();
    const { store, stored, close, port } = started;
    const next = listen(started);
    expect(await next()).toBe(true);
    await close();
    const other = await openStudio(siteFolder(), port);
    const before = other.read(NEWS);
    const saved = await store.write([{ file: NEWS, text: `${before} `, etag: stored(NEWS).etag }]);
    expect(saved).toMatchObject({ kind: "refused", message: expect.stringContaining("Another site") });
    expect(other.read(NEWS)).toBe(before);
    let heard = await next();
    while (heard === false) heard = await next();
    expect(heard).toContain("Another site");
    await other.close();
    await openStudio(started.folder, port);
    while (heard !== true) heard = await next();
  });

  test("keeps drafts beside the site, in the browser while nobody answers, and shows the newest", async () => {
    const { store, stored, folder, close, port, storage } = await start();
    const draft = { file: NEWS, text: "first", etag: stored(NEWS).etag, window: "one" };
    const kept = store.drafts.keep(draft);
    // As when the window is closed before the server has answered.
    expect(storage).toHaveLength(1);
    expect(await kept).toBe(true);
    expect(storage).toHaveLength(0);
    await close();
    expect(await store.drafts.keep({ ...draft, text: "second" })).toBe(true);
    expect(storage).toHaveLength(1);
    expect(await store.drafts.list()).toMatchObject([{ text: "second" }]);
    await openStudio(folder, port);
    expect(await store.drafts.list()).toMatchObject([{ file: NEWS, text: "second", etag: draft.etag }]);
    await store.drafts.keep({ ...draft, text: "third" });
    expect(storage).toHaveLength(0);
    expect(await store.drafts.list()).toMatchObject([{ text: "third" }]);
    await store.drafts.drop({ file: NEWS, window: "one" });
    expect(await store.drafts.list()).toEqual([]);
  });
});

describe("drafts in a browser", () => {
  test("are of one site, outlive the page, and say so when there is no room", async () => {
    const storage = browserStorage();
    const drafts = browserDrafts(() => "one");
    await drafts.keep({ file: NEWS, text: "mine", etag: undefined });
    expect(await browserDrafts(() => "one").list()).toEqual([{ file: NEWS, text: "mine", kept: expect.any(Number) }]);
    expect(await browserDrafts(() => "two").list()).toEqual([]);
    storage.setItem("studio draft one pages/x.json", "no draft");
    expect(await drafts.list()).toHaveLength(1);
    const full = browserDrafts(
      () => "one",
      () => {
        throw new Error("QuotaExceededError");
      },
    );
    expect(await full.keep({ file: NEWS, text: "mine", etag: undefined })).toBe(false);
    expect(await full.list()).toEqual([]);
    await full.drop({ file: NEWS });
  });
});

describe("with downloads", () => {
  /** @param storage Of a browser that was here before. */
  async function offline(page = "{}", storage = browserStorage()) {
    const stored: StoredFile = { file: NEWS, text: page, etag: "x" };
    const snapshot = { id: "site", files: [stored], unreadable: [], images: [] } as unknown as SiteSnapshot;
    vi.stubGlobal(
      "fetch",
      async (address: string) => new Response(address === "site.json" ? JSON.stringify(snapshot) : null),
    );
    const given: string[][] = [];
    // Whatever speaks of a mistake has one.
    const check = async (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).flatMap(([file, text]) => {
        if (text === "unreadable") throw new Error("The check broke down.");
        return text.includes("mistake") ? [{ file, pointer: "", severity: "error" } as Problem] : [];
      });
    const store = downloadStore({ give: (name, text) => given.push([name, text]), startChecker: () => ({ check }) });
    const { files } = await store.open();
    return { store, given, files, storage };
  }

  test("tells another build of a page from the one that a draft was made of", async () => {
    const { store, files, storage } = await offline("{}");
    await store.drafts.keep({ file: NEWS, text: "mine", etag: files[0]!.etag });
    const draftAndPage = async (built: string) => {
      const later = await offline(built, storage);
      return [(await later.store.drafts.list())[0]!.etag, later.files[0]!.etag];
    };
    const [draft, same] = await draftAndPage("{}");
    expect(same).toBe(draft);
    const [, newer] = await draftAndPage("{ }");
    expect(newer).not.toBe(draft);
    // What was downloaded, and is built by now.
    const saved = await store.write([{ file: NEWS, text: "{ }", etag: files[0]!.etag }]);
    expect(saved).toMatchObject({ stored: [{ etag: newer }] });
  });

  test("gives what is saved to the author, and knows it from then on", async () => {
    const { store, given, files } = await offline();
    const [{ etag }] = files as [StoredFile];
    expect(await store.unpublished()).toEqual({ branch: "", files: [] });
    await store.drafts.keep({ file: NEWS, text: "{ }", etag });
    expect(await store.drafts.list()).toHaveLength(1);
    const saved = await store.write([{ file: NEWS, text: "{ }", etag }]);
    expect(saved).toMatchObject({ kind: "saved", stored: [{ file: NEWS, text: "{ }" }] });
    expect(given).toEqual([["news.json", "{ }"]]);
    expect(await store.drafts.list()).toEqual([]);
    expect(await store.unpublished()).toEqual({
      branch: "",
      files: [{ file: NEWS, change: "changed", committed: "{}" }],
    });
    expect(await store.write([{ file: NEWS, text: "{  }", etag }])).toMatchObject({ kind: "conflict" });
    expect(given).toHaveLength(1);
  });

  test("gives nothing that is broken", async () => {
    const { store, given, files } = await offline();
    const [{ etag }] = files as [StoredFile];
    const saved = await store.write([{ file: NEWS, text: "a mistake", etag }]);
    expect(saved).toMatchObject({ kind: "problems", problems: [{ file: NEWS }] });
    expect(given).toEqual([]);
    const unsure = await store.write([{ file: NEWS, text: "unreadable", etag }]);
    expect(unsure).toEqual({ kind: "refused", message: expect.stringContaining("could not be checked") });
    expect((await store.write([{ file: NEWS, text: "fine", etag }])).kind).toBe("saved");
  });

  test("says what takes a server", async () => {
    const { store } = await offline();
    for (const answer of [
      await store.run({ name: "remove", route: "/" }),
      await store.upload(new File([], "a.png")),
      await store.publish("x", []),
      await store.earlier(NEWS),
    ])
      expect(answer).toMatchObject({ kind: "refused", message: expect.stringContaining("npm run studio") });
    const connected = vi.fn();
    store.watch({ changed: () => undefined, pictures: () => undefined, connection: connected })();
    expect(connected).toHaveBeenCalledWith(true);
  });
});
