import { expect, test } from "vitest";
import type { Group } from "../../../src/node/check/site.ts";
import { siteOf } from "../../../src/studio/app/session.ts";
import { wordsFound } from "../../../src/studio/app/wordsFound.ts";
import { lookup } from "../studio.ts";
import { intro, page, sessionWith } from "./site.ts";

const site = siteOf(
  sessionWith({
    "pages/index.json": page("/", {
      ...intro("Call +91 00000\n00000 today"),
      text: ["One.", "Between nine and five you reach us on +91 00000 00000."],
      button: { label: "Call", href: "tel:+91 00000 00000" },
    }),
    "pages/intro.json": page("/intro", intro("Kites")),
    "pages/_shared/offer.json": { block: { type: "cta", heading: "Kites in the wind" } },
    "pages/_site.json": { contact: { phone: "+91 00000 00000" } },
  }),
);
const found = (search: string) => wordsFound(lookup, site, search).map((each) => Object.values(each).join(" "));

test("words are found wherever people wrote them", () => {
  expect(found("+91 00000 00000")).toEqual([
    "pages/index.json /blocks/0/heading Call +91 00000 00000 today",
    "pages/index.json /blocks/0/text/1 …you reach us on +91 00000 00000.",
    "pages/index.json /blocks/0/button/href tel:+91 00000 00000",
    "pages/_site.json /contact/phone +91 00000 00000",
  ]);
  expect(found(" kiTES ")).toEqual([
    "pages/intro.json /blocks/0/heading Kites",
    "pages/_shared/offer.json /block/heading Kites in the wind",
  ]);
});

test("names that the program needs are no words, and a few letters find nothing", () => {
  expect(found("intro")).toEqual([]);
  expect(found("ki")).toEqual([]);
});

test("the next letter of a search reads no page again", () => {
  let count = 0;
  const ownKeys = (data: Group) => {
    count++;
    return Reflect.ownKeys(data);
  };
  const pages = site.pages.map((own) => ({ ...own, data: new Proxy(own.data, { ownKeys }) }));
  wordsFound(lookup, { ...site, pages }, "toda");
  const once = count;
  wordsFound(lookup, { ...site, pages }, "today or tomorrow");
  expect(once).toBeGreaterThan(0);
  expect(count).toBe(once);
});
