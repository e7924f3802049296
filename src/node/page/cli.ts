/** `npm run page -- new|mv|rm|where-used ...`: changes the pages of a site so that no link breaks. */
import { pageTemplates } from "../../model/pageTemplates.ts";
import { remember } from "../check/facts/remembered.ts";
import { checkInputAndMemory } from "../site/checkInput.ts";
import { ENGINE } from "../engine.ts";
import { fail, failedProgram } from "../command/failure.ts";
import { siteFolder } from "../command/givenFolder.ts";
import { keptByNpm } from "../command/keptByNpm.ts";
import type { CheckInput } from "../check/site.ts";
import { asFirstRead } from "../site/loadSite.ts";
import { expectSite, NoSite } from "../command/noSite.ts";
import { WrongUse } from "../command/options.ts";
import { readersMayStop } from "../command/readersMayStop.ts";
import { movePage } from "./movePage.ts";
import { newPage } from "./newPage.ts";
import { COMMON_HELP, type CommandName, OPTION_NAMES, readRequest, type Request } from "./options.ts";
import { type CommandOutcome, terminalLines } from "./outcome.ts";
import { removePage } from "./removePage.ts";
import { whereUsed } from "./whereUsed.ts";
import { CannotWrite, FileChanged, writeChanges } from "./writeChanges.ts";

const templateNames = pageTemplates.map(({ name }) => name).join(", ");

const HELP = `Makes, moves and removes pages. Every link is rewritten, and every old address goes on to lead somewhere.

  npm run page -- new <address>                     makes a page to start from
      --template service                            from a template: ${templateNames}
      --from hero,intro,faq                         with these blocks
      --from /contact                               as a copy of this page
      --title "Our team"                            with this title
      --file team                                   in pages/team.json
  npm run page -- mv <address> <new address>        gives a page another address
  npm run page -- rm <address>                      removes a page that nothing leads to
  npm run page -- rm <address> --redirect <other>   removes a page; its addresses lead to the other page
  npm run page -- where-used <name>                 lists where an address, a shared block, a picture or a form is used

${COMMON_HELP}
Exit code: 0 done, 1 refused, 2 wrong use, 3 the program failed.
`;

const RUN: Record<CommandName, (input: CheckInput, request: Request) => CommandOutcome> = {
  new: (input, { words: [route], options: { from, template, title, file } }) =>
    newPage(input, {
      route: route!,
      ...(from && { from }),
      ...(template && { template }),
      ...(title && { title }),
      ...(file && { file }),
    }),
  mv: (input, { words: [from, to] }) => movePage(input, { from: from!, to: to! }),
  rm: (input, { words: [route], options: { redirect } }) =>
    removePage(input, { route: route!, ...(redirect && { redirect }) }),
  "where-used": (input, { words: [asked] }) => whereUsed(input, asked!),
};

/** Exit codes: 0 done, 1 refused, 2 wrong use, 3 the program failed. */
function main(args: readonly string[]): number {
  const kept = keptByNpm(OPTION_NAMES, "npm run page");
  if (kept !== undefined) return fail(2, kept);
  const request = readRequest(args);
  if (request === "help") {
    process.stdout.write(HELP);
    return 0;
  }
  if ("wrong" in request) return fail(2, request.wrong);
  const root = siteFolder(request.options.site, process.cwd());
  try {
    expectSite(root);
    return run(root, request);
  } catch (error) {
    if (error instanceof WrongUse) return fail(2, error.message);
    if (error instanceof NoSite) return fail(1, error.message);
    if (error instanceof FileChanged)
      return fail(1, `${error.message} was changed by somebody else in this moment. Nothing was changed: try again.`);
    if (error instanceof CannotWrite) return fail(1, `${error.message}\nNothing was changed.`);
    return failedProgram("The program failed, and all files are as they were", error, "debug" in request.options);
  }
}

function run(root: string, request: Request): number {
  const { input, known } = checkInputAndMemory(ENGINE, root);
  const site = { ...input, named: request.options.site, files: asFirstRead(input.files) };
  if (known) remember(site.files, known.pages);
  const outcome = RUN[request.command](site, request);
  const told = terminalLines(outcome.told);
  if (outcome.refused) return fail(1, told.join("\n"));
  const isTrial = "dry-run" in request.options;
  if (!isTrial) writeChanges(root, outcome.changes, site.files);
  const end = outcome.changes.length === 0 ? [] : [isTrial ? "This was a trial: nothing was changed." : "Done."];
  process.stdout.write(`${[...told, ...end].join("\n")}\n`);
  return 0;
}

readersMayStop();
process.exitCode = main(process.argv.slice(2));
