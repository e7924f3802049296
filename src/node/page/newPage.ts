/** Makes a page that is valid at once, from a template, from examples of blocks or from another page. */
import { blockTypes } from "../../model/fields.ts";
import { pageTemplate, pageTemplates } from "../../model/pageTemplates.ts";
import { isWithin } from "../../model/pointer.ts";
import { tokenNames, tokenSources } from "../../model/tokens.ts";
import { fileStem } from "../../model/routes.ts";
import type { Problem } from "../check/finding.ts";
import { tokensOf } from "../check/gathered/filled.ts";
import { pageFile, SITE_FILE } from "../check/files/sitePaths.ts";
import { portablePath } from "../check/files/portable.ts";
import { isGroup } from "../check/json.ts";
import { nearest } from "../check/wording/suggest.ts";
import type { CheckInput, Group } from "../check/site.ts";
import { choice, counted, quote } from "../check/wording/words.ts";
import { NOT_FOUND } from "../notFound.ts";
import { addressTrouble, findPage } from "./addresses.ts";
import { blocksOf, exampleBlocks, exampleCard, sectionOfArticles } from "./blocks.ts";
import { copiedPage } from "./copyPage.ts";
import { sameFile, schemaPath } from "./files.ts";
import { type CommandOutcome, refuse, type ToldLine } from "./outcome.ts";
import { type Words, wordsFor } from "./pageTitle.ts";
import { newErrors, unlessWorse } from "./rewrite.ts";
import { type Survey, surveyOf } from "./survey.ts";

export interface NewPage {
  route: string;
  /** Types of blocks and names of shared blocks, separated by commas, or the address of a page to copy. */
  from?: string;
  /** The name of a template, in place of `from`. */
  template?: string;
  title?: string;
  /** The name of the file, with or without "pages/" and ".json". */
  file?: string;
}

export function newPage(input: CheckInput, asked: NewPage): CommandOutcome {
  const survey = surveyOf(input);
  const { route } = asked;
  const trouble = addressTrouble(survey, route);
  if (trouble) return refuse(...trouble);
  const named = fileOf(survey, asked);
  if ("told" in named) return refuse(...named.told);
  const words = wordsFor(survey, route, asked.title);
  if ("told" in words) return refuse(words.told);
  const made = contentOf(survey, asked, { ...named, words });
  if ("told" in made) return refuse(...made.told);
  return unlessWorse(survey, {
    changes: [{ file: named.file, text: made.text }],
    told: [
      {
        typed: `${named.file} is the new page "${route}": ${made.about}.`,
        plain: `The new page "${route}" is made: ${made.about}.`,
      },
      ...(made.left.length > 0 ? [leftOut(made.left)] : []),
      `Its title is ${quote(words.title)}. Change ${asked.title === undefined ? "the title, " : ""}the description and the texts.`,
      ...(route === NOT_FOUND || route === "/" ? [] : howToLink(words.title, route)),
      { typed: `To see it, run "npm run dev" and open ${route}.` },
    ],
  });
}

function leftOut(left: readonly Left[]): string {
  const all = left.map(({ name, why }) => (why === undefined ? name : `${name} (${why})`)).join(", ");
  return `Left out, because this site lacks what it needs: ${all}.`;
}

function howToLink(title: string, route: string): ToldLine[] {
  const told = "Nothing leads to the page yet. Link to it in a text or in the header or footer";
  return [
    { typed: `${told} (pages/_site.json):`, plain: `${told}.` },
    { typed: `  [${title}](${route})   or   { "label": ${JSON.stringify(title)}, "href": "${route}" }` },
  ];
}

interface Made {
  text: string;
  /** What the page is made of, in words. */
  about: string;
  left: readonly Left[];
}

/** A block that this site cannot have. */
interface Left {
  name: string;
  /** What is lacking, as far as it can be said. */
  why: string | undefined;
}

interface Wanted {
  file: string;
  words: Words;
}

function contentOf(survey: Survey, asked: NewPage, { file, words }: Wanted): Made | { told: ToldLine[] } {
  const { route, from } = asked;
  if (from === undefined) return fromTemplate(survey, asked, { file, words });
  if (/^(?:\/|pages\/|\.\/)/.test(from)) {
    const found = findPage(survey, from);
    if ("told" in found) return found;
    if (!found.page.data || found.page.mended) {
      const typed = `${found.page.file} cannot be copied. "npm run check" tells what is wrong with it.`;
      return { told: [{ typed, plain: `"${found.page.route}" cannot be copied before its mistakes are mended.` }] };
    }
    return { text: copiedPage(found.page, { route, file, words }), about: `a copy of "${found.page.route}"`, left: [] };
  }
  const names = from
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const known = [...new Set([...blockTypes(survey.schemas), ...survey.context.shared.keys()])];
  const told: ToldLine[] = names.filter((name) => !known.includes(name)).map((name) => unknownBlock(name, known));
  if (names.length === 0) {
    const typed = 'After --from stand blocks, for example "hero,intro,faq", or the address of a page.';
    told.push({ typed, plain: "Choose the page to be copied." });
  }
  return told.length > 0 ? { told } : fromBlocks(survey, names, { route, file, words });
}

function fromTemplate(
  survey: Survey,
  { route, template: name }: NewPage,
  { file, words }: Wanted,
): Made | { told: string[] } {
  const template = name === undefined ? pageTemplates[0] : pageTemplate(name);
  if (!template) return { told: [unknownTemplate(name!)] };
  const card = template.hasCard && exampleCard(survey, { route, title: words.title });
  const partOf = template.hasCard && sectionOfArticles(survey);
  const head = { ...(partOf && { partOf }), ...(card && { card }) };
  return fromBlocks(survey, blocksOf(survey, template), { route, file, words, head });
}

function unknownTemplate(name: string): string {
  const known = pageTemplates.map((each) => each.name);
  const near = nearest(name, known);
  const hint = near.length > 0 ? `Did you mean ${choice(near)}?` : `There are ${choice(known, "and")}.`;
  return `There is no template called ${quote(name)}. ${hint}`;
}

function unknownBlock(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const hint = near.length > 0 ? `Did you mean ${choice(near)}?` : `Write some of ${choice(known, "and")}.`;
  return `There is no block called ${quote(name)}. ${hint}`;
}

/** A page of blocks before its text is written. */
interface Planned extends Wanted {
  route: string;
  /** Fields before the blocks that not every page has. */
  head?: Group;
}

function fromBlocks(survey: Survey, names: readonly string[], page: Planned): Made {
  const all = exampleBlocks(survey, names, page.route);
  // What the site has no match for shows when the page is checked.
  const wrong = wrongIn(survey, page, all);
  const isWrong = (name: string) => wrong.some(({ pointer }) => `${pointer}/`.startsWith(`/${name}/`));
  const head = Object.fromEntries(Object.entries(page.head ?? {}).filter(([name]) => !isWrong(name)));
  const planned = { ...page, head };
  const kept = soundOf(survey, planned, all);
  sayTitle(kept[0], page.words.title);
  const blocks = kept.length > 0 ? kept : [{ type: "intro", heading: page.words.title, text: page.words.description }];
  return {
    text: textOf(survey, planned, blocks),
    about: counted(blocks.length, "block"),
    left: names.flatMap((name, i) =>
      kept.includes(all[i]!) ? [] : [{ name, why: lackOf(survey, all[i]!) ?? messageAt(wrong, `/blocks/${i}`) }],
    ),
  };
}

/** Writes the title of a page as its main heading, which an article has in its first part. */
function sayTitle(first: Group | undefined, title: string): void {
  const parts = first?.["sections"];
  const home = Array.isArray(parts) && isGroup(parts[0]) ? parts[0] : first;
  if (home && "heading" in home) home["heading"] = title;
}

/** The setting of a name in braces for which the site has no value. */
function lackOf({ context }: Survey, block: Group): string | undefined {
  const written = JSON.stringify(block);
  const name = tokenNames.find((each) => written.includes(`{${each}}`) && tokensOf(context)[each] === undefined);
  if (name === undefined) return undefined;
  const [group, field] = tokenSources[name];
  return `there is no "${field}" under "${group}" in ${SITE_FILE}`;
}

function messageAt(wrong: readonly Problem[], pointer: string): string | undefined {
  return wrong.find((problem) => isWithin(problem.pointer, pointer))?.message.replace(/\.$/, "");
}

/** What would be wrong in a page of these blocks. */
function wrongIn(survey: Survey, page: Planned, blocks: readonly Group[]): Problem[] {
  const problems = newErrors(survey, [{ file: page.file, text: textOf(survey, page, blocks) }]);
  return problems.filter(({ file }) => file === page.file);
}

/** The blocks that the site has a match for. What is wrong with several of them may be told of one. */
function soundOf(survey: Survey, page: Planned, blocks: readonly Group[]): readonly Group[] {
  const left = new Set(
    wrongIn(survey, page, blocks).flatMap(({ pointer }) => /^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? []),
  );
  return left.size === 0
    ? blocks
    : soundOf(
        survey,
        page,
        blocks.filter((_, i) => !left.has(String(i))),
      );
}

function textOf(survey: Survey, { route, file, words, head }: Planned, blocks: readonly Group[]): string {
  const written = survey.schemas["page.schema.json"]!.properties!["$schema"]!.examples![0] as string;
  const $schema = schemaPath(written, "pages/index.json", file);
  const like = survey.pages.find(({ text }) => text !== "")?.text ?? "";
  const indent = /^[{[]\r?\n([ \t]+)/.exec(like)?.[1] ?? "  ";
  const text = `${JSON.stringify({ $schema, route, ...words, ...head, blocks }, null, indent)}\n`;
  return like.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}

/** Disks take 255 characters, and some are needed while a file is written. */
const FILE_NAME = /^[a-z0-9][\w.-]{0,199}(?:\/[a-z0-9][\w.-]{0,199})*$/i;

function fileOf(survey: Survey, { route, file }: NewPage): { file: string } | { told: ToldLine[] } {
  const asked = file?.replace(/^(?:\.\/)?pages\//, "").replace(/\.json$/i, "");
  const name = asked ?? fileStem(route).replaceAll(/(?<=^|\/)_+/g, "");
  if (!FILE_NAME.test(name) && name !== "") {
    const told = `${quote(file ?? route)} cannot be the name of a file.`;
    const typed = `${told} Write a name like "about-us" after --file.`;
    return { told: [{ typed, plain: `${told} Choose another address.` }] };
  }
  const wanted = portablePath(pageFile(name || "page"));
  const taken = sameFile(survey, wanted);
  if (taken === undefined) return { file: wanted };
  const page = survey.pages.find((each) => each.file === taken);
  const about = page ? `: it is the page "${page.route}"` : "";
  const typed = `${taken} exists already${about}. Give the file another name, for example --file ${name}-2.`;
  return { told: [{ typed, plain: `A file of this name exists already${about}. Choose another address.` }] };
}
