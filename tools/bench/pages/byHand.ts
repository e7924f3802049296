/**
 * The yardstick: the same texts, links, pictures, fields and dialogs as plain HTML with one short style sheet, as
 * somebody would write it who writes pages by hand. No script, no component, no class that the styles do not use.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { NAMES } from "./drive.ts";

/** Writes the pages with these routes to a folder, made of those that are served. */
export async function writeByHand(browser: Browser, { origin, folder, routes }: Task): Promise<void> {
  const page = await browser.newPage();
  await page.addInitScript(NAMES);
  for (const route of routes) {
    await page.goto(origin + route);
    const font = await page.locator("link[rel=preload][as=font]").first().getAttribute("href");
    const css = readFileSync(join(import.meta.dirname, "byHand.css"), "utf8").replace("FONT", font!);
    const { title, description, body } = await page.evaluate(plainPage);
    const file = join(folder, route === "/" ? "index.html" : `${route}.html`);
    mkdirSync(dirname(file), { recursive: true });
    const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
    writeFileSync(
      file,
      `<!doctype html><html lang="en"><head>${head}<meta name="description" content="${description}">${preload}<style>${css.replaceAll("\n", "")}</style></head><body>${body}</body></html>`,
    );
  }
  await page.close();
}

interface Task {
  origin: string;
  folder: string;
  routes: readonly string[];
}

/** Runs in the browser: what is left of a page without classes, wrappers and drawings. */
function plainPage() {
  const keep = /^(?:a|abbr|article|b|button|dd|details|dialog|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|header|img|input|label|legend|li|main|nav|ol|option|p|picture|section|select|source|strong|summary|sup|table|tbody|td|textarea|th|thead|tr|ul)$/;
  const attributes = ["action", "alt", "command", "commandfor", "for", "height", "href", "id", "loading", "fetchpriority", "media", "method", "name", "open", "sizes", "src", "srcset", "type", "value", "width"];
  const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return escape(node.textContent!.replaceAll(/\s+/g, " "));
    if (!(node instanceof HTMLElement)) return "";
    const name = node.localName;
    if (name === "script" || name === "style") return "";
    const inner = [...node.childNodes].map(write).join("");
    if (!keep.test(name)) return inner;
    const given = attributes.flatMap((each) => {
      const value = node.getAttribute(each);
      return value === null ? [] : [value === "" ? ` ${each}` : ` ${each}="${escape(value).replaceAll('"', "&quot;")}"`];
    });
    const start = `<${name}${given.join("")}>`;
    return /^(?:img|input|source)$/.test(name) ? start : `${start}${inner}</${name}>`;
  };
  const description = document.querySelector<HTMLMetaElement>("meta[name=description]")!.content;
  const body = write(document.querySelector("#_root")!);
  return { title: escape(document.title), description: escape(description).replaceAll('"', "&quot;"), body };
}
