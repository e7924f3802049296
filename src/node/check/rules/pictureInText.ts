import { isPictureFile } from "../../../model/imageTypes.ts";
import { piecesOf } from "../inTexts/markdown.ts";
import { isWhole, wholeOut } from "../inTexts/wholeOut.ts";
import { lastOffsetOf, positionOf } from "../document/position.ts";
import { isWebAddress } from "../gathered/pictures/pictures.ts";
import type { Text } from "../gathered/texts/texts.ts";
import { valueAt } from "../json.ts";
import type { Place } from "../place.ts";
import type { Context, Rule } from "../rule.ts";
import { asImage, fileMeant, IN_ANOTHER_BLOCK, pictureHome } from "../shape/values/pictures/pictureHome.ts";
import { withOwn } from "../shape/example/ownExample.ts";
import { withoutFolder } from "../gathered/pictures/pictureNames.ts";
import { quote } from "../wording/words.ts";

/** An embedded file, in the syntax of note-taking programs. */
const EMBEDDED = /!\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]/;

/** Pictures stand in fields of their own. */
export const pictureInText: Rule = {
  code: "picture-in-text",
  severity: "error",
  docs: {
    title: "A picture in the middle of a text",
    why: "Texts hold words and links. A picture written there is shown as the signs that it is written with.",
    mend: 'Take it out of the text, and give the picture to a block that has one, for example as the "image" of an article, a hero or a card.',
  },
  each: {
    *text(written, context) {
      const { document, path, text, kind } = written;
      if (kind !== "markdown" || !text.includes("![")) return;
      let isFirst = !isBehindOthers(written);
      for (const piece of piecesOf(text)) {
        const [embedded, file = ""] = (piece.type === "text" && EMBEDDED.exec(piece.value)) || [];
        const src = piece.type === "image" ? piece.url : file.trim();
        if (piece.type !== "image" && !isPictureFile(src)) continue;
        const mark = embedded ?? text.slice(piece.position?.start.offset, piece.position?.end.offset);
        const message = `a picture cannot stand in a text: ${quote(mark)} would be shown as it is written.`;
        const picture = { src, alt: (piece.type === "image" && piece.alt) || "" };
        const elsewhere = whereElse(context, written, isFirst ? { ...picture, mark } : undefined);
        const fix = `${wholeOut(context, written, mark)}, and ${elsewhere}`;
        isFirst = false;
        yield { document, path, point: "value", message, fix };
      }
    },
  },
};

/** Whether there is a picture in a paragraph before, which takes the field. */
function isBehindOthers({ document, path }: Text): boolean {
  const list = valueAt(document, path.slice(0, -1));
  const before = Array.isArray(list) ? list.slice(0, Number(path.at(-1))) : [];
  return before.some((each) => typeof each === "string" && each.includes("](") && each.includes("!["));
}

interface Picture {
  mark: string;
  src: string;
  alt: string;
}

/** @param picture Omitted if another one takes the only field for it. */
function whereElse(context: Context, written: Text, picture: Picture | undefined): string {
  const { lookup, images } = context;
  const { document, path } = written;
  const home = picture && pictureHome(lookup, { document, path });
  if (!home) return IN_ANOTHER_BLOCK;
  const { src } = picture;
  const file = fileMeant(src, images);
  const own = file ?? lastPart(withoutFolder(src));
  const image = asImage(lookup, { document, path: home.path }, { src: own, alt: picture.alt });
  const toPut = file !== undefined ? "" : ` Put the picture into the folder images/, under the name ${quote(own)}.`;
  const isAll = isWhole(written, picture.mark);
  const where = home.isAround && !isAll ? behindText({ document, path }) : `as a field of the ${home.noun}`;
  return `write ${isAll ? "the picture" : "it"} ${where}${withOwn(image)}: ${image}.${toPut}`;
}

function lastPart(address: string): string {
  const [plain = ""] = address.split(/[?#]/);
  return isWebAddress(plain) ? plain.slice(plain.lastIndexOf("/") + 1) : plain;
}

function behindText({ document, path }: Place): string {
  if (typeof path.at(-1) !== "number") return "behind the text, with a comma between";
  const { line } = positionOf(document, lastOffsetOf(document, path.slice(0, -1)));
  return `behind the ] of line ${line}, with a comma between`;
}
