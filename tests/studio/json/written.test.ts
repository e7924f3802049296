/** The editor of JSON keeps the ends of lines as the file has them. */
import { EditorState, type TransactionSpec } from "@codemirror/state";
import { expect, test } from "vitest";
import { replacedBy, startingWith, written } from "../../../src/studio/json/written.ts";

const opened = (text: string) => EditorState.create({ doc: text, extensions: [startingWith(text)] });
const after = (text: string, ...specs: TransactionSpec[]) =>
  specs.reduce((state, spec) => state.update(spec).state, opened(text)).field(written);

test("a text of Windows stays one, also in what is typed", () => {
  const text = '{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n';
  const { doc } = opened(text);
  expect(after(text, { changes: { from: doc.line(2).to, insert: '\n  "c": 3,' } })).toBe(
    '{\r\n  "a": 1,\r\n  "c": 3,\r\n  "b": 2\r\n}\r\n',
  );
  const cut = { from: doc.line(2).from, to: doc.line(3).from };
  expect(after(text, { changes: cut })).toBe('{\r\n  "b": 2\r\n}\r\n');
  const two = [
    { from: 0, to: 1, insert: "[" },
    { from: doc.line(4).from, to: doc.line(4).to, insert: "]" },
  ];
  expect(after(text, { changes: two })).toBe('[\r\n  "a": 1,\r\n  "b": 2\r\n]\r\n');
});

test("ends of several kinds all stay as they are", () => {
  expect(after("a\r\nb\nc\rd", { changes: { from: 6, to: 7, insert: "e" } })).toBe("a\r\nb\nc\re");
});

test("a text that comes from elsewhere is the text from then on", () => {
  const change = { changes: { from: 2, to: 3, insert: "c" } };
  expect(after("a\nb", { effects: replacedBy("a\r\nb") }, change)).toBe("a\r\nc");
});
