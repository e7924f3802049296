import { isPictureFile } from "../../../model/imageTypes.ts";
import { piecesOf } from "../inTexts/markdown.ts";
import type { Rule } from "../rule.ts";
import { asImage, IN_ANOTHER_BLOCK, pictureHome } from "../shape/names/pictureHome.ts";
import { quote, takeOut } from "../wording/words.ts";

/** As programs for notes have it. */
const EMBEDDED = /!\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]/;

/** Pictures have fields of their own. */
export const pictureInText: Rule = {
  code: "picture-in-text",
  severity: "error",
  docs: {
    title: "A picture in the middle of a text",
    why: "Texts hold words and links. A picture written there is shown as the signs that it is written with.",
    mend: 'Take it out of the text, and give the picture to a block that has one, for example as the "image" of an article, a hero or a card.',
  },
  each: {
    *text({ document, path, text, kind }, { lookup }) {
      if (kind !== "markdown" || !text.includes("![")) return;
      for (const piece of piecesOf(text)) {
        const [embedded, file = ""] = (piece.type === "text" && EMBEDDED.exec(piece.value)) || [];
        const url = piece.type === "image" ? piece.url : file.trim();
        if (piece.type !== "image" && !isPictureFile(url)) continue;
        const written = embedded ?? text.slice(piece.position?.start.offset, piece.position?.end.offset);
        const message = `a picture cannot stand in a text: ${quote(written)} would be shown as it is written.`;
        const home = pictureHome(lookup, { document, path });
        const image = { src: url, alt: (piece.type === "image" && piece.alt) || "" };
        const out = takeOut(text, written);
        const fix = !home
          ? `${out}, and ${IN_ANOTHER_BLOCK}`
          : home.isAround
            ? `${out}, and write it behind the text: ${asImage(lookup, { document, path: home.path }, image)}.`
            : `${out}, and write it as a field of the ${home.noun}: ${asImage(lookup, { document, path: home.path }, image)}.`;
        yield { document, path, point: "value", message, fix };
      }
    },
  },
};
