/** Lines that were lost, doubled, moved or renamed, several at once: the check tells of them and does not fall over. */
import "./quickReact.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "../../src/node/check/check.ts";
import { checkInputOf } from "../../src/node/site/checkInput.ts";
import { engine } from "../support/engine.ts";
import { parameters } from "./settings.ts";

const input = checkInputOf(engine, engine);
const names = Object.keys(input.files).filter((file) => typeof input.files[file] === "string");

/** A slip of somebody who works on whole lines. */
type Slip = (lines: string[], at: { from: number; count: number; to: number }) => void;

const slips: Slip[] = [
  (lines, { from, count }) => lines.splice(from, count),
  (lines, { from, count, to }) => lines.splice(to, 0, ...lines.slice(from, from + count)),
  (lines, { from, count, to }) => lines.splice(to, 0, ...lines.splice(from, count)),
  (lines, { from, count }) => {
    const value = ["null", "[]", "{}", "1", '""', "[{}]"][count % 6]!;
    lines[from] = lines[from]!.replace(/: .*$/, `: ${value},`);
  },
  (lines, { from, to }) => {
    const [, name] = /"(\w+)":/.exec(lines[to]!) ?? [];
    if (name !== undefined) lines[from] = lines[from]!.replace(/"\w+":/, `"${name}":`);
  },
  (lines, { from }) => (lines[from] = lines[from]!.replace(/["{}[\],:]/, "")),
];

const made = fc.record({
  slip: fc.constantFrom(...slips),
  from: fc.nat(),
  to: fc.nat(),
  count: fc.integer({ min: 1, max: 30 }),
});

test("slips in lines", () => {
  const property = fc.property(
    fc.constantFrom(...names),
    fc.array(made, { minLength: 1, maxLength: 5 }),
    (file, all) => {
      const lines = String(input.files[file]).split("\n");
      for (const { slip, from, to, count } of all) {
        if (lines.length === 0) continue;
        slip(lines, { from: from % lines.length, to: to % lines.length, count });
      }
      const files = { ...input.files, [file]: lines.join("\n") };
      const told = check({ ...input, files });
      expect(told.every(({ message }) => message !== "")).toBe(true);
    },
  );
  fc.assert(property, parameters);
});
