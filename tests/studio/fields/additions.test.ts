/** Whatever is added to a page that is fine, it stays fine; an item waits for its words first. */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { isGroup, type Json, type Path } from "../../../src/model/fields.ts";
import type { Stock } from "../../../src/model/fitting.ts";
import { pathOf, pointerOf } from "../../../src/model/pointer.ts";
import type { Document } from "../../../src/node/check/document/document.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { linkSpans } from "../../../src/node/check/gathered/links/markdownLinks.ts";
import { type AdditionContext, newBlock, newEntry, newItem, newValue } from "../../../src/studio/fields/additions.ts";
import { subjects } from "../../fuzz/corpus/subjects.ts";
import { seenOf } from "../../fuzz/shownWith.ts";
import { block, type Group, images, page, problemsIn, settings, siteWith, text, types } from "../../node/check/site.ts";
import { after, lookup, opened, pointersIn } from "../studio.ts";

const routes = ["/contact", "/blog", "/portfoliopage", "/technology", "/web-development-services"];
const stock: Stock = {
  routes,
  cards: ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"],
  forms: Object.keys(settings()["forms"] as Group),
  shared: ["contact-form"],
  images,
  picture: settings()["socialImage"],
  leadsTo: (href) => (routes.includes(href) ? href : undefined),
  linkSpans,
};

function roleOf(file: string): Document["role"] {
  return file.includes("_shared") ? "shared" : file.includes("_site") ? "site" : "page";
}

/** Whether a new field excludes one that is there, as "decorative" does a description, or shows only beside another one. */
function isApart(title: string, path: Path, data: Group): boolean {
  const [first] = (data["blocks"] ?? []) as Group[];
  const excludes =
    ["decorative", "options", "placeholder"].includes(String(path.at(-1))) ||
    // Nothing is sent to it as long as forms are in demo delivery, which is told.
    path.join() === "delivery,url" ||
    ["header,menu,links", "header,menu,callout"].includes(String(path.slice(0, 2).concat(path.slice(-1))));
  return excludes || (first !== undefined && !isDeepStrictEqual(seenOf(title, first), first));
}

function around(file: string, data: Group): AdditionContext {
  return { lookup, stock, page: { ...document(file, data), name: "call" } };
}

function document(file: string, data: Group): Document {
  return { file, role: roleOf(file), name: "", text: "", data };
}

/** What the check says of a file, without the files that are as they were. */
function told(file: string, data: Json): string[] {
  const files: SiteFiles = siteWith({ [file]: text(data) });
  return problemsIn(files).map(({ code, sentence }) => `${code}: ${sentence}`);
}

/** The same but for one thing, which is true of a shared block: that it stands there several times in the same words. */
function toldBeside(file: string, data: Json): string[] {
  return told(file, data).filter((each) => !each.startsWith("repeated-shared: "));
}

describe("a block", () => {
  const first = page(block("hero"), block("intro"));

  test.each(types)("%s is added to a page", (type) => {
    const made = newBlock(around("pages/index.json", first), type)!;
    const file = after(opened(text(first)), { type: "add", list: "/blocks", index: 2, value: made });
    expect(told("pages/index.json", file.now.page!)).toEqual([]);
  });

  test.each(types)("%s is added five times", (type) => {
    let file = opened(text(first));
    for (let count = 0; count < 5; count++) {
      const value = newBlock(around("pages/index.json", file.now.page!), type)!;
      file = after(file, { type: "add", list: "/blocks", index: 99, value });
    }
    expect(toldBeside("pages/index.json", file.now.page!)).toEqual([]);
  });

  test.each(types)("%s is duplicated", (type) => {
    const two = page(block("hero"), { ...block(type), id: "of-its-own" });
    expect(told("pages/index.json", two)).toEqual([]);
    const file = after(opened(text(two)), { type: "duplicate", pointer: "/blocks/1" });
    expect(toldBeside("pages/index.json", file.now.page!)).toEqual([]);
  });
});

/** What is said of a text that is empty, and of an entry of the menu until it leads somewhere or has links of its own. */
const WAITING = /^(?:blank-text: |menu-without-link: |unsafe-url: .* no address is written )/;

/** A document with words in the place of each empty text, no two alike. */
function written(data: Group): Group {
  const empty = pointersIn(data).filter(({ value }) => value === "");
  const actions = empty.map(({ pointer }, at) => {
    const value = pointer.endsWith("/href") ? "/contact" : `Words number ${"abcdefghijklmnopqrstuvwxyz"[at]}`;
    return { type: "set", pointer, value } as const;
  });
  return after(opened(text(data)), ...actions).now.page!;
}

/** All lists in a document that may have more items. */
function lists(data: Group): Path[] {
  return pointersIn(data)
    .filter(({ value }) => Array.isArray(value))
    .map(({ pointer }) => pathOf(pointer, data));
}

describe("an item", () => {
  const all = subjects.flatMap(({ title, file, data }) =>
    lists(data)
      .filter((path) => String(path) !== "blocks")
      .map((path) => ({ where: `${title}: ${path.join("/")}`, file, data, path })),
  );

  test.each(all)("of $where", ({ file, data, path }) => {
    const named = { file, role: roleOf(file), name: "call" };
    let at = opened(text(data), named);
    for (let count = 0; count < 3; count++) {
      const value = newItem(around(file, at.now.page!), path);
      if (value === undefined) break;
      at = after(at, { type: "add", list: pointerOf(path), index: 99, value });
    }
    expect(told(file, at.now.page!).filter((finding) => !WAITING.test(finding))).toEqual([]);
    const isMenu = String(path) === "header,menu";
    expect(told(file, written(at.now.page!)).filter((finding) => !isMenu || !WAITING.test(finding))).toEqual([]);
  });

  test.each([
    ["faq", { question: "", answer: "" }],
    ["cardGrid", { title: "", text: "" }],
    ["process", { title: "" }],
  ])("of %s promises nothing: its texts are empty, and what may be missing is", (type, item) => {
    const list = type === "process" ? "stages" : "items";
    expect(newItem(around("pages/index.json", page(block(type))), ["blocks", 0, list])).toEqual(item);
  });

  test("is not offered for a list that is full, or where the site has no more", () => {
    const logos = page({ type: "postCards", heading: "Read on", posts: ["/IosorAndroidFindout"] });
    expect(newItem(around("pages/index.json", logos), ["blocks", 0, "posts"])).toBe("/HowtoCreateAppfromScratch");
    const both = page({ type: "postCards", heading: "Read on", posts: stock.cards as Json[] });
    expect(newItem(around("pages/index.json", both), ["blocks", 0, "posts"])).toBeUndefined();
    const { items, ...rest } = block("faq");
    const full = page({ ...rest, items: Array.from({ length: 100 }, () => (items as Json[])[0]!) });
    expect(newItem(around("pages/index.json", full), ["blocks", 0, "items"])).toBeUndefined();
    expect(newItem(around("pages/index.json", full), ["blocks", 0, "heading"])).toBeUndefined();
  });
});

describe("a field", () => {
  /** Every field that a document may have and that one of its groups has not. */
  function missing(file: string, data: Group): Path[] {
    const groups = [{ pointer: "", value: data as Json }, ...pointersIn(data)].filter(({ value }) => isGroup(value));
    return groups.flatMap(({ pointer, value }) => {
      const path = pathOf(pointer, data);
      const names = Object.keys(lookup.schemaAt(document(file, data), path)?.schema.properties ?? {});
      return names.filter((name) => !(name in (value as Group))).map((name) => [...path, name]);
    });
  }

  test.each(subjects.filter(({ title }) => title !== "page"))("that $title lacks", ({ title, file, data }) => {
    const bare = title === "shared block" || title === "site" ? data : page(block(title));
    for (const path of missing(file, bare)) {
      const value = newValue(around(file, bare), path);
      if (path.at(-1) === "with") {
        expect(value).toBeUndefined();
        continue;
      }
      const named = { file, role: roleOf(file), name: "call" };
      const { now } = after(opened(text(bare), named), { type: "set", pointer: pointerOf(path), value: value! });
      const found = told(file, now.page!);
      expect([path, found]).toEqual([path, isApart(title, path, now.page!) ? [expect.any(String)] : []]);
    }
  });

  test("of a shared block that a page words differently", () => {
    const use = page({ type: "shared", use: "contact-form" });
    const value = newValue(around("pages/index.json", use), ["blocks", 0, "with", "heading"])!;
    const { now } = after(opened(text(use)), { type: "set", pointer: "/blocks/0/with/heading", value });
    expect(told("pages/index.json", now.page!)).toEqual([]);
  });
});

describe("an entry with a name of its own", () => {
  test.each(["fields", "forms"])("of the %s", (group) => {
    const site = settings();
    const { name, value } = newEntry(around("pages/_site.json", site), [group])!;
    const named = { file: "pages/_site.json", role: "site", name: "" } as const;
    const at = after(opened(text(site), named), { type: "set", pointer: `/${group}/${name}`, value });
    expect(told("pages/_site.json", at.now.page!)).toEqual([]);
    expect(newEntry(around("pages/_site.json", at.now.page!), [group])!.name).not.toBe(name);
  });
});
