/** An open studio hears of what others change, and of nothing else. */
import fs, { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { etagOf } from "../../../src/node/studio/stored.ts";
import { watchSite } from "../../../src/node/studio/watch.ts";
import { pageText } from "../page/site.ts";
import { picture } from "../images/project.ts";
import { openStudio, siteFolder } from "./studio.ts";

interface Heard {
  files: Record<string, string | null>;
  whole?: boolean;
  pictures?: boolean;
}

async function listen() {
  const studio = await openStudio();
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const headers = { "X-Studio-Token": studio.token };
  const response = await fetch(`${studio.url}api/events`, { headers, signal: ended.signal });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<Heard> {
    while (!text.includes("\n\n")) text += (await reader.read()).value!;
    const [event = "", ...rest] = text.split("\n\n");
    text = rest.join("\n\n");
    return JSON.parse(event.replace("data: ", "")) as Heard;
  }
  const path = (file: string) => join(studio.folder, file);
  return { ...studio, next, path };
}

test("first of all files that there are, then of each that is other", async () => {
  const { next, path, read } = await listen();
  const first = await next();
  expect(first.whole).toBe(true);
  expect(first.files["pages/news.json"]).toBe(etagOf(read("pages/news.json")));
  expect(Object.keys(first.files)).toHaveLength(7);

  const text = pageText("/news", ["Other [news](/team)."]);
  writeFileSync(path("pages/news.json"), text);
  expect(await next()).toEqual({ files: { "pages/news.json": etagOf(text) } });

  // As editors save: beside the file, then in its place.
  writeFileSync(path("pages/news.json.new"), `${text} `);
  renameSync(path("pages/news.json.new"), path("pages/news.json"));
  expect(await next()).toEqual({ files: { "pages/news.json": etagOf(`${text} `) } });

  rmSync(path("pages/news.json"));
  expect(await next()).toEqual({ files: { "pages/news.json": null } });
});

test("in folders that are new, and in those that are gone", async () => {
  const { next, path } = await listen();
  await next();
  mkdirSync(path("pages/kites"));
  writeFileSync(path("pages/kites/red.json"), "{}");
  expect(await next()).toEqual({ files: { "pages/kites/red.json": etagOf("{}") } });
  writeFileSync(path("pages/kites/red.json"), "{ }");
  expect(await next()).toEqual({ files: { "pages/kites/red.json": etagOf("{ }") } });
  // Another folder in its place, as when git goes to another branch.
  rmSync(path("pages/kites"), { recursive: true });
  mkdirSync(path("pages/kites"));
  writeFileSync(path("pages/kites/red.json"), "[]");
  expect(await next()).toEqual({ files: { "pages/kites/red.json": etagOf("[]") } });
  writeFileSync(path("pages/kites/red.json"), "[ ]");
  expect(await next()).toEqual({ files: { "pages/kites/red.json": etagOf("[ ]") } });
  rmSync(path("pages/kites"), { recursive: true });
  expect(await next()).toEqual({ files: { "pages/kites/red.json": null } });
});

test("not of a file that was only touched, nor of one that is no page", async () => {
  const { next, path } = await listen();
  await next();
  utimesSync(path("pages/team.json"), new Date(), new Date());
  writeFileSync(path("pages/README.md"), "Notes");
  writeFileSync(path("pages/news.json"), "{}");
  expect(await next()).toEqual({ files: { "pages/news.json": etagOf("{}") } });
});

test("of pictures that come and go: they are looked at anew", async () => {
  const { next, path, ask } = await listen();
  await next();
  writeFileSync(path("images/new.webp"), await picture(30, 20));
  expect(await next()).toEqual({ files: {}, pictures: true });
  const { images } = (await ask("/api/site")).json as { images: { name: string }[] };
  expect(images.map(({ name }) => name)).toContain("new.webp");
});

test("of files in public, also where there was no such folder", async () => {
  const { next, path, ask } = await listen();
  await next();
  const served = async () =>
    ((await ask("/api/site")).json as { resources: { served: string[] } }).resources.served.includes("a/prices.pdf");
  expect(await served()).toBe(false);
  mkdirSync(path("public/a"), { recursive: true });
  writeFileSync(path("public/a/prices.pdf"), "Prices");
  expect(await next()).toEqual({ files: {}, pictures: true });
  expect(await served()).toBe(true);
  rmSync(path("public"), { recursive: true });
  await expect.poll(served).toBe(false);
});

test("of what another window of the studio saves, before that is told so", async () => {
  const { next, save, read, ask } = await listen();
  await next();
  const text = read("pages/news.json").replace("has news", "has other news");
  expect((await save("pages/news.json", text)).status).toBe(200);
  expect(await next()).toEqual({ files: { "pages/news.json": etagOf(text) } });
  await ask("/api/pages", { method: "POST", json: { name: "move", from: "/news", to: "/events" } });
  expect((await next()).files).toMatchObject({ "pages/news.json": null, "pages/events.json": expect.any(String) });
});

test("later, of what could not be looked at when somebody asked", () => {
  const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => failed.mockRestore());
  const folder = siteFolder();
  const told = vi.fn<Parameters<typeof watchSite>[1]>();
  const watch = watchSite(folder, told);
  onTestFinished(() => watch.close());
  const [pages, aside] = [join(folder, "pages"), join(folder, "aside")];
  renameSync(pages, aside);
  symlinkSync("pages", pages);
  watch.look();
  expect(told).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalledWith(expect.stringContaining("The site could not be looked at: "));
  rmSync(pages);
  renameSync(aside, pages);
  writeFileSync(join(pages, "news.json"), "{}");
  watch.look();
  expect(told.mock.calls[0]![0]).toEqual({ "pages/news.json": etagOf("{}") });
});

test("of files and pictures in rounds, where the system watches no more folders", async () => {
  vi.useFakeTimers();
  const none = vi.spyOn(fs, "watch").mockImplementation(() => {
    throw Object.assign(new Error("ENOSPC: System limit for number of file watchers reached"), { code: "ENOSPC" });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.useRealTimers();
    none.mockRestore();
    syncBuiltinESMExports();
  });
  const folder = siteFolder();
  const told = vi.fn<Parameters<typeof watchSite>[1]>();
  const watch = watchSite(folder, told);
  onTestFinished(() => watch.close());
  vi.advanceTimersByTime(2000);
  told.mockClear();
  vi.advanceTimersByTime(2000);
  expect(told).not.toHaveBeenCalled();
  writeFileSync(join(folder, "images/new.webp"), await picture(30, 20));
  vi.advanceTimersByTime(2000);
  expect(told.mock.calls).toEqual([[{}, true]]);
  writeFileSync(join(folder, "pages/news.json"), "{}");
  vi.advanceTimersByTime(2000);
  expect(told.mock.calls[1]).toEqual([{ "pages/news.json": etagOf("{}") }, false]);
});

test("in rounds only until each folder is watched: one may be deleted just before it would be", () => {
  vi.useFakeTimers();
  const gone = vi.spyOn(fs, "watch").mockImplementationOnce(() => {
    throw Object.assign(new Error("ENOENT: no such file or directory, watch"), { code: "ENOENT" });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.useRealTimers();
    gone.mockRestore();
    syncBuiltinESMExports();
  });
  const watch = watchSite(siteFolder(), () => undefined);
  onTestFinished(() => watch.close());
  vi.advanceTimersByTime(4000);
  expect(vi.getTimerCount()).toBe(0);
});

test("who asks again on the same connection does not keep the studio from ending, and what is under way is done", async () => {
  const { close, host, origin, port, read, token } = await openStudio();
  const text = read("pages/news.json").replace("has news", "has other news");
  const body = JSON.stringify({ files: [{ file: "pages/news.json", text, etag: etagOf(read("pages/news.json")) }] });
  const headers = [`Host: ${host}`, `Origin: ${origin}`, `X-Studio-Token: ${token}`];
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  const until = (words: string) =>
    new Promise<void>((resolve) => {
      socket.on("data", (part) => {
        heard += String(part);
        if (heard.includes(words)) resolve();
      });
    });
  const more = ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`, "Expect: 100-continue"];
  socket.write(`${["PUT /api/files HTTP/1.1", ...headers, ...more].join("\r\n")}\r\n\r\n`);
  await until("100 Continue");
  const ended = close();
  const left = new Promise((resolve) => socket.on("close", resolve));
  socket.write(`${body}${["GET /api/events HTTP/1.1", ...headers].join("\r\n")}\r\n\r\n`);
  await Promise.all([ended, left]);
  expect(heard).toMatch(/HTTP\/1\.1 200 OK[^]*"saved"[^]*HTTP\/1\.1 503/);
  expect(read("pages/news.json")).toBe(text);
});
