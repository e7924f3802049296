/** A bracket that is lost, doubled or of the other kind hides nothing of what else is wrong in its file. */
import "./quickReact.ts";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "../../src/node/check/check.ts";
import type { Problem } from "../../src/node/check/finding.ts";
import { render, schemas } from "../node/check/site.ts";
import { sample } from "./settings.ts";

const files = Object.fromEntries(
  ["pages", "pages/_shared"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")] as const),
  ),
);
const images = new Set(readdirSync("images", { recursive: true }).map(String));

const OTHER = { "{": "[", "[": "{", "}": "]", "]": "}" } as const;
type Bracket = keyof typeof OTHER;

/** A file of the site with a note for later in its first, its middle and its last text. */
function withNotes(text: string): string {
  const texts = Array.from(text.matchAll(/"(?:heading|label|text|question|answer|alt)": "(?=[A-Z])/g));
  const places = [texts[0], texts[texts.length >> 1], texts.at(-1)].map((found) => found!.index + found![0].length);
  return [...new Set(places)].reduceRight((all, at) => `${all.slice(0, at)}TODO: ${all.slice(at)}`, text);
}

interface Slip {
  what: string;
  line: number;
  text: string;
}

function slipsIn(text: string): Slip[] {
  const brackets = Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)).filter(([found]) => found in OTHER);
  return brackets.flatMap(({ 0: found, index }) => {
    const bracket = found as Bracket;
    const line = text.slice(0, index).split("\n").length;
    const written = { lost: "", doubled: bracket + bracket, "of the other kind": OTHER[bracket] };
    return Object.entries(written).map(([how, by]) => ({
      what: `${bracket} of line ${line} ${how}`,
      line,
      text: text.slice(0, index) + by + text.slice(index + 1),
    }));
  });
}

function told(file: string, text: string): readonly Problem[] {
  return check({ files: { ...files, [file]: text }, schemas, render, images });
}

const isNote = ({ code }: Problem) => code === "placeholder-text";
/** Where notes are told, but for those beside a slip: what it breaks counts as not read. */
const notesIn = (problems: readonly Problem[], slip: number) =>
  problems.filter((each) => isNote(each) && Math.abs(each.line - slip) > 2).map(({ line }) => line);

/** With FUZZ_ALL there are some thousand slips. */
const LONG = 600_000;

test(
  "brackets of the site's files",
  () => {
    const hiding: string[] = [];
    let count = 0;
    for (const file of Object.keys(files)) {
      const noted = withNotes(files[file]!);
      const all = told(file, noted);
      expect(all.length, file).toBeGreaterThan(0);
      for (const { what, line, text } of sample(slipsIn(noted), 23)) {
        count++;
        const problems = told(file, text);
        const others = problems.filter((each) => !isNote(each));
        expect(
          others.map((each) => each.file),
          `${file}, ${what}`,
        ).toEqual([file]);
        expect(Math.abs(others[0]!.line - line), `${file}, ${what}: ${others[0]!.line}`).toBeLessThan(2);
        const isTold = notesIn(problems, line).join() === notesIn(all, line).join();
        // Whoever is told less is told that it is less.
        if (!isTold) hiding.push(`${file}, ${what}: ${others[0]!.note}`);
      }
    }
    expect(count).toBeGreaterThan(200);
    expect(hiding).toEqual([]);
  },
  LONG,
);
