/** A link, a picture, or an entry of an inner list, among the entries of a list: pasted one level too far out, or without what belongs around it. */
import { nounOfEntry } from "../../wrong.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import { OUT_WITH_COMMA } from "../../../wording/commas.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { lastOffsetOf } from "../../../document/position.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Place } from "../../../place.ts";
import type { Group } from "../../../site.ts";
import { example, LONGEST_AGAIN, quote, withArticle } from "../../../wording/words.ts";
import { couldStand } from "../../couldStand.ts";
import { looksLike } from "../../looksLike.ts";
import { withOwn } from "../../example/ownExample.ts";
import { linksInText } from "../../values/meant/linkInText.ts";
import { inBlockWith } from "../../block/partBetween.ts";
import { isBlock } from "../../noun.ts";
import { asImage, IN_ANOTHER_BLOCK, isPicture } from "../../values/pictures/pictureHome.ts";
import { settleAll, type Sorted } from "../sorted/sorted.ts";
import { wrongName } from "../sorted/unknownName.ts";

/** A group that is something else than the entries around it, and what to do with it. */
interface Part {
  noun: string;
  fix: string;
  /** See `Finding`. */
  picture?: string;
}

/** Applies where the group has no name of such an entry, and the entries beside it are not written like it. */
export function partAmong(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  const { document, path, group, unknown, missing } = sorted;
  const names = Object.keys(group);
  if (typeof path.at(-1) !== "number" || isBlock(path) || names.length < 2) return undefined;
  if (unknown.length < names.length || missing.length === 0) return undefined;
  const beside = entriesBeside(lookup, sorted);
  if (beside.length === 0) return undefined;
  const part =
    ofInnerList(lookup, sorted, beside) ?? asPicture(lookup, sorted, beside) ?? asLink(lookup, sorted, beside);
  if (!part) return undefined;
  const { noun, ...said } = part;
  settleAll(sorted);
  const own = nounOfEntry({ label: lookup.labelOf(document, path) });
  const message = `this is ${withArticle(noun)}, and no ${own}.`;
  return { ...wrongName(sorted, names[0]!), path, point: "value", message, ...said };
}

interface Beside {
  path: Path;
  entry: Group;
  /** "the card before it" */
  called: string;
}

/** The nearest entries before and behind a group that have none of its names. */
function entriesBeside(lookup: Lookup, { document, path, group }: Sorted): Beside[] {
  const own = Number(path.at(-1));
  const list = valueAt(document, path.slice(0, -1)) as Json[];
  const isOther = (entry: Json) => isGroup(entry) && !Object.keys(group).some((name) => Object.hasOwn(entry, name));
  const behind = list.findIndex((entry, i) => i > own && isOther(entry));
  return [list.slice(0, own).findLastIndex(isOther), behind].flatMap((i): Beside[] => {
    if (i < 0) return [];
    const at = [...path.slice(0, -1), i];
    const noun = nounOfEntry({ label: lookup.labelOf(document, at) });
    return [{ path: at, entry: list[i] as Group, called: `the ${noun} ${i < own ? "before" : "behind"} it` }];
  });
}

/** `{ "label": …, "value": 3 }` among sections, which can have a chart with such bars. */
function ofInnerList(lookup: Lookup, { document, group }: Sorted, beside: readonly Beside[]): Part | undefined {
  const homes = beside.flatMap(({ path, called }) => {
    const list = listFor(lookup, { document, path }, group);
    const there = list && valueAt(document, list);
    return list ? [{ path, called, list, count: Array.isArray(there) ? there.length : 0 }] : [];
  });
  const home = homes.find(({ count }) => count > 0) ?? homes[0];
  if (!home) return undefined;
  const { path, called, list, count } = home;
  const noun = nounOfEntry({ label: lookup.labelOf(document, [...list, 0]) });
  if (count === 0) {
    const own = nounOfEntry({ label: lookup.labelOf(document, path) });
    const [, ...groups] = list.slice(path.length).map(String).toReversed();
    const within = [...groups.map((name) => `of a ${quote(name)} `), `in ${withArticle(own)}`].join("");
    const where = `in the list ${quote(String(list.at(-1)))} ${within}`;
    return { noun, fix: `take it ${OUT_WITH_COMMA}: ${withArticle(noun)} stands ${where}.` };
  }
  const line = lineAt(lastOffsetOf(document, [...list, count - 1]));
  const where = `into the list ${quote(String(list.at(-1)))} of ${called}`;
  const fix = `move all of it, from { to }, ${where}: right behind the } of line ${line}, with a comma between. Where it was, take one comma out as well.`;
  return { noun, fix };
}

/** The list within an entry, of which there may be none yet, that has entries of the form of a group. */
function listFor(lookup: Lookup, { document, path }: Place, group: Group): Path | undefined {
  const { properties = {} } = lookup.schemaAt(document, path)?.schema ?? {};
  for (const name of Object.keys(properties)) {
    const at = [...path, name];
    const entry = lookup.schemaAt(document, [...at, 0]);
    if (
      entry?.schema.required &&
      entry.schema !== lookup.schemaAt(document, at)?.schema &&
      looksLike(lookup.schemas, entry, group)
    )
      return at;
    const inner = entry ? undefined : listFor(lookup, { document, path: at }, group);
    if (inner) return inner;
  }
  return undefined;
}

/** `{ "src": …, "alt": … }` among cards that have an "image". */
function asPicture(lookup: Lookup, { document, path, group, missing, allowed }: Sorted, beside: readonly Beside[]) {
  if (!isPicture(group)) return undefined;
  const noun = "picture";
  if (!allowed.includes("image")) return { noun, fix: `take it ${OUT_WITH_COMMA}, and ${IN_ANOTHER_BLOCK}` };
  const image = asImage(lookup, { document, path }, group);
  const others = missing.filter((name) => name !== "image").map((name) => `${quote(name)}: "…", `);
  const whole = `{ ${others.join("")}${image} }`;
  const free = beside.find(({ entry }) => !Object.hasOwn(entry, "image"));
  const or = free ? ` If it belongs to ${free.called}, write it there as ${quote("image")} instead.` : "";
  return { noun, fix: `write it like this${withOwn(whole)}: ${whole}.${or}`, picture: group.src };
}

/** `{ "label": …, "href": … }` among entries that can have a button, or links in a text. */
function asLink(lookup: Lookup, { document, group }: Sorted, beside: readonly Beside[]): Part | undefined {
  const isLink = Object.keys(group).length === 2 && typeof group["label"] === "string";
  if (!isLink || typeof group["href"] !== "string") return undefined;
  const noun = "link";
  const shown = example(group);
  for (const { path, entry, called } of beside) {
    const isFree = !Object.hasOwn(entry, "button") && shown.length <= LONGEST_AGAIN;
    if (isFree && couldStand(lookup, { document, path }, { field: "button", value: group }))
      return { noun, fix: `take it ${OUT_WITH_COMMA}, and write it into ${called}, behind its {: "button": ${shown},` };
    const found = linksInText(lookup, { document, path, name: "link" }, [group]);
    if (found) return { noun, fix: `take it ${OUT_WITH_COMMA}, and write the link into ${called}, ${found.into}.` };
  }
  return { noun, fix: inBlockWith(lookup, group) ?? `take it ${OUT_WITH_COMMA}.` };
}
