import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { viteArguments } from "../../src/node/serveCli.ts";

const printed = { out: "", err: "" };
let exitCode: typeof process.exitCode;

beforeEach(() => {
  exitCode = process.exitCode;
  Object.assign(printed, { out: "", err: "" });
  for (const [name, stream] of [
    ["out", process.stdout],
    ["err", process.stderr],
  ] as const)
    vi.spyOn(stream, "write").mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    });
  vi.stubEnv("npm_lifecycle_event", undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = exitCode;
});

test("Vite is started with the options that are given", () => {
  expect(viteArguments("dev", [])).toEqual([]);
  expect(viteArguments("preview", ["--port", "5000", "--strictPort"])).toEqual([
    "preview",
    "--port=5000",
    "--strictPort",
  ]);
  expect(viteArguments("dev", ["--host", "--open"])).toEqual(["--host", "--open"]);
  expect(viteArguments("dev", ["--host", "192.168.0.5"])).toEqual(["--host=192.168.0.5"]);
  expect(printed).toEqual({ out: "", err: "" });
});

const refused: [event: string | undefined, args: string[], told: string][] = [
  [undefined, ["--prot", "3"], "There is no option --prot. Did you mean --port?"],
  [undefined, ["--port"], "Something is missing after --port: number."],
  [
    undefined,
    ["other"],
    'Nothing belongs after "npm run preview", but "other" was written. For the site in another folder: BLOCKWRIGHT_SITE=<folder> npm run preview',
  ],
  [
    "start",
    ["other", "site"],
    'Nothing belongs after "npm start", but "other site" was written. For the site in another folder: BLOCKWRIGHT_SITE=<folder> npm start',
  ],
];
test.each(refused)("%s %j: it is refused with words, and nothing is started", (event, args, told) => {
  vi.stubEnv("npm_lifecycle_event", event);
  expect(viteArguments("preview", args)).toBeUndefined();
  expect(printed).toEqual({ out: "", err: `${told}\n` });
  expect(process.exitCode).toBe(2);
});

test("an option that npm took for itself is missed", () => {
  vi.stubEnv("npm_lifecycle_event", "start");
  vi.stubEnv("npm_config_port", "5000");
  expect(viteArguments("preview", ["5000"])).toBeUndefined();
  expect(printed.err).toBe(
    "--port did not arrive here, so nothing was done. Write -- before it: npm start -- --port\n",
  );
});

test("--help lists the options", () => {
  expect(viteArguments("dev", ["--help"])).toBeUndefined();
  expect(printed).toEqual({
    err: "",
    out: `Serves the pages, and updates them when a file is saved. All blocks are at /blocks. Ctrl+C ends it.

  BLOCKWRIGHT_SITE=<folder> npm run dev   works on the site in another folder

  --port <number>      uses another port
  --strictPort         ends if the port is taken, instead of trying the next one
  --host [<address>]   lets other devices in the network open the site
  --open               opens the browser
  --help               shows this text

Exit code: 1 it could not be started, 2 wrong use, 3 the program failed.
`,
  });
});
