/** Runs the commands of `npm run page` for the studio, and leaves out what they say only to users of a terminal. */
import type { Done, DetailLine, PageCommand } from "../../studio/store/store.ts";
import type { CheckInput } from "../check/site.ts";
import { checkInputOf } from "../site/checkInput.ts";
import { movePage } from "../page/movePage.ts";
import { newPage } from "../page/newPage.ts";
import { type FileChange, type CommandOutcome, plainLines, type ToldPlace } from "../page/outcome.ts";
import { removePage } from "../page/removePage.ts";
import { whereUsed } from "../page/whereUsed.ts";
import { FileChanged, writeChanges } from "../page/writeChanges.ts";
import type { Places } from "../site/places.ts";
import { type RequestBody, optionalText, textIn } from "./body.ts";
import { pagePath } from "./names.ts";
import { Refusal } from "./refusal.ts";
import { storedAs } from "./stored.ts";

/** @throws {Refusal} if a file lies where the studio does not write. */
export function runCommand({ engine, site }: Places, given: RequestBody): Exclude<Done, { kind: "offline" }> {
  const command = commandIn(given);
  const input = checkInputOf(engine, site);
  // The spread reads all files now. Otherwise a file would be read later, and a change in between would go unnoticed.
  const seen = { ...input, files: { ...input.files } };
  const { changes, told, refused } = outcomeOf(seen, command);
  const [message, ...details] = plainLines(told).map(lineOf) as [string, ...DetailLine[]];
  if (refused) return { kind: "refused", message, reasons: details };
  const files = filesOf(changes);
  for (const file of files) pagePath(site, file);
  try {
    writeChanges(site, changes, seen.files);
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    const words = "Somebody else changed one of the files in this moment. Try again.";
    return { kind: "refused", message: words, reasons: [{ file: error.message }] };
  }
  const texts = new Map(changes.map(({ file, text }) => [file, text]));
  const doneTo = (file: string) => {
    const [before, text] = [seen.files[file], texts.get(file)];
    const stored = text === undefined ? undefined : storedAs(file, text);
    return { file, stored, before: typeof before === "string" ? before : undefined };
  };
  return { kind: "done", message, details, files: files.map(doneTo) };
}

function outcomeOf(input: CheckInput, command: PageCommand): CommandOutcome {
  switch (command.name) {
    case "new":
      return newPage(input, command);
    case "duplicate": {
      const { from, to, title } = command;
      return newPage(input, { route: to, from, ...(title !== undefined && { title }) });
    }
    case "move":
      return movePage(input, command);
    case "remove":
      return removePage(input, command);
    case "whereUsed":
      return whereUsed(input, command.asked);
  }
}

function commandIn(given: RequestBody): PageCommand {
  const name = textIn(given, "name");
  const text = (field: string) => textIn(given, field);
  const optional = <Name extends string>(field: Name) => {
    const value = optionalText(given, field);
    return (value === undefined ? {} : { [field]: value }) as { [K in Name]?: string };
  };
  if (name === "new") return { name, route: text("route"), title: text("title"), ...optional("template") };
  if (name === "duplicate") return { name, from: text("from"), to: text("to"), ...optional("title") };
  if (name === "move") return { name, from: text("from"), to: text("to") };
  if (name === "remove") return { name, route: text("route"), ...optional("redirect") };
  if (name === "whereUsed") return { name, asked: text("asked") };
  throw new Refusal(400, "What was sent names no command for pages.");
}

function lineOf(line: string | ToldPlace): DetailLine {
  if (typeof line === "string") return line;
  const { file, field, words } = line;
  return { file, ...(field && { pointer: field.pointer }), ...(words !== undefined && { words }) };
}

/** All files that the changes write, move or delete. */
function filesOf(changes: readonly FileChange[]): string[] {
  return [...new Set(changes.flatMap(({ file, from }) => (from === undefined ? [file] : [from, file])))];
}
