/** Whatever is chosen in the picker may be put on a page at once. */
import { expect, test } from "vitest";
import { blockCatalogue } from "../../../src/model/catalogue.ts";
import { createLookup } from "../../../src/node/check/lookup.ts";
import { check } from "../../../src/node/check/check.ts";
import { presetsOf } from "../../../src/studio/pickers/presets.ts";
import { schemas } from "../../node/check/site.ts";
import { siteTexts } from "../studio.ts";

const texts = Object.fromEntries(siteTexts.map(([{ file }, text]) => [file, text]));
const stock = {
  routes: ["/", "/contact"],
  cards: ["/HowtoCreateAppfromScratch", "/IosorAndroidFindout"],
  forms: ["contact"],
  shared: ["faq", "services"],
  images: undefined,
  picture: undefined,
  leadsTo: (href: string) => (href === "/" || href === "/contact" ? href : undefined),
  linkSpans: () => [],
};

test("presets of a block differ in their words, and each is valid", () => {
  const data = { route: "/new", title: "A new page for trying", description: "d".repeat(60), blocks: [] };
  const page = { file: "pages/new.json", role: "page", name: "new", text: "", data } as const;
  const lookup = createLookup(schemas, () => undefined);
  for (const entry of blockCatalogue(schemas)) {
    const presets = presetsOf({ lookup, stock, page }, entry);
    const words = presets.map((preset) => preset.words);
    expect(words).not.toEqual([]);
    for (const each of words) expect(each).toMatch(/^“.+”$|^[A-Z][a-z]+$|^On [a-z]+$/);
    expect(new Set(words).size).toBe(words.length);
    for (const { make } of presets) {
      const text = JSON.stringify({ ...data, blocks: [make()] });
      const errors = check({ files: { ...texts, "pages/new.json": text }, schemas }).filter(
        ({ file, severity }) => file === "pages/new.json" && severity === "error",
      );
      expect(errors.map(({ sentence }) => sentence)).toEqual([]);
    }
  }
});
