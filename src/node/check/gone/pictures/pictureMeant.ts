/** Finds the picture that a name without a file means. */
import { HIDDEN_ENDINGS } from "../../files/endings.ts";
import { BESIDE } from "../../wording/commas.ts";
import { percentDecoded } from "../../../../model/spelling.ts";
import { READABLE_TYPES } from "../../../../model/imageTypes.ts";
import { byName } from "../../byName.ts";
import { isDrawingFile, withoutCopy, withoutEnding } from "../../gathered/pictures/pictureNames.ts";
import { didYouMeanFor, write } from "../../wording/instead.ts";
import { byWords } from "./sameWords.ts";
import { nameInStyle } from "../../inTexts/describedPicture.ts";
import { withSlashes } from "../../addresses/onComputer.ts";
import { onlyOf } from "../../onlyOf.ts";
import { once } from "../../../../model/once.ts";
import type { Finding } from "../../finding.ts";
import { meant, ownName, smallNames } from "./pictureIndex.ts";
import { bare, choice, quote } from "../../wording/words.ts";
import { folderPart, lastPart } from "../../pathParts.ts";

type Remedy = Pick<Finding, "fix" | "edit" | "detail" | "guess">;

/** Where a picture is named. */
interface Described {
  /** The field with the picture, if it may be left out. */
  field?: string | undefined;
  /** Whether the picture has a description. */
  isDescribed?: boolean;
}

const OTHER_WORDS = ' If it shows something else, change its "alt" as well.';
const ALIKE =
  "The file has the same name, but its letters with accents are stored in another way, as some computers do.";

/**
 * Returns a function with the fix for the name of a missing picture. Its indexes are built once for all names.
 * @param inUse The pictures that pages show; by default, all.
 */
export function pictureAdvice(
  images: ReadonlySet<string>,
  inUse: () => ReadonlySet<string> = () => images,
): (src: string, at?: Described) => Remedy {
  const names = smallNames(images);
  const withWordsOf = byWords(images, inUse);
  const normal = once(() => byName(images, (image) => image.normalize()));
  return function adviceFor(src, at = {}): Remedy {
    const [, first] = SET.exec(src) ?? [];
    // No edit: the other sizes may be other pictures.
    if (first !== undefined) return { fix: adviceFor(first, at).fix };
    const styled = nameInStyle(src);
    if (styled !== undefined) {
      const inner = adviceFor(styled, at);
      return inner.edit || inner.guess ? inner : { fix: `write ${quote(insideImages(styled))}, and ${inner.fix}` };
    }
    const whole = insideImages(src);
    const isFolder = names.asked("folder", folderPart(whole.toLowerCase())).length > 0;
    const plain = isFolder ? whole : whole.replace(UPLOADS, "");
    const same = names.asked("whole", plain.toLowerCase());
    const sure = same.length === 1 ? same[0] : same.find((image) => image === plain);
    if (sure !== undefined) return write(sure);
    const alike = normal().get(plain.normalize()) ?? [];
    if (alike.length === 1) return { ...write(alike[0]!), detail: ALIKE };
    const doubled = onlyOf(names.asked("single", plain.toLowerCase()).filter((image) => !inUse().has(image)));
    if (doubled !== undefined && plain === src)
      return {
        fix: `rename the file images/${doubled} to images/${plain}: its ending is there twice. ${HIDDEN_ENDINGS}`,
      };
    const alone = meant(plain.toLowerCase(), names);
    const others = alone.length > 0 ? [] : withWordsOf(plain);
    const near = [...new Set([...(others.length > 2 ? [] : [...alone, ...others]), ...drawnAs(plain, images)])];
    const there = names.asked("folder", folderPart(plain.toLowerCase()));
    const beside = there.filter((image) => areOfOneKind(plain, image));
    const [only] = near;
    if (only !== undefined && near.length === 1 && isUntidy(only, plain) && !inUse().has(only))
      return { fix: `rename the file images/${only} to images/${plain}, or write ${quote(only)}.` };
    const [inside] = near.length > 0 ? [] : names.asked("folder", `${plain.toLowerCase().replace(/\/$/, "")}/`);
    if (inside !== undefined)
      return { fix: `${quote(plain)} is a folder: write the name of a picture in it, for example ${quote(inside)}.` };
    const also = at.isDescribed ? OTHER_WORDS : "";
    if (only !== undefined && near.length === 1 && mayDiffer(plain, only)) {
      const { fix, guess } = didYouMeanFor(plain, near);
      return { fix: fix + also, guess };
    }
    if (near.length > 0) return didYouMeanFor(plain, near);
    const isFresh = (image: string) => !inUse().has(image) && isDrawingFile(image) === isDrawingFile(plain);
    const fresh = plain.includes("/") ? onlyOf(there.filter(isFresh)) : undefined;
    const fix = putThere(plain, { src, field: at.field, beside, fresh });
    return { fix: fresh === undefined || beside.length > 0 ? fix : fix + also };
  };
}

/** The drawing that has this name, as blocks with drawings call it. */
function drawnAs(name: string, images: ReadonlySet<string>): string[] {
  return ["pictograms", "logos"].map((folder) => `${folder}/${name}.svg`).filter((drawing) => images.has(drawing));
}

/** Whether a file has the name of a copy, and the wrong name is a tidy one with the same extension. */
function isUntidy(image: string, name: string): boolean {
  const endingOf = (each: string) => /\.\w+$/.exec(each)?.[0].toLowerCase();
  return /[^\w./-]/.test(image) && /^[a-z\d_./-]+$/.test(name) && endingOf(image) === endingOf(name);
}

/** A comma in place of the dot before the extension. */
const OTHER_POINT = new RegExp(`\\s*[,;]\\s*(?=(?:${READABLE_TYPES.join("|")})$)`, "i");

/** The value of "srcset" in HTML: one picture in several sizes. */
const SET =
  /^\s*([^\s,]{1,200}\.\w{2,5})(?=[\s,])(?=[^]*\s[\d.]{1,8}[xw]\s*(?:,|$))(?:\s+[\d.]{1,8}[xw])?(?:\s*,[^]*)?$/;

/** The upload folder of WordPress. */
const UPLOADS = /^wp-content\/uploads\/(?:\d{4}\/\d{2}\/)?/;

/** The most pictures of a folder that are suggested. */
const FEW = 3;

interface Missing {
  src: string;
  field: string | undefined;
  /** The pictures in its folder with similar names. */
  beside: readonly string[];
  /** The only picture in its folder that no page shows. */
  fresh: string | undefined;
}

function putThere(plain: string, { src, field, beside, fresh }: Missing): string {
  const folder = isFolderName(folderPart(plain)) ? folderPart(plain) : "";
  const ending = /\.([a-z0-9]+)$/i.exec(plain)?.[1]?.toLowerCase();
  const asOther = (READABLE_TYPES as readonly (string | undefined)[]).includes(ending) ? "" : " as WebP, PNG or JPEG";
  const put = `put the file into the folder images/${folder}${asOther}`;
  const isFew = beside.length > 0 && beside.length <= FEW;
  const other = isFew
    ? `write ${choice(beside)}, which ${beside.length > 1 ? "are" : "is"} there`
    : fresh === undefined
      ? "write the name of one that is there"
      : `write ${quote(fresh)}, which is there and shown nowhere`;
  const ways =
    field === undefined
      ? `${put}, or ${other}.`
      : `${put}, ${other}, or take "${field}" out, ${BESIDE}, until you have it.`;
  return plain !== src && folder === folderPart(plain) ? `write ${quote(plain)}, and ${ways}` : ways;
}

/** Whether the files may show different things: a number is another one, or a name has a word more at its end. */
function mayDiffer(name: string, other: string): boolean {
  const [own, its] = [name, other].map((each) => withoutCopy(ownName(each)));
  const numbers = (each = "") => (each.match(/\d+/g) ?? []).map(Number).join(" ");
  const goesOn = (long = "", short = "") => long.startsWith(short) && /^[-_ ]/.test(long.slice(short.length));
  return numbers(own) !== numbers(its) || goesOn(own, its) || goesOn(its, own);
}

/** Whether two names share two words, or all words of the first one. */
function areOfOneKind(a: string, b: string): boolean {
  const [own, other] = [a, b].map((name) => new Set(withoutEnding(lastPart(name.toLowerCase())).split(/[^\p{L}]+/u)));
  const words = [...own!].filter((word) => word.length > 2);
  const shared = words.filter((word) => other!.has(word)).length;
  return shared > 1 || (shared > 0 && shared === words.length);
}

/** A name relative to images/, without what people put before or behind it. */
function insideImages(src: string): string {
  // An invisible character at the start was a backslash and a letter before JSON parsed it.
  const isMade = /^[\b\f\n\r\t]\w/.test(src);
  const [, inLink] = /^!?\[[^[\]]*\]\(([^()\s]+)\)$/.exec(src) ?? [];
  const name = withSlashes(inLink ?? (isMade ? src.trimEnd() : bare(src)))
    .replace(/[?#].*$/s, "")
    .replaceAll(/\s*\/\s*/g, "/")
    .replace(OTHER_POINT, ".");
  return (percentDecoded(name) ?? name).replace(/^(?:\.{0,2}\/)*(?:images\/)?/i, "");
}

/** Whether this is a valid name for a folder in images/. */
function isFolderName(folder: string): boolean {
  return /^(?:[\w-]+\/)+$/.test(folder);
}
