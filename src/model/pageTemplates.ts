/** What new pages can start as: for `npm run page -- new` and for the studio. The blocks are examples of the schemas. */
export interface PageTemplate {
  /** As it is typed after `--template`. */
  name: string;
  title: string;
  /** A sentence for those who choose. */
  purpose: string;
  /** Types of blocks from top to bottom. A call to action at the end is the shared block that ends other pages, where there is one. */
  blocks: readonly string[];
  /** Whether lists of articles can show the page. */
  hasCard?: true;
}

/** The first is what a page is made of when nobody chooses. */
export const pageTemplates: readonly [PageTemplate, ...PageTemplate[]] = [
  {
    name: "usual",
    title: "Usual page",
    purpose: "A heading with a picture, an introduction, questions with answers, and a way to get in touch.",
    blocks: ["hero", "intro", "faq", "cta"],
  },
  {
    name: "service",
    title: "Service page",
    purpose: "What a service consists of, how the work goes, and what customers ask.",
    blocks: ["hero", "intro", "servicesGrid", "process", "faq", "cta"],
  },
  {
    name: "landing",
    title: "Landing page",
    purpose: "Reasons to choose you, and a way to act at the top, in the middle and at the end.",
    blocks: ["hero", "cardGrid", "cta", "testimonials", "faq", "cta"],
  },
  {
    name: "article",
    title: "Article",
    purpose: "A long text in sections with a table of contents, and the card that lists of articles show.",
    blocks: ["hero", "article", "cta"],
    hasCard: true,
  },
  {
    name: "contact",
    title: "Contact page",
    purpose: "A form, other ways to reach you, and questions that people ask first.",
    blocks: ["hero", "contactForm", "contactDetails", "faq"],
  },
];

export function pageTemplate(name: string): PageTemplate | undefined {
  return pageTemplates.find((each) => each.name === name);
}
