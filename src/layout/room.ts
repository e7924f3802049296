/** How wide a window has to be for all of the header side by side. Only the browser knows, so it is judged by the letters. */
import type { SiteContent } from "../model/content.ts";
import { letterWidth } from "./letterWidth.ts";

/** From how many rem on the menu is shown, see Header.module.css; left out for a menu of the usual width. */
export type Room = "80" | "90" | "never";

/** What is to the right and left of the row in a window of so many rem, and between its parts: all in px. */
const STEPS: readonly { from: Room | undefined; row: number; around: number; between: number }[] = [
  { from: undefined, row: 990, around: 56, between: 23 },
  { from: "80", row: 1173, around: 85, between: 27 },
  // In very wide windows there is more between the parts, but not more room.
  { from: "90", row: 1296, around: 132, between: 31 },
];
const MARK = 42;
/** Of a logo: as high as the mark, no wider than Logo.module.css has it, and what is between it and the name. */
const LOGO = { height: 36, widest: 192, gap: 10 };
const CHEVRON = 23;
const BUTTON = 39;
/** Letters may be wider than we think. */
const MARGIN = 1.03;

/** Undefined where the menu is in the row as ever. */
export function roomFor({ brand, header }: Pick<SiteContent, "brand" | "header">): Room | undefined {
  const menu = header.menu.map(({ label, links }) => 16 * emsOf(label) + (links ? CHEVRON : 0));
  const actions = 16 * emsOf(header.callBack.label) + 15 * emsOf(header.quote.label) + BUTTON;
  const words = menu.reduce((sum, width) => sum + width, widthOf(brand) + actions);
  const step = STEPS.find(({ row, around, between }) => words + around + between * (menu.length - 1) <= row);
  return step ? step.from : "never";
}

/** The width of what stands at the left: mark or logo, and the name. */
function widthOf({ name, logo }: SiteContent["brand"]): number {
  const words = 23 * emsOf(name);
  if (!logo) return MARK + words;
  const width = Math.min((LOGO.height * logo.src.width) / logo.src.height, LOGO.widest);
  return logo.hasName ? width : width + LOGO.gap + words;
}

/** The width of a line, rather too much than too little. */
function emsOf(text: string): number {
  return MARGIN * Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0);
}
