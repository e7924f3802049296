import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { formats } from "../src/node/check/outputs/formats.ts";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { strategy?: { matrix: { node: string[] } }; steps: Step[] }>;
}

const documents = ["check", "thorough"].map((name) =>
  parseDocument(readFileSync(`.github/workflows/${name}.yml`, "utf8"), { strict: true, uniqueKeys: true }),
);
const workflows = documents.map((document) => document.toJS() as Workflow);
const project = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
  engines: Record<string, string>;
};
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));
const commands = steps.flatMap(({ run }) => run?.trim().split("\n") ?? []);

test("the workflows are YAML without a slip and may only read", () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  expect(workflows.map(({ on }) => Object.keys(on))).toEqual([
    ["pull_request", "push"],
    ["schedule", "workflow_dispatch"],
  ]);
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: "read" });
});

test("they run scripts that exist, on the Node that package.json asks for", () => {
  expect(commands.length).toBeGreaterThan(2);
  for (const command of commands) {
    const script = /^npm (?:run (?:--silent )?([\w:]+)|(test)|ci)(?: -- .*)?$/.exec(command);
    expect(script, command).not.toBeNull();
    const name = script![1] ?? script![2];
    if (name) expect(Object.keys(project.scripts)).toContain(name);
  }
  expect(commands).toContain("npm test");
  const told = commands.find((command) => command.includes("--format"))!;
  expect(Object.keys(formats)).toContain(/--format (\w+)/.exec(told)![1]);
  for (const { uses, with: given = {} } of steps.filter((step) => step.uses?.startsWith("actions/setup-node"))) {
    expect(uses).toMatch(/@v\d+$/);
    expect(["package.json", "${{ matrix.node }}"]).toContain(given["node-version-file"] ?? given["node-version"]);
  }
});

test("the gate runs on the oldest Nodes that package.json promises", () => {
  const oldest = project.engines["node"]!.match(/\d+\.\d+/g)!;
  expect(oldest.length).toBeGreaterThan(0);
  expect(workflows[0]!.jobs["project"]!.strategy!.matrix.node).toEqual(expect.arrayContaining(oldest));
});

test("more is tried of every random test, wherever it is", () => {
  expect(workflows[1]!.jobs["fuzz"]!.steps.map(({ run }) => run)).toContain("npm run test:unit");
});

test("the gate of the workflow holds the check and the build", () => {
  expect(project.scripts["test"]).toContain("npm run check");
  expect(project.scripts["test"]).toContain("npm run build");
});

test("the page about it names every output, and files that exist", () => {
  const page = readFileSync("docs/ci.md", "utf8");
  for (const format of Object.keys(formats)) expect(page).toContain(`\`${format}\``);
  const files = Array.from(
    page.matchAll(/\]\((?!https?:|#)([^)#]+)/g),
    ([, path]) => new URL(path!, import.meta.resolve("../docs/ci.md")),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(file), file.href).toBe(true);
});
