/**
 * Deletes a page: only if nothing leads to it and it has no aliases, or if its addresses are redirected to another
 * page.
 */
import type { CheckInput } from "../check/site.ts";
import { pageCommand } from "../check/wording/commands.ts";
import { choice, counted, quote } from "../check/wording/words.ts";
import { NOT_FOUND } from "../../model/routes.ts";
import { findPage } from "./addresses.ts";
import { staysWhereItIs } from "./movePage.ts";
import { type CommandOutcome, refuse, type ToldLine } from "./outcome.ts";
import { type Reference, references, referencesFromElsewhere } from "./references.ts";
import { createEdits, rewriteLinks, unlessWorse } from "./rewrite.ts";
import { aliasesOf } from "../check/facts/facts.ts";
import { leadingTo, type PageOfSite, type Survey, surveyOf } from "./survey.ts";
import { blindLines, changedLines, wrongLines } from "./tell.ts";
import { changeList } from "./textEdits.ts";

/** @param redirect The route of the page that takes over. */
export function removePage(
  input: CheckInput,
  { route, redirect }: { route: string; redirect?: string },
): CommandOutcome {
  const survey = surveyOf(input, leadingTo(route, ...(redirect === undefined ? [] : [redirect])));
  const blind = blindLines(survey);
  if (blind.length > 0) return refuse(...blind);
  const found = findPage(survey, route);
  if ("told" in found) return refuse(...found.told);
  const fixed = staysWhereItIs(found.page.route);
  if (fixed) return refuse(fixed);
  const wrong = wrongLines(survey, found.page, ({ document }) => document !== found.page);
  if (wrong.length > 0) return refuse(...wrong);
  return redirect === undefined ? removed(survey, found.page) : ledOn(survey, found.page, redirect);
}

function removed(survey: Survey, page: PageOfSite): CommandOutcome {
  const places = referencesFromElsewhere(survey, page);
  if (places.length > 0) {
    return refuse(
      `${counted(places.length, "place leads", "places lead")} to "${page.route}":`,
      ...changedLines(survey, places),
      orRedirect(survey, page, { typed: "Take these out first, or let the address lead to another page" }),
    );
  }
  const old = aliasesOf(page);
  if (old.length > 0) {
    const [are, them] = old.length > 1 ? ["are old addresses", "them"] : ["is an old address", "it"];
    const take = (list: string) => `Take ${them} out of ${list} first, or let all addresses lead to another page`;
    return refuse(
      `${choice(old, "and")} ${are} of "${page.route}", and would lead nowhere.`,
      orRedirect(survey, page, {
        typed: take(`"aliases" in ${page.file}`),
        plain: take("the old addresses of the page"),
      }),
    );
  }
  return unlessWorse(survey, {
    changes: [{ file: page.file }],
    told: [saysRemoved(page), `${quote(page.route)} leads nowhere from now on.`],
  });
}

function orRedirect(
  { named }: Survey,
  { route }: PageOfSite,
  { typed, plain = typed }: { typed: string; plain?: string },
): ToldLine {
  const command = pageCommand(named, ["rm", route, "--redirect", "<address of the other page>"]);
  return { typed: `${typed}:\n  ${command}`, plain: `${plain}.` };
}

function saysRemoved({ file, route }: PageOfSite): ToldLine {
  return { typed: `${file} is removed.`, plain: `${quote(route)} is removed.` };
}

function ledOn(survey: Survey, page: PageOfSite, redirect: string): CommandOutcome {
  const found = findPage(survey, redirect);
  if ("told" in found) return refuse(...found.told);
  const target = found.page;
  if (target === page) return refuse("A page that is removed cannot lead to itself. Name another page.");
  if (target.route === NOT_FOUND)
    return refuse(`"${NOT_FOUND}" is for addresses that do not exist. Name another page.`);
  const cards = unfitCards(survey, page, target);
  if (cards.length > 0) {
    return refuse(
      `${counted(cards.length, "place shows", "places show")} "${page.route}" on a card, which "${target.route}" cannot take over:`,
      ...changedLines(survey, cards),
      "card" in target.data!
        ? `The card of "${target.route}" stands there already. Take "${page.route}" out of it first.`
        : {
            typed: `"${target.route}" has no card. Add "card" to ${target.file}, or take "${page.route}" out of it first.`,
            plain: `"${target.route}" has no card. Give it one, or take "${page.route}" out of them first.`,
          },
    );
  }
  const edits = createEdits();
  const places = rewriteLinks(survey, edits, { from: page.route, to: target.route, dropAnchors: true });
  const own = places.filter(({ document }) => document !== page);
  const add = [page.route, ...aliasesOf(page)];
  changeList(edits.of(target), { name: "aliases", add, after: ["description", "route"] });
  const links = own.length === 0 ? "No link has to be rewritten." : `Rewritten: ${counted(own.length, "link")}.`;
  return unlessWorse(survey, {
    changes: [
      { file: target.file, text: edits.finished(target)! },
      { file: page.file },
      ...edits.changes([page, target]),
    ],
    told: [
      saysRemoved(page),
      {
        typed: `Its addresses lead to "${target.route}" from now on: they stand in "aliases" of ${target.file}.`,
        plain: `Its addresses lead to "${target.route}" from now on.`,
      },
      links,
      ...changedLines(survey, own),
      ...(own.length > 0 ? ["The words of these links may still speak of the old page: read them once."] : []),
    ],
  });
}

/** The lists of cards in which the target cannot replace the page: it has no card, or is there already. */
function unfitCards(survey: Survey, page: PageOfSite, target: PageOfSite): Reference[] {
  const all = references(survey).filter(({ isCard }) => isCard);
  const listOf = ({ document, path }: Reference) => [document.file, ...path.slice(0, -1)].join("\n");
  const shown = new Set(all.filter(({ route }) => route === target.route).map(listOf));
  return all.filter(
    (card) =>
      card.route === page.route && card.document !== page && (!("card" in target.data!) || shown.has(listOf(card))),
  );
}
