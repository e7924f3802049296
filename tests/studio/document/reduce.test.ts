/** Undo and redo, who is selected, who is who, and texts that are not JSON. */
import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/studio/document/actions.ts";
import { redoWords, undoWords } from "../../../src/studio/document/history.ts";
import { keyAt, pathOfKey } from "../../../src/studio/document/keys.ts";
import { isBroken, type OpenFile } from "../../../src/studio/document/openFile.ts";
import { type Group, settings, text } from "../../node/check/site.ts";
import { after, opened } from "../studio.ts";

const hero = { type: "hero", heading: "First", image: { src: "a.webp", decorative: true } };
const faq = {
  type: "faq",
  heading: "Second",
  items: [
    { question: "One?", answer: "Yes." },
    { question: "Two?", answer: "No." },
  ],
};
const PAGE = text({ route: "/", title: "A title", description: "Words", blocks: [hero, faq, faq] });

const set = (pointer: string, value: string): Action => ({ type: "set", pointer, value });
const blocksOf = ({ now }: OpenFile) => now.page!["blocks"] as Group[];
const keysOf = (file: OpenFile) => blocksOf(file).map((_, at) => keyAt(file.now.keys, ["blocks", at]));
const undo: Action = { type: "undo" };
const redo: Action = { type: "redo" };

describe("words of undo", () => {
  const words: [Action, string][] = [
    [set("/blocks/1/heading", "New"), "change heading of block 2"],
    [set("/title", "New"), "change title of the page"],
    [set("/card/title", "New"), "add title of card of the page"],
    [set("/blocks/1/items/1/answer", "New"), "change answer of question 2 of block 2"],
    [set("/blocks/0/lead", "New"), "add opening text of block 1"],
    [set("/blocks/0/button/label", "New"), "add label of button of block 1"],
    [{ type: "clear", pointer: "/blocks/0/heading" }, "clear heading of block 1"],
    [{ type: "clear", pointer: "/blocks/0/image" }, "remove image of block 1"],
    [{ type: "add", list: "/blocks", index: 9, value: faq }, "add block 4 (Questions and answers)"],
    [{ type: "add", list: "/blocks", index: 0, value: faq, isPasted: true }, "paste block 1 (Questions and answers)"],
    [{ type: "add", list: "/blocks/1/items", index: 1, value: faq.items[0]! }, "add question 2 of block 2"],
    [{ type: "remove", pointer: "/blocks/2" }, "remove block 3"],
    [{ type: "duplicate", pointer: "/blocks/1/items/0" }, "duplicate question 1 of block 2"],
    [{ type: "move", pointer: "/blocks/1", to: 0 }, "move block 2 up"],
    [{ type: "move", pointer: "/blocks/0", to: 2 }, "move block 1 to place 3"],
    [{ type: "replaceText", text: "{" }, "change the JSON"],
    [{ type: "replaceText", text: "{}", label: "take over what is on the disk" }, "take over what is on the disk"],
  ];

  test.each(words)("%j", (action, label) => {
    const file = after(opened(PAGE), action);
    expect(undoWords(file)).toBe(`Undo: ${label}`);
    expect(redoWords(file)).toBeUndefined();
    expect(redoWords(after(file, undo))).toBe(`Redo: ${label}`);
    expect(undoWords(after(file, undo))).toBeUndefined();
  });

  test("of the site and of a shared block", () => {
    const site = opened(text(settings()), { file: "pages/_site.json", role: "site", name: "" });
    const told = (file: OpenFile, action: Action) => undoWords(after(file, action));
    expect(told(site, set("/brand/name", "New"))).toBe("Undo: change name of brand of the site");
    expect(told(site, set("/header/menu/0/label", "New"))).toBe(
      "Undo: change label of menu entry 1 of header of the site",
    );
    expect(told(site, { type: "rename", pointer: "/forms/quote", name: "offer" })).toBe(
      "Undo: rename quote of forms of the site to offer",
    );
    const shared = opened(text({ block: faq }), { file: "pages/_shared/faq.json", role: "shared", name: "faq" });
    expect(told(shared, set("/block/heading", "New"))).toBe("Undo: change heading of the block");
    expect(told(shared, { type: "add", list: "/open", index: 0, value: "heading" })).toBe(
      "Undo: add field 1 of the shared block",
    );
  });
});

describe("steps", () => {
  test("keystrokes in one field are one step, until it is left", () => {
    const typed = after(opened(PAGE), set("/title", "A"), set("/title", "Ab"), set("/title", "Abc"));
    expect(typed.past).toHaveLength(1);
    expect(after(typed, { type: "settle" }, set("/title", "Abcd")).past).toHaveLength(2);
    expect(after(typed, { type: "select", key: keysOf(typed)[0] }, set("/title", "Abcd")).past).toHaveLength(2);
    expect(after(typed, set("/description", "A"), set("/title", "A")).past).toHaveLength(3);
    expect(after(typed, undo).now.text).toBe(PAGE);
    expect(after(typed, undo, redo, set("/title", "Abcd")).past).toHaveLength(2);
  });

  test("what is typed and taken back by hand is no step", () => {
    const file = after(opened(PAGE), set("/title", "A titles"), set("/title", "A title"));
    expect(file.now.text).toBe(PAGE);
    expect(file.past).toEqual([]);
  });

  test("what changes nothing is no step, and leads nowhere", () => {
    const file = opened(PAGE);
    expect(after(file, set("/title", "A title"))).toBe(file);
    expect(after(file, { type: "move", pointer: "/blocks/1", to: 1 })).toBe(file);
    expect(after(file, { type: "remove", pointer: "/blocks/7" })).toBe(file);
    expect(after(file, { type: "duplicate", pointer: "/title" })).toBe(file);
    expect(after(file, { type: "clear", pointer: "/blocks/0/lead" })).toBe(file);
    expect(after(file, undo)).toBe(file);
    expect(after(file, redo)).toBe(file);
  });

  test("a new step ends what could be redone", () => {
    const file = after(opened(PAGE), set("/title", "New"), undo, set("/title", "Other"));
    expect(redoWords(file)).toBeUndefined();
  });
});

describe("who is who", () => {
  test("blocks keep their keys while they change, move and come back", () => {
    const file = opened(PAGE);
    const [a, b, c] = keysOf(file);
    expect(new Set([a, b, c]).size).toBe(3);
    expect(keysOf(after(file, set("/blocks/1/heading", "New")))).toEqual([a, b, c]);
    // Two blocks that say the same are still two.
    expect(keysOf(after(file, { type: "move", pointer: "/blocks/2", to: 0 }))).toEqual([c, a, b]);
    expect(keysOf(after(file, { type: "remove", pointer: "/blocks/1" }))).toEqual([a, c]);
    expect(keysOf(after(file, { type: "remove", pointer: "/blocks/1" }, undo))).toEqual([a, b, c]);
    const doubled = keysOf(after(file, { type: "duplicate", pointer: "/blocks/1" }));
    expect(doubled.toSpliced(2, 1)).toEqual([a, b, c]);
    expect([a, b, c]).not.toContain(doubled[2]);
  });

  test("items keep their keys when the group that they are in gets another name", () => {
    const site = opened(text(settings()), { file: "pages/_site.json", role: "site", name: "" });
    const { keys } = after(site, { type: "rename", pointer: "/forms/quote", name: "offer" }).now;
    const key = keyAt(site.now.keys, ["forms", "quote", "fields", 0])!;
    expect(pathOfKey(keys, key)).toEqual(["forms", "offer", "fields", 0]);
  });

  test("a key that was given is never given again", () => {
    const add: Action = { type: "add", list: "/blocks", index: 0, value: faq };
    const once = after(opened(PAGE), add);
    expect(keysOf(after(once, undo, add))[0]).not.toBe(keysOf(once)[0]);
  });

  test("blocks are found again in a text that was written anew", () => {
    const file = opened(PAGE);
    const [a, b, c] = keysOf(file);
    const rewrite = (...blocks: Group[]): string[] =>
      keysOf(after(file, { type: "replaceText", text: text({ route: "/", blocks }) })) as string[];
    expect(rewrite(faq, hero, faq)).toEqual([b, a, c]);
    expect(rewrite({ ...hero, heading: "New" }, faq, faq)).toEqual([a, b, c]);
    expect(rewrite(faq, { ...hero, heading: "New" })).toEqual([b, a]);
    expect(rewrite({ type: "intro", heading: "New", text: "Words" }, hero, faq, faq).slice(1)).toEqual([a, b, c]);
  });

  test("an item that came with a keystroke keeps its key at the next", () => {
    const paragraphs = (...value: string[]): Action => ({ type: "set", pointer: "/blocks/0/lead", value });
    const key = ({ now }: OpenFile) => keyAt(now.keys, ["blocks", 0, "lead", 1]);
    const file = after(opened(PAGE), paragraphs("One."), paragraphs("One.", "T"));
    expect(key(after(file, paragraphs("One.", "Tw")))).toBe(key(file));
    expect(after(file, paragraphs("One.", "Tw")).past).toHaveLength(1);
  });

  test("what does not change is the same object, so that it is drawn once", () => {
    const file = opened(PAGE);
    const [first, second, third] = blocksOf(file);
    const changed = blocksOf(after(file, set("/blocks/1/heading", "New")));
    expect(changed[0]).toBe(first);
    expect(changed[2]).toBe(third);
    expect(changed[1]).not.toBe(second);
    expect(changed[1]!["items"]).toBe(second!["items"]);
    expect(blocksOf(after(file, { type: "move", pointer: "/blocks/0", to: 2 }))[2]).toBe(first);
  });
});

describe("selection", () => {
  const select = (file: OpenFile, at: number): OpenFile => after(file, { type: "select", key: keysOf(file)[at] });
  const selected = ({ now }: OpenFile) => now.selection && pathOfKey(now.keys, now.selection);

  test("follows the block that is selected", () => {
    const file = select(opened(PAGE), 1);
    expect(selected(after(file, { type: "move", pointer: "/blocks/0", to: 2 }))).toEqual(["blocks", 0]);
    expect(selected(after(file, set("/blocks/1/heading", "New"), undo))).toEqual(["blocks", 1]);
  });

  test("goes to what was added, and to the neighbour of what was removed", () => {
    const file = select(opened(PAGE), 1);
    expect(selected(after(file, { type: "add", list: "/blocks", index: 0, value: faq }))).toEqual(["blocks", 0]);
    expect(selected(after(file, { type: "duplicate", pointer: "/blocks/1" }))).toEqual(["blocks", 2]);
    expect(selected(after(file, { type: "remove", pointer: "/blocks/1" }))).toEqual(["blocks", 1]);
    expect(selected(after(file, { type: "remove", pointer: "/blocks/0" }))).toEqual(["blocks", 0]);
    const last = select(opened(PAGE), 2);
    expect(selected(after(last, { type: "remove", pointer: "/blocks/2" }))).toEqual(["blocks", 1]);
  });

  test("goes to the block when the only item of a list in it goes", () => {
    const form = {
      type: "contactForm",
      heading: "Write",
      form: "contact",
      details: [{ label: "Email", text: "{email}" }],
    };
    const file = opened(text({ route: "/", blocks: [hero, form] }));
    const detail = after(file, { type: "select", key: keyAt(file.now.keys, ["blocks", 1, "details", 0]) });
    expect(selected(detail)).toEqual(["blocks", 1, "details", 0]);
    expect(selected(after(detail, { type: "clear", pointer: "/blocks/1/details" }))).toEqual(["blocks", 1]);
    const removed = after(detail, { type: "remove", pointer: "/blocks/1/details/0" });
    expect(blocksOf(removed)[1]).not.toHaveProperty("details");
    expect(selected(removed)).toEqual(["blocks", 1]);
  });

  test("is after undo and redo what it was before and after the change", () => {
    const removed = after(select(opened(PAGE), 1), { type: "remove", pointer: "/blocks/1" });
    expect(selected(after(removed, undo))).toEqual(["blocks", 1]);
    const elsewhere = select(removed, 0);
    expect(selected(after(elsewhere, undo))).toEqual(["blocks", 1]);
    expect(selected(after(elsewhere, undo, redo))).toEqual(["blocks", 1]);
    expect(keyAt(removed.now.keys, ["blocks", 1, "items", 0])).toMatch(/^k\d+$/);
  });
});

describe("a text that is not JSON", () => {
  const broken: Action = { type: "replaceText", text: PAGE.replace('"A title",', '"A title"') };

  test("leaves the last page that was read, and waits to be mended", () => {
    const file = opened(PAGE);
    const bad = after(file, broken);
    expect(isBroken(bad)).toBe(true);
    expect(bad.now.page).toBe(file.now.page);
    expect(bad.now.problems.map(({ sentence }) => sentence)).toEqual(["A comma is missing at the end of line 3."]);
    expect(after(bad, set("/title", "New"))).toBe(bad);
    const mended = after(bad, { type: "replaceText", text: PAGE });
    expect(isBroken(mended)).toBe(false);
    expect(mended.now.problems).toEqual([]);
    expect(mended.now.keys).toEqual(file.now.keys);
    expect(mended.past).toEqual([]);
    expect(after(bad, undo).now).toEqual(file.now);
  });

  test("can be opened", () => {
    const bad = opened("{");
    expect(bad.now.page).toBeUndefined();
    expect(isBroken(bad)).toBe(true);
    expect(after(bad, set("/title", "New"))).toBe(bad);
    const mended = after(bad, { type: "replaceText", text: PAGE });
    expect(blocksOf(mended)).toEqual([hero, faq, faq]);
    expect(keysOf(mended)).not.toContain(undefined);
    expect(after(mended, undo).now).toEqual(bad.now);
  });

  test("nor is one without a page, or without end", () => {
    for (const written of ["[]", '"words"', "", `{"a":${"[".repeat(200)}${"]".repeat(200)}}`, "[".repeat(100_000)]) {
      const file = opened(written);
      expect(isBroken(file)).toBe(true);
      expect(file.now.problems).toHaveLength(1);
    }
  });
});

describe("fields", () => {
  test("a list that may be missing goes with its last item", () => {
    const file = opened(PAGE.replace('"title"', '"aliases": ["/old"],\n  "title"'));
    expect(after(file, { type: "remove", pointer: "/aliases/0" }).now.text).toBe(PAGE);
    const cards = after(
      opened(PAGE),
      { type: "remove", pointer: "/blocks/1/items/0" },
      { type: "remove", pointer: "/blocks/1/items/0" },
    );
    expect(blocksOf(cards)[1]!["items"]).toEqual([]);
  });

  test("a group that needs nothing goes with its last field", () => {
    const use = { type: "shared", use: "contact-form" };
    const file = opened(text({ route: "/", blocks: [{ ...use, with: { heading: "New" } }] }));
    expect(blocksOf(after(file, { type: "clear", pointer: "/blocks/0/with/heading" }))).toEqual([use]);
    // Of a button that has lost its words, the address is still to be seen.
    const button = { ...hero, button: { label: "Go" } };
    const other = opened(text({ route: "/", blocks: [button] }));
    expect(blocksOf(after(other, { type: "clear", pointer: "/blocks/0/button/label" }))[0]!["button"]).toEqual({});
  });

  test("a field of the shared block that a page words differently stands in its order", () => {
    const use = { type: "shared", use: "contact-form", with: { text: "Words" } };
    const file = after(opened(text({ route: "/", blocks: [use] })), set("/blocks/0/with/heading", "New"));
    expect(Object.keys(blocksOf(file)[0]!["with"] as Group)).toEqual(["heading", "text"]);
  });

  test("a name that is written twice is set where it counts, and goes altogether", () => {
    const twice = '{ "title": "One", "title": "Two", "route": "/" }';
    expect(after(opened(twice), set("/title", "New")).now.text).toBe(twice.replace("Two", "New"));
    expect(after(opened(twice), { type: "clear", pointer: "/title" }).now.text).toBe('{ "route": "/" }');
  });
});

test("what is joined to a step is taken back with it, and nothing that comes later goes on with it", () => {
  const before = after(opened(PAGE), set("/blocks/0/lead", "Words"));
  const joined = after(before, set("/blocks/0/heading", "New"), {
    ...set("/blocks/1/id", "second"),
    isJoined: true,
  } as Action);
  expect(blocksOf(joined)[1]!["id"]).toBe("second");
  expect(undoWords(joined)).toBe("Undo: change heading of block 1");
  expect(after(joined, undo).now.text).toBe(before.now.text);
  const later = after(joined, set("/blocks/0/heading", "Newer"));
  expect(after(later, undo).now.text).toBe(joined.now.text);
});

test("a block that gets another type stays the same, and selected", () => {
  const file = opened(PAGE);
  const [key] = keysOf(file);
  const typed = after(file, { type: "select", key }, set("/blocks/0/type", "intro"));
  expect(keysOf(typed)).toEqual(keysOf(file));
  expect(typed.now.selection).toBe(key);
});
