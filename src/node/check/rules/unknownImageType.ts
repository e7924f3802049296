import { READABLE_TYPES } from "../../../model/imageTypes.ts";
import { isWebAddress, leadsOut, picturesOf } from "../gathered/pictures/pictures.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** A picture has a type that the build can read. */
export const unknownImageType: Rule = {
  code: "unknown-image-type",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A picture of a type that cannot be shown",
    why: "Pictures are made smaller for phones, and that works only with the usual types of files.",
    mend: `Open the picture in the program that you have for pictures, and export it as WebP, PNG or JPEG. These endings work: ${READABLE_TYPES.map((type) => `.${type}`).join(", ")}.`,
  },
  *run(context) {
    const fine = new Set<string>();
    for (const { document, path, src } of picturesOf(context)) {
      if (fine.has(src)) continue;
      const ending = /\.([^./\\]*)$/.exec(src)?.[1]?.toLowerCase() ?? "";
      // A name that is wrong altogether is reported by another rule.
      const isNamed = context.images ? context.images.has(src) : !isWebAddress(src) && !leadsOut(src);
      if (!isNamed || (READABLE_TYPES as readonly string[]).includes(ending)) {
        fine.add(src);
        continue;
      }
      if (context.isWrong(document, path)) continue;
      const kind = ending
        ? `files of the type ${quote(`.${ending}`)} cannot be shown`
        : "a file without an ending cannot be shown";
      const message = `${kind}: ${quote(src)}.`;
      yield {
        document,
        path,
        point: "value",
        message,
        fix: "export it as WebP, PNG or JPEG, and write its new name here.",
      };
    }
  },
};
