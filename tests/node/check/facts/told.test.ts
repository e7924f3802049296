import { expect, test } from "vitest";
import { staysTold } from "../../../../src/node/check/facts/told.ts";
import type { PageFacts } from "../../../../src/node/check/facts/pageFacts.ts";
import { problemsOf, shortIntro, page, text } from "../site.ts";

const lists = { links: [], shared: [], pages: [], forms: [], pictures: [], pictograms: [], logos: [], aliases: [] };
const before: PageFacts = { route: "/a", title: "Kites", description: "All about kites.", hasCard: false, ...lists };

test("another title tells nothing new, unless somebody asks for titles", () => {
  const change = { file: "pages/a.json", before, after: { ...before, title: "Boats" } };
  const stays = (problems: ReturnType<typeof problemsOf>) =>
    staysTold({ problems, doubtful: [], anchored: [], shown: [] }, change, new Map());
  const lost = problemsOf({ "pages/index.json": text(page(shortIntro({ text: "[Of kites](/nowhere)" }))) });
  expect(lost.map(({ code }) => code)).toEqual(["broken-link"]);
  expect([stays([]), stays(lost)]).toEqual([true, false]);
});
