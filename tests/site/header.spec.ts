/** The header of other sites: names and menus of any length, in windows of any width. */
import type { Room } from "../../src/model/headerRoom.ts";
import { crowdedIn, cutOff } from "./cutOff.ts";
import { expect, test } from "./fixtures.ts";
import { own as site, test as other } from "./otherSite.ts";

interface Words {
  name: string;
  /** A word with a chevron stands for several links. */
  menu: readonly string[];
  callBack: string;
  quote: string;
  /** From where on its menu is in the row, and no further than it has to be. */
  room?: Room;
}

const { brand, header } = site;
const own: Words = {
  name: brand.name,
  menu: header.menu.map(({ label, links }) => (links ? `${label} ▾` : label)),
  callBack: header.callBack.label,
  quote: header.quote.label,
};
const others: Record<string, Words> = {
  "this site": own,
  "a long name": { ...own, name: "Kitestep Softwareentwicklung", room: "86" },
  "German words": {
    name: "Zimmerei Brodbeck",
    menu: ["Leistungen ▾", "Über uns ▾", "Projekte", "Preise", "Ratgeber", "Kontakt"],
    callBack: "Rückruf vereinbaren",
    quote: "Angebot anfordern",
    room: "86",
  },
  "words for every entry": {
    ...own,
    menu: ["About the company ▾", "What we do ▾", "Insights", "Case studies", "Contact"],
    room: "80",
  },
  "eight entries": {
    ...own,
    menu: ["Home", "Company ▾", "Services ▾", "Prices", "Blog", "Work", "Jobs", "Contact"],
    room: "80",
  },
  "ten long entries": { ...own, menu: Array.from({ length: 10 }, (_, i) => `Department ${i + 1} ▾`), room: "never" },
  capitals: {
    name: "KITESTEP",
    menu: ["COMPANY ▾", "SERVICES ▾", "BLOG", "WORK", "MWMW"],
    callBack: "CALL ME",
    quote: "QUOTE",
  },
  "another script": {
    ...own,
    name: "凧揚げ階段会社",
    menu: ["会社案内 ▾", "サービス ▾", "ブログ", "事例", "お問い合わせ"],
    quote: "見積もり",
  },
  "long buttons": { ...own, callBack: "Request a call back today", quote: "Get a free quote now", room: "80" },
  "Vietnamese letters": { ...own, menu: ["Giới thiệu ▾", "Dịch vụ ▾", "Tuyển dụng", "Dự án", "Liên hệ"] },
};

for (const [what, { name, menu, callBack, quote, room }] of Object.entries(others))
  other(`nothing lies over anything else: ${what}`, async ({ page, show }) => {
    await show({
      brand: { ...brand, name },
      header: {
        menu: menu.map((word) =>
          word.endsWith("▾")
            ? { label: word.replace(" ▾", ""), links: [{ label: "Contact", href: "/contact" }] }
            : { label: word, href: "/contact" },
        ),
        callBack: { ...header.callBack, label: callBack },
        quote: { ...header.quote, label: quote },
      },
    });
    const row = page.locator("header div:has(> nav)");
    expect(await row.getAttribute("data-room")).toBe(room ?? null);
    for (const width of [320, 390, 768, 1081, 1281, 1377, 1720, 2200]) {
      await page.setViewportSize({ width, height: 800 });
      const clashes = await row.evaluate((parent) => {
        const parts = [...parent.querySelectorAll("a, summary, button")].filter((part) => part.checkVisibility());
        const boxes = parts
          .filter((part) => !part.closest("li div"))
          .map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const { left, right, height } = range.getBoundingClientRect();
            // On phones the name and the button may have several lines.
            return { text: part.textContent, left, right, isFolded: innerWidth >= 768 && height > 40 };
          });
        return boxes
          .filter(({ left, right, isFolded }, i) => left < (boxes[i - 1]?.right ?? 0) || right > innerWidth || isFolded)
          .map(({ text }) => text);
      });
      expect(clashes, `${width} px`).toEqual([]);
    }
  });

// The browser's own setting is in largeLetters.spec.ts: media queries know of that one only.
for (const size of ["150%", "200%"])
  test(`letters of ${size} by a style sheet of the visitor have room`, async ({ page }) => {
    await page.goto("/contact");
    await page.evaluate((fontSize) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${fontSize} }`);
      document.adoptedStyleSheets = [sheet];
    }, size);
    for (const width of [1440, 1280, 1100, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutOff(page), `${width} px`).toEqual([]);
      expect(await crowdedIn(page), `${width} px`).toEqual([]);
    }
  });

test("with little height, all of the header is at the top of the page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/contact");
  expect((await page.locator("header").boundingBox())!.y).toBe(0);
  const main = (await page.locator("main").boundingBox())!;
  const bar = (await page.locator("header > div").last().boundingBox())!;
  expect(bar.y + bar.height).toBeCloseTo(main.y, 0);
});

test("the words above the bar stand on one line", async ({ page }) => {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact");
    const lines = await page
      .locator("header > div")
      .first()
      .evaluate((strip) =>
        [...strip.querySelectorAll("a, span")]
          .filter((words) => words.checkVisibility())
          .map((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return range.getBoundingClientRect().top;
          }),
      );
    expect(new Set(lines).size, `${width} px: ${lines.join(", ")}`).toBe(1);
  }
});
