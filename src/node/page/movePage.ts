/** Moves a page to another address: the old one becomes an alias, and all links are rewritten. */
import { fileStem, NOT_FOUND } from "../../model/routes.ts";
import { pathnameOf } from "../../model/spelling.ts";
import type { CheckInput } from "../check/site.ts";
import { pageFile } from "../check/files/sitePaths.ts";
import { counted } from "../check/wording/words.ts";
import { addressTrouble, findPage } from "./addresses.ts";
import { moveFile, schemaPath } from "./files.ts";
import { type FileChange, type CommandOutcome, refuse, type ToldLine } from "./outcome.ts";
import { createEdits, type Edits, rewriteLinks, unlessWorse } from "./rewrite.ts";
import { leadingTo, ownAddress, type PageOfSite, surveyOf } from "./survey.ts";
import { blindLines, changedLines, wrongLines } from "./tell.ts";
import { changeList, setValue } from "./textEdits.ts";

export function movePage(input: CheckInput, { from, to }: { from: string; to: string }): CommandOutcome {
  const survey = surveyOf(input, leadingTo(from));
  const blind = blindLines(survey);
  if (blind.length > 0) return refuse(...blind);
  const found = findPage(survey, from);
  if ("told" in found) return refuse(...found.told);
  const { page } = found;
  if (page.route === to) return refuse(`The page lives at "${to}" already.`);
  const fixed = staysWhereItIs(page.route) ?? (to === NOT_FOUND ? staysWhereItIs(to) : undefined);
  if (fixed) return refuse(fixed);
  const trouble = addressTrouble(survey, to, page);
  if (trouble) return refuse(...trouble);
  // A link that has the new address already is right from then on.
  const wrong = wrongLines(survey, page, ({ href }) => pathnameOf(ownAddress(survey, href)?.address ?? "") !== to);
  if (wrong.length > 0) return refuse(...wrong);
  const edits = createEdits();
  const places = rewriteLinks(survey, edits, { from: page.route, to });
  const file = moveFile(survey, page, to);
  const changes = [...movedPage(edits, page, { to, file }), ...edits.changes([page])];
  const links = places.length === 0 ? "No link has to be rewritten." : `Rewritten: ${counted(places.length, "link")}.`;
  return unlessWorse(survey, {
    changes,
    told: [
      `"${page.route}" moves to "${to}".`,
      ...(file === page.file ? stays(page, to) : [{ typed: `${page.file} becomes ${file}.` }]),
      {
        typed: 'The old address leads to the new one from now on: it stands in "aliases".',
        plain: "The old address leads to the new one from now on.",
      },
      links,
      ...changedLines(survey, places),
    ],
  });
}

function movedPage(edits: Edits, page: PageOfSite, { to, file }: { to: string; file: string }): FileChange[] {
  const editing = edits.of(page);
  setValue(editing, ["route"], to);
  changeList(editing, { name: "aliases", add: [page.route], remove: to, after: ["description", "route"] });
  const schema = page.data!["$schema"];
  if (typeof schema === "string") {
    const moved = schemaPath(schema, page.file, file);
    if (moved !== schema) setValue(editing, ["$schema"], moved);
  }
  const text = edits.finished(page)!;
  return file === page.file ? [{ file, text }] : [{ file, text, from: page.file }];
}

function stays(page: PageOfSite, to: string): ToldLine[] {
  if (page.file !== pageFile(fileStem(page.route))) return [];
  return [{ typed: `The file keeps its name, ${page.file}: ${pageFile(fileStem(to))} cannot be its name.` }];
}

/** Why a page cannot move; undefined if it can. */
export function staysWhereItIs(route: string): string | undefined {
  if (route === "/") return 'The home page stays at "/": every site has one.';
  return route === NOT_FOUND
    ? `"${NOT_FOUND}" is the page that visitors see at addresses that do not exist. It stays where it is.`
    : undefined;
}
