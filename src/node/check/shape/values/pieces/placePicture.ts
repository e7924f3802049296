/** Puts a picture into the field of a group that is made for it. */
import type { MarkupPiece } from "../../../inTexts/pieces.ts";
import type { Group } from "../../../site.ts";
import { type Filling, freeField, isPicture, shown } from "./filling.ts";
import { placeText } from "./placeText.ts";

export function placePicture(filling: Filling, { src, alt }: Extract<MarkupPiece, { kind: "picture" }>): void {
  const { group, fields, left, home } = filling;
  const file = home.pictureFor(src);
  const described = descriptionOf(alt);
  if (isPicture(filling)) {
    if ("src" in group) left.push(`the picture ${shown(src)}`);
    else Object.assign(group, { src: file ?? src, ...described });
    return;
  }
  const own = freeField(filling, ({ schema: { kind } }) => kind === "image" || kind === "imageFile");
  const isLogo = !own && fields.some(({ schema }) => schema.kind === "logo");
  if (isLogo && alt) placeText(filling, { kind: "heading", html: alt });
  else if (!own) left.push(`the picture ${shown(src)}`);
  else if (file === undefined) left.push(`the picture ${shown(src)}, which is not in images/`);
  else group[own.name] = own.schema.kind === "imageFile" ? file : { src: file, ...described };
}

/** In HTML, an empty `alt` means that the picture is decorative. */
function descriptionOf(alt: string | undefined): Group {
  if (alt === undefined) return { alt: "…" };
  return alt.trim() === "" ? { decorative: true } : { alt };
}
