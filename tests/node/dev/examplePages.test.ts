import { afterAll, expect, test } from "vitest";
import { loadContent } from "../../../src/node/site/content.ts";
import { exampleFiles, findingsOf, isExample, pageRoute } from "../../../src/node/dev/examplePages.ts";
import { placesOf } from "../../../src/node/site/places.ts";
import { copySite } from "../../support/devSite.ts";
import { engine } from "../../support/engine.ts";
import { blockExamples, types } from "../../support/exampleSite.ts";

const { folder, remove } = copySite();
afterAll(remove);

const places = placesOf(engine, folder);
const content = loadContent(places, exampleFiles);

test("every example passes the check of a site", () => {
  const problems = types.flatMap((type) =>
    content.schemas[`blocks/${type}.schema.json`]!.examples!.flatMap((_, i) =>
      findingsOf(content, { type, number: i + 1 }),
    ),
  );
  expect(problems.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
});

test("every example is a page of the extended site, beside those of the site", () => {
  const routes = [...content.routes.keys()].map(String);
  expect(routes.filter(isExample)).toHaveLength(blockExamples.length);
  for (const type of types) expect(routes).toContain(pageRoute({ type, number: 1 }));
  expect(routes).toContain("/contact");
});

test("what is wrong with an example is found by its name", () => {
  const broken = loadContent(places, (schemas) => {
    const cta = { ...schemas["blocks/cta.schema.json"]!, examples: [{ type: "cta", headng: "Let's talk" }] };
    return exampleFiles({ ...schemas, "blocks/cta.schema.json": cta });
  });
  expect(findingsOf(broken, { type: "cta", number: 1 }).map(({ sentence }) => sentence)).toContain(
    `In block 1 (cta "Let's talk"): "headng" is not something a cta has.`,
  );
  expect(findingsOf(broken, { type: "hero", number: 1 })).toEqual([]);
  expect(broken.routes.has("/contact")).toBe(true);
});
