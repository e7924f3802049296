/** All pictures that authors named, in any field. */
import { isBlank } from "../../../../model/blank.ts";
import type { Path } from "../../../../model/fields.ts";
import type { Field } from "../../document/fields.ts";
import { lastPart } from "../../pathParts.ts";
import { plainName } from "./pictureNames.ts";
import { isGroup } from "../../json.ts";
import { ON_COMPUTER } from "../../addresses/onComputer.ts";
import { toldFirst } from "../../toldFirst.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import type { Group } from "../../site.ts";
import { isSwappedPicture } from "../swapped.ts";

/** The name of a picture and its path in a document. */
export interface NamedPicture {
  document: Document;
  src: string;
  path: Path;
}

/** The description of a picture, never blank. */
export interface Alt {
  document: Document;
  text: string;
  picture: Group;
  path: Path;
}

interface GatheredPictures {
  pictures: NamedPicture[];
  alts: Alt[];
}

/** In the order of the files, wrong names included. Swapped names and descriptions are the right way round here. */
export function picturesOf(context: Context): readonly NamedPicture[] {
  return toldFirst(found(context).pictures, context);
}

/** In the order of the files, including those that are already known to be wrong. */
export function altsOf(context: Context): readonly Alt[] {
  return found(context).alts;
}

const found = perContext(find);

function find({ fields }: Context): GatheredPictures {
  const pictures: NamedPicture[] = [];
  const alts: Alt[] = [];
  for (const { document, value, path } of fields("image")) {
    if (!isGroup(value)) continue;
    const { src, alt: words } = value;
    if (isSwappedPicture(src, words)) {
      const picture = { ...value, src: words!, alt: src! };
      pictures.push({ document, src: words as string, path: [...path, "alt"] });
      alts.push({ document, text: src as string, picture, path: [...path, "src"] });
      continue;
    }
    if (typeof src === "string") pictures.push({ document, src, path: [...path, "src"] });
    const alt = altIn({ document, value, path });
    if (alt) alts.push(alt);
  }
  for (const { document, value, path } of fields("imageFile"))
    if (typeof value === "string") pictures.push({ document, src: value, path });
  return { pictures, alts };
}

/** The description of a picture, unless it is blank. */
export function altIn({ document, value, path }: Field): Alt | undefined {
  const text = isGroup(value) ? value["alt"] : undefined;
  if (typeof text !== "string" || isBlank(text)) return undefined;
  return { document, text, picture: value as Group, path: [...path, "alt"] };
}

/** Whether a picture has a description or is marked as decorative. A description that is no text is told elsewhere. */
export function isDescribed({ alt, decorative }: Group): boolean {
  const isMissing = alt === undefined || alt === null || (typeof alt === "string" && isBlank(alt));
  return decorative === true || !isMissing;
}

/** Whether the name of a picture is a URL, including data URLs. */
export function isWebAddress(src: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]+:|\/\/)/i.test(src) && !/^\s*file:/i.test(src);
}

const LEADS_OUT = new RegExp(String.raw`${ON_COMPUTER}|(?:^|[\\/])\.\.(?:[\\/]|$)`, "i");

/** Whether the path of a picture leads out of `images/`: to a parent folder, or to an absolute path. */
export function leadsOut(src: string): boolean {
  const inside = src.replace(/^\s*(?:\.{1,2}[\\/])+images[\\/]/i, "");
  return LEADS_OUT.test(inside);
}

/**
 * The pictures with the same file name in any folder; if there are none, those that have the same name without suffixes
 * of copies.
 */
export function withSameName(src: string, images: ReadonlySet<string> = new Set()): string[] {
  const name = lastPart(src.replaceAll("\\", "/").replace(/[?#].*$/s, ""))
    .trim()
    .toLowerCase();
  if (name === "" || /^\s*data:/i.test(src)) return [];
  const same = [...images].filter((image) => lastPart(image.toLowerCase()) === name);
  const plain = plainName(name);
  return same.length > 0 ? same : [...images].filter((image) => plainName(image) === plain);
}
