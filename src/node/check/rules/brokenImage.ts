import type { ImageFault } from "../../images/imageError.ts";
import { isPictureFile } from "../../../model/imageTypes.ts";
import { byName } from "../byName.ts";
import { picturesOf } from "../gathered/pictures/pictures.ts";
import { sayGone } from "../wording/elsewhere.ts";
import { namedDrawings } from "../gone/pictures/goneDrawings.ts";
import type { Context, Rule } from "../rule.ts";

/** The file of a picture is a picture, and all of it is there. */
export const brokenImage: Rule = {
  code: "broken-image",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A picture that cannot be read",
    why: "The file is empty, only half of it was copied, it is something else with the ending of a picture, it only points to a file outside of the project, or it has more pixels than can be worked with. Visitors would see nothing.",
    mend: "Look whether the file opens on your computer. Copy it into `images/` again, or export it again from the program that made it.",
  },
  *run(context) {
    const named = [...picturesOf(context), ...namedDrawings(context)];
    for (const [src, all] of byName(named, (place) => place.src)) {
      const fault = faultOf(src, context);
      const places = fault ? all.filter(({ document, path }) => !context.isWrong(document, path)) : [];
      if (!fault || places.length === 0) continue;
      const fix = fault.fix.charAt(0).toLowerCase() + fault.fix.slice(1);
      yield sayGone(`images/${src} ${fault.what}.`, places, { all: "places show it.", fix });
    }
  },
};

function faultOf(src: string, { images, imageFault }: Context): ImageFault | undefined {
  const isReadable = isPictureFile(src);
  return isReadable && images?.has(src) ? imageFault?.(src) : undefined;
}
