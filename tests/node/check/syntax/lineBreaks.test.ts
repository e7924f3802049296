/** A line break within a text, wherever somebody pressed Enter, is one mistake. */
import { expect, test } from "vitest";
import { faultsIn } from "../../../../src/node/check/syntax/faultsIn.ts";
import { agency } from "../../../support/agency/agency.ts";

const ENTERS = ["\n", "\n      ", "\n\n", "\r\n", "\r"];
const VALUE = /(?<=: )"([^"]+)"(?=,?\n)/g;

test("at every word and mark of a shared block", () => {
  const text = String(agency["pages/_shared/contact-form.json"]);
  const wrong: string[] = [];
  for (const { 0: value, index } of text.matchAll(VALUE))
    for (const { index: at } of value.matchAll(/(?<=["\W])\B|\b/g)) {
      if (at === 0 || at === value.length) continue;
      const made = ENTERS[at % ENTERS.length]!;
      const { told } = faultsIn(text.slice(0, index + at) + made + text.slice(index + at));
      const isTold = told.length === 1 && told[0]!.code === "line-break-in-text" && told[0]!.offset === index;
      if (!isTold) wrong.push(`${value.slice(0, at)}${JSON.stringify(made)}${value.slice(at)}`);
    }
  expect(wrong).toEqual([]);
});

test.each([
  ["a comma", 'a few days\n, then with an estimate.",'],
  ["a name that is filled in", 'a few days\n{email}",'],
  ["the end of one", 'a few days {email\n}",'],
  ["a link", 'a few days\n[here](/contact)",'],
  ["the closing mark", 'a few days\n", "lead": "more",'],
])("before %s", (_, rest) => {
  const { told } = faultsIn(`{\n  "text": "${rest}\n  "end": 1\n}`);
  expect(told.map(({ code, offset }) => [code, offset])).toEqual([["line-break-in-text", 12]]);
});

test.each([
  ["a group", '{ "label": "x" }'],
  ["a name without marks", '{ label: "x" }'],
  ["an end and a start", "}, {"],
  ["a name behind a comma", ', "lead": "more"'],
])("a text that is not closed before %s is told as that", (_, below) => {
  const { told } = faultsIn(`{ "items": [{\n  "text": "a few days\n${below}\n}] }`);
  expect(told[0]?.code).toBe("unclosed-text");
});
