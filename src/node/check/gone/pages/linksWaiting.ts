/** Says of a page without a certain address that links wait for it. */
import { isWithin } from "../../../../model/pointer.ts";
import { uncheckedRest } from "../../document/uncheckedRest.ts";
import { byName } from "../../byName.ts";
import { homesOf } from "../../gathered/links/pageLinks.ts";
import type { Problem } from "../../finding.ts";
import type { Context } from "../../rule.ts";
import { LINKS_WAIT, REST_AND_LINKS } from "../../wording/linksWait.ts";
import { lostAddresses } from "./goneAddresses.ts";
import { waitsForPage } from "./meantPage.ts";
import { pagesWithLostAliases } from "../lost/lostValues.ts";
import { mayLiveAt } from "../lost/mayLiveAt.ts";

/** Adds the note to the problem of the address, or else to the first one of the file. */
export function withLinksWaiting<T extends Problem>(context: Context, problems: readonly T[]): readonly T[] {
  if (homesOf(context).unknown.length + pagesWithLostAliases(context).length === 0) return problems;
  const routes = [...lostAddresses(context).keys()].filter((route) => waitsForPage(route, context));
  const waiting = routes.flatMap((route) => mayLiveAt(route, context).map(({ file }) => ({ file, route })));
  const told = new Set(
    [...byName(waiting, ({ file }) => file)].flatMap(([file, links]) => {
      const problem = aboutAddress(file, problems);
      // Whoever follows the fix gives the page the address of these links.
      const isSettled = links.every(({ route }) => problem?.fix?.includes(`"${route}"`));
      return problem && !isSettled ? [problem] : [];
    }),
  );
  return problems.map((problem) =>
    told.has(problem) && !problem.note?.includes(LINKS_WAIT) ? { ...problem, note: withLinks(problem.note) } : problem,
  );
}

function aboutAddress(file: string, problems: readonly Problem[]): Problem | undefined {
  const isOf = (each: Pick<Problem, "file" | "pointer">) => each.file === file && each.pointer === "/route";
  const own = problems.filter((each) => each.file === file);
  return (
    problems.find((each) => isOf(each) || each.elsewhere?.some(isOf)) ??
    own.find(({ pointer }) => isWithin(pointer, "/aliases")) ??
    own.find(({ pointer }) => pointer === "") ??
    own[0]
  );
}

function withLinks(note: string | undefined): string {
  if (note === uncheckedRest({ role: "page" })) return REST_AND_LINKS;
  return [note ?? [], LINKS_WAIT].flat().join(" ");
}
