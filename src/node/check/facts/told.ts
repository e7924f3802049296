/** Decides whether the problems of a site stay the same when one of its pages changes. */
import { pathnameOf } from "../../../model/spelling.ts";
import { linksOf } from "../gathered/links/links.ts";
import { namingsOf } from "./namings.ts";
import { targetsIn } from "../gathered/links/pageLinks.ts";
import { comparable } from "../gathered/pages/pageWords.ts";
import type { Context } from "../rule.ts";
import type { Problem } from "../finding.ts";
import type { KnownPages, PageFacts } from "./pageFacts.ts";

/** What is kept of a checked site for that decision. Plain data. */
export interface SiteResult {
  problems: readonly Problem[];
  /** The files of the pages that were opened. */
  doubtful: readonly string[];
  /** The routes of pages that links with an anchor lead to. */
  anchored: readonly string[];
  /** The routes of pages whose cards others show. */
  shown: readonly string[];
}

export function toldOf(context: Context, problems: readonly Problem[]): SiteResult {
  const { documents, fields } = context;
  const targetOf = targetsIn(context);
  const anchored = new Set<string>();
  const shown = new Set(fields("page").map(({ value }) => String(value)));
  const take = (href: string) => {
    const { route, anchor } = targetOf(href) ?? {};
    if (route && anchor !== undefined) anchored.add(route);
  };
  for (const { href } of linksOf(context)) take(href);
  const { links, pages } = namingsOf(context);
  for (const href of links.keys()) take(href);
  for (const route of pages.keys()) shown.add(route);
  const whole = documents.filter(({ role, facts }) => role === "page" && !facts);
  return { problems, doubtful: whole.map(({ file }) => file), anchored: [...anchored], shown: [...shown] };
}

/** The facts of a page before and after a change. */
export interface ChangedPage {
  file: string;
  before: PageFacts;
  after: PageFacts;
}

/** The facts that other pages depend on, and references that a change of a text rarely touches. */
const ASKED = ["route", "aliases", "partOf", "hasCard", "hasCardLabel", "card", "shared", "pages", "forms"] as const;

/**
 * Whether the problems of a site are certain to stay the same after a change of a page that is valid by itself before
 * and after; false if in doubt.
 * @param pages The pages of the site before the change.
 */
export function staysTold(told: SiteResult, { file, before, after }: ChangedPage, pages: KnownPages): boolean {
  const { route } = before;
  if (told.doubtful.includes(file) || told.anchored.includes(route)) return false;
  if (!ASKED.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))) return false;
  const isTold = (rule: string) => told.problems.some(({ code }) => code === rule);
  // The missing anchor may be on this page now.
  if (isTold("broken-anchor")) return false;
  const links = differences(before.links, after.links);
  const words = (["title", "description"] as const).filter((name) => before[name] !== after[name]);
  // Fixes suggest titles for the labels of links and use them to find the page that a wrong address means.
  const asksTitles = ["generic-link-text", "empty-link", "broken-link", "unknown-page"];
  if (words.includes("title") && asksTitles.some(isTold)) return false;
  const pictures = differences(before.pictures, after.pictures);
  // The other names in a folder decide what a missing file is taken to be called now.
  const mayMove = isTold("missing-image");
  const drawings = (["pictograms", "logos"] as const).map((kind) => ({
    kind,
    ...differences(before[kind], after[kind]),
  }));
  // Whether the file of a drawing exists is known only for names that pages use already.
  if (drawings.some(({ kind, added }) => added.some((name) => !isNamed(kind, name, pages)))) return false;
  if (mayMove && [pictures, ...drawings].some(({ added, removed }) => added.length + removed.length > 0)) return false;
  const routes = [...links.added, ...links.removed].map(pathnameOf);
  if (isMentioned(told.problems, [file, route, ...routes])) return false;
  if (words.length + routes.length + pictures.added.length === 0) return true;

  const others = Array.from(pages).filter(([each]) => each !== file);
  const texts = words.flatMap((name) => [before[name], after[name]].map((text) => name + comparable(text)));
  // The words of a page without facts are unknown here.
  const hasOwnWords = others.every(
    ([, { facts }]) => facts && words.every((name) => !texts.includes(name + comparable(facts[name]))),
  );
  if (words.length > 0 && !hasOwnWords) return false;

  const doubtful = new Set(told.doubtful);
  const sound = others.flatMap(([each, { facts }]) => (facts && !doubtful.has(each) ? [facts] : []));
  const isReached = (target: string) =>
    sound.some((other) => other.route !== target && other.links.some((href) => pathnameOf(href) === target));
  return (
    // The targets, routes and pictures of valid pages exist.
    links.added.every((href) => sound.some((other) => other.route === href || other.links.includes(href))) &&
    links.removed.every((href) => isReached(pathnameOf(href))) &&
    pictures.added.every((src) => sound.some((other) => other.pictures.includes(src)))
  );
}

/** Whether any page uses a drawing already. */
function isNamed(kind: "pictograms" | "logos", name: string, pages: KnownPages): boolean {
  for (const { facts } of pages.values()) if (facts?.[kind].includes(name)) return true;
  return false;
}

function differences(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
  };
}

function isMentioned(problems: readonly Problem[], names: readonly string[]): boolean {
  if (problems.length === 0) return false;
  const all = JSON.stringify(problems);
  return names.some((name) => all.includes(JSON.stringify(name).slice(1, -1)));
}
