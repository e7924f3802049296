/** Puts a link into the field of a group that is made for it, or beside its texts. */
import type { MarkupPiece } from "../../../inTexts/pieces.ts";
import { type Filling, freeField, has, isFilled, isLine, isMarkdown, lineOf, shown } from "./filling.ts";
import { placeText } from "./placeText.ts";

export function placeLink(filling: Filling, { html, href: written }: Extract<MarkupPiece, { kind: "link" }>): void {
  const { group, left, linked, said, home } = filling;
  const href = home.addressFor(written);
  const label = lineOf(filling, html);
  const own =
    label === "" ? undefined : freeField(filling, ({ schema: { properties: inner = {} } }) => isLinkOf(inner));
  if (isLink(filling) && !isFilled(filling, "href")) Object.assign(group, { href }, label !== "" && { label });
  else if (own) group[own.name] = { label, href };
  else if (has(filling, "href") && (!("href" in group) || group["href"] === href))
    placeAddress(filling, { html, href });
  else if (label === "") left.push(shown(href));
  else {
    if (isTitleNext(filling) && said.length > 1) placeText(filling, { kind: "heading", html });
    linked.push(`[${label}](${href})`);
  }
}

/** Whether the group is a link without a text beside it. */
function isLink(filling: Filling): boolean {
  return has(filling, "label", "href") && !filling.fields.some(isMarkdown);
}

function isLinkOf(properties: object): boolean {
  return "href" in properties && "label" in properties;
}

/** The title of a card is often its link as well. */
function placeAddress(filling: Filling, { html, href }: { html: string; href: string }): void {
  const { group, fields, left } = filling;
  group["href"] = href;
  const label = lineOf(filling, html);
  const isOpen = fields.some((field) => isLine(field) && field.isNeeded && !(field.name in group));
  if (isOpen && label !== "") placeText(filling, { kind: "heading", html });
  else if (label !== "" && label !== group["title"]) left.push(shown(label));
}

function isTitleNext(filling: Filling): boolean {
  return filling.texts.size === 0 && freeField(filling, isLine)?.isNeeded === true;
}
