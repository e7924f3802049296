/**
 * Finds the part of a page that an anchor means by words of its heading: "#checklist" for "3. A checklist for the
 * contract".
 */
import type { Json, Path } from "../../../../model/fields.ts";
import type { PageLink } from "../../gathered/links/pageLinks.ts";
import { isGroup, valueAt } from "../../json.ts";
import { outlinesOf } from "../../outline/pageOutline.ts";
import type { Context } from "../../rule.ts";
import { anchorMeant, wordsOfGroup } from "../../shape/values/meant/anchorMeant.ts";
import { placeIn } from "./placeMeant.ts";

interface Headed {
  path: Path;
  /** The id that it has. */
  id?: string;
  words: string;
}

/** Shorter words occur in many headings. */
export const FEWEST_LETTERS = 4;

/** The only block or entry whose heading contains all of these words; by default those of the link's anchor. */
export function headedWith(
  link: PageLink,
  context: Context,
  wanted: readonly string[] = anchorMeant(placeIn(link)).split("-"),
): Headed | undefined {
  if (!wanted.some((word) => word.length >= FEWEST_LETTERS)) return undefined;
  const blocks = outlinesOf(context)?.pageOf(link.page!)?.blocks ?? [];
  const all = blocks.flatMap((each, i) => {
    const path = ["blocks", i];
    const written = valueAt(link.page!, path) ?? null;
    return headedIn(each?.block ?? written, path);
  });
  // A link does not lead to the block or entry around it.
  const isAround = ({ path }: Headed) => link.document === link.page && path.every((key, i) => key === link.path[i]);
  const found = all.filter((each) => {
    const words = anchorMeant(each.words).split("-");
    return wanted.every((word) => words.includes(word)) && !isAround(each);
  });
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

function headedIn(block: Json, path: Path): Headed[] {
  if (!isGroup(block)) return [];
  const entries = Object.entries(block).flatMap(([name, list]) =>
    Array.isArray(list) ? list.flatMap((entry, i) => headedAt(entry, [...path, name, i])) : [],
  );
  return [...headedAt(block, path), ...entries];
}

function headedAt(group: Json, path: Path): Headed[] {
  const words = wordsOfGroup(group);
  if (!isGroup(group) || words === undefined) return [];
  const { id } = group;
  return [{ path, words, ...(typeof id === "string" && { id }) }];
}
