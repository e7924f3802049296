import type { Page } from "@playwright/test";
import type { BlockType } from "../../src/types.gen.ts";

/** Where the items of a block are, what names them and what each of them must have besides. */
const ITEMS: { [T in BlockType]?: { item: string; name: string; parts?: string[] } } = {
  servicesGrid: { item: "li", name: "h3", parts: ['img[src*="#"]', "p"] },
  cardGrid: { item: "li", name: "h3", parts: ["p"] },
  accordion: { item: "details", name: "summary", parts: ["p"] },
  faq: { item: "details", name: "summary", parts: ["p"] },
  tabs: { item: '[role="tab"]', name: ":scope" },
  carousel: { item: ".swiper-slide", name: "[data-name]", parts: ['img:not([src*="#"]), img ~ * p'] },
  process: { item: "ol > li", name: "h3", parts: ["li, p"] },
  testimonials: { item: '[role="tabpanel"]', name: "figcaption", parts: ["img", "blockquote"] },
  postCards: { item: "li", name: "h3", parts: ["img", "p", "a"] },
  logoGrid: { item: "div:has(> h3)", name: "h3", parts: ["img"] },
  portfolioGrid: { item: "li", name: "h3, [data-caption] > p", parts: ["img", "div p"] },
  article: { item: "section section", name: "h2", parts: ["p"] },
  contactDetails: { item: "li", name: "h3", parts: ["svg", "p", ":scope > :is(a, span)"] },
};

export interface Link {
  label: string;
  href: string;
}

export interface SectionFacts {
  type: string;
  ground: string;
  heading: string;
  /** Everything that can be read, what is folded away included. */
  text: string;
  items: string[];
  /** The items that lack a part. */
  incomplete: string[];
  open: boolean[];
  /** Which tab is chosen and which panels are seen. */
  chosen: number[];
  panels: number[];
  links: Link[];
  alts: string[];
}

/** What a visitor meets in the main part of a page, section by section. */
export function readSections(page: Page): Promise<SectionFacts[]> {
  return page.evaluate((items) => {
    const textOf = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const seen = (elements: HTMLElement[]) => elements.filter(isSeen);
    const indexes = (elements: HTMLElement[], is: (element: HTMLElement) => boolean) =>
      elements.flatMap((element, index) => (is(element) ? [index] : []));

    return [...document.querySelectorAll<HTMLElement>("main > [data-block]")].map((block) => {
      const type = block.dataset["block"]!;
      const { item, name, parts = [] } = items[type as keyof typeof items] ?? { item: "x", name: "x" };
      const nameOf = (element: HTMLElement) =>
        name === ":scope" ? textOf(element) : all(element, name).map(textOf).join(", ");
      // All quotes are in the page; one of them is seen.
      const found = type === "testimonials" ? all(block, item) : seen(all(block, item)).filter((one) => nameOf(one));
      return {
        type,
        ground: block.querySelector<HTMLElement>("[data-ground]")?.dataset["ground"] ?? "",
        heading: textOf(seen(all(block, "h1, h2"))[0]),
        text: [block.innerText, ...all(block, "details").map((one) => one.textContent)]
          .join(" ")
          .replaceAll(/\s+/g, " "),
        items: found.map(nameOf),
        incomplete: found.filter((one) => parts.some((part) => !textOrPicture(one, part))).map(nameOf),
        open: all(block, "details").map((one) => (one as HTMLDetailsElement).open),
        chosen: indexes(all(block, '[role="tab"]'), (tab) => tab.ariaSelected === "true"),
        panels: indexes(all(block, '[role="tabpanel"]'), isSeen),
        links: seen(all(block, "a")).map((link) => ({ label: textOf(link), href: link.getAttribute("href")! })),
        alts: seen(all(block, "img")).map((image) => (image as HTMLImageElement).alt),
      };
    });

    function textOrPicture(element: HTMLElement, part: string): boolean {
      return all(element, part).some((one) => one.matches("img, svg") || textOf(one) !== "");
    }
  }, ITEMS);
}

/** The links in a part of the page, seen or folded away; those that only repeat the logo are left out. */
export function readLinks(page: Page, selector: string): Promise<Link[]> {
  return page.locator(`${selector} a:not([aria-label])`).evaluateAll((links) =>
    links.map((link) => ({
      label: (link.querySelector("b") ?? link).textContent.trim(),
      href: link.getAttribute("href")!,
    })),
  );
}

/** The fields of a form as a browser has them. */
export function readFields(page: Page, form: string) {
  return page.locator(`${form} [name]`).evaluateAll((fields) =>
    fields.map((element) => {
      const field = element as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
      const [label] = field.labels!;
      return {
        name: field.name,
        kind: field.type.replace("-one", ""),
        required: field.required,
        label: label!.firstChild!.textContent!.trim(),
        ...("options" in field && { options: [...field.options].map((option) => [option.value, option.label]) }),
        ...("rows" in field && { rows: field.rows }),
      };
    }),
  );
}
