/** Options of a command: one table serves both for parsing and for the text of `--help`. */
import { nearest } from "../check/wording/suggest.ts";
import { choice } from "../check/wording/words.ts";

interface Option {
  /** The description for `--help`. */
  does: string;
  /** The allowed values, or a placeholder such as "folder" for any value. */
  value?: readonly string[] | string;
  /** The value may be left out. */
  alone?: boolean;
}

type Options = Readonly<Record<string, Option>>;

/** A mistake in the arguments of a command. Its message is shown to the user. */
export class WrongUse extends Error {}

/** The options with their values (empty if there is none), and all other arguments in order. */
interface ParsedArguments<Name extends string> {
  options: ReadonlyMap<Name, string>;
  words: readonly string[];
}

/**
 * Parses `--name`, `--name value` and `--name=value`, and `-h` for `--help`.
 * @throws {WrongUse} for an unknown option.
 */
export function readOptions<Table extends Options>(
  args: readonly string[],
  table: Table,
): ParsedArguments<keyof Table & string> {
  const { written, words } = splitOptions(
    args.map((arg) => (arg === "-h" && table["help"] ? "--help" : arg)),
    (flag, next) => !next.startsWith("-") && optionOf(flag, table)?.value !== undefined,
  );
  const dashed = words.map((word) => split(word)[0]).find((word) => DASHED.test(word));
  if (dashed !== undefined && optionsLike(dashed, table).length > 0) strange(dashed, table);
  const options = new Map<string, string>();
  for (const [flag, value] of written) {
    const option = optionOf(flag, table) ?? strange(flag, table);
    if (option.value !== undefined && options.has(flag.slice(2))) throw new WrongUse(twice(flag));
    options.set(flag.slice(2), valueOf(flag, option, value));
  }
  return { options, words };
}

/** Word processors and mail programs replace two hyphens by a dash. */
const DASHED = /^[–—]\p{L}/u;

/** Options with their dashes and values as typed, and all other arguments. */
interface Split {
  written: readonly [flag: string, value: string | undefined][];
  words: readonly string[];
}

/** @param takes Whether the next argument is the value of an option without "=". */
export function splitOptions(args: readonly string[], takes: (flag: string, next: string) => boolean): Split {
  const written: [string, string | undefined][] = [];
  const words: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith("-")) {
      words.push(arg);
      continue;
    }
    const [flag, inline] = split(arg);
    const next = args[i + 1];
    const follows = inline === undefined && next !== undefined && takes(flag, next);
    if (follows) i++;
    written.push([flag, follows ? next : inline]);
  }
  return { written, words };
}

/** The options for `--help`, one per line. */
export function optionsHelp(options: Options): string {
  const lines = Object.entries(options).map(([name, option]) => ({ left: `--${name}${hint(option)}`, option }));
  const width = Math.max(...lines.map(({ left }) => left.length));
  return lines.map(({ left, option }) => `  ${left.padEnd(width)}   ${option.does}\n`).join("");
}

export function twice(flag: string): string {
  return `${flag} is given twice. Give it once.`;
}

function split(arg: string): [flag: string, value?: string] {
  const at = arg.indexOf("=");
  return at < 0 ? [arg] : [arg.slice(0, at), arg.slice(at + 1)];
}

function optionOf(flag: string, table: Options): Option | undefined {
  return Object.entries(table).find(([name]) => `--${name}` === flag)?.[1];
}

function optionsLike(flag: string, table: Options): string[] {
  return nearest(
    flag,
    Object.keys(table).map((each) => `--${each}`),
  );
}

function strange(flag: string, table: Options): never {
  const near = optionsLike(flag, table);
  const help = near.length === 1 ? `Did you mean ${near[0]}?` : "See --help for what there is.";
  throw new WrongUse(`There is no option ${flag}. ${help}`);
}

function valueOf(name: string, option: Option, value: string | undefined): string {
  const { value: values, alone } = option;
  if (values === undefined) {
    if (value === undefined) return "";
    throw new WrongUse(`Nothing belongs after ${name}, but "${value}" was written.`);
  }
  if (value === undefined && alone) return "";
  if (typeof values === "string") {
    if (value) return value;
    throw new WrongUse(`Something is missing after ${name}: ${values}.`);
  }
  if (value === undefined) throw new WrongUse(`Something is missing after ${name}: ${choice(values)}.`);
  if (values.includes(value)) return value;
  const near = nearest(value, values);
  throw new WrongUse(
    `${name} cannot be "${value}". ${near.length > 0 ? `Did you mean ${choice(near)}?` : `Write ${choice(values)}.`}`,
  );
}

function hint({ value, alone }: Option): string {
  if (value === undefined) return "";
  const shown = typeof value === "string" ? `<${value}>` : value.join("|");
  return alone ? ` [${shown}]` : ` ${shown}`;
}
