/** The commands on pages on a site that is big enough to be remembered. */
import { expect, test } from "vitest";
import { bigSite, COUNT, run } from "./bigSite.ts";

const site = bigSite();

test("they see all that leads to a page, and what they leave is fine", { timeout: 120_000 }, () => {
  run(["check", site]);
  const places = [
    ["where-used", "/many/8"],
    ["mv", "/many/8", "/eight"],
    // The header and the footer lead to this one.
    ["mv", "/whoweare", "/who-we-are"],
    ["rm", `/many/${COUNT - 1}`, "--redirect", "/eight"],
    ["where-used", "/eight"],
    ["where-used", "/who-we-are"],
  ].map((words) => {
    const told = run(["page", ...words, "--site", site]);
    return `${words.join(" ")}: ${(told.match(/^ {2}pages\/\S+?(?=:)/gm) ?? []).join()}`;
  });
  expect(places).toMatchInlineSnapshot(`
    [
      "where-used /many/8:   pages/many/7.json",
      "mv /many/8 /eight:   pages/many/7.json",
      "mv /whoweare /who-we-are:   pages/_site.json,  pages/_site.json",
      "rm /many/229 --redirect /eight:   pages/many/228.json",
      "where-used /eight:   pages/many/228.json,  pages/many/7.json",
      "where-used /who-we-are:   pages/_site.json,  pages/_site.json",
    ]
  `);
  for (const CI of ["", "true"])
    expect(run(["check", site], { CI })).toBe(`${COUNT + 16} pages checked, no problems.\n`);
});
