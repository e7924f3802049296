/** Ids that were renamed while links still have the old ones: one mistake, of the block. */
import type { Place } from "../../place.ts";
import { append } from "../../append.ts";
import { byName } from "../../byName.ts";
import { onlyOf } from "../../onlyOf.ts";
import { linksOf } from "../../gathered/links/links.ts";
import { type PageLink, targetsIn } from "../../gathered/links/pageLinks.ts";
import { outlinesOf } from "../../outline/pageOutline.ts";
import { perContext } from "../../perContext.ts";
import { pointerOf } from "../../../../model/pointer.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import type { Finding } from "../../finding.ts";
import { nearest } from "../../wording/suggest.ts";
import { inLines } from "../../wording/inLines.ts";
import { quote } from "../../wording/words.ts";
import { allPlaces, elsewhere } from "../../wording/elsewhere.ts";
import { headedWith } from "./inHeadings.ts";
import { isNumberMore, placeIn } from "./placeMeant.ts";

/** An id that an author chose, with its place. */
interface ChosenId extends Place {
  id: string;
}

/** An id that no link uses, and the links that still have its old name. */
export interface RenamedId extends ChosenId {
  links: readonly PageLink[];
}

/** @param groups The links to missing anchors, one group for each page and anchor; those of one link are single slips. */
export function renamedIds(groups: Iterable<readonly PageLink[]>, context: Context): readonly RenamedId[] {
  const found = new Map<string, RenamedId & { links: PageLink[] }>();
  for (const links of groups) {
    const own = links.length > 1 ? renamedFrom(links[0]!, context) : undefined;
    // Who writes links beside the id has it in sight.
    if (!own || links.every(({ document }) => document === own.document)) continue;
    // A shared block takes its id to several pages.
    const name = [own.document.file, pointerOf(own.path), placeIn(links[0]!)].join(" ");
    const known = found.get(name) ?? { ...own, links: [] };
    append(known.links, links);
    found.set(name, known);
  }
  return [...found.values()];
}

/** The only unused id on the page that is similar to the anchor of a link, or has its words in the heading. */
function renamedFrom(link: PageLink, context: Context): ChosenId | undefined {
  const page = link.page!;
  const wanted = placeIn(link);
  const headed = headedWith(link, context)?.id;
  const isMeant = (id: string) =>
    !isNumberMore(wanted, id) && (id === headed || nearest(wanted, [id]).length > 0 || id.startsWith(`${wanted}-`));
  const likely = onlyOf(idsOf(page, context).filter(({ id }) => isMeant(id)));
  if (likely === undefined || context.isWrong(likely.document, likely.path)) return undefined;
  const users = usersOf(context).get(placeName(page, likely.id)) ?? [];
  return users.every((document) => document === likely.document) ? likely : undefined;
}

function idsOf(page: Document, context: Context): ChosenId[] {
  return (outlinesOf(context)?.pageOf(page)?.blocks ?? []).flatMap((placed) => {
    if (!placed) return [];
    const own = "id" in placed.block ? [{ id: placed.blockId, ...placed.sourceOf(["id"]) }] : [];
    const parts = placed.outline.anchors.flatMap(({ path, isDerived, of }) =>
      path && !isDerived ? [{ id: of(placed.block, placed.blockId), ...placed.sourceOf(path) }] : [],
    );
    return [...own, ...parts];
  });
}

/** The documents with links to an anchor of a page; not those by "#" alone, which are unknown of pages that are not open. */
const usersOf = perContext((context): ReadonlyMap<string, readonly Document[]> => {
  const targetOf = targetsIn(context);
  const hrefs = [
    ...linksOf(context),
    ...context.documents.flatMap((document) => (document.facts?.links ?? []).map((href) => ({ document, href }))),
  ];
  const named = hrefs.flatMap(({ document, href }) => {
    const { page, anchor } = targetOf(href) ?? {};
    return page && anchor !== undefined ? [{ document, name: placeName(page, placeIn({ anchor })) }] : [];
  });
  return new Map(
    Array.from(
      byName(named, ({ name }) => name),
      ([name, users]) => [name, users.map(({ document }) => document)],
    ),
  );
});

function placeName({ file }: Document, place: string): string {
  return `${file}#${place}`;
}

export function sayRenamedId({ document, path, id, links }: RenamedId): Finding {
  const old = placeIn(links[0]!);
  const message = `${links.length} links lead to a place called ${quote(old)}, and none to ${quote(id)}.`;
  const beside = linesWith(id, document.text);
  const here = beside.length > 0 ? `here and in ${inLines(beside)}` : "here";
  const fix = `write "${old}" ${here}, or "${id}" in the place of "${old}" in ${allPlaces(links)}.`;
  return { document, path, point: "value", message, ...elsewhere("They are in", links), fix };
}

/** The lines of a file with links to its own id, which its author has changed together with the id. */
function linesWith(id: string, text: string): number[] {
  const lines = text.split(/\r\n?|\n/);
  return lines.flatMap((line, i) => (new RegExp(`#${id}(?=["?)])`).test(line) ? [i + 1] : []));
}
