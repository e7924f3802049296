/** Rewrites blocks of other programs as blocks that say the same, with all words of their author. */
import { onlyOf } from "../../onlyOf.ts";
import type { Json } from "../../../../model/fields.ts";
import { isGroup } from "../../json.ts";
import type { Group } from "../../site.ts";
import { example, LONGEST, LONGEST_AGAIN } from "../../wording/words.ts";
import { isSaid } from "../names/words/onlyFree.ts";
import { readableIn } from "../names/words/saidInBlocks.ts";
import { withOwn } from "../example/ownExample.ts";
import { SHOW_WAY, WATCH } from "../values/meant/linkInText.ts";
import { wordsWithin } from "../wordsWithin.ts";

const HEADING = /^(?:heading|title|headline)$/i;
const BUTTON = /^(?:button|submit|cta)/i;
const SUCCESS = /success|thank|confirm/i;
/** Names of what form fields contain, and of messages. */
const OF_FIELDS = /placeholder|label|error|invalid|^fields?$|^inputs?$/i;
const ADDRESS = /^(?:address|location|place|query|q|where)$/i;

/** The most characters of a heading. */
const LONGEST_HEADING = 200;

export function headingOf(block: Group): string {
  return wordsUnder(block, HEADING, LONGEST_HEADING) ?? "…";
}

/** The heading, and the anchor. */
function headOf(block: Group): { id?: string; heading: string } {
  const { id } = block;
  const isPlace = typeof id === "string" && /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id);
  return { ...(isPlace && { id }), heading: headingOf(block) };
}

/** A form for a newsletter, with the words of the block. */
export function asSignUp(block: Group): string {
  const submit = wordsUnder(block, BUTTON) ?? "Subscribe";
  const success = wordsUnder(block, SUCCESS, LONGEST_HEADING) ?? "Thank you.";
  const form = { fields: ["email"], required: ["email"], submit, success };
  const text = textsBeside(block, [HEADING, BUTTON, SUCCESS, OF_FIELDS]);
  const own = example({ type: "contactForm", ...headOf(block), ...withText(text), form: "newsletter" });
  return `make a form of its own in pages/_site.json, under "forms": "newsletter": ${example(form)}. Then write this block as ${own}${withOwn(own)}.`;
}

/** The text of a place, with a link to a map. Undefined where no place is given. */
export function asMap(block: Group): string | undefined {
  const [, where] = Object.entries(block).find(([name]) => ADDRESS.test(name)) ?? [];
  const words = wordsWithin(where ?? null);
  const place = words.some((text) => /\p{L}/u.test(text)) ? words.join(", ").replace(/[\s.,]+$/, "") : "";
  const href = linkOf(block) ?? pointOf(block) ?? (place === "" ? undefined : mapOf(place));
  if (href === undefined) return undefined;
  const said = [place, `[${SHOW_WAY}](${href})`].filter((each) => each !== "").join(". ");
  const text = [...textsBeside(block, [HEADING, ADDRESS]), said];
  return asLinking("map", { type: "intro", ...headOf(block), ...withText(text) });
}

/** A button that leads to a video. Undefined where its address is not given. */
export function asVideo(block: Group): string | undefined {
  const href = linkOf(block);
  const text = textsBeside(block, [HEADING, BUTTON]);
  const label = wordsUnder(block, BUTTON) ?? WATCH;
  const own = { type: "cta", ...headOf(block), ...withText(text), button: { label, href: href ?? "" } };
  return href === undefined ? undefined : asLinking("video", own);
}

function asLinking(what: string, own: Group): string | undefined {
  const shown = example(own);
  if (shown.length > LONGEST_AGAIN) return undefined;
  return `link to the ${what}, and write this block like this${withOwn(shown)}: ${shown}.`;
}

function wordsUnder(block: Group, names: RegExp, longest = LONGEST): string | undefined {
  const [, value] = Object.entries(block).find(([name]) => names.test(name)) ?? [];
  const words = isGroup(value) ? (value["label"] ?? value["text"]) : value;
  return typeof words === "string" && words.trim() !== "" && words.length <= longest ? words : undefined;
}

/** The texts of a block under other names than these. */
function textsBeside(block: Group, names: readonly RegExp[]): string[] {
  const others = Object.entries(block).filter(
    ([name, value]) => name !== "type" && typeof value !== "number" && !names.some((each) => each.test(name)),
  );
  return others
    .flatMap(([name, value]) => (name === "note" ? wordsWithin(value) : readableIn(name, value)))
    .filter((words) => isSaid(words) && !/[<>]/.test(words));
}

function withText(texts: readonly string[]): { text?: string | string[] } {
  const [text, ...others] = texts;
  return text === undefined ? {} : { text: others.length > 0 ? [...texts] : text };
}

/** The only web address in a block that is no embed. */
function linkOf(block: Group): string | undefined {
  return onlyOf(
    wordsWithin(block).filter((text) => /^https:\/\/[^\s()]+$/.test(text) && !/\/maps\/embed\b/.test(text)),
  );
}

/** A map with a marker at the coordinates in a block. */
function pointOf(block: Group): string | undefined {
  for (const group of [block, ...Object.values(block).filter(isGroup)]) {
    const [lat, lon] = [/^lat(?:itude)?$/i, /^(?:lng|lon|long|longitude)$/i].map((name) => degrees(group, name));
    if (lat !== undefined && lon !== undefined) return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}`;
  }
  return undefined;
}

function degrees(group: Group, names: RegExp): string | undefined {
  const [, value] = Object.entries(group).find(([name]) => names.test(name)) ?? [];
  const text = String(value satisfies Json | undefined).trim();
  return /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? text : undefined;
}

/** A search on a map. Parentheses are escaped, as the address goes into a Markdown link. */
function mapOf(place: string): string {
  const query = encodeURIComponent(place).replaceAll("(", "%28").replaceAll(")", "%29");
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
