/**
 * An entry of a list that was copied and pasted where it does not belong: before each line of its block, with and without
 * the comma behind it. Commas apart, that is one mistake with one finding.
 */
import { expect, test } from "vitest";
import { block, type Group, pageAt, problemsOf, siteWith, text, types } from "../node/check/site.ts";
import { sample } from "./settings.ts";

const COMMA = /^A comma is missing|^There is a comma before/;
const INDENT = "        ";

/** The lists of a block that have groups as entries. */
const lists = types.flatMap((type) =>
  Object.entries(block(type)).flatMap(([name, value]) =>
    Array.isArray(value) && typeof value[0] === "object" ? [{ type, name, entry: value[0] as Group }] : [],
  ),
);

/** The lines of another entry like this one, as they stand in the list. */
function linesOf(entry: Group, end: string): string[] {
  const other = Object.entries(entry).map(([name, value]) => {
    if (name === "id") return [name, `${String(value)}-again`];
    return [name, ["title", "heading", "label", "question"].includes(name) ? `${String(value)}, once more` : value];
  });
  const lines = JSON.stringify(Object.fromEntries(other), null, 2).split("\n");
  return lines.map((line, i) => `${INDENT}${line}${i === lines.length - 1 ? end : ""}`);
}

test.each(lists)("an entry of $name in $type", ({ type, entry }) => {
  const lines = text(pageAt("/x", block(type))).split("\n");
  const first = lines.findIndex((line) => line.includes(`"type": "${type}"`));
  const last = lines.findIndex((line, i) => i > first && /^ {4}\}/.test(line));
  const places = Array.from({ length: last - first + 2 }, (_, i) => first + i);
  const wrong = sample(places, 3).flatMap((at) =>
    [",", ""].flatMap((end) => {
      const pasted = lines.toSpliced(at, 0, ...linesOf(entry, end)).join("\n");
      const found = problemsOf(siteWith({ "pages/x.json": pasted })).filter(({ severity }) => severity === "error");
      const told = found.map(({ sentence }) => sentence).filter((sentence) => !COMMA.test(sentence));
      return told.length > 1 ? [{ before: lines[at], end, told }] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
