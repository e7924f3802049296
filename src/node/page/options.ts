/** Parses the arguments of `npm run page --`. */
import { nearest } from "../check/wording/suggest.ts";
import { counted, quote } from "../check/wording/words.ts";
import { optionsHelp, splitOptions, twice } from "../command/options.ts";

/** The options of every command. */
const COMMON = {
  "dry-run": { does: "only prints what would be done" },
  site: { does: "works on the site in another folder", value: "folder" },
  debug: { does: "prints more when the program itself fails" },
  help: { does: "shows this text" },
};
/** The value that an option takes, for messages. */
const BEHIND: Readonly<Record<string, string>> = {
  from: "blocks or the address of a page",
  template: "the name of a template",
  title: "a title",
  file: "a name",
  redirect: "the address of a page",
  site: `a ${COMMON.site.value}`,
};

interface Command {
  /** The arguments of the command, for messages. */
  words: readonly string[];
  options: readonly string[];
  /** Other names that people try. */
  otherNames: readonly string[];
}

const COMMANDS = {
  new: {
    words: ["the address of the new page"],
    options: ["from", "template", "title", "file"],
    otherNames: ["add", "create", "make"],
  },
  mv: { words: ["the address of the page", "its new address"], options: [], otherNames: ["move", "rename"] },
  rm: { words: ["the address of the page"], options: ["redirect"], otherNames: ["remove", "delete", "del"] },
  "where-used": {
    words: ["an address, a shared block, a picture or a form"],
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

/** All options of all commands. */
export const OPTION_NAMES: readonly string[] = [...Object.keys(BEHIND), ...Object.keys(COMMON)];

/** The help for the common options. */
export const COMMON_HELP: string = optionsHelp(COMMON);

/** The parsed request, "help", or a sentence that says what is wrong. */
export function readRequest(args: readonly string[]): Request | "help" | { wrong: string } {
  if (args.length === 0 || args[0] === "help" || args.includes("--help") || args.includes("-h")) return "help";
  const split = readArguments(args);
  if ("wrong" in split) return split;
  const [name, ...words] = split.words;
  if (name === undefined) return { wrong: "Say first what to do: new, mv, rm or where-used." };
  if (!isCommand(name)) return { wrong: unknownCommand(name) };
  const command: Command = COMMANDS[name];
  const allowed = [...command.options, ...Object.keys(COMMON)];
  const strange = Object.keys(split.options).find((option) => !allowed.includes(option));
  if (strange !== undefined) return { wrong: unknownOption(name, strange, allowed) };
  const missing = command.words[words.length];
  if (missing !== undefined) return { wrong: `After ${[name, ...words].join(" ")} stands ${missing}. See --help.` };
  if (words.length > command.words.length) {
    const extra = words.slice(command.words.length).map(quote).join(", ");
    const takes = counted(command.words.length, "word");
    return { wrong: `${name} takes ${takes}; ${extra} is too much. Put a text with spaces in quotation marks.` };
  }
  if ("from" in split.options && "template" in split.options)
    return { wrong: "A page is made after --from or after --template. Write one of the two." };
  return { command: name, words, options: split.options };
}

function readArguments(
  args: readonly string[],
): { words: readonly string[]; options: Record<string, string> } | { wrong: string } {
  const { written, words } = splitOptions(
    args,
    (flag, next) => Object.hasOwn(BEHIND, nameOf(flag)) && !next.startsWith("--"),
  );
  const options: Record<string, string> = {};
  for (const [flag, value = ""] of written) {
    const name = nameOf(flag);
    if (Object.hasOwn(options, name)) return { wrong: twice(`--${name}`) };
    if (Object.hasOwn(BEHIND, name) && (value === "" || value.startsWith("--")))
      return { wrong: `After --${name} stands ${BEHIND[name]}. See --help.` };
    options[name] = value;
  }
  return { words, options };
}

/** The name of an option, with one dash or two. */
function nameOf(flag: string): string {
  return flag.replace(/^--?/, "");
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
