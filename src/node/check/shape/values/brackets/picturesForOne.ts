/** A list of names of pictures, or of a picture and its description, where one picture is asked for. */
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { choice, example } from "../../../wording/words.ts";
import { withOwn } from "../../example/ownExample.ts";
import { named, writeIt } from "../../wrong.ts";
import { withoutFolder } from "../../../gathered/pictures/pictureNames.ts";
import { ADDRESS } from "../meant/linkInText.ts";
import type { Fixer, WrongType } from "../../wrongType.ts";
import { forOthers } from "./groupsForOne.ts";

export const picturesForOne: Fixer = (wrong) => {
  const { value, schema } = wrong;
  const texts = schema.kind === "image" && Array.isArray(value) && value.length > 1 ? value : [];
  if (texts.length === 0 || !texts.every((each) => typeof each === "string")) return undefined;
  const cells = [...new Set(texts.map((each) => (isPictureFile(each) ? withoutFolder(each) : each)))];
  const isHere = (each: string) => isPictureFile(each) && !/^https?:/i.test(each);
  const [src = "…", ...others] = cells.filter(isHere);
  const rest = cells.filter((each) => !isHere(each));
  const alt = rest.find((each) => !ADDRESS.test(each) && !isPictureFile(each));
  if (src === "…" && alt === undefined) return undefined;
  const shown = example({ src, alt: alt ?? "…" });
  const like = `${writeIt(wrong)} like this${withOwn(shown)}: ${named(wrong, shown)}.`;
  const elsewhere = otherPictures(wrong, others);
  return { fix: `${like}${elsewhere}${leftOver(rest.filter((each) => each !== alt))}` };
};

/** Says where pictures can go that the field has no room for. */
export function otherPictures(wrong: WrongType, names: readonly string[]): string {
  if (names.length === 0) return "";
  const home = forOthers(
    wrong,
    names.map((src) => ({ src })),
  );
  return home || ` There is room for one picture here: show ${choice(names, "and")} elsewhere.`;
}

/** Says what to do with the cells that fit no field. */
export function leftOver(cells: readonly Parameters<typeof example>[0][]): string {
  if (cells.length === 0) return "";
  const [is, it] = cells.length > 1 ? ["are", "them"] : ["is", "it"];
  return ` Left over ${is} ${cells.map((cell) => example(cell)).join(" and ")}: say ${it} in a text, or leave ${it} out.`;
}
