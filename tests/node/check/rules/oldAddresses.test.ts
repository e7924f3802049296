import { expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, text } from "../site.ts";

test("one letter away from an old address, the page that it leads to is meant", () => {
  const moved = { ...pageAt("/garden-plans", shortIntro({})), aliases: ["/services"] };
  const fixes = (href: string) => {
    const linked = shortIntro({ button: { label: "See our work", href } });
    return problemsOf({
      "pages/garden-plans.json": text(moved),
      "pages/here.json": text(pageAt("/here", linked)),
    }).map(({ fix }) => fix);
  };
  expect(fixes("/servics")).toEqual(['did you mean "/garden-plans"?']);
  expect(fixes("/nothing-like-it")).toEqual([
    "write the address of one of the pages, add the page, or take the link out.",
  ]);
});
