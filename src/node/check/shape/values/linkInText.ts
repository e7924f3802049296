/** Links that can stand in a text with Markdown, in the place of a field that a group does not have or has once only. */
import type { Place } from "../../place.ts";
import type { Json } from "../../../../model/fields.ts";
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { isDownload } from "../../addresses/downloads.ts";
import { markedLink } from "../../inTexts/markedLink.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup } from "../../json.ts";
import { REMARK } from "../names/synonyms.ts";

interface Links {
  /** The field of the group that takes them. */
  text: string;
  /** As they are written there. */
  links: string[];
}

/** @param at The group, and the name behind which the values stand. Undefined where one is no link, or no text takes any. */
export function linksInText(
  lookup: Lookup,
  { document, path, name }: Place & { name: string },
  values: readonly Json[],
): Links | undefined {
  const fields = Object.keys(lookup.schemaAt(document, path)?.schema.properties ?? {});
  const text = fields.find((field) => lookup.schemaAt(document, [...path, field])?.schema.kind === "markdown");
  const links = values.map((each) => linkIn(each, name)).filter((link) => link !== undefined);
  return text !== undefined && links.length > 0 && links.length === values.length ? { text, links } : undefined;
}

/** A link as it stands in a text. */
export function linkIn(value: Json, name: string): string | undefined {
  if (typeof value === "string" && markedLink(value) && !value.trim().startsWith("!")) return value.trim();
  const { href, label } = isGroup(value) ? partsOf(value) : { href: value, label: undefined };
  if (typeof href === "string" && isDownload(href) && /^[\w-][\w./-]*$/.test(href)) return linkIn(`/${href}`, name);
  if (typeof href === "string" && EMAIL.test(href)) return linkIn(`mailto:${href}`, name);
  if (typeof href !== "string" || !isAddress(href, name)) return undefined;
  return `[${typeof label === "string" && label !== "" ? label : "words to click"}](${href})`;
}

/** An address and the words for it, under whatever names: of each there is one. */
function partsOf(group: { [key: string]: Json }): { href: Json | undefined; label: Json | undefined } {
  const { href, label } = group;
  if (href !== undefined) return { href, label };
  const texts = Object.values(group).filter((each) => typeof each === "string");
  const [address, ...more] = texts.filter((text) => ADDRESS.test(text) && !isPictureFile(text));
  const [words, ...others] = texts.filter((text) => !ADDRESS.test(text));
  return more.length + others.length > 0 || words === undefined ? { href, label } : { href: address, label: words };
}

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[a-z]+$/i;
/** What a link can lead to. */
export const ADDRESS = /^(?:\/|#|https:|mailto:|tel:)\S*$/;

/** Whether a text under this name is an address: "#ff0000" as a colour is no place. */
export function isAddress(text: string, name: string): boolean {
  return ADDRESS.test(text) && !(text.startsWith("#") && REMARK.test(name));
}
