/** The documents of the dev server for pages that cannot be rendered. */
import type { Content } from "../site/content.ts";
import type { DevParts } from "./document.ts";
import { escapeHtml } from "../document.ts";
import { ImageError } from "../images/imageError.ts";
import { WrongSchema } from "../site/schemas.ts";

export interface Trouble {
  heading: string;
  text: string;
}

/** A component threw, although the page fits its schemas. */
export const UNRENDERED: Trouble = { heading: "This page could not be rendered", text: "The terminal says where." };

/** A schema or a picture has an error, and nothing can be rendered without it. */
export const UNREADABLE: Trouble = {
  heading: "No page can be shown yet",
  text: "A file that pages need cannot be used. They are shown as soon as it can.",
};

/** Whether an error is about a file of the site, so that its message suffices for authors. */
export function isInWords(error: unknown): error is Error {
  return error instanceof WrongSchema || error instanceof ImageError;
}

/** Undefined if the page can be rendered, or if there is none at this route. */
export function troubleAt(content: Content, route: string): Trouble | undefined {
  const { renderable, routes, hasUnread, site } = content;
  if (!renderable)
    return {
      heading: "No page can be shown yet",
      text: "Something that all pages share is not right. They are shown as soon as it is.",
    };
  const file = routes.get(route);
  if (file === undefined)
    return hasUnread
      ? { heading: "No page is known at this address", text: "It may be in a file that cannot be read yet." }
      : undefined;
  return site.pages.some((page) => page.file === file)
    ? undefined
    : { heading: "This page cannot be shown yet", text: "It is shown as soon as it is put right." };
}

/** A document that shows the report in its HTML, so that it needs no scripts. */
export function troubleParts({ heading, text }: Trouble, report: string): Omit<DevParts, "seen"> {
  const words = [`<h1>${escapeHtml(heading)}</h1>`, `<p>${escapeHtml(text)}</p>`, `<pre>${escapeHtml(report)}</pre>`];
  return {
    head: [{ tag: "title", attributes: {}, text: heading }],
    styles: ["src/ui/base.css", "src/browser/devTrouble.css"],
    html: [`<main id="main" class="wrap">${words.join("")}</main>`],
  };
}

/**
 * The report for the overlay; empty if there are only warnings.
 * @param file The file of the current page, whose problems come first.
 */
export function urgent({ problems, shortReport }: Content, file?: string): string {
  return problems.some(({ severity }) => severity === "error") ? shortReport(file) : "";
}
