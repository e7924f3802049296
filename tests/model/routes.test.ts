import { expect, test } from "vitest";
import { routeOf, siteDataPath } from "../../src/model/routes.ts";
import { schemas } from "../node/check/site.ts";

test("what all pages share is served where no page's data can be", () => {
  const name = /^\/data\/(.+)\.json$/.exec(siteDataPath)![1]!;
  const { pattern } = schemas["shared.schema.json"]!.$defs!["route"]!;
  expect(routeOf(name)).not.toMatch(new RegExp(pattern as string));
});
