/** Invalid ids, and the links to them that tell how they should be written. */
import { isBlank } from "../../../../model/blank.ts";
import { onlyOf } from "../../onlyOf.ts";
import type { Path } from "../../../../model/fields.ts";
import { pointerOf } from "../../../../model/pointer.ts";
import { byName } from "../../byName.ts";
import { positionOf, rangeOf } from "../../document/position.ts";
import { type PageLink, pageLinks } from "../../gathered/links/pageLinks.ts";
import { anchorsOf, leadsNowhere } from "../../outline/anchors.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import { anchorMeant, canMean } from "../../shape/values/meant/anchorMeant.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { leadingTo } from "./placeMeant.ts";
import { type WrongId, wrongIdsOn } from "./wrongIds.ts";
import { nearest } from "../../wording/suggest.ts";
import { counted } from "../../wording/words.ts";

/** An invalid id, with the links that can mean no other one. */
interface IdMeant extends WrongId {
  page: Document;
  links: readonly PageLink[];
  /** Other ids of the page have no value either, and the links may mean one of them. */
  isOneOf?: boolean;
}

const idsMeant = perContext((context): readonly IdMeant[] => {
  const broken = pageLinks(context).filter(
    (link) => link.page && context.isSpoilt(link.page) && isPlain(link) && leadsNowhere(link, context),
  );
  return [...byName(broken, ({ page }) => page!.file).values()].flatMap((links) => meantOn(links, context));
});

const linksMeant = perContext((context) => new Set(idsMeant(context).flatMap(({ links }) => links)));

/** Whether the missing anchor of a link is told at the invalid id. */
export function isToldOfId(link: PageLink, context: Context): boolean {
  return linksMeant(context).has(link);
}

/** Replaces the fixes of invalid ids by ones with the anchor that links use. */
export function withIdsMeant(findings: readonly CodedFinding[], context: Context): readonly CodedFinding[] {
  const mayBe = ({ code, path }: CodedFinding) =>
    code === "bad-anchor" || (path.at(-1) === "id" && UNWRITTEN.has(code));
  const lacking = byName(
    findings.filter(({ lacks }) => lacks === "id"),
    ({ document }) => document.file,
  );
  if (lacking.size === 0 && !findings.some(mayBe)) return findings;
  const nameOf = (page: Document, path: Path) => `${page.file} ${pointerOf(path)}`;
  const meant = new Map(idsMeant(context).map((each) => [nameOf(each.page, each.path), each]));
  return findings.map((finding) => {
    if (finding.lacks === "id" && lacking.get(finding.document.file)!.length === 1) return withLostId(finding, context);
    const found = mayBe(finding) ? meant.get(nameOf(finding.document, finding.path)) : undefined;
    return found ? { ...finding, fix: fixFor(found, finding.fix) } : finding;
  });
}

/** Shows the anchor that is asked for as the id that a page lacks. */
function withLostId(finding: CodedFinding, context: Context): CodedFinding {
  const lost = anchorAsked(context, finding.document);
  return lost !== undefined && finding.fixWith ? { ...finding, fix: finding.fixWith(lost) } : finding;
}

/** The only anchor that links to a page ask for in vain, if it is like none that the page has. */
export function anchorAsked(context: Context, page: Document): string | undefined {
  const links = pageLinks(context).filter((link) => link.page === page && isPlain(link) && leadsNowhere(link, context));
  const lost = onlyOf(new Set(links.map(({ anchor }) => anchor!)));
  const isMeant = lost !== undefined && nearest(lost, [...anchorsOf(context)!.of(page)!.names()]).length === 0;
  return isMeant ? lost : undefined;
}

/** The codes of an id that has no value. */
const UNWRITTEN: ReadonlySet<string> = new Set(["blank-text", "wrong-type"]);

/** @param without The fix without the links. */
function fixFor({ page, id, links, isOneOf }: IdMeant, without = ""): string {
  const [{ anchor, document, path }, ...others] = links as [PageLink, ...PageLink[]];
  const { line } = positionOf(document, rangeOf(document, path, "value").offset);
  const where = document === page ? `on line ${line}` : `in ${document.file}, line ${line}`;
  const noun = path.at(-2) === "button" ? "button" : "link";
  const isMany = others.length > 0;
  const lead = isMany
    ? `${counted(links.length, "link")} lead there, the first ${where}.`
    : `the ${noun} ${where}${document === page ? "" : ","} leads there.`;
  if (isOneOf) return `write "${anchor}" if it is the place that is meant: ${lead} Else ${without}`;
  const own = anchorMeant(id);
  // Either the id or the link has a slip.
  const other = nearest(own, [anchor!]).length > 0 && leadingTo(own, links[0]!);
  const otherwise = other
    ? ` If that is misspelt, write "${own}" here, and "${other}" in the ${noun}${isMany ? "s" : ""}.`
    : "";
  return `write "${anchor}": ${lead}${otherwise}`;
}

/** Whether a link has a valid anchor and nothing else is wrong with it. */
function isPlain({ anchor, page, document, route, isFull }: PageLink): boolean {
  return /^[a-z][a-z0-9-]*$/.test(anchor ?? "") && !isFull && (route !== "" || page === document);
}

/** @param links The links to missing anchors of one page. */
function meantOn(links: readonly PageLink[], context: Context): IdMeant[] {
  const page = links[0]!.page!;
  const ids = wrongIdsOn(page, context);
  if (ids.length === 0) return [];
  const names = [...new Set(anchorsOf(context)!.of(page)!.names())];
  const sound = names.filter((name) => ids.every(({ id }) => id !== name));
  const pairs = [...byName(links, ({ anchor }) => anchor!)].flatMap(([anchor, leading]) => {
    const [only, ...others] = ids.filter(({ id }) => canMean(anchor, anchorMeant(id)));
    return only && others.length === 0 && nearest(anchor, sound).length === 0 ? [{ ...only, links: leading }] : [];
  });
  // If links use several anchors, none is certain.
  const isAlone = ({ path }: (typeof pairs)[number]) => pairs.filter((pair) => pair.path === path).length === 1;
  // The default fix of the id suggests the same.
  const isOther = ({ id, links: leading }: (typeof pairs)[number]) => anchorMeant(id) !== leading[0]!.anchor;
  const sure = pairs.filter((pair) => isAlone(pair) && isOther(pair)).map((pair) => ({ page, ...pair }));
  return [
    ...sure,
    ...unwrittenOn(page, {
      ids,
      sound,
      links: links.filter(({ anchor }) => pairs.every((pair) => pair.links[0]!.anchor !== anchor)),
    }),
  ];
}

interface Unmatched {
  ids: readonly WrongId[];
  /** The valid ids of the page. */
  sound: readonly string[];
  /** The links that mean none of the ids that are written. */
  links: readonly PageLink[];
}

/** The ids without a value, if all these links have one anchor. */
function unwrittenOn(page: Document, { ids, sound, links }: Unmatched): IdMeant[] {
  const anchor = onlyOf(new Set(links.map((link) => link.anchor!)));
  if (anchor === undefined || nearest(anchor, sound).length > 0) return [];
  const empty = ids.filter(({ id }) => isBlank(id));
  return empty.map((each) => ({ ...each, page, links, isOneOf: empty.length > 1 }));
}
