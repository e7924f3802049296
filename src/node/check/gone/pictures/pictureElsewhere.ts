/** Pictures in the folder of pages or in public/ instead of images/. */
import type { NamedPicture } from "../../gathered/pictures/pictures.ts";
import type { Context } from "../../rule.ts";
import type { Finding } from "../../finding.ts";
import { folderPart, lastPart } from "../../pathParts.ts";

/**
 * The message and fix for a picture in a wrong folder; undefined if there is none of this name, or if there is one in
 * images/.
 * @param places All places that name it.
 */
export function pictureElsewhere(
  places: readonly NamedPicture[],
  named: readonly NamedPicture[],
  { isThere, images, served }: Context,
): Pick<Finding, "message" | "fix" | "tellsOf"> | undefined {
  const [picture] = places as [NamedPicture];
  const { src, document } = picture;
  if (!/^(?:[\w-]+\/)*[\w-][\w.-]*$/.test(src)) return undefined;
  const name = lastPart(src);
  const folder = folderPart(document.file);
  const file = [`pages/${src}`, `${folder}${src}`, `pages/${name}`, `${folder}${name}`].find(isThere);
  const inPublic = file === undefined ? [src, name].find((each) => served?.has(each)) : undefined;
  const lies = file ?? (inPublic === undefined ? undefined : `public/${inPublic}`);
  if (lies === undefined || [...images!].some((image) => `/${image}`.endsWith(`/${name}`))) return undefined;
  const home = src === name && places.length === 1 ? `${folderBeside(picture, named)}${name}` : src;
  const write = home === src ? "" : `, and write "${home}"`;
  const where = file === undefined ? "in another folder than the pictures" : "among the pages, where nobody sees it";
  return {
    message: `the picture "${src}" lies ${where}: ${lies}.`,
    fix: `move it to images/${home}${write}.`,
    ...(file !== undefined && { tellsOf: file }),
  };
}

/**
 * The folder of the pictures in the same field of the other entries of the array; empty if there are several or none.
 */
function folderBeside({ document, path }: NamedPicture, named: readonly NamedPicture[]): string {
  const at = path.findLastIndex((key) => typeof key === "number");
  if (at < 0) return "";
  const isBeside = (other: NamedPicture) =>
    other.document === document &&
    other.path.length === path.length &&
    other.path.every((key, i) => (i === at ? key !== path[i] : key === path[i]));
  const others = named.filter((other) => isBeside(other) && !other.src.endsWith(".svg"));
  const [folder, ...more] = new Set(others.map(({ src }) => /^(?:[\w-]+\/)*/.exec(src)![0]));
  return more.length === 0 ? (folder ?? "") : "";
}
