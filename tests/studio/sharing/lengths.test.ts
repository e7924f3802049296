import { expect, test } from "vitest";
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from "../../../src/model/description.ts";
import { LONGEST_TITLE, SHORTEST_TITLE } from "../../../src/model/title.ts";
import { schemas } from "../../../src/studio/schemas.ts";

test("the help of title and description names the lengths that the check and the meters go by", () => {
  const { title, description } = schemas["page.schema.json"]!.properties!;
  expect(title!.description).toContain(`${SHORTEST_TITLE} to ${LONGEST_TITLE} characters`);
  expect(description!.description).toContain(`${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} characters`);
});
