import type { ImageFault } from "../../images/imageError.ts";
import { READABLE_TYPES } from "../../../model/imageTypes.ts";
import { picturesOf } from "../gathered/pictures.ts";
import type { Context, Rule } from "../rule.ts";

/** The file of a picture is a picture, and all of it is there. */
export const brokenImage: Rule = {
  code: "broken-image",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A picture that cannot be read",
    why: "The file is empty, only half of it was copied, or it is something else with the ending of a picture. Visitors would see nothing.",
    mend: "Look whether the file opens on your computer. Copy it into `images/` again, or export it again from the program that made it.",
  },
  *run(context) {
    const known = new Map<string, ImageFault | undefined>();
    for (const { document, path, src } of picturesOf(context)) {
      if (!known.has(src)) known.set(src, faultOf(src, context));
      const fault = known.get(src);
      if (!fault || context.isWrong(document, path)) continue;
      const fix = fault.fix.charAt(0).toLowerCase() + fault.fix.slice(1);
      yield { document, path, point: "value", message: `images/${src} ${fault.what}.`, fix };
    }
  },
};

function faultOf(src: string, { images, imageFault }: Context): ImageFault | undefined {
  const isReadable = READABLE_TYPES.some((type) => src.toLowerCase().endsWith(`.${type}`));
  return isReadable && images?.has(src) ? imageFault?.(src) : undefined;
}
