/** A title and a description that have changed places. */
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from "../../../model/description.ts";
import { LONGEST_TITLE, SHORTEST_TITLE } from "../../../model/title.ts";
import { tokenValues } from "../../../model/tokens.ts";
import { type Context, siteData } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Group } from "../site.ts";
import { asShown, countCharacters, type Words } from "./pageWords.ts";

/** Whether the title of a page is too long and its description too short, and each is right for the other. */
export function isSwapped({ data }: Document, context: Context): boolean {
  const { title, description } = data ?? {};
  // Without the company's name nobody knows how long a title is.
  const site = siteData(context);
  if (!data || !site || typeof title !== "string" || typeof description !== "string") return false;
  const values = tokenValues(site);
  const now = lengths(data, values);
  const then = lengths({ ...data, title: description, description: title }, values);
  // A title is no sentence.
  const isWrong = now.title > LONGEST_TITLE && now.description < SHORTEST_DESCRIPTION && !/[.!]\s*$/.test(description);
  return (
    isWrong &&
    isBetween(then.title, SHORTEST_TITLE, LONGEST_TITLE) &&
    isBetween(then.description, SHORTEST_DESCRIPTION, LONGEST_DESCRIPTION)
  );
}

function lengths(data: Group, values: Readonly<Record<string, string>>): { title: number; description: number } {
  const length = (name: Words) => countCharacters(asShown(data, name, values) ?? "");
  return { title: length("title"), description: length("description") };
}

function isBetween(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}
