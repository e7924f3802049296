/** Estimates from the widths of letters how wide a window must be for the whole header in one row: at build time there is no layout. */
import { letterWidth } from "./letterWidth.ts";

/** From how many rem on the menu is shown, see Header.module.css; left out for a menu of the usual width. */
export type Room = "80" | "86" | "never";

/** A logo of the site's own. Where only the name of its file is known, it is taken to be as wide as it is high. */
interface Logo {
  src: string | { width: number; height: number };
  hasName?: boolean;
}

interface HeaderWords {
  brand: { name: string; logo?: Logo };
  header: {
    menu: readonly { label: string; links?: unknown }[];
    callBack: { label: string };
    quote: { label: string };
  };
}

/** For each breakpoint in rem: the width of the row, the gaps around its parts, and the gap between menu entries, in px. */
const STEPS: readonly { from: Room | undefined; row: number; around: number; between: number }[] = [
  { from: undefined, row: 990, around: 56, between: 23 },
  { from: "80", row: 1173, around: 85, between: 27 },
  // The gaps are smaller from here on, as the row hardly grows any more.
  { from: "86", row: 1260, around: 72, between: 21 },
];
const MARK = 42;
/** A logo, in px: its height, its largest width (as in Logo.module.css), and the gap before the name. */
const LOGO = { height: 36, widest: 192, gap: 10 };
const CHEVRON = 23;
const BUTTON = 39;

/** The breakpoint from which the menu fits into the row; undefined for the usual one. */
export function roomFor(words: HeaderWords): Room | undefined {
  const step = STEPS.find((each) => excess(words, each) <= 0);
  return step ? step.from : "never";
}

/** How many letters too many the header has, at the least, for its menu to be shown in any window. */
export function lettersTooMany(words: HeaderWords): number {
  const over = excess(words, STEPS.at(-1)!);
  return Math.max(0, Math.ceil(over / (16 * letterWidth("e"))));
}

/** By how many px the header is wider than its row. */
function excess({ brand, header }: HeaderWords, { row, around, between }: (typeof STEPS)[number]): number {
  const menu = header.menu.map(({ label, links }) => 16 * emsOf(label) + (links ? CHEVRON : 0));
  const actions = 16 * emsOf(header.callBack.label) + 15 * emsOf(header.quote.label) + BUTTON;
  const words = menu.reduce((sum, width) => sum + width, widthOf(brand) + actions);
  return words + around + between * (menu.length - 1) - row;
}

/** The width of what stands at the left: mark or logo, and the name. */
function widthOf({ name, logo }: HeaderWords["brand"]): number {
  const words = 24 * emsOf(name, -0.04);
  if (!logo) return MARK + words;
  const { width, height } = typeof logo.src === "string" ? { width: 1, height: 1 } : logo.src;
  const own = Math.min((LOGO.height * width) / height, LOGO.widest);
  return logo.hasName ? own : own + LOGO.gap + words;
}

/** The width of a text in em, with this letter-spacing in em. */
function emsOf(text: string, apart = 0): number {
  return Array.from(text, (letter) => letterWidth(letter) + apart).reduce((sum, width) => sum + width, 0);
}
