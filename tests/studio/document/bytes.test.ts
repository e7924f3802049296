/** Not one byte changes that nobody meant to change. */
import * as fc from "fast-check";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { isGroup, type Json } from "../../../src/model/fields.ts";
import { pathOf } from "../../../src/model/pointer.ts";
import type { Keys } from "../../../src/studio/document/keys.ts";
import { isBroken, type OpenFile } from "../../../src/studio/document/openFile.ts";
import { validPage } from "../../fuzz/validPage.ts";
import { after, opened, pointersIn, siteTexts } from "../studio.ts";
import { layout } from "./layouts.ts";
import { parameters } from "../../fuzz/settings.ts";
import { editOf, essence, expected, valueAt, wish } from "./randomEdits.ts";

/** How many times what the other tests try. */
const runs = (factor: number) => ({ ...parameters, numRuns: Math.ceil(parameters.numRuns * factor) });
const written = fc.tuple(validPage, layout).map(([page, lay]) => lay(page));
const anyText = fc.oneof({ weight: 5, arbitrary: written }, fc.constantFrom(...siteTexts.map(([, text]) => text)));

/** The key of every item; each has one, and there are no others. */
function keysOf(value: Json, keys: Keys): string[] {
  if (Array.isArray(value)) {
    expect(keys.items).toHaveLength(value.length);
    return keys.items!.flatMap(({ key, inner }, at) => [key, ...keysOf(value[at]!, inner)]);
  }
  expect(keys.items).toBeUndefined();
  if (!isGroup(value)) return [];
  expect([...keys.fields!.keys()].toSorted()).toEqual(Object.keys(value).toSorted());
  return Object.entries(value).flatMap(([name, inner]) => keysOf(inner, keys.fields!.get(name)!));
}

function dataOf({ now }: OpenFile) {
  const data = JSON.parse(now.text.replace(/^\ufeff/, ""));
  expect(now.page).toEqual(data);
  const keys = keysOf(data, now.keys);
  expect(new Set(keys).size).toBe(keys.length);
  return data;
}

test.each(siteTexts)("$file opens and stays as it is", (named, text) => {
  const file = opened(text, named);
  expect(isBroken(file)).toBe(false);
  expect(file.now.text).toBe(text);
  expect(file.now.problems).toEqual([]);
  dataOf(file);
});

test("generated pages open and stay as they are, and what is set to what it is changes nothing", () => {
  fc.assert(
    fc.property(written, fc.nat(), (text, which) => {
      const file = opened(text);
      expect(file.now.text).toBe(text);
      const all = [{ pointer: "", value: dataOf(file) }, ...pointersIn(dataOf(file))];
      const { pointer, value } = all[which % all.length]!;
      expect(after(file, { type: "set", pointer, value: structuredClone(value) })).toBe(file);
    }),
    runs(2),
  );
});

test("after any edits the text says what was meant, and as many undos and redos give the same bytes", () => {
  fc.assert(
    fc.property(anyText, fc.array(wish, { minLength: 1, maxLength: 12 }), (text, wishes) => {
      let file = opened(text);
      const texts = [text];
      for (const one of wishes) {
        const edit = editOf(dataOf(file), one);
        if (!edit) continue;
        const meant = expected(dataOf(file), edit);
        // Each is a step of its own.
        file = after(file, edit, { type: "settle" });
        expect(essence(dataOf(file))).toEqual(essence(meant));
        if (file.now.text !== texts.at(-1)) texts.push(file.now.text);
        expect(file.past).toHaveLength(texts.length - 1);
      }
      const edited = file;
      for (const earlier of texts.slice(0, -1).toReversed()) {
        file = after(file, { type: "undo" });
        expect(file.now.text).toBe(earlier);
      }
      expect(file.now.keys).toEqual(opened(text).now.keys);
      for (const later of texts.slice(1)) {
        file = after(file, { type: "redo" });
        expect(file.now.text).toBe(later);
      }
      expect(file.now).toEqual(edited.now);
    }),
    runs(0.5),
  );
});

/** How many characters two texts share at their start and at their end, together, without counting one twice. */
function shared(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return start + end;
}

test("an edit touches nothing but what it is about", () => {
  fc.assert(
    fc.property(anyText, wish, (text, one) => {
      const file = opened(text);
      const edit = editOf(dataOf(file), one);
      if (!edit) return;
      const { text: now } = after(file, edit).now;
      if (now === text) return;
      const tree = parseTree(text.replace(/^\ufeff/, " "))!;
      const page = dataOf(file);
      const at = (pointer: string) => findNodeAtLocation(tree, [...pathOf(pointer, page)])!;
      if (edit.type === "set") {
        const { offset, length } = at(edit.pointer);
        expect(now.slice(0, offset)).toBe(text.slice(0, offset));
        expect(now.slice(now.length - (text.length - offset - length))).toBe(text.slice(offset + length));
        if (typeof edit.value !== "object")
          expect(now.slice(offset)).toBe(JSON.stringify(edit.value) + text.slice(offset + length));
      } else if (edit.type === "clear" || edit.type === "remove") {
        // Only taken away, nothing put in its place.
        expect(shared(text, now)).toBe(now.length);
      } else if (edit.type === "duplicate" || (edit.type === "add" && (valueAt(page, edit.list) as []).length > 0)) {
        expect(shared(text, now)).toBe(text.length);
      } else if (edit.type === "move") {
        expect(now).toHaveLength(text.length);
        expect(
          after(opened(now), {
            ...edit,
            pointer: edit.pointer.replace(/\d+$/, String(edit.to)),
            to: Number(/\d+$/.exec(edit.pointer)![0]),
          }).now.text,
        ).toBe(text);
      }
    }),
    runs(1),
  );
});

test("an item that is added and removed again leaves the same bytes", () => {
  fc.assert(
    fc.property(anyText, wish, (text, one) => {
      const file = opened(text);
      const edit = editOf(dataOf(file), { ...one, what: "add" });
      if (edit?.type !== "add" || (valueAt(dataOf(file), edit.list) as []).length === 0) return;
      const added = after(file, edit);
      expect(after(added, { type: "remove", pointer: `${edit.list}/${edit.index}` }).now.text).toBe(text);
    }),
    runs(0.3),
  );
});

test("a page that is laid out by a rule is so after every edit", () => {
  const rule = fc.record({ indent: fc.constantFrom("  ", "    ", "\t"), lineEnd: fc.constantFrom("\n", "\r\n") });
  fc.assert(
    fc.property(validPage, rule, wish, (page, { indent, lineEnd }, one) => {
      const lay = (value: Json) => `${JSON.stringify(value, null, indent)}\n`.replaceAll("\n", lineEnd);
      const edit = editOf(page, one);
      // A list of plain values stands on one line where the page shows no other.
      const isList = Array.isArray(one.value) || (edit?.type === "add" && typeof one.value !== "object");
      if (!edit || (isList && !/\[\s+"/.test(lay(page)))) return;
      const file = after(opened(lay(page)), edit);
      expect(file.now.text).toBe(lay(dataOf(file)));
    }),
    runs(0.5),
  );
});
