import { expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { newPage } from "../../../src/node/page/newPage.ts";
import { after, inputOf, siteWith } from "./site.ts";

test("a new page is told to describe itself in words of its own until it does", () => {
  const input = inputOf(siteWith());
  const told = (description?: string) => {
    const files = after(input.files, newPage(input, { route: "/our-prices", title: "Our prices" }));
    const file = "pages/our-prices.json";
    const data = JSON.parse(String(files[file])) as object;
    const text = JSON.stringify(description === undefined ? data : { ...data, description });
    return check({ ...input, files: { ...files, [file]: text } })
      .filter(({ file: own, pointer }) => own === file && pointer === "/description")
      .map(({ code }) => code);
  };
  expect(told()).toEqual(["sample-description"]);
  expect(told("What an app and a website cost, in three packages, with an example of each.")).toEqual([]);
});
