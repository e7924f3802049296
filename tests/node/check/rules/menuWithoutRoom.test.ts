/** Menus that are as long as the row of the header, and longer. */
import { expect, test } from "vitest";
import { problemsOf, settings, text, told } from "../site.ts";

function toldOfMenu(labels: readonly string[], { name = "Kitestep", quote = "Get a quote" } = {}): string {
  const site = settings();
  return told({
    "pages/_site.json": text({
      ...site,
      brand: { ...(site["brand"] as object), name },
      header: {
        menu: labels.map((label) => ({ label, href: "/contact" })),
        callBack: { label: "Call {company}", href: "/contact" },
        quote: { label: quote, heading: "Get a quote", form: "contact" },
      },
    }),
  });
}

const SHORT = ["Leistungen", "Über uns", "Projekte", "Preise", "Ratgeber", "Kontakt"];

test.each([
  ["six short entries", SHORT, {}],
  ["six short entries and longer words around them", SHORT, { name: "Zimmerei Brodbeck", quote: "Angebot anfordern" }],
  ["five longer ones", ["Dachsanierung", "Unternehmen", "Referenzen", "Ratgeber", "Ansprechpartner"], {}],
])("a wide screen has room for %s", (_what, labels, others) => expect(toldOfMenu(labels, others)).toBe(""));

test("a menu that no screen has room for is told, with what is too much", () => {
  expect(toldOfMenu([...SHORT, "Auszeichnungen", "Stellenangebote"], { name: "Zimmerei Brodbeck" }))
    .toMatchInlineSnapshot(`
    "pages/_site.json:31:5   In header: the name, the menu and the two buttons are too long for one row, so that wide screens as well show a button in the place of the menu.
        31 |     "menu": [
           |     ^^^^^^
        Fix: take out about 20 letters in all: shorten words of the menu or of the buttons, or make one entry with "links" of several.   [menu-without-room, a warning]"
  `);
});

test("a long name counts as well", () => {
  expect(toldOfMenu(SHORT, { name: "Zimmerei & Dachdeckerei Gebrüder Brodbeck GmbH & Co. KG" })).toContain(
    "Fix: take out about ",
  );
});

test.each(["brand", "header"])("a site without %s is told that alone", (name) => {
  const { [name]: _left, ...site } = settings();
  expect(problemsOf({ "pages/_site.json": text(site) }).map(({ code }) => code)).toEqual(["missing-property"]);
});

test("what is wrong in the header is told alone", () => {
  const labels = [...SHORT, "Auszeichnungen", "Stellenangebote", ""];
  expect(toldOfMenu(labels, { name: "Zimmerei Brodbeck" })).not.toContain("menu-without-room");
});

test("a label with a mark too many is no text yet", () => {
  const file = text(settings()).replace(`"label": "Blog"`, `$&"`);
  expect(file).toMatch(/[^"]""/);
  expect(problemsOf({ "pages/_site.json": file }).map(({ code }) => code)).toEqual(["unexpected-text"]);
});
