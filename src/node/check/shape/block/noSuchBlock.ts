/** Explains blocks that other programs have and this one does not. */
import { BESIDE } from "../../wording/commas.ts";
import { onlyOf } from "../../onlyOf.ts";
import { isGroup } from "../../json.ts";
import type { Group } from "../../site.ts";
import { fold } from "../../wording/suggest.ts";
import { wordFor } from "../../wording/synonyms.ts";
import { wordsWithin } from "../wordsWithin.ts";
import { asMap, asSignUp, asVideo, headingOf } from "./inOwnWords.ts";
import { example, LONGEST_EXAMPLE } from "../../wording/words.ts";

const INSTEAD: readonly (readonly [types: readonly string[], what: string])[] = [
  [
    ["video", "videos", "youtube", "vimeo", "embed", "iframe"],
    'link to the video, for example with the button of a "cta".',
  ],
  [
    ["map", "maps", "googlemap", "googlemaps"],
    'link to the map, for example with the "href" of a box of "contactDetails".',
  ],
  [
    ["openinghours", "openingtimes", "businesshours", "hours", "timetable", "schedule"],
    'write each day as an entry of a "cardGrid", or as a point of a list in a text.',
  ],
  [["table", "comparison"], 'write each row as an entry of a "cardGrid", or as a point of a list in a text.'],
  [
    ["section", "container", "row", "columns", "grid", "group"],
    "take it away, and write the blocks in it one below the other: the design arranges them.",
  ],
  [["divider", "separator", "spacer", "line"], `take it out, ${BESIDE}: the design puts space between blocks.`],
  [
    ["shortcode", "shortcodes", "plugin", "embedcode"],
    "write what it showed as a block of its own: nothing is made of the marks of other programs here. docs/blocks.md has all blocks.",
  ],
  [["html", "code", "script"], `take it out, ${BESIDE}: pages hold no code. What it says can stand in a text.`],
];

/** The type that replaces one of another program. */
export function typeInstead(type: string): string | undefined {
  return PRICES.test(fold(type)) ? "cardGrid" : undefined;
}

/** The fix for a block that does not exist here, by the word for it. */
export function noSuchBlock(block: Group, type: string): string | undefined {
  const word = fold(type);
  if (NEWSLETTER.test(word)) return asSignUp(block);
  const linked = MAP.test(word) ? asMap(block) : VIDEO.test(word) ? asVideo(block) : undefined;
  if (linked !== undefined) return linked;
  if (PRICES.test(word)) return asCards(block);
  return wayAround(type);
}

/** The same for a word alone, without the content of a block. */
export function wayAround(word: string): string | undefined {
  return INSTEAD.find(([types]) => types.includes(fold(word)))?.[1];
}

const NEWSLETTER = /newsletter|subscri|mailinglist|(?:email|mail)?sign-?up|optin/;
const MAP = /^(?:google|openstreet|location|office|contact|embed(?:ded)?)?maps?(?:embed|block|section)?$/;
const VIDEO =
  /^(?:youtube|vimeo|embed(?:ded)?|hero|full)?videos?(?:embed|player|block|section)?$|^(?:youtube|vimeo)(?:embed|player)?$/;
const PRICES = /^(?:pric(?:e|es|ing)|plans?|packages|tiers)(?:table|list|grid|cards?|block|section|plans?)?s?$/;

/** A pricing table becomes a card for each plan. */
function asCards(block: Group): string {
  const list = Object.values(block).find((value) => Array.isArray(value) && value.length > 0 && value.every(isGroup));
  const cards = Array.isArray(list) ? list.map((plan) => cardOf(plan as Group)) : [];
  const heading = headingOf(block);
  const instead: Group =
    cards.length === 1
      ? { type: "intro", heading, text: inOneText(cards[0]!) }
      : { type: "cardGrid", heading, items: cards };
  const whole = cards.length > 0 ? example(instead) : "";
  const shown = whole !== "" && whole.length <= LONGEST_EXAMPLE * 2 ? `: ${whole}` : "";
  const what = cards.length === 1 ? 'Say it in an "intro"' : 'Write a "cardGrid" with a card for each of them';
  return `there are no tables of prices. ${what}${shown}.`;
}

/** A grid needs two cards, so a single plan becomes a text. */
function inOneText({ title, line, text }: Card): string[] {
  return [line === undefined ? title : `${title}: ${line}`, ...[text].flat().filter((each) => each !== "…")];
}

interface Card extends Group {
  title: string;
  text: string | string[];
}

/** The content of a plan in the fields of a card. */
function cardOf(plan: Group): Card {
  const own: Record<string, string> = {};
  const texts: string[] = [];
  for (const [name, value] of Object.entries(plan)) {
    const field = wordFor(name, ["title", "line", "text"]);
    const words = onlyOf(wordsWithin(value));
    const isOne = words !== undefined && !Array.isArray(value);
    if (isOne && (field === "title" || field === "line") && !Object.hasOwn(own, field)) own[field] = words;
    else texts.push(...wordsWithin(value));
  }
  return { title: "…", ...own, text: texts.length < 2 ? (texts[0] ?? "…") : texts };
}
