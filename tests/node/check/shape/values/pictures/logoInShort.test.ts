/** Logos that are called in short: without their version or their maker. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, text } from "../../../site.ts";

test.each<[string, string]>([
  ["css", "css-3"],
  ["CSS", "css-3"],
  ["html", "html-5"],
  ["azure", "microsoft-azure"],
  ["photoshop", "adobe-photoshop"],
  ["js", "javascript"],
  ["ts", "typescript-icon"],
  ["Node", "nodejs-icon"],
  ["mongo", "mongodb-icon"],
  ["psql", "postgresql"],
  ["gcp", "google-cloud"],
])("%s is %s", (logo, meant) => {
  expect(fixFor(logo)).toBe(`did you mean "${meant}"?`);
});

test.each(["cobol", "c++", "(", "cloud", "3"])("nothing is guessed of %s", (logo) => {
  expect(fixFor(logo)).not.toContain("did you mean");
});

function fixFor(logo: string): string | undefined {
  const logos: Group[] = [{ logo, label: "Ours" }];
  const grid = { type: "logoGrid", heading: "Tools", groups: [{ title: "All of them", logos }] };
  return problemsOf({ "pages/index.json": text(page(grid)) }).find(({ code }) => code === "unknown-option")?.fix;
}
