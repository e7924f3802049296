import { piecesOf } from "../gathered/markdown.ts";
import { valueAt } from "../lookup.ts";
import type { Rule } from "../rule.ts";
import { couldStand } from "../shape/meanings.ts";
import { example, quote } from "../words.ts";

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
        if (piece.type !== "image") continue;
        const written = text.slice(piece.position?.start.offset, piece.position?.end.offset);
        const message = `a picture cannot stand in a text: ${quote(written)} would be shown as it is written.`;
        const around = path.slice(
          0,
          path.findLastIndex((key) => typeof key === "string"),
        );
        const isHere =
          couldStand(lookup, { document, path: around }, { field: "image", value: { src: "…", alt: "…" } }) &&
          valueAt(document, [...around, "image"]) === undefined;
        const image = { src: piece.url, alt: piece.alt || "…" };
        const fix = isHere
          ? `take it out, and write it behind the text: "image": ${example(image)}.`
          : 'take it out, and show the picture in a block that has an "image", for example a hero or an article.';
        yield { document, path, point: "value", message, fix };
      }
    },
  },
};
