/** The finding, with its edit, for two values that have changed places. */
import type { Path } from "../../../model/fields.ts";
import { valueAt } from "../json.ts";
import { extentOf, rangeOf } from "./position.ts";
import type { Document } from "./document.ts";
import type { Edit, Finding } from "../finding.ts";
import { quote } from "../wording/words.ts";

/** @param paths Two properties of a group, or one of the group and one further inside. */
export function exchangedValues(document: Document, paths: readonly [Path, Path]): Finding {
  const offset = (path: Path) => rangeOf(document, path, "value").offset;
  // In the order of the text: authors look at the first one, and the edit starts there.
  const [first, second] = paths.toSorted((a, b) => offset(a) - offset(b)) as [Path, Path];
  const place = first.slice(
    0,
    first.findIndex((key, i) => key !== second[i]),
  );
  const [one, other] = [first, second].map((path) => namesIn(path.slice(place.length)));
  const [left, right] = [first, second].map((path) => valueAt(document, path));
  const areTexts = typeof left === "string" && typeof right === "string";
  return {
    document,
    path: first,
    spoils: second,
    point: "value",
    piece: "",
    place,
    message: `the values of ${one} and ${other} have changed places.`,
    fix: areTexts
      ? `write ${quote(right)} into ${one}, and ${quote(left)} into ${other}.`
      : `let what stands behind ${one} and what stands behind ${other} change places.`,
    edit: () => exchange(document, first, second),
  };
}

/** `"with" > "heading"` */
function namesIn(path: Path): string {
  return path.map((key) => quote(String(key))).join(" > ");
}

/** Undefined if one of the two has no position in the text. */
function exchange(document: Document, first: Path, second: Path): Edit | undefined {
  const extents = [extentOf(document, first), extentOf(document, second)];
  const [early, late] = extents.toSorted((a, b) => (a?.offset ?? 0) - (b?.offset ?? 0));
  if (!early || !late) return undefined;
  const { text } = document;
  const written = ({ offset, length }: { offset: number; length: number }) => text.slice(offset, offset + length);
  const between = text.slice(early.offset + early.length, late.offset);
  const length = late.offset + late.length - early.offset;
  return { offset: early.offset, length, text: written(late) + between + written(early) };
}
