/** Makes a page of examples of blocks, as far as the site has what they need. */
import { isWithin } from "../../model/pointer.ts";
import { tokenNames, tokenSources } from "../../model/tokens.ts";
import type { Problem } from "../check/finding.ts";
import { tokensOf } from "../check/gathered/filled.ts";
import { SITE_FILE } from "../check/files/sitePaths.ts";
import { isGroup } from "../check/json.ts";
import type { Group } from "../check/site.ts";
import { counted } from "../check/wording/words.ts";
import { exampleBlocks } from "./blocks.ts";
import { schemaPath } from "./files.ts";
import type { Words } from "./pageTitle.ts";
import { newErrors } from "./rewrite.ts";
import type { Survey } from "./survey.ts";

/** A page before its text is written. */
export interface PlannedPage {
  route: string;
  file: string;
  words: Words;
  /** Fields before the blocks that not every page has. */
  head?: Group;
}

export interface MadePage {
  text: string;
  /** What the page is made of, in words. */
  about: string;
  left: readonly LeftOut[];
}

/** A block that this site cannot have. */
export interface LeftOut {
  name: string;
  /** What is lacking, as far as it can be said. */
  why: string | undefined;
}

/** @param names Types of blocks and names of shared blocks, from top to bottom. */
export function composedPage(survey: Survey, names: readonly string[], page: PlannedPage): MadePage {
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

/** What would be wrong in a page of these blocks. */
function wrongIn(survey: Survey, page: PlannedPage, blocks: readonly Group[]): Problem[] {
  const problems = newErrors(survey, [{ file: page.file, text: textOf(survey, page, blocks) }]);
  return problems.filter(({ file }) => file === page.file);
}

/** The blocks that the site has a match for. What is wrong with several of them may be told of one. */
function soundOf(survey: Survey, page: PlannedPage, blocks: readonly Group[]): readonly Group[] {
  const wrong = wrongIn(survey, page, blocks);
  const left = new Set(wrong.flatMap(({ pointer }) => /^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? []));
  if (left.size === 0) return blocks;
  const others = blocks.filter((_, i) => !left.has(String(i)));
  return soundOf(survey, page, others);
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

function textOf(survey: Survey, { route, file, words, head }: PlannedPage, blocks: readonly Group[]): string {
  const written = survey.schemas["page.schema.json"]!.properties!["$schema"]!.examples![0] as string;
  const $schema = schemaPath(written, "pages/index.json", file);
  const like = survey.pages.find(({ text }) => text !== "")?.text ?? "";
  const indent = /^[{[]\r?\n([ \t]+)/.exec(like)?.[1] ?? "  ";
  const text = `${JSON.stringify({ $schema, route, ...words, ...head, blocks }, null, indent)}\n`;
  return like.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}
