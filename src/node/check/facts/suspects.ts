/** Finds pages that are valid by themselves but may have mistakes in how they refer to other files. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import { oncePerText } from "../../../model/once.ts";
import { hasCard } from "./facts.ts";
import { type NamingList, namingsOf } from "./namings.ts";
import { anchorsOf, hasPlace } from "../outline/anchors.ts";
import { hasDrawing } from "../gone/pictures/goneDrawings.ts";
import { homesOf, isServed, targetsIn } from "../gathered/links/pageLinks.ts";
import { maySeemSmall, seemsSmallElsewhere } from "../rules/smallPicture.ts";
import { isWebAddress, leadsOut } from "../gathered/pictures/pictures.ts";
import type { Context } from "../rule.ts";
import { isMenuEntry } from "../gathered/links/menuEntries.ts";
import type { Document } from "../document/document.ts";

/**
 * The pages with facts only in which a rule across files may have a finding; may include too many. Rules about
 * addresses, titles and descriptions need no open pages, so these count for nothing here.
 */
export function suspects(context: Context): Document[] {
  const isFine: Record<NamingList, (name: string) => boolean> = {
    links: (href) => isFineLink(context, href),
    pages: (route) => isFinePage(context, route),
    pictures: (src) => isFinePicture(context, src),
    pictograms: (name) => hasDrawing(context, "pictogram", name),
    logos: (name) => hasDrawing(context, "logo", name),
  };
  const doubtful = Object.entries(namingsOf(context)).flatMap(([name, givers]) => {
    const list = name as NamingList;
    const names = new Set(Array.from(givers.keys()).filter((each) => !isFine[list](each)));
    return names.size > 0 ? [{ list, names }] : [];
  });
  const isEntry = oncePerText((entry) => isMenuEntry(entry, context));
  return context.documents.filter(
    ({ facts }) =>
      facts &&
      ((facts.hasOwnSocial && seemsSmallElsewhere(context, facts.social)) ||
        (facts.partOf !== undefined && !isEntry(facts.partOf)) ||
        doubtful.some(({ list, names }) => facts[list].some((name) => names.has(name)))),
  );
}

function isFineLink(context: Context, href: string): boolean {
  const target = targetsIn(context)(href);
  if (!target) return true;
  const { route, page, anchor, isFull } = target;
  const anchors = anchorsOf(context);
  // The links in the facts include a link within the page only if its anchor is missing.
  if (route === "") return !anchors;
  if (isFull || !page) return !isFull && isServed(route, context);
  return anchor === undefined || !anchors || hasPlace(anchors.of(page), anchor);
}

function isFinePage(context: Context, route: string): boolean {
  const page = homesOf(context).pages.get(route);
  return page !== undefined && hasCard(page);
}

function isFinePicture({ images, imageFault, imageSize }: Context, src: string): boolean {
  const isReadable = isPictureFile(src);
  if (!images) return isReadable && !isWebAddress(src) && !leadsOut(src);
  return isReadable && images.has(src) && !imageFault?.(src) && !maySeemSmall(imageSize?.(src));
}
