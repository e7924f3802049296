/** Addresses of the wrong type: what is proposed belongs to no other page. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, shortIntro, text } from "../../site.ts";

const fixesOf = (fields: Group) =>
  problemsOf({
    "pages/our-team.json": text({ ...pageAt("/our-team", shortIntro({})), ...fields }),
    "pages/404.json": text({ ...pageAt("/404", shortIntro({ heading: "Gone" })), aliases: ["/Whoweare"] }),
  }).flatMap(({ file, code, fix }) => (file === "pages/our-team.json" && code === "wrong-type" ? [fix] : []));

test.each<[Group, string]>([
  [{ route: 404 }, '"route": "/our-team"'],
  [{ route: 2026 }, '"route": "/2026"'],
  [{ aliases: { old: "/people" } }, '"aliases": ["/people"]'],
  [{ aliases: { "/people": "/our-team" } }, '"aliases": ["/people"]'],
  [{ aliases: 404 }, '"aliases": ["/old-address"]'],
  [{ aliases: [404] }, '"/old-address"'],
])("%j", (fields, shown) => {
  expect(fixesOf(fields)).toEqual([`write it like this: ${shown}.`]);
});
