/** A phone number or an email address in the place of a group that shows one and leads to it. */
import type { Schema } from "../../../../../model/fields.ts";
import { mailHref, telHref } from "../../../../../model/urls.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { Group } from "../../../site.ts";

const WORDS = String.raw`(?:(\p{L}[^\d+@{}]{0,40}?)[:,]?\s{1,3})?`;
const PHONE = new RegExp(String.raw`^${WORDS}(\{phone\}|\+?\d[\d ()-]{6,20})$`, "u");
const MAIL = new RegExp(
  String.raw`^${WORDS}(\{email\}|[^\s@:{}]{1,64}@[^\s@:{}.]{1,64}(?:\.[^\s@:{}.]{1,64}){1,4})$`,
  "u",
);

interface Way {
  said: string;
  words?: string | undefined;
  href: string;
  icon: string;
}

/** The group with all that it needs; undefined for other texts, and for groups that show no such value. */
export function contactMeant(text: string, { properties = {}, required = [] }: Schema): Group | undefined {
  if (isLink({ properties, required })) return linkTo(text.trim());
  // Its example is filled in: "{email}".
  const shown = Object.keys(properties).find((name) => /^\{\w+\}$/.test(String(properties[name]!.examples?.[0])));
  const way = wayIn(text.trim());
  if (!way || shown === undefined || !Object.hasOwn(properties, "href")) return undefined;
  const own: Group = { icon: way.icon, [shown]: way.said, href: way.href };
  const names = Object.keys(properties).filter((name) => required.includes(name) || [shown, "href"].includes(name));
  return Object.fromEntries(names.map((name) => [name, own[name] ?? way.words ?? "…"]));
}

/** Whether a group is a link and nothing else. */
function isLink({ properties = {}, required = [] }: Schema): boolean {
  return "label" in properties && "href" in properties && required.every((name) => ["label", "href"].includes(name));
}

/** A link whose words have the number or the address that it leads to. */
function linkTo(text: string): Group | undefined {
  const href = hrefIn(text);
  return href === undefined ? undefined : { label: text, href };
}

/** The address for the only phone number or email address in some words. */
function hrefIn(words: string): string | undefined {
  // A whole address behind the words is no part of them.
  if (/(?:tel|mailto):/.test(words)) return undefined;
  const names = words.match(/\{(?:phone|email)\}/g) ?? [];
  return names.length > 0 ? contactHref(onlyOf(names) ?? "") : contactHref(words);
}

/** The address for a phone number or an email address, which may have words before it. */
export function contactHref(text: string): string | undefined {
  return wayIn(text)?.href;
}

function wayIn(text: string): Way | undefined {
  const [, called, phone] = PHONE.exec(text) ?? [];
  if (phone !== undefined)
    return { said: phone, words: called, href: phone.startsWith("{") ? `tel:${phone}` : telHref(phone), icon: "phone" };
  const [, words, mail] = MAIL.exec(text) ?? [];
  return mail === undefined
    ? undefined
    : { said: mail, words, href: mail.startsWith("{") ? `mailto:${mail}` : mailHref(mail), icon: "mail" };
}
