/** Reads what stands behind `npm run page --`. */
import { nearest } from "../check/suggest.ts";
import { counted, quote } from "../check/words.ts";

const COMMON = ["dry-run", "site", "debug", "help"];
const WITH_VALUE: Readonly<Record<string, string>> = {
  from: "blocks or the address of a page",
  title: "a title",
  file: "a name",
  redirect: "the address of a page",
  site: "a folder",
};

interface Command {
  /** What each word behind the command is, for messages. */
  words: readonly string[];
  options: readonly string[];
  /** Other names that people try. */
  otherNames: readonly string[];
}

const COMMANDS = {
  new: {
    words: ["the address of the new page"],
    options: ["from", "title", "file"],
    otherNames: ["add", "create", "make"],
  },
  mv: { words: ["the address of the page", "its new address"], options: [], otherNames: ["move", "rename"] },
  rm: { words: ["the address of the page"], options: ["redirect"], otherNames: ["remove", "delete", "del"] },
  "where-used": {
    words: ["an address, a shared block or a picture"],
    options: [],
    otherNames: ["find", "used", "uses", "where", "links"],
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export interface Request {
  command: CommandName;
  words: string[];
  options: Partial<Record<string, string>>;
}

/** Every option of every command. */
export const OPTION_NAMES: readonly string[] = [...Object.keys(WITH_VALUE), ...COMMON];

/** What was asked for, "help", or a sentence that says what is wrong with it. */
export function readRequest(args: readonly string[]): Request | "help" | { wrong: string } {
  if (args.length === 0 || args.includes("--help") || args.includes("-h")) return "help";
  const split = splitOptions(args);
  if ("wrong" in split) return split;
  const [name, ...words] = split.words;
  if (name === undefined) return { wrong: "Say first what to do: new, mv, rm or where-used." };
  if (!isCommand(name)) return { wrong: unknownCommand(name) };
  const command: Command = COMMANDS[name];
  const allowed = [...command.options, ...COMMON];
  const strange = Object.keys(split.options).find((option) => !allowed.includes(option));
  if (strange !== undefined) return { wrong: unknownOption(name, strange, allowed) };
  const missing = command.words[words.length];
  if (missing !== undefined) return { wrong: `After ${[name, ...words].join(" ")} stands ${missing}. See --help.` };
  if (words.length > command.words.length) {
    const extra = words.slice(command.words.length).map(quote).join(", ");
    const takes = counted(command.words.length, "word");
    return { wrong: `${name} takes ${takes}; ${extra} is too much. Put a text with spaces in quotation marks.` };
  }
  return { command: name, words, options: split.options };
}

function splitOptions(
  args: readonly string[],
): { words: string[]; options: Record<string, string> } | { wrong: string } {
  const words: string[] = [];
  const options: Record<string, string> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith("-")) {
      words.push(arg);
      continue;
    }
    const [, name = "", given] = /^--?([^=]*)(?:=(.*))?$/s.exec(arg)!;
    const takes = Object.hasOwn(WITH_VALUE, name) ? WITH_VALUE[name] : undefined;
    if (Object.hasOwn(options, name)) return { wrong: `--${name} is given twice. Give it once.` };
    const value = given ?? (takes === undefined ? "" : args[++i]);
    if (takes !== undefined && (value === undefined || value === "" || value.startsWith("--")))
      return { wrong: `After --${name} stands ${takes}. See --help.` };
    options[name] = value!;
  }
  return { words, options };
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function unknownCommand(name: string): string {
  const entries: [string, Command][] = Object.entries(COMMANDS);
  const [meant] = entries.find(([, { otherNames }]) => otherNames.includes(name.toLowerCase())) ?? [];
  const near = meant === undefined ? nearest(name, Object.keys(COMMANDS)) : [meant];
  const hint = near.length === 1 ? `Did you mean ${near[0]}?` : "There are new, mv, rm and where-used.";
  return `There is no command ${quote(name)}. ${hint}`;
}

function unknownOption(command: string, option: string, allowed: readonly string[]): string {
  const near = nearest(option, allowed).map((name) => `--${name}`);
  const hint = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "See --help for what there is.";
  return `${command} has no option ${quote(`--${option}`)}. ${hint}`;
}
