import { didYouMean } from "../wording/instead.ts";
import { isWebAddress, picturesOf, withSameName } from "../gathered/pictures/pictures.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** Pictures are files of the site. */
export const imageAddress: Rule = {
  code: "image-address",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A picture from another site",
    why: "The site makes small and quick versions of its pictures, and shows none that may be changed or taken away elsewhere.",
    mend: "Save the picture into the folder `images/` and write its name from there, for example `portfolio/01-organic-honey.webp`.",
  },
  *run(context) {
    for (const { document, path, src } of picturesOf(context)) {
      if (context.images?.has(src) || !isWebAddress(src) || context.isWrong(document, path)) continue;
      const near = withSameName(src, context.images);
      const message = /^\s*data:/i.test(src)
        ? `the picture is written into the page: ${quote(src)}.`
        : `${quote(src)} is an address on the web. Pictures from there are not loaded.`;
      const fix =
        near.length === 1
          ? didYouMean(...near).fix
          : 'save the picture into the folder images/ and write its name from there, with its folder if it is in one: "folder/name.webp".';
      yield { document, path, point: "value", message, fix };
    }
  },
};
