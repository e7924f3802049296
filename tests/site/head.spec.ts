import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { settings as site } from "../support/pages.ts";
import { expect, pages, test } from "./fixtures.ts";

const URL_OF_SITE = site.url;

/** The tags of a head by their name, property or rel, as a crawler reads them: from the HTML alone. */
function readHead(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf("</head>"));
  const unescape = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  const tags = head.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)"[^>]*? (?:content|href)="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, value]) => [name!, unescape(value!)]));
}

function structuredData(html: string): { "@type": string; [field: string]: unknown }[] {
  const text = /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema.org","@graph".*?)<\/script>/.exec(
    html,
  );
  return (JSON.parse(text![1]!) as { "@graph": { "@type": string }[] })["@graph"];
}

async function pictureAt(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const { format, width, height } = await sharp(await response.body()).metadata();
  return { type: response.headers()["content-type"], format, width, height };
}

for (const { route, card, ...texts } of pages) {
  const [title, description] = [texts.title, texts.description].map((text) =>
    text.replaceAll("{company}", site.brand.name),
  );
  test(`${route} says what it is to search engines and social networks`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const head = readHead(html);
    expect(html).toContain('<html lang="en"');
    expect(head).toMatchObject({
      canonical: URL_OF_SITE + route,
      description,
      "og:url": URL_OF_SITE + route,
      "og:type": card ? "article" : "website",
      "og:site_name": "Kitestep",
      "og:title": expect.stringContaining(title!),
      "og:description": description,
      "og:image": expect.stringMatching(/^https:\/\/kitestep\.example\/images\/.*\.jpg$/),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/\S/),
      "twitter:card": "summary_large_image",
      "theme-color": "#10132a",
    });
    expect(head).not.toHaveProperty("robots");

    const picture = await pictureAt(request, head["og:image"]!.slice(URL_OF_SITE.length));
    expect(picture).toEqual({ type: "image/jpeg", format: "jpeg", width: 1200, height: 630 });

    const types = structuredData(html).map((node) => node["@type"]);
    expect(types).toEqual([route === "/" ? "Organization" : "BreadcrumbList", ...(card ? ["Article"] : [])]);
  });
}

test("the not-found page is kept out of search results and claims no address", async ({ request }) => {
  const html = await (await request.get("/nowhere")).text();
  const head = readHead(html);
  expect(head).toMatchObject({ robots: "noindex", "og:title": "Page not found | Kitestep" });
  expect(head).not.toHaveProperty("canonical");
  expect(head).not.toHaveProperty("og:url");
  expect(html).not.toContain("application/ld+json");
});

test("a page that is shown after the not-found page may be found", async ({ page, complaints }) => {
  await page.goto("/nowhere");
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveCount(1);
  const link = page.locator("main").getByRole("link", { name: "Go to the home page" });
  await link.hover();
  await page.evaluate(async () => {
    const app = (await import(document.documentElement.dataset["app"]!)) as { isReady(path: string): boolean };
    while (!app.isReady("/")) await new Promise((resolve) => requestAnimationFrame(resolve));
    Object.assign(globalThis, { sameDocument: true });
  });
  await link.click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${URL_OF_SITE}/`);
  await expect(robots).toHaveCount(0);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  // The document itself, and what the console says of it.
  expect(complaints.splice(0).filter((each) => !/404/.test(each))).toEqual([]);
});

test("the icons are what the head and the manifest say", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
  const html = await (await request.get("/")).text();
  const head = readHead(html);
  expect(head["icon"]).toBe("/favicon.svg");
  // Apple's browsers look there by themselves, and programs that do not read the page.
  expect((await pictureAt(request, "/apple-touch-icon.png")).type).toBe("image/png");
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon");
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const { icons, ...manifest } = (await response.json()) as { icons: { src: string; sizes: string; type: string }[] };
  expect(manifest).toEqual({
    name: "Kitestep",
    description: site.brand.description,
    lang: "en",
    start_url: "/",
    display: "browser",
    theme_color: "#10132a",
    background_color: "#ffffff",
  });
  for (const { src, sizes, type } of icons) {
    const picture = await pictureAt(request, src);
    expect(picture.type).toBe(type);
    if (sizes !== "any") expect(`${picture.width}x${picture.height}`).toBe(sizes);
  }
  const logo = structuredData(html)[0]!["logo"] as string;
  expect(await pictureAt(request, logo.slice(URL_OF_SITE.length))).toMatchObject({ format: "png", width: 512 });
});

test("the sitemap lists every page by its own address, once, and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(pages.map(({ route }) => URL_OF_SITE + route).toSorted());
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${URL_OF_SITE}/sitemap.xml`);
});
