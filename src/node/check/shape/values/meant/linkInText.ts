/** Links that can go into a Markdown text, where a group has no field for them, or only one. */
import type { Group } from "../../../site.ts";
import type { Place } from "../../../place.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isBlank } from "../../../../../model/blank.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { isDownload } from "../../../addresses/downloads.ts";
import { markedLink } from "../../../inTexts/markedLink.ts";
import { fieldsOfKind, type Lookup } from "../../../lookup.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { REMARK } from "../../../wording/synonyms.ts";

interface Links {
  /** The field of the group that takes them. */
  text: string;
  /** The links in Markdown. */
  links: string[];
  /** Where they go in it, as the author types it: `at the end of "lead": " [Our prices](/prices)."` */
  into: string;
}

/** Undefined where a value is no link, or where no text takes links. @param at The group, and the name that has the values. */
export function linksInText(
  lookup: Lookup,
  { document, path, name }: Place & { name: string },
  values: readonly Json[],
): Links | undefined {
  const [text] = fieldsOfKind(lookup, { document, path }, "markdown");
  const links = values.map((each) => linkIn(each, name)).filter((link) => link !== undefined);
  if (text === undefined || links.length === 0 || links.length !== values.length) return undefined;
  return { text, links, into: placeIn(text, valueAt(document, [...path, text]), links.join(" and ")) };
}

/** At the end of the existing words; as a paragraph of its own where these are a list. */
function placeIn(name: string, there: Json | undefined, links: string): string {
  const last = Array.isArray(there) ? there.at(-1) : there;
  if (typeof last !== "string" || isBlank(last)) return `in "${name}": ${JSON.stringify(links)}`;
  // The words of a link may end the sentence themselves.
  const isEnded = /[.!?…]["”’)*_]*\]\([^()]*\)$/.test(links);
  const sentence = `${links}${/[.!?…]["”’)*_]*$/.test(last) && !isEnded ? "." : ""}`;
  if (Array.isArray(there))
    return `at the end of the list "${name}", with a comma before it: ${JSON.stringify(sentence)}`;
  const between = last.includes("\n") ? "\n\n" : " ";
  return `at the end of "${name}": ${JSON.stringify(between + sentence)}`;
}

/** A value as a link in Markdown. */
export function linkIn(value: Json, name: string): string | undefined {
  if (typeof value === "string" && markedLink(value) && !value.trim().startsWith("!")) return value.trim();
  const { href, label } = isGroup(value) ? partsOf(value) : { href: value, label: undefined };
  if (typeof href === "string" && isDownload(href) && /^[\w-][\w./-]*$/.test(href)) return linkIn(`/${href}`, name);
  if (typeof href === "string" && EMAIL.test(href)) return linkIn(`mailto:${href}`, name);
  if (typeof href !== "string" || !isAddress(href, name)) return undefined;
  return `[${typeof label === "string" && label !== "" ? label : (labelBy(name) ?? "words to click")}](${href})`;
}

export const WATCH = "Watch the video";
export const SHOW_WAY = "Show the way on a map";

/** The label of a link, derived from the name of its field. */
export function labelBy(name: string): string | undefined {
  if (isVideo(name)) return WATCH;
  return /^(?:google|openstreet)?_?maps?(?:_?(?:url|link|address))?$/i.test(name) ? SHOW_WAY : undefined;
}

export function isVideo(name: string): boolean {
  return /video|film|trailer|youtube|vimeo/i.test(name);
}

/** The address and the label of a link, whatever their names are, where there is one of each. */
function partsOf(group: Group): { href: Json | undefined; label: Json | undefined } {
  const { href, label } = group;
  if (href !== undefined) return { href, label };
  const texts = Object.keys(group).flatMap((name) => (OF_PROGRAMS.test(name) ? [] : textOf(group[name])));
  const [address, ...more] = texts.filter((text) => ADDRESS.test(text));
  const [words, ...others] = texts.filter((text) => !ADDRESS.test(text));
  return more.length + others.length > 0 || address === undefined ? { href, label } : { href: address, label: words };
}

/** The same for a group with nothing else that visitors read; undefined if there is more, or no address. */
export function linkAlone(group: Group, name: string): { href: string; label: string } | undefined {
  const { href, label } = partsOf(group);
  const isAll = Object.entries(group).every(([own, each]) => OF_PROGRAMS.test(own) || each === href || each === label);
  if (!isAll || typeof href !== "string" || !isAddress(href, name)) return undefined;
  return { href, label: typeof label === "string" ? label : "" };
}

/** Settings of a link that visitors do not read. */
const OF_PROGRAMS = /^(?:provider|platform|type|kind|id|target|rel|icon|variant)$/i;

function textOf(value: Json | undefined): string[] {
  return typeof value === "string" && !isPictureFile(value) ? [value] : [];
}

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[a-z]+$/i;
/** What a link can lead to. */
export const ADDRESS = /^(?:\/|#|https:|mailto:|tel:)\S*$/;

/** Whether a text is words or a part of them, with nothing of an address: "4th floor, Sample House". A page may still be called so. */
export function isWordsAlone(text: string): boolean {
  return /\p{L}/u.test(text) && (/\S\s+\S/.test(text) || /^\p{Lu}/u.test(text)) && !OF_ADDRESS.test(text);
}

/** What an address may have and a phrase has not: a start, a scheme, an "@", a host or a file. */
const OF_ADDRESS = /^\W*(?:\/|#|www\.)|@|\w:\S|\{(?:email|phone)\}|\w\.[a-z]{2,}(?:[/?#\s]|$)|[<>\]]/i;

/** Whether a text under this name is an address: the colour "#ff0000" is none. */
export function isAddress(text: string, name: string): boolean {
  return ADDRESS.test(text) && !(text.startsWith("#") && REMARK.test(name));
}
