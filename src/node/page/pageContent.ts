/** The content of a new page: the blocks of a template, named blocks, or a copy of another page. */
import { blockTypes } from "../../model/fields.ts";
import { pageTemplate, pageTemplates } from "../../model/pageTemplates.ts";
import { nearest } from "../check/wording/suggest.ts";
import { checkCommand } from "../check/wording/commands.ts";
import { choice, quote } from "../check/wording/words.ts";
import { findPage } from "./addresses.ts";
import { blocksOf, exampleCard, sectionOfArticles } from "./blocks.ts";
import { composedPage, type MadePage, type PlannedPage } from "./composePage.ts";
import { copiedPage } from "./copyPage.ts";
import type { ToldLine } from "./outcome.ts";
import { leadsTo, ownAddress, type Survey } from "./survey.ts";

export interface Source {
  /** Block types and names of shared blocks, separated by commas, or the route of a page to copy. */
  from?: string;
  /** The name of a template; excludes `from`. */
  template?: string;
}

/** The content, or sentences that say why there is none. */
type Content = MadePage | { told: ToldLine[] };

export function contentFrom(survey: Survey, { from, template }: Source, page: PlannedPage): Content {
  if (from === undefined) return fromTemplate(survey, template, page);
  return /^(?:\/|pages\/|\.\/)/.test(from) ? fromPage(survey, from, page) : fromBlocks(survey, from, page);
}

function fromTemplate(survey: Survey, name: string | undefined, page: PlannedPage): Content {
  const template = name === undefined ? pageTemplates[0] : pageTemplate(name);
  if (!template)
    return {
      told: [
        unknown(
          name!,
          "template",
          pageTemplates.map((each) => each.name),
        ),
      ],
    };
  const card = template.hasCard && exampleCard(survey, { route: page.route, title: page.words.title });
  const partOf = template.hasCard && sectionOfArticles(survey);
  const head = { ...(partOf && { partOf }), ...(card && { card }) };
  return composedPage(survey, blocksOf(survey, template), { ...page, head });
}

function fromPage(survey: Survey, from: string, page: PlannedPage): Content {
  // A copy has no address of its source, so any spelling will do.
  const own = ownAddress(survey, from);
  const found = findPage(survey, (own && leadsTo(survey, own.address)) ?? from);
  if ("told" in found) return found;
  const source = found.page;
  if (!source.data || source.mended) {
    const typed = `${source.file} cannot be copied. "${checkCommand(survey.named)}" tells what is wrong with it.`;
    return { told: [{ typed, plain: `"${source.route}" cannot be copied before its mistakes are mended.` }] };
  }
  return { text: copiedPage(source, page), about: `a copy of "${source.route}"`, left: [] };
}

function fromBlocks(survey: Survey, list: string, page: PlannedPage): Content {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) {
    const typed = 'After --from stand blocks, for example "hero,intro,faq", or the address of a page.';
    return { told: [{ typed, plain: "Choose the page to be copied." }] };
  }
  const known = [...new Set([...blockTypes(survey.schemas), ...survey.context.shared.keys()])];
  const told = names.filter((name) => !known.includes(name)).map((name) => unknown(name, "block", known));
  return told.length > 0 ? { told } : composedPage(survey, names, page);
}

function unknown(name: string, what: "block" | "template", known: readonly string[]): string {
  const near = nearest(name, known);
  const all = `${what === "block" ? "Write some of" : "There are"} ${choice(known, "and")}.`;
  return `There is no ${what} called ${quote(name)}. ${near.length > 0 ? `Did you mean ${choice(near)}?` : all}`;
}
