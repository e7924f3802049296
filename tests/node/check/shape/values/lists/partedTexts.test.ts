/** One text in the place of a list, with its entries parted by marks and lines of all kinds. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../../src/node/fix/fixSite.ts";
import type { Json } from "../../../../../../src/model/fields.ts";
import { page, problemsOf, schemas, siteWith, text } from "../../../site.ts";

const LIST = "in quotation marks of its own, and all of them in square brackets";
const process = (points: Json): Json => ({
  type: "process",
  heading: "Steps",
  stages: [
    { title: "One", points: ["a"], phonePoints: points },
    { title: "Two", points: ["b"] },
  ],
});

test.each([
  ["Data | Servers | Tests", `put each point ${LIST}: ["Data","Servers","Tests"].`, true],
  ["Data|Servers", `put each point ${LIST}: ["Data","Servers"].`, true],
  ["| Data | Servers |", `put each point ${LIST}: ["Data","Servers"].`, true],
  ["Data\nServers\nTests", `put each entry ${LIST}: ["Data","Servers","Tests"].`, true],
  ["Data, model\nServers", `put each entry ${LIST}: ["Data, model","Servers"].`, true],
  ["Data<br>Servers", `put each entry ${LIST}: ["Data","Servers"].`, true],
  ["Data, servers, tests", `put each entry ${LIST}: ["Data","Servers","Tests"].`, false],
  ["Data, iPhone apps, robots.txt", `put each entry ${LIST}: ["Data","iPhone apps","robots.txt"].`, false],
  ["data, servers, tests", `put each entry ${LIST}: ["data","servers","tests"].`, false],
  ["Data; model, roles; Tests", `put each entry ${LIST}: ["Data","model, roles","Tests"].`, false],
  [
    "Data / Servers / Tests",
    `put each entry ${LIST}: ["Data","Servers","Tests"]. If they are one text, write ["Data / Servers / Tests"].`,
    false,
  ],
  [
    "Data – Servers – Tests",
    `put each entry ${LIST}: ["Data","Servers","Tests"]. If they are one text, write ["Data – Servers – Tests"].`,
    false,
  ],
  [
    "Data · Servers · Tests",
    `put each entry ${LIST}: ["Data","Servers","Tests"]. If they are one text, write ["Data · Servers · Tests"].`,
    false,
  ],
  ["iOS / android", 'put it in square brackets: ["iOS / android"]. If these are two, write ["iOS","android"].', false],
  ["Stack: a | b", 'put it in square brackets: ["Stack: a | b"]. If these are two, write ["Stack: a","b"].', false],
  ["Support – day and night", 'put it in square brackets: ["Support – day and night"].', true],
  ["iOS/Android", 'put it in square brackets: ["iOS/Android"].', true],
])("%j in the place of a list", (written, fix, isMade) => {
  const site = { "pages/index.json": text(page(process(written))) };
  expect(problemsOf(site).map((problem) => problem.fix?.replaceAll('", "', '","'))).toEqual([fix]);
  expect(problemsOf(site)[0]!.edit !== undefined).toBe(isMade);
});

test("--fix makes an entry of each part", () => {
  const files = siteWith({ "pages/index.json": text(page(process("Data | Servers | Tests"))) });
  const fixed = fixSite({ files, schemas });
  expect(fixed.files["pages/index.json"]).toContain('"phonePoints": ["Data", "Servers", "Tests"]');
  expect(fixed.problems).toEqual([]);
});

test("titles that are parted by commas begin as the first of them", () => {
  const block = { type: "process", heading: "Steps", stages: "Sketch, build" };
  const [problem] = problemsOf({ "pages/index.json": text(page(block)) });
  expect(problem!.fix).toContain('[{ "title": "Sketch" }, { "title": "Build" }]');
});
