/** A title and a description for a new page, of a length that search results show, and unique on the site. */
import { sampleDescription } from "../../model/description.ts";
import { LONGEST_TITLE as LONGEST, SHORTEST_TITLE as SHORTEST } from "../../model/title.ts";
import { tokenValues } from "../../model/tokens.ts";
import { comparable, comparableWords, countCharacters, shownTitle } from "../check/gathered/pages/pageWords.ts";
import { siteData } from "../check/rule.ts";
import type { Document } from "../check/document/document.ts";
import { capital, quote } from "../check/wording/words.ts";
import { NOT_FOUND } from "../../model/routes.ts";
import type { Survey } from "./survey.ts";
import { withSpaces } from "../../model/camelCase.ts";

export interface NewPageWords {
  title: string;
  /** Set only if the company name would make the title too long. */
  titleAlone?: true;
  description: string;
}

/** The words for a new page, or a sentence that says why the requested title cannot be used. */
export function wordsFor(survey: Survey, route: string, asked: string | undefined): NewPageWords | { told: string } {
  if (asked === undefined) return derived(survey, route);
  const title = asked.trim().replaceAll(/\s+/g, " ");
  const same = pageTitled(survey, title);
  if (same) return { told: `The page "${same.route}" has the title ${quote(title)} already. Give this one another.` };
  const own = lengthOf(survey, title, true);
  const whole = lengthOf(survey, title);
  if (whole > LONGEST && own > LONGEST)
    return {
      told: `The title has ${own} characters. Search results show ${LONGEST} at most: say it in fewer words.`,
    };
  if (whole < SHORTEST)
    return {
      told: `The title ${quote(title)} is too short for search results. Say in a few words what the page is about.`,
    };
  return withDescription(survey, title);
}

function derived(survey: Survey, route: string): NewPageWords {
  const name = nameOf(route);
  const long = lengthOf(survey, name) < SHORTEST ? `${name} at a glance` : name;
  const base = long.length > LONGEST - 4 ? long.slice(0, LONGEST - 4).replace(/\s+\S*$/, "") : long;
  let title = base;
  for (let i = 2; pageTitled(survey, title); i++) title = `${base} ${i}`;
  return withDescription(survey, title);
}

function withDescription(survey: Survey, title: string): NewPageWords {
  const description = sampleDescription(title);
  return { title, ...(lengthOf(survey, title) > LONGEST && { titleAlone: true }), description };
}

/** The length of a title as shown. */
function lengthOf(survey: Survey, title: string, titleAlone = false): number {
  return countCharacters(shown(survey, title, titleAlone));
}

/** The title as shown: with the company name, unless it stands alone. */
function shown({ context }: Survey, title: string, titleAlone: boolean): string {
  return shownTitle({ title, titleAlone }, tokenValues(siteData(context) ?? {}));
}

/** The page with this title as shown, with the company name or without. */
function pageTitled(survey: Survey, title: string): Document | undefined {
  const same = [true, false].map((titleAlone) => comparable(shown(survey, title, titleAlone)));
  return [...comparableWords(survey.context).title].find(([, text]) => same.includes(text))?.[0];
}

/** "/blog/our-first-post" -> "Our first post". */
function nameOf(route: string): string {
  if (route === "/") return "Home page";
  if (route === NOT_FOUND) return "Page not found";
  const last = route.slice(route.lastIndexOf("/") + 1);
  const words = withSpaces(last).replaceAll(/[-_]+/g, " ");
  return capital(words.trim().toLowerCase()) || "New page";
}
