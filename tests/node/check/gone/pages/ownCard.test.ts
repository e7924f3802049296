/** A page that names itself among the articles that it shows. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, text } from "../../site.ts";

const saidOf = (posts: string[], more: object = {}) => {
  const news = { ...pageAt("/news", { type: "postCards", heading: "Guides", posts }), ...more };
  return problemsOf({ "pages/news.json": text(news) }).map(({ line, message, fix }) => `${line} ${message} ${fix}`);
};
const ITSELF = '"/news" is this page itself, and it has no card.';
const OTHER = "/IosorAndroidFindout";

test("another page was meant", () => {
  const one = "write the address of a page that has a card: ";
  expect(saidOf(["/news", OTHER])[0]).toMatch(`10 ${ITSELF} ${one}`);
  expect(saidOf(["/news", OTHER])[0]).toMatch(/, or take it out, with the comma behind it\.$/);
  expect(saidOf([OTHER, "/news"])).toEqual([expect.stringMatching(`11 ${ITSELF}.*with the comma before it`)]);
  expect(saidOf(["/news"])).toEqual([`10 ${ITSELF} ${one}"/HowtoCreateAppfromScratch" or "${OTHER}".`]);
  expect(saidOf(["/newz"])[0]).not.toContain('"/news"');
});

test("a page with a card may show it", () => {
  const image = { src: "brand/logo.svg", alt: "Two phones" };
  expect(saidOf(["/news", OTHER], { card: { image, title: "News of ours", text: "A short guide." } })).toEqual([]);
});
