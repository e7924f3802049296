/** Detects a title and a description that were swapped. */
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from "../../../../model/description.ts";
import { LONGEST_TITLE, SHORTEST_TITLE } from "../../../../model/title.ts";
import { tokenValues } from "../../../../model/tokens.ts";
import { type Context, siteData } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import type { Group } from "../../site.ts";
import { asShown, countCharacters, type PageWordsKind } from "./pageWords.ts";

/** Whether the title is too long and the description too short, and both would be right the other way round. */
export function isSwapped({ data }: Document, context: Context): boolean {
  const { title, description } = data ?? {};
  // The length of a title includes the company's name.
  const site = siteData(context);
  if (!data || !site || typeof title !== "string" || typeof description !== "string") return false;
  const values = tokenValues(site);
  const now = lengths(data, values);
  const then = lengths({ ...data, title: description, description: title }, values);
  // A title does not end like a sentence.
  const isWrong = now.title > LONGEST_TITLE && now.description < SHORTEST_DESCRIPTION && !/[.!]\s*$/.test(description);
  return (
    isWrong &&
    isBetween(then.title, SHORTEST_TITLE, LONGEST_TITLE) &&
    isBetween(then.description, SHORTEST_DESCRIPTION, LONGEST_DESCRIPTION)
  );
}

function lengths(data: Group, values: Readonly<Record<string, string>>): { title: number; description: number } {
  const length = (name: PageWordsKind) => countCharacters(asShown(data, name, values) ?? "");
  return { title: length("title"), description: length("description") };
}

function isBetween(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}
