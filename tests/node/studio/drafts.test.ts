import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStudio } from "./studio.ts";

const FILE = "pages/news.json";

test("a draft of a file that cannot be read is kept, and hides no other", async () => {
  const { ask, folder, read } = await openStudio();
  const text = read(FILE).replace("has news", "has other news");
  for (const file of [FILE, "pages/a.json"]) await ask("/api/drafts", { method: "PUT", json: { file, text } });
  writeFileSync(join(folder, FILE), Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
  expect(JSON.stringify((await ask("/api/drafts")).json)).toMatch(
    new RegExp(`"pages/a.json".*"${FILE}"|"${FILE}".*"pages/a.json"`),
  );
});

test("each window has its own draft of a file, which no other drops or saves away", async () => {
  const { ask, read, save } = await openStudio();
  const words = (text: string) => read(FILE).replace("has news", text);
  const keep = (window: string, text: string) =>
    ask("/api/drafts", { method: "PUT", json: { file: FILE, text: words(text), window } });
  const kept = async () =>
    ((await ask("/api/drafts")).json as { drafts: { window: string }[] }).drafts.map(({ window }) => window).toSorted();
  await keep("one", "has my news");
  await keep("two", "has other news");
  await keep("three", "has no news");
  expect(await kept()).toEqual(["one", "three", "two"]);
  await ask(`/api/drafts?file=${FILE}&window=three`, { method: "DELETE" });
  expect(await kept()).toEqual(["one", "two"]);
  await save(FILE, words("has other news"));
  expect(await kept()).toEqual(["one"]);
});

test("what somebody works on in another browser is offered when that window is closed, and not before", async () => {
  const { ask, read, token, url } = await openStudio();
  const text = read(FILE).replace("has news", "has my news");
  await ask("/api/drafts", { method: "PUT", json: { file: FILE, text, window: "theirs" } });
  const kept = async () => ((await ask("/api/drafts")).json as { drafts: unknown[] }).drafts.length;
  const closed = new AbortController();
  await fetch(`${url}api/events?window=theirs`, { headers: { "X-Studio-Token": token }, signal: closed.signal });
  expect(await kept()).toBe(0);
  closed.abort();
  await expect.poll(kept).toBe(1);
});
