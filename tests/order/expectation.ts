import type { BlockType } from "../../src/types.gen.ts";

/** What a text must be: letter for letter, or what must stand in it. */
export type Wording = string | RegExp;

export interface ExpectedLink {
  label?: Wording;
  href: string;
}

export interface ExpectedSection {
  type: BlockType;
  /** "banner" is the blue one, "block" the dark one. */
  variant?: "banner" | "block";
  heading?: Wording;
  /** The names of the items in order, or only how many there are. */
  items?: readonly Wording[] | number;
  /** At most that many items, where the number is a limit. */
  atMost?: number;
  /** Buttons and links that must stand in it. */
  links?: readonly ExpectedLink[];
  /** The alternative texts of the pictures, in order. */
  alts?: readonly string[];
  /** Which items are open before a visitor touches anything. */
  open?: "first" | "none";
  says?: readonly Wording[];
}

export interface ExpectedPage {
  route: string;
  /** Other addresses that have been handed out. */
  spellings?: readonly string[];
  title?: Wording;
  description?: RegExp;
  h1?: string;
  /** What the page has, in that order. Besides these it may only invite the visitor to write. */
  sections: readonly ExpectedSection[];
  /** Links to other sites that stand on this page only. */
  outbound?: readonly RegExp[];
}

/** What may stand between the sections that a page must have: it asks the visitor to write. */
export const INVITATIONS: readonly BlockType[] = ["intro", "cta", "contactForm"];

export const CONSULTATION: ExpectedLink = { href: "/contact" };

export const READ_MORE: readonly ExpectedLink[] = [
  { label: /^Read More/, href: "/IosorAndroidFindout" },
  { label: /^Read More/, href: "/HowtoCreateAppfromScratch" },
];

/** The form that closes many pages. */
export const CONTACT_FORM: ExpectedSection = { type: "contactForm", heading: "Let’s Get in Touch" };

/** "Portfolio image 1" and so on. */
export const PORTFOLIO: ExpectedSection = {
  type: "carousel",
  heading: "Our Portfolio",
  items: 11,
  links: [{ label: "See all projects", href: "/portfoliopage" }],
  alts: Array.from({ length: 11 }, (_, index) => `Portfolio image ${index + 1}`),
};

/** Whether a text is what was asked for. */
export function fits(wording: Wording, text: string): boolean {
  return typeof wording === "string" ? wording === text : wording.test(text);
}
