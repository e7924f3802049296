import { didYouMean } from "../wording/instead.ts";
import { isPictureFile } from "../../../model/imageTypes.ts";
import { leadsOut, picturesOf, withSameName } from "../gathered/pictures/pictures.ts";
import { fileOnComputer } from "../addresses/onComputer.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** The name of a picture starts from the folder images/ and stays in it. */
export const imageOutside: Rule = {
  code: "image-outside",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A picture outside the folder images/",
    why: "Only what is in the folder images/ goes with the site. A file elsewhere on your computer is not there for visitors.",
    mend: 'Copy the file into the folder `images/` and write its name from there, without "..", a drive or a slash at the start.',
  },
  *run(context) {
    for (const { document, path, src } of picturesOf(context)) {
      if (context.images?.has(src) || !leadsOut(src) || context.isWrong(document, path)) continue;
      const near = withSameName(src, context.images);
      const own = fileOnComputer(src);
      const message = own?.message ?? `${quote(src)} is not in the folder images/.`;
      const fix =
        near.length === 1
          ? didYouMean(...near).fix
          : (own?.fix ??
            (isNoPicture(src) ? NO_PICTURE : "copy the file into the folder images/ and write its name from there."));
      yield { document, path, point: "value", message, fix };
    }
  },
};

const NO_PICTURE = "write the name of a picture in the folder images/. This is none.";

/** Whether a name has the ending of other files. */
function isNoPicture(src: string): boolean {
  return /\.\w+$/.test(src) && !isPictureFile(src);
}
