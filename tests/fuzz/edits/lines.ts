/** Edits of the lines of files: lost, doubled, moved to other places and files, renamed, and with a mark too few or too many. */
import * as fc from "fast-check";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { edited, type Edited } from "./edited.ts";

interface Slip {
  lines: string[];
  /** Those of another file, or the same. */
  others: string[];
  from: number;
  count: number;
  to: number;
}

/** A slip of somebody who works on whole lines. */
type Edit = (slip: Slip) => void;

const VALUES = ["null", "[]", "{}", "1", '""', "[{}]"];
const MARKS = ['"', ",", "{", "}", "[", "]", ":", ", ", '",', "’", "//"];

const edits: Edit[] = [
  ({ lines, from, count }) => lines.splice(from, count),
  ({ lines, others, from, count, to }) => others.splice(to, 0, ...lines.slice(from, from + count)),
  ({ lines, others, from, count, to }) => others.splice(to, 0, ...lines.splice(from, count)),
  ({ lines, others, from, to }) => ([lines[from], others[to]] = [others[to]!, lines[from]!]),
  ({ lines, from, count }) => (lines[from] = lines[from]!.replace(/: .*$/, `: ${VALUES[count % VALUES.length]},`)),
  ({ lines, others, from, to }) => {
    const [, name] = /"(\w+)":/.exec(others[to]!) ?? [];
    if (name !== undefined) lines[from] = lines[from]!.replace(/"\w+":/, `"${name}":`);
  },
  ({ lines, from }) => (lines[from] = lines[from]!.replace(/["{}[\],:]/, "")),
  ({ lines, from, to, count }) => {
    const line = lines[from]!;
    const at = to % (line.length + 1);
    lines[from] = line.slice(0, at) + MARKS[count % MARKS.length]! + line.slice(at);
  },
  ({ lines, from, count }) => lines.splice(from, count, lines.slice(from, from + count).join(" ")),
  ({ lines, from }) => lines.splice(from, 1, ...lines[from]!.split(/(?<=[:,]) /)),
];

const place = fc.record({ file: fc.nat(), line: fc.nat() });
const some = fc.array(
  fc.record({ edit: fc.constantFrom(...edits), one: place, other: place, count: fc.integer({ min: 1, max: 30 }) }),
  { minLength: 1, maxLength: 6 },
);

/** A site after 1 to 6 edits of the lines of its files. */
export function editedLines(site: fc.Arbitrary<SiteFiles>): fc.Arbitrary<Edited> {
  return fc.tuple(site, some).map(([before, steps]) => {
    const all = Object.entries(before).map(([file, content]) => ({ file, lines: String(content).split("\n") }));
    for (const { edit, one, other, count } of steps) {
      const [{ lines }, { lines: others }] = [all[one.file % all.length]!, all[other.file % all.length]!] as const;
      if (lines.length === 0 || others.length === 0) continue;
      edit({ lines, others, from: one.line % lines.length, to: other.line % others.length, count });
    }
    return edited(before, Object.fromEntries(all.map(({ file, lines }) => [file, lines.join("\n")])));
  });
}
