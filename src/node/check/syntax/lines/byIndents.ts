/** Compares the brackets of a text with its indents, to read on behind a bracket fault that only the author can mend. */
import { rangeAfter, withEdits } from "../../document/edited.ts";
import type { Edit } from "../../finding.ts";
import { isNested } from "../brackets/nested.ts";
import { isEnd, withIndents } from "../tokens.ts";
import { closeFrom, goOut } from "./ends.ts";
import type { Layout, Odd } from "./layout.ts";
import { goIn, NAMELESS } from "./starts.ts";

/** If more places do not match, the indents do not follow the nesting. */
const MOST_PLACES = 5;

/** Whether an edit inserts a missing line with a name. */
export function isLine({ text }: Edit): boolean {
  return text.trimStart().startsWith('"');
}

/** Whether an edit inserts a name that is unknown. */
export function isNameless({ text }: Edit): boolean {
  return text.trimStart().startsWith(NAMELESS);
}

/**
 * The edits that make the brackets of a text match its indents; empty if too many would be needed.
 * @param made The edits that led to this text, each with offsets in the text after those before.
 */
export function byIndents(text: string, made: readonly Edit[] = []): readonly Odd[] {
  const all = oddIn(text, sureEnds(made));
  const isEnough = (odd: readonly Odd[]) => isNested(withEdits(text, odd.flat()), true);
  if (!all || all.length === 0 || !isEnough(all)) return [];
  // Lines above may only be indented in another way, and fail to match at their start and end: the brackets match without those edits.
  return all.slice(all.findLastIndex((_, i) => i === 0 || (i > 1 && isEnough(all.slice(i)))));
}

/** Whether the brackets of a text match, and its indents do everywhere. */
export function matchesIndents(text: string): boolean {
  return isNested(text, true) && oddIn(text, new Set())?.length === 0;
}

function sureEnds(made: readonly Edit[]): ReadonlySet<number> {
  const places = made.flatMap((edit, i) => {
    const { offset } = rangeAfter(made.slice(i + 1), edit);
    return Array.from(edit.text.matchAll(/[}\]]/g), ({ index }) => offset + index);
  });
  return new Set(places);
}

/** Undefined if the indents do not follow the nesting. */
function oddIn(text: string, sure: ReadonlySet<number>): readonly Odd[] | undefined {
  const unit = /[\r\n]([ \t]+)\S/.exec(text)?.[1]!.length;
  if (unit === undefined) return undefined;
  const layout: Layout = { text, unit, open: [], indent: 0, before: undefined, sure, odd: [] };
  for (const { token, indent, isFirst } of withIndents(text)) {
    layout.indent = indent;
    if (token.kind === "end") closeFrom(layout, 0, "");
    else if (isEnd(token)) goOut(layout, token, isFirst);
    else if (token.kind !== "," && token.kind !== ":") goIn(layout, token, isFirst);
    if (layout.odd.length > MOST_PLACES) return undefined;
    layout.before = token;
  }
  return layout.odd;
}
