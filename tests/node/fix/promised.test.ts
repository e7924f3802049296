/** --fix keeps what the check promises, even if other mistakes have to be fixed by hand. */
import { expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { fixSite } from "../../../src/node/fix/fixSite.ts";
import { block, images, page, schemas, siteWith, text } from "../check/site.ts";

const PAGE = text(page(block("intro"), block("faq")));

test("no more is promised than --fix makes, where brackets are mended by hand", () => {
  const spoilt = PAGE.replace('"/",', '"/",\n  "aliases": ["/a"], ["/b"],');
  const at = spoilt.indexOf("},\n    {");
  const files = siteWith({ "pages/index.json": `${spoilt.slice(0, at)}} ] }${spoilt.slice(at)}` });
  const codes = check({ files, schemas, images }).map(({ code, edit }) => `${code}${edit ? ", fixed" : ""}`);
  expect(codes).toEqual(["missing-name", "extra-bracket", "extra-bracket"]);
  expect(fixSite({ files, schemas, images }).steps).toEqual([]);
});

test("a mark too many behind a name is taken out, below a mistake that is mended by hand", () => {
  const spoilt = PAGE.replace('"title": "', '"title": ""').replace('"heading":', '"heading"":');
  const files = siteWith({ "pages/index.json": spoilt });
  expect(fixSite({ files, schemas, images }).steps).toHaveLength(1);
});
