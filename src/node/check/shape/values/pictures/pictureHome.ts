/** Finds a field for a picture that stands in a text. */
import { onlyOf } from "../../../onlyOf.ts";
import type { Place } from "../../../place.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { withSameName } from "../../../gathered/pictures/pictures.ts";
import { withoutFolder } from "../../../gathered/pictures/pictureNames.ts";
import { blockAround, nounOf } from "../../noun.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { couldStand } from "../../couldStand.ts";
import type { Group } from "../../../site.ts";
import { example } from "../../../wording/words.ts";

/** The fix where no field is free for it. */
export const IN_ANOTHER_BLOCK = 'show the picture in a block that has an "image", for example a hero or an article.';

/** A group with a free field, and what it is called. */
interface Home {
  path: Path;
  noun: string;
  /** Whether it is the group with the text. */
  isAround: boolean;
}

/** The group with a free field for a picture. */
export function pictureHome(lookup: Lookup, at: Place): Home | undefined {
  return homeFor(lookup, at, { field: "image", value: { src: "…", alt: "…" } });
}

/** The group with a free field for what stands in a text: the one with the text, else the block around it. */
export function homeFor(
  lookup: Lookup,
  { document, path }: Place,
  { field, value }: { field: string; value: Json },
): Home | undefined {
  const around = path.slice(
    0,
    path.findLastIndex((key) => typeof key === "string"),
  );
  const block = blockAround(around);
  for (const at of [around, block]) {
    const group = at && valueAt(document, at);
    const isFree = at && isGroup(group) && group[field] === undefined;
    if (!isFree || !couldStand(lookup, { document, path: at }, { field, value })) continue;
    return { path: at, noun: nounOf(lookup, { document, path: at, group }), isAround: at === around };
  }
  return undefined;
}

/** Whether a value has the form of a picture: the name of a file, and its description. */
export function isPicture(value: unknown): value is Group & { src: string } {
  if (typeof value !== "object" || value === null || !("src" in value)) return false;
  return typeof value.src === "string" && ("alt" in value || isPictureFile(value.src));
}

/** Whether a value is such a picture, or only the name of its file. */
export function isPictureOrFile(value: Json): boolean {
  return isPicture(value) || (typeof value === "string" && isPictureFile(value));
}

/** A picture in the field that is free for it, with its caption where there is a field for that. */
export function asImage(
  lookup: Lookup,
  at: Place,
  { src, alt, decorative, caption }: { [key: string]: unknown } & { src: string },
): string {
  const shows: Group =
    decorative === true ? { decorative } : { alt: typeof alt === "string" && alt !== "" ? alt : "…" };
  const own = `"image": ${example({ src, ...shows })}`;
  const names = Object.entries(lookup.schemaAt(at.document, at.path)?.schema.properties ?? {});
  const [below] = names.find(([, { shownWith }]) => shownWith === "image") ?? [];
  const isSaid = typeof caption === "string" && below !== undefined;
  return isSaid ? `${own}, ${JSON.stringify(below)}: ${example(caption)}` : own;
}

/** The picture that a name or an address stands for. Undefined where images/ has none, or several. */
export function fileMeant(src: string, images: ReadonlySet<string> | undefined): string | undefined {
  const own = withoutFolder(src).replace(/^\//, "");
  if (!images || images.has(own)) return own;
  return onlyOf(withSameName(src, images));
}
