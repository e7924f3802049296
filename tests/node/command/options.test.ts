import { expect, test } from "vitest";
import { optionsHelp, readOptions, WrongUse } from "../../../src/node/command/options.ts";

const table = {
  format: { does: "how it is told", value: ["text", "json"] },
  since: { does: "what is new", value: "commit", alone: true },
  out: { does: "where it goes", value: "file" },
  quiet: { does: "says less" },
};

function read(...args: string[]) {
  const { options, words } = readOptions(args, table);
  return { ...Object.fromEntries(options), words };
}

test.each<[string[], Record<string, unknown>]>([
  [[], { words: [] }],
  [["a", "b"], { words: ["a", "b"] }],
  [["--format", "json", "a"], { format: "json", words: ["a"] }],
  [["--format=json", "a"], { format: "json", words: ["a"] }],
  [["a", "--quiet", "b"], { quiet: "", words: ["a", "b"] }],
  [["--since"], { since: "", words: [] }],
  [["--since", "--quiet"], { since: "", quiet: "", words: [] }],
  [["--since", "main", "a"], { since: "main", words: ["a"] }],
  [["--since=a=b"], { since: "a=b", words: [] }],
  [["–archive", "— a dash"], { words: ["–archive", "— a dash"] }],
  [["--out=-"], { out: "-", words: [] }],
  [["--quiet", "--quiet"], { quiet: "", words: [] }],
])("%j", (args, expected) => {
  expect(read(...args)).toEqual(expected);
});

test.each<[string[], string]>([
  [["--fromat", "json"], "There is no option --fromat. Did you mean --format?"],
  [["--colour"], "There is no option --colour. See --help for what there is."],
  [["-f"], "There is no option -f. See --help for what there is."],
  [["a", "—quiet"], "There is no option —quiet. Did you mean --quiet?"],
  [["–format=json"], "There is no option –format. Did you mean --format?"],
  [["—since", "main"], "There is no option —since. Did you mean --since?"],
  [["--toString"], "There is no option --toString. See --help for what there is."],
  [["--format", "jsno"], '--format cannot be "jsno". Did you mean "json"?'],
  [["--format=xml"], '--format cannot be "xml". Write "text" or "json".'],
  [["--format="], '--format cannot be "". Write "text" or "json".'],
  [["--format"], 'Something is missing after --format: "text" or "json".'],
  [["--format", "--quiet"], 'Something is missing after --format: "text" or "json".'],
  [["--format=json", "--format", "text"], "--format is given twice. Give it once."],
  [["--out"], "Something is missing after --out: file."],
  [["--quiet=yes"], 'Nothing belongs after --quiet, but "yes" was written.'],
])("wrong: %j", (args, sentence) => {
  expect(() => read(...args)).toThrow(new WrongUse(sentence));
});

test("-h is short for --help where there is help", () => {
  const { options } = readOptions(["-h"], { help: { does: "shows this text" } });
  expect([...options.keys()]).toEqual(["help"]);
  expect(() => read("-h")).toThrow(new WrongUse("There is no option -h. See --help for what there is."));
});

test("help", () => {
  expect(optionsHelp(table)).toMatchInlineSnapshot(`
    "  --format text|json   how it is told
      --since [<commit>]   what is new
      --out <file>         where it goes
      --quiet              says less
    "
  `);
});
