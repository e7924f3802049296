/** Composes a page of example blocks, as far as the site has what they need. */
import { isWithin } from "../../model/pointer.ts";
import { tokenNames, tokenSources } from "../../model/tokens.ts";
import type { Problem } from "../check/finding.ts";
import { tokensOf } from "../check/gathered/filled.ts";
import { SITE_FILE } from "../check/files/sitePaths.ts";
import { isGroup } from "../../model/fields.ts";
import type { Group } from "../check/site.ts";
import { counted } from "../check/wording/words.ts";
import { exampleBlocks } from "./blocks.ts";
import { schemaPath } from "./files.ts";
import type { NewPageWords } from "./pageTitle.ts";
import { newErrors } from "./rewrite.ts";
import type { Survey } from "./survey.ts";

/** What a page needs before its blocks are known. */
export interface PlannedPage {
  route: string;
  file: string;
  words: NewPageWords;
  /** Optional fields before the blocks. */
  head?: Group;
}

export interface MadePage {
  text: string;
  /** The content of the page, in words. */
  about: string;
  left: readonly LeftOut[];
}

/** A block that is left out because the site lacks what it needs. */
export interface LeftOut {
  name: string;
  /** What is missing, if it is known. */
  why: string | undefined;
}

/** @param names Block types and names of shared blocks, from top to bottom. */
export function composedPage(survey: Survey, names: readonly string[], page: PlannedPage): MadePage {
  const all = exampleBlocks(survey, names, page.route);
  // References without a match are found by checking the page.
  const wrong = wrongIn(survey, page, all);
  const isWrong = (name: string) => wrong.some(({ pointer }) => isWithin(pointer, `/${name}`));
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

/** The errors in a page of these blocks. */
function wrongIn(survey: Survey, page: PlannedPage, blocks: readonly Group[]): Problem[] {
  const problems = newErrors(survey, [{ file: page.file, text: textOf(survey, page, blocks) }]);
  return problems.filter(({ file }) => file === page.file);
}

/** The blocks without errors. Checks again after removing blocks, because one finding may stand for several of them. */
function soundOf(survey: Survey, page: PlannedPage, blocks: readonly Group[]): readonly Group[] {
  const wrong = wrongIn(survey, page, blocks);
  const left = new Set(wrong.flatMap(({ pointer }) => /^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? []));
  if (left.size === 0) return blocks;
  const others = blocks.filter((_, i) => !left.has(String(i)));
  return soundOf(survey, page, others);
}

/** Puts the title into the main heading of a page; in an article, that is the heading of the first section. */
function sayTitle(first: Group | undefined, title: string): void {
  const parts = first?.["sections"];
  const home = Array.isArray(parts) && isGroup(parts[0]) ? parts[0] : first;
  if (home && "heading" in home) home["heading"] = title;
}

/** The missing setting that a name in braces in the block refers to; undefined if none is missing. */
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
