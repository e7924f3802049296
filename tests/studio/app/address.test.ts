import { expect, test } from "vitest";
import { withSlash } from "../../../src/studio/app/dialogs/address.ts";

test("an address gets the slash that it was typed without", () => {
  expect(["prices", " /prices ", "blog/prices", "/", ""].map(withSlash)).toEqual([
    "/prices",
    "/prices",
    "/blog/prices",
    "/",
    "/",
  ]);
});
