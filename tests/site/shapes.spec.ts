import type { Locator } from "@playwright/test";
import { expect, pages, routes, test } from "./fixtures.ts";
import { cutOff } from "./cutOff.ts";
import { shapesOf } from "./shapesOf.ts";

/** What lies how in windows between those of phones and of desks. */

const withHero = pages.filter(({ blocks }) => blocks[0]!["type"] === "hero" && blocks[0]!["variant"] !== "home");

for (const width of [768, 1024]) {
  test(`pictures at the top of pages reach from edge to edge of their ground at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { route } of withHero) {
      await page.goto(route);
      const hero = (await page.locator('[data-block="hero"] section').boundingBox())!;
      const picture = (await page.locator('[data-block="hero"] img').boundingBox())!;
      expect(picture.y, route).toBeCloseTo(hero.y, 0);
      expect(picture.height, route).toBeCloseTo(hero.height, 0);
      // It was square, or wider than high; words in it stand near its right edge.
      expect(picture.height / picture.width, route).toBeLessThanOrEqual(1.18);
      // What it loses it loses at the edge of the window, not where it starts on the ground of the words; a photograph at both sides.
      expect(picture.x + picture.width, route).toBeCloseTo(width, 0);
      const img = page.locator('[data-block="hero"] img');
      const isWide = (await shapesOf(img))[0]!.own > 1.2;
      await expect(img, route).toHaveCSS("object-position", isWide ? "50% 50%" : /^0%/);
    }
  });
}

for (const width of [768, 1024]) {
  test(`cards of articles show all of their pictures and leave no part of their row empty at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ["/", "/blog"]) {
      await page.goto(route);
      const cards = page.locator('[data-block="postCards"] li');
      for (const { shown, own } of await shapesOf(cards.locator("img"))) expect(shown, route).toBeCloseTo(own, 2);
      for (const card of await cards.all()) {
        const picture = (await card.locator("img").boundingBox())!;
        const title = (await card.getByRole("heading").boundingBox())!;
        expect(title.y).toBeCloseTo(picture.y, 0);
        expect(title.x).toBeGreaterThan(picture.x + picture.width);
      }
    }
  });
}

test("in a wide window a last card of an article that has its row to itself fills it, in line with the others", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blog");
  const cards = page.locator('[data-block="postCards"] li');
  await cards.last().evaluate((card) => card.after(card.cloneNode(true)));
  const beside = (await cards.nth(1).boundingBox())!;
  const alone = (await cards.nth(2).boundingBox())!;
  expect(alone.x + alone.width).toBeCloseTo(beside.x + beside.width, 0);
  expect((await cards.nth(2).getByRole("heading").boundingBox())!.x).toBeCloseTo(beside.x, 0);
});

test("on a tablet the title of an article card has no more than three lines, and its link has one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/blog");
  for (const card of await page.locator('[data-block="postCards"] li').all()) {
    const title = card.getByRole("heading");
    const line = await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect((await title.boundingBox())!.height / line).toBeLessThan(3.5);
    expect(await card.getByRole("link").evaluate((link) => link.getClientRects().length)).toBe(1);
  }
});

for (const [width, height] of [
  [390, 844],
  [768, 500],
  [1024, 500],
] as const) {
  test(`no field of the quote dialog passes beside its closing button at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact");
    await page.getByRole("button", { name: "Get a Quote" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Get a Quote" });
    const close = (await dialog.getByRole("button", { name: "Close the form" }).boundingBox())!;
    const beside = await dialog.evaluate(
      (box, [x, y]) => {
        const seen = new Set<string>();
        for (box.scrollTop = 0; ; box.scrollTop += 20) {
          const at = document.elementFromPoint(x, y)!;
          if (at.closest("form")) seen.add(at.tagName);
          if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return [...seen];
        }
      },
      [close.x - 8, close.y + close.height / 2] as const,
    );
    expect(beside).toEqual([]);
  });
}

for (const [lines, width, wrap] of [
  ["lines of about the same length", 1280, "balance"],
  ["no last line of a single word", 320, "pretty"],
] as const) {
  test(`leads of sections have ${lines} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await page.goto(route);
      for (const lead of await page.locator(".lead p").all()) await expect(lead).toHaveCSS("text-wrap", wrap);
    }
  });
}

test("a heading without words beside it has the width of a tablet to itself", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/digital-marketing-services");
  const heading = page.locator('[data-block="servicesGrid"] h2');
  const list = page.locator('[data-block="servicesGrid"] ul');
  expect((await heading.boundingBox())!.width).toBeCloseTo((await list.boundingBox())!.width, 0);
});

test("no field of a form stands alone in its row", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const route of ["/HowtoCreateAppfromScratch", "/contact"]) {
    await page.goto(route);
    const form = page.locator("main form");
    const rows = await form.locator("div:has(> label)").evaluateAll((fields) => {
      const widths: Record<number, number> = {};
      for (const field of fields) {
        const { top, width } = field.getBoundingClientRect();
        widths[Math.round(top)] = (widths[Math.round(top)] ?? 0) + width;
      }
      return Object.values(widths);
    });
    const { width } = (await form.boundingBox())!;
    for (const row of rows) expect(row, route).toBeGreaterThan(width * 0.9);
  }
});

test("the drawing beside an accordion leaves room for its texts on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/react-native-app-development-services");
  const drawing = page.locator('[data-block="accordion"] [data-item]:visible').first();
  expect((await drawing.boundingBox())!.height).toBeLessThanOrEqual(192);
});

const articles = pages.filter(({ blocks }) => blocks.some(({ type }) => type === "article"));

for (const width of [768, 900, 1024, 1280, 1440]) {
  test(`the picture at the top of an article keeps its sides at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { route } of articles) {
      await page.goto(route);
      const shapes = await page.locator('[data-block="hero"] img').evaluate((img: HTMLImageElement) => ({
        shown: img.clientWidth / img.clientHeight,
        own: Number(img.getAttribute("width")) / Number(img.getAttribute("height")),
      }));
      expect(shapes.shown, route).toBeGreaterThan(shapes.own * 0.98);
    }
  });
}

test("the form beside an article shows its button wherever it shows its fields", async ({ page }) => {
  for (const [width, height] of [
    [1366, 641],
    [1440, 790],
    [1440, 832],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { route } of articles) {
      await page.goto(route);
      const cut = await page.locator("main aside").evaluate((side) => side.scrollHeight - side.clientHeight);
      expect(cut, `${route} at ${width} x ${height} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("the form beside an article stays in the window only while all of it fits", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(articles[0]!.route);
  const side = page.locator("main aside");
  await expect(side).toHaveCSS("position", "sticky");
  await page.setViewportSize({ width: 1440, height: 780 });
  await expect(side).toHaveCSS("position", "static");
});

test("on a phone the words at the top of an article have as much room as those of other pages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rooms = new Set<string>();
  for (const { route } of withHero) {
    await page.goto(route);
    const words = page.locator('[data-block="hero"] section > div').first();
    rooms.add(await words.evaluate((element) => getComputedStyle(element).padding));
  }
  expect([...rooms]).toEqual(["40px 20px 32px"]);
});

test("words in buttons, tabs and fields stand as far apart as in the text around them", async ({ page }) => {
  await page.goto("/react-native-app-development-services");
  const controls = page.locator("body, button, select, textarea");
  const spaces = await controls.evaluateAll((all) => all.map((one) => getComputedStyle(one).wordSpacing));
  expect([...new Set(spaces)]).toEqual(["0.765px"]);
});

test("the sign that opens an item ends where its line ends", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const ends = await page.locator('[data-block="faq"] details').evaluateAll((items) =>
      items.map((item) => {
        const drawn = Math.max(
          ...[...item.querySelectorAll("summary path")].map((p) => p.getBoundingClientRect().right),
        );
        return item.getBoundingClientRect().right - drawn;
      }),
    );
    // Half the width of the drawn line is not in its box.
    for (const end of ends) expect(end).toBeCloseTo(1, 0);
  }
});

for (const width of [1440, 390, 320]) {
  test(`long words beside a form go on in the next line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const details = page.locator('[data-block="contactForm"] dl');
    await details.evaluate((list) => {
      for (const part of list.querySelectorAll("dt, dd > *")) part.append("x".repeat(80));
    });
    expect(await cutOff(page)).toEqual([]);
    const icons = await details
      .locator("svg")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect([...new Set(icons)]).toEqual([18]);
  });
}

for (const [width, inRow] of [
  [1440, 4],
  [930, 4],
  [920, 2],
  [730, 2],
  [390, 1],
] as const) {
  test(`no way to reach the company stands alone in its row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const boxes = page.locator('[data-block="contactDetails"] li');
    const rows = () => boxes.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    expect(await rows()).toBe(inRow === 1 ? 3 : 1);
    await boxes.first().evaluate((box) => box.after(box.cloneNode(true)));
    expect(await rows()).toBe(4 / inRow);
  });
}

test("the words of a figure stand beside their number in a window wider than a phone's", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto("/whoweare");
  const gaps = await page.locator('[data-block="intro"] li').evaluateAll((all) =>
    all.map(({ firstElementChild: number, lastElementChild: words }) => {
      return words!.getBoundingClientRect().left - number!.getBoundingClientRect().right;
    }),
  );
  expect(gaps).toEqual([24, 24]);
});

for (const width of [1440, 768, 390]) {
  test(`the arrow of a service stands as far from the edges as its pictogram at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const cell = page.locator('[data-block="servicesGrid"] li').first();
    await cell.hover();
    const edges = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const [box, pictogram, arrow] = [
      await edges(cell),
      await edges(cell.locator("img")),
      await edges(cell.locator("h3 + svg path").first()),
    ];
    expect(Math.abs(box.right - arrow.right - (pictogram.left - box.left))).toBeLessThan(3);
    if (width > 720) expect(Math.abs(arrow.top - pictogram.top)).toBeLessThan(3);
  });
}

test("titles of cards stand on the same rule everywhere", async ({ page }) => {
  const found = new Set<string>();
  for (const route of routes) {
    await page.goto(route);
    const cards = page.locator('[data-block="cardGrid"] li:not(:has(picture))');
    for (const rule of await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).borderTop))) {
      found.add(rule);
    }
  }
  expect([...found]).toEqual(["2px solid rgb(16, 19, 42)"]);
});

for (const width of [390, 768, 1440]) {
  test(`logos of one row stand side by side, however long their names are, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/technology");
    const rows = await page.locator('[data-block="logoGrid"] li:has(img)').evaluateAll((cells) => {
      const logos: Record<number, Set<number>> = {};
      for (const cell of cells) {
        const top = Math.round(cell.getBoundingClientRect().top);
        (logos[top] ??= new Set()).add(Math.round(cell.querySelector("img")!.getBoundingClientRect().top));
      }
      return Object.values(logos).map(({ size }) => size);
    });
    expect(rows.length).toBeGreaterThan(6);
    expect(new Set(rows)).toEqual(new Set([1]));
  });
}
