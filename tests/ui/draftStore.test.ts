import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, readDraft, writeDraft } from "../../src/ui/draftStore.ts";

const draftOf = (name: string) => ({ values: { name }, begun: 1 });
const refuse = () => {
  throw new DOMException("No.");
};

/** Of a browser that keeps everything until `room` is false. */
const stored = new Map<string, string>();
let room = true;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => (room ? stored.set(key, value) : refuse()),
  removeItem: (key: string) => stored.delete(key),
};
const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };

beforeEach(() => {
  stored.clear();
  room = true;
});

test.each([
  ["has room", storage, true],
  ["is full", storage, false],
  ["is blocked", blocked, false],
])("a draft is read as it was written last, and not once it was dropped, where storage %s", (_, given, hasRoom) => {
  vi.stubGlobal("sessionStorage", given);
  expect(readDraft("form")).toBeUndefined();
  writeDraft("form", draftOf("A"));
  expect(readDraft("form")).toEqual(draftOf("A"));
  room = hasRoom;
  writeDraft("form", draftOf("Asha"));
  expect(readDraft("form")).toEqual(draftOf("Asha"));
  room = true;
  writeDraft("form", draftOf("Asha Patel"));
  expect(readDraft("form")).toEqual(draftOf("Asha Patel"));
  dropDraft("form");
  expect(readDraft("form")).toBeUndefined();
});
