import { expect, pages, routes, test, UNKNOWN } from "./fixtures.ts";

const every = [...routes, UNKNOWN];

/** What is wrong with the order of what a page shows. */
function findDisorder(): string[] {
  const found: string[] = [];
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  let last = 0;
  for (const heading of shown("h1, h2, h3, h4, h5, h6")) {
    const level = Number(heading.getAttribute("aria-level") ?? heading.tagName[1]);
    if (level > last + 1) found.push(`level ${last} is followed by ${level}: ${heading.textContent}`);
    last = level;
  }
  if (shown("h1, h2, h3")[0]?.tagName !== "H1") found.push("the page does not begin with its title");
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent;
  for (const tag of ["header", "main", "footer", "nav", "section[aria-label]"]) {
    const names = shown(tag)
      .filter((element) => tag !== "header" || !element.closest("main"))
      .map(nameOf);
    if (new Set(names).size < names.length) found.push(`${tag} is there twice by one name: ${names.join(", ")}`);
    if (tag === "nav" && names.some((name) => !name)) found.push("a nav has no name");
  }
  for (const list of shown("ul, ol"))
    if (list.querySelector(":scope > :not(li, script)")) found.push("a list holds more than its items");
  for (const figure of shown("figure"))
    if (!figure.querySelector("figcaption")?.textContent) found.push("a figure has no caption");
  for (const image of document.images)
    if (/\.(?:webp|png|jpe?g|svg|avif)\b|^(?:image|picture|photo) of/i.test(image.alt)) found.push(`alt: ${image.alt}`);
  if (!/^[a-z]{2}/.test(document.documentElement.lang)) found.push("the language is not told");
  return found;
}

test("headings, landmarks, lists and figures are in order on every page", async ({ page, complaints }) => {
  for (const route of every) {
    await page.goto(route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findDisorder), `${route} at ${width} px`).toEqual([]);
    }
  }
  complaints.splice(0, Infinity, ...complaints.filter((said) => !said.includes("404")));
});

test("on phones whatever stands alone is as large as a finger", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of every) {
    await page.goto(route);
    const small = await page.evaluate(() => {
      const SIZE = 44;
      const all = [...document.querySelectorAll("a[href], button, summary, input, select, textarea")];
      const shown = all.filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(".vh"),
      );
      return (
        shown
          // Within a text the size is that of its lines.
          .filter(
            (element) =>
              getComputedStyle(element).display !== "inline" ||
              element.parentElement!.textContent.trim() === element.textContent.trim(),
          )
          .flatMap((element) => {
            const { width, height } = element.getBoundingClientRect();
            const { position } = getComputedStyle(element, "::after");
            const card = position === "absolute" ? (element as HTMLElement).offsetParent! : element;
            const tall = Math.max(height, card.getBoundingClientRect().height);
            // A link may be a short word; only its height is that of a finger.
            return tall < SIZE - 0.5 || width < (element.matches("a") ? 24 : SIZE - 0.5)
              ? [`${element.textContent.trim()} ${width} × ${height}`]
              : [];
          })
      );
    });
    expect(small, route).toEqual([]);
  }
  complaints.splice(0, Infinity, ...complaints.filter((said) => !said.includes("404")));
});

test("the company's name has room in the header", async ({ page }) => {
  await page.goto("/");
  // Beside a scroll bar a page is narrower than its window.
  await page.evaluate(() => (document.body.style.paddingRight = "15px"));
  for (const width of [305, 320, 340, 360, 390, 768, 1080, 1081, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const [name, room] = await page
      .locator("header a[href='/']")
      .evaluate((link) => [link.scrollWidth, link.clientWidth] as const);
    expect(name, `${width} px`).toBeLessThanOrEqual(room);
  }
});

for (const { route } of pages.filter(({ partOf }) => partOf)) {
  test(`${route} is told to be in a section of the site, in the header and in the drawer`, async ({ page }) => {
    await page.goto(route);
    for (const menu of ["header", "#menu"]) {
      const entry = page.locator(`${menu} nav[aria-label="Main"] [aria-current]`);
      await expect(entry).toHaveText("Blog");
      await expect(entry).toHaveAttribute("aria-current", "true");
    }
  });
}

test("a page in a menu is told to be there, in the header and in the drawer", async ({ page }) => {
  await page.goto("/technology");
  for (const menu of ["header", "#menu"]) {
    const marked = page.locator(`${menu} nav[aria-label="Main"] [aria-current]`);
    await expect(marked).toHaveText(["Company", /^Technology/]);
    await expect(marked.first()).toHaveAttribute("aria-current", "true");
    await expect(marked.last()).toHaveAttribute("aria-current", "page");
  }
});
