/** Which pages the whole site has something to say about, although nothing is wrong within them. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import { hasCard } from "./facts.ts";
import { anchorsOf, hasPlace } from "../outline/anchors.ts";
import { hasDrawing } from "../gone/goneDrawings.ts";
import { homesOf, isServed, targetsIn } from "../gathered/pageLinks.ts";
import { isWebAddress, leadsOut } from "../gathered/pictures.ts";
import type { Context } from "../rule.ts";
import { isMenuEntry } from "../rules/unknownMenuEntry.ts";
import type { Document } from "../site.ts";

/**
 * The pages of which only facts are known and which a rule across files may find something in: rather one too many than
 * one too few. Not those whose address or words are in question, which the facts alone tell.
 */
export function suspects(context: Context): Document[] {
  const isFine = {
    links: remembered((href) => isFineLink(context, href)),
    pages: remembered((route) => isFinePage(context, route)),
    pictograms: remembered((name) => hasDrawing(context, "pictogram", name)),
    logos: remembered((name) => hasDrawing(context, "logo", name)),
    pictures: remembered((src) => isFinePicture(context, src)),
    partOf: remembered((entry) => isMenuEntry(entry, context)),
  };
  return context.documents.filter(
    ({ facts }) =>
      facts &&
      !(
        facts.links.every(isFine.links) &&
        facts.pages.every(isFine.pages) &&
        facts.pictures.every(isFine.pictures) &&
        facts.pictograms.every(isFine.pictograms) &&
        facts.logos.every(isFine.logos) &&
        (facts.partOf === undefined || isFine.partOf(facts.partOf))
      ),
  );
}

/** The same few things stand on most pages. */
function remembered(judge: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const isFine = judge(name);
    known.set(name, isFine);
    return isFine;
  };
}

function isFineLink(context: Context, href: string): boolean {
  const target = targetsIn(context)(href);
  if (!target) return true;
  const { route, page, anchor, isFull } = target;
  const anchors = anchorsOf(context);
  // A place on the page itself that is there would be no fact.
  if (route === "") return !anchors;
  if (isFull || !page) return !isFull && isServed(route, context);
  return anchor === undefined || !anchors || hasPlace(anchors.of(page), anchor);
}

function isFinePage(context: Context, route: string): boolean {
  const page = homesOf(context).pages.get(route);
  return page !== undefined && hasCard(page);
}

function isFinePicture({ images, imageFault }: Context, src: string): boolean {
  const isReadable = isPictureFile(src);
  if (!images) return isReadable && !isWebAddress(src) && !leadsOut(src);
  return isReadable && images.has(src) && !imageFault?.(src);
}
