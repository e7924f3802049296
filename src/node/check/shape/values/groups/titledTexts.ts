/** Groups of a title and a text where texts belong: Markdown can hold both, the title as bold words. */
import type { Json, Schema } from "../../../../../model/fields.ts";
import { isGroup, saysNothing, valueAt } from "../../../json.ts";
import type { Group } from "../../../site.ts";
import { choice, example } from "../../../wording/words.ts";
import { isPicture } from "../pictures/pictureHome.ts";
import { rowsWith } from "../../../wording/synonyms.ts";
import { named, type Explanation, writeIt, type Wrong } from "../../wrong.ts";

const TITLES = rowsWith("heading").flat();
const TEXTS = rowsWith("body").flat();
/** Fields that visitors do not read. */
const SILENT = ["id", "key", "type"];
/** The most characters of a list that a fix shows rewritten. */
const LONGEST_LIST = 3000;

/** Paragraphs, and the names of the fields that no text can hold. */
interface Titled {
  paragraphs: readonly string[];
  left: readonly string[];
  hasText: boolean;
}

/** Whether a text at this path may contain Markdown. */
function takesMarkdown({ lookup, document, path }: Wrong): boolean {
  const kindAt = (at: Wrong["path"]): Schema["kind"] => lookup.schemaAt(document, at)?.schema.kind;
  return kindAt(path) === "markdown" || (typeof path.at(-1) === "number" && kindAt(path.slice(0, -1)) === "markdown");
}

/** A group as the paragraphs of a text; undefined where it has no title, or more than titles, texts and pictures. */
function titledText(group: Group): Titled | undefined {
  const fields = Object.entries(group).filter(([name, value]) => !saysNothing(value) && !SILENT.includes(name));
  const title = fields.find(([name, value]) => TITLES.includes(name) && isTitle(value));
  const body = fields.find(([name, value]) => name !== title?.[0] && TEXTS.includes(name) && areTexts(value));
  const href = fields.find(([name, value]) => name === "href" && typeof value === "string");
  const others = fields.filter((each) => each !== title && each !== body && each !== href);
  if (
    !title ||
    (!body && others.length > 0) ||
    others.some(([, value]) => typeof value === "object" && !isPicture(value))
  )
    return undefined;
  const words = String(title[1]).trim();
  const linked = href ? `[${words}](${String(href[1])})` : words;
  const [first, ...more] = body ? [body[1]].flat().map(String) : [];
  const start = first === undefined ? linked : `${boldTitle(linked, words)} ${first.trim()}`;
  return { paragraphs: [start, ...more], left: others.map(([name]) => name), hasText: body !== undefined };
}

function boldTitle(linked: string, words: string): string {
  const stop = /[.!?…:]$/.test(words) ? "" : ".";
  return words.includes("*") ? `${linked}${stop}` : `**${linked}${stop}**`;
}

/** The fix for one such group that has a text. */
export function asTitledText(wrong: Wrong, group: Group): Pick<Explanation, "fix"> | undefined {
  const titled = takesMarkdown(wrong) ? titledText(group) : undefined;
  if (!titled?.hasText) return undefined;
  const { paragraphs, left } = titled;
  const isEntry = typeof wrong.path.at(-1) === "number";
  const shown = paragraphs.length === 1 || isEntry ? paragraphs.map(example).join(", ") : example([...paragraphs]);
  const what = paragraphs.length === 1 ? "a text" : "texts";
  return { fix: `${writeIt(wrong)} as ${what}, without { }: ${named(wrong, shown)}.${leftOut(left)}` };
}

/** A whole block as the paragraphs of a text, if its only list has such groups and it says nothing else; as it should be written. */
export function blockAsTexts(wrong: Wrong, block: Group): string | undefined {
  const [list, ...others] = Object.entries(block).flatMap(([name, value]) => (SILENT.includes(name) ? [] : [value]));
  if (!takesMarkdown(wrong) || others.length > 0 || !Array.isArray(list) || list.length === 0) return undefined;
  const all = list.map((each) => (isGroup(each) ? titledText(each) : undefined));
  if (!all.every((each) => each?.hasText && each.left.length === 0)) return undefined;
  const shown = example(all.flatMap((each) => each!.paragraphs));
  return shown.length > LONGEST_LIST ? undefined : named(wrong, shown);
}

/** The fix for a list that has such groups among its paragraphs. */
export function titledTexts([first]: readonly Wrong[]): Pick<Explanation, "fix" | "asList"> | undefined {
  const path = first?.path.slice(0, -1) ?? [];
  const list = first && takesMarkdown(first) ? valueAt(first.document, path) : undefined;
  if (!first || !Array.isArray(list)) return undefined;
  const all = list.map((each) =>
    isGroup(each) ? titledText(each) : typeof each === "string" ? asIs(each) : undefined,
  );
  if (!all.every((each) => each !== undefined) || !all.some(({ hasText }) => hasText)) return undefined;
  const shown = example(all.flatMap(({ paragraphs }) => paragraphs));
  if (shown.length > LONGEST_LIST) return undefined;
  const label = first.lookup.labelOf(first.document, path);
  const left = leftOut(all.flatMap((each) => each.left));
  return {
    fix: `write them as texts, each title in bold: ${label}: ${shown}.${left}`,
    ...(left === "" && { asList: shown }),
  };
}

/** " What is written in its "line" has no place there." */
export function leftOut(names: readonly string[]): string {
  return names.length > 0 ? ` What is written in its ${choice([...new Set(names)], "and")} has no place there.` : "";
}

function asIs(text: string): Titled {
  return { paragraphs: [text], left: [], hasText: false };
}

/** A single small word is a setting: `{ "name": "lead", "text": "…" }`. */
function isTitle(value: Json): boolean {
  return typeof value === "string" && !/^\p{Ll}[\w-]*$/u.test(value);
}

function areTexts(value: Json): boolean {
  return [value].flat().every((each) => typeof each === "string") && value !== "";
}
