import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Looked {
  /** A selector of the part that is looked at, instead of the whole page. */
  scope?: string;
  /** Only rules with one of these tags, instead of all. */
  tags?: string[];
  /** Its frames as well, which take as long again. */
  frames?: boolean;
}

/** What axe finds on a page and, unless told otherwise, in its frames: each rule with the elements that break it. */
export async function accessibilityFindings(
  page: Page,
  { scope = "html", tags, frames: iframes = true }: Looked = {},
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(scope)
    // Nobody reads of what is in order, and all frames are of the page's own origin: that halves the time.
    .options({ resultTypes: ["violations"], iframes, ...(tags && { runOnly: { type: "tag", values: tags } }) })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** What the law and good sense ask for. */
export const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Opens all that is folded away in a page. */
export async function openAll(page: Page): Promise<void> {
  await page.locator("main details").evaluateAll((all) =>
    all.forEach((details) => {
      details.removeAttribute("name");
      details.setAttribute("open", "");
    }),
  );
}
