/**
 * Every field of every block, spoilt in every way that has one remedy: --fix gives back the text byte for byte. Every
 * fourth one, unless FUZZ_ALL is set.
 */
import { describe, expect, test } from "vitest";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { withEdits } from "../../../src/node/check/document/edited.ts";
import { withoutOverlaps } from "../../../src/node/fix/edits.ts";
import { fixSite } from "../../../src/node/fix/fixSite.ts";
import type { Json } from "../../../src/model/fields.ts";
import { sample } from "../../fuzz/settings.ts";
import { images, schemas, siteWith } from "../check/site.ts";
import { pages } from "../check/spots.ts";
import { type Mistake, mistakesAt, mistakesOfFile, placeOf, wrongTypesAt } from "./spoil.ts";

const FILE = "pages/index.json";

/** How people's editors write JSON. */
const styles: Record<string, (value: Json) => string> = {
  "with two spaces": (value) => `${JSON.stringify(value, null, 2)}\n`,
  "with tabs and Windows line ends": (value) => JSON.stringify(value, null, "\t").replaceAll("\n", "\r\n"),
  "on one line": (value) => JSON.stringify(value),
};

function mended(site: SiteFiles, text: string) {
  const { files, problems, steps } = fixSite({ files: { ...site, [FILE]: text }, schemas, images });
  return { text: files[FILE], codes: problems.map(({ code, message }) => `${code}: ${message}`), steps: steps.length };
}

describe.each(pages)("$title", ({ content, spots }) => {
  test.each(Object.keys(styles))("every mistake alone, %s", (style) => {
    const index = Object.keys(styles).indexOf(style);
    const text = styles[style]!(content);
    const site = siteWith({ [FILE]: text });
    const all = sample([...mistakesOfFile(text), ...spots.flatMap((spot) => mistakesAt(placeOf(text, spot)))], 8);
    for (const [i, { kind, edit }] of all.entries()) {
      // Each mistake is tried in one of the styles, which is enough to show that the style makes no difference.
      if (i % Object.keys(styles).length !== index) continue;
      const spoilt = withEdits(text, [edit]);
      expect(mended(site, spoilt), `${kind}: ${JSON.stringify(edit)}`).toEqual({ text, codes: [], steps: 1 });
    }
  });

  test.each(Object.keys(styles))("a mistake in every field at once, %s", (style) => {
    const text = styles[style]!(content);
    const site = siteWith({ [FILE]: text });
    const perField = spots.map((spot) => mistakesAt(placeOf(text, spot)));
    for (let turn = 0; turn < 2; turn++) {
      const some = perField.map((mistakes, i): Mistake => mistakes[(turn * 5 + i) % mistakes.length]!);
      const apart = withoutOverlaps(some);
      const spoilt = withEdits(
        text,
        apart.map(({ edit }) => edit),
      );
      expect(mended(site, spoilt), apart.map(({ kind }) => kind).join(", ")).toMatchObject({ text, codes: [] });
    }
  });

  test("every value of the wrong type", () => {
    const text = JSON.stringify(content, null, 2);
    const site = siteWith({ [FILE]: text });
    const all = spots.flatMap((spot) => wrongTypesAt(placeOf(text, spot)));
    for (const { right, wrong } of sample(all, 8)) {
      const meant = withEdits(text, [right]);
      expect(mended(site, withEdits(text, [wrong])), wrong.text).toEqual({ ...mended(site, meant), steps: 1 });
      expect(mended(site, meant).text).toBe(meant);
    }
  });
});
