/** What the JSON tab offers and explains; that the schemas themselves offer the right things is told in tests/editor. */
import { describe, expect, test } from "vitest";
import { blockTypes } from "../../../src/model/fields.ts";
import { createJsonService } from "../../../src/studio/json/service.ts";
import { schemas } from "../../node/check/site.ts";

const service = createJsonService(schemas, "page");

/** A text with a "|" where the cursor is. */
function at(withCursor: string) {
  const offset = withCursor.indexOf("|");
  return { text: withCursor.replace("|", ""), offset };
}

const offered = async (withCursor: string) => (await service.offers(at(withCursor))).map(({ label }) => label);

describe("what is offered", () => {
  test("for a type: all blocks, each with what it is for", async () => {
    const offers = await service.offers(at('{ "blocks": [{ "type": | }] }'));
    expect(offers.map(({ label }) => JSON.parse(label) as string)).toEqual(blockTypes(schemas));
    for (const { description } of offers) expect(description).toMatch(/\w+ \w+/);
  });

  test("in a block: its own fields that are not there yet", async () => {
    expect(await offered('{ "blocks": [{ "type": "faq", "heading": "A", | }] }')).toEqual(
      Object.keys(schemas["blocks/faq.schema.json"]!.properties!).filter((name) => !["type", "heading"].includes(name)),
    );
  });

  test("is written over what was typed of it, and its example is there to be written over", async () => {
    const place = at('{ "blocks": [{ "type": "intro", "hea|" }] }');
    const [offer] = (await service.offers(place)).filter(({ label }) => label === "heading");
    const { from, to, text, selected } = offer!;
    expect(place.text.slice(from, to)).toBe('"hea"');
    const [example] = schemas["blocks/intro.schema.json"]!.properties!["heading"]!.examples!;
    expect(text).toBe(`"heading": ${JSON.stringify(example)}`);
    expect(text.slice(selected!.from, selected!.to)).toBe(example);
  });

  test("a whole block is written as the example of its schema", async () => {
    const offers = await service.offers(at('{ "blocks": [|] }'));
    const { text } = offers.find(({ label }) => label.startsWith("hero"))!;
    expect(JSON.parse(text)).toEqual(schemas["blocks/hero.schema.json"]!.examples![0]);
  });

  test.each(["../schema/page.schema.json", "../../engine/schema/page.schema.json", "nothing.json"])(
    "follows from what the file is, not from its $schema: %s",
    async ($schema) => {
      expect(await offered(`{ "$schema": "${$schema}", | }`)).toContain("route");
    },
  );

  test("in other files is what they may say", async () => {
    const inSite = await createJsonService(schemas, "site").offers(at("{ | }"));
    expect(inSite.map(({ label }) => label)).toContain("brand");
    const inShared = await createJsonService(schemas, "shared").offers(at('{ "block": { "type": | } }'));
    expect(inShared).toHaveLength(blockTypes(schemas).length);
  });
});

test("a name is explained by its title and its description, without signs of Markdown", async () => {
  const place = at('{ "blocks": [{ "type": "intro", "hea|ding": "A" }] }');
  const { title, description } = schemas["blocks/intro.schema.json"]!.properties!["heading"]!;
  const explained = await service.explain(place);
  expect(explained!.paragraphs).toEqual([title, description]);
  expect(place.text.slice(explained!.from, explained!.to)).toBe('"heading"');
  expect(await service.explain(at('{ "blocks": [{ "type": "intro", "strange|": "A" }] }'))).toBeUndefined();
});
