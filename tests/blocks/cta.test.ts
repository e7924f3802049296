import { expect, test } from "vitest";
import { schemas } from "../support/exampleSite.ts";
import { renderBlocks } from "../support/render.tsx";

const example = schemas["blocks/cta.schema.json"]!.examples![0] as { type: string };

/** How many drawings a call to action has, with the arrow of its button. */
async function drawingsWith(fields: object): Promise<number> {
  const html = await renderBlocks({ ...example, ...fields });
  return html.split("<svg").length - 1;
}

test("nothing is drawn beside the words only where that is said", async () => {
  const arrow = await drawingsWith({ art: "none" });
  expect(arrow).toBe(1);
  for (const fields of [{}, { art: "quilt" }]) expect(await drawingsWith(fields)).toBeGreaterThan(arrow);
});
