import { expect, test } from "vitest";
import { schemas } from "../../../src/studio/schemas.ts";
import { newSession, siteOf } from "../../../src/studio/app/session.ts";
import {
  asPhone,
  kindOfLink,
  pageOfLink,
  pagesFound,
  pageTaken,
  placesOn,
  wrongWith,
} from "../../../src/studio/pickers/links.ts";
import type { SiteSnapshot } from "../../../src/studio/store/store.ts";
import { siteTexts } from "../studio.ts";

const files = siteTexts.map(([{ file }, text]) => ({ file, text, etag: file }));
const site = siteOf(newSession(schemas, { files, images: [], resources: {} } as unknown as SiteSnapshot));

test("every address has a kind", () => {
  const addresses = ["", "/blog", "#top", "mailto:a@b.co", "tel:+91 0", "https://example.com", "example.com"];
  expect(addresses.map(kindOfLink)).toEqual(["page", "page", "page", "email", "phone", "outside", "outside"]);
});

test("a link leads to a page by any of its addresses, or to the page it stands on", () => {
  expect(pageOfLink(site, "/contact#faq", undefined)?.file).toBe("pages/contact.json");
  expect(pageOfLink(site, "#faq", "/contact")?.file).toBe("pages/contact.json");
  expect(pageOfLink(site, "/nowhere", "/contact")).toBeUndefined();
  expect(pageOfLink(site, "", "/contact")).toBeUndefined();
});

test("a page is taken only while a search shows it, and the only one that it finds is taken", () => {
  const blog = pageOfLink(site, "/blog", undefined)!;
  const taken = (search: string) => pageTaken(pagesFound(site.pages, search), search, blog)?.route;
  expect(taken("")).toBe("/blog");
  expect(taken("/BLOG")).toBe("/blog");
  expect(taken("contact and free")).toBe("/contact");
  expect(taken(" free contact ")).toBe("/contact");
  expect(taken("/w")).toBeUndefined();
  expect(taken("nothing like that")).toBeUndefined();
  expect(pageTaken(site.pages.slice(0, 1), "", undefined)).toBeUndefined();
});

test("places are the blocks of a page with their headings, shared ones in the words of the page", () => {
  const contact = site.pages.find(({ route }) => route === "/contact")!;
  const places = placesOn(schemas, site, contact);
  expect(places.map(({ anchor }) => anchor)).toEqual(["hero-1", "form", "contactDetails-3", "process-4", "faq-5"]);
  expect(places.at(-1)).toEqual({
    anchor: "faq-5",
    words: "Before you write (Questions and answers)",
    unnamed: { pointer: "/blocks/4/id", name: "before-you-write" },
  });
});

test("addresses that lead nowhere are told how they are written", () => {
  expect(wrongWith("email", "mailto:somebody")).toBe("Write an address such as name@example.com.");
  expect(wrongWith("email", "mailto:a@b.co")).toBeUndefined();
  expect(wrongWith("phone", "tel:call me")).toBe("Write the number with its country, such as +91 98765 43210.");
  expect(wrongWith("phone", "tel:0170 12345")).toBe("Write the number with its country, such as +91 98765 43210.");
  expect(wrongWith("phone", "tel:+49 170 abc")).toBe("Write only digits behind the +, such as +91 98765 43210.");
  for (const number of ["+91 98765 43210", "+49 (0)170 / 123-45", "+49.170.12345", "112"])
    expect(wrongWith("phone", `tel:${number}`)).toBeUndefined();
  expect(asPhone("tel:+49 (0)170 / 123-45")).toBe("tel:+49 (0)170 123-45");
  expect(wrongWith("outside", "http://example.com")).toBe("Write a whole address that starts with https://.");
  expect(wrongWith("outside", "https://example.com/a")).toBeUndefined();
});
