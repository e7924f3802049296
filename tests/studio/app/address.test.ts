import { expect, test } from "vitest";
import { addressFor, withSlash } from "../../../src/studio/app/dialogs/address.ts";

test("an address is made of the plain letters of a title", () => {
  expect(["Größe & Gewicht!", "What’s new?", "О компании"].map(addressFor)).toEqual([
    "/groesse-gewicht",
    "/whats-new",
    "/",
  ]);
});

test("an address gets the slash that it was typed without", () => {
  expect(["prices", " /prices ", "blog/prices", "/", ""].map(withSlash)).toEqual([
    "/prices",
    "/prices",
    "/blog/prices",
    "/",
    "/",
  ]);
});
