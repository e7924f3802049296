import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Logo } from "../../src/layout/Logo.tsx";
import { roomFor } from "../../src/model/headerRoom.ts";
import type { SiteContent } from "../../src/model/content.ts";
import { check } from "../../src/node/check/check.ts";
import { resources } from "../support/exampleSite.ts";
import { inputOf, siteWith } from "../node/page/site.ts";

type Brand = SiteContent["brand"];

const name = "Hill & Sons";
const src = { ...resources.image("own/logo.svg", ""), width: 300, height: 100 };
const onDark = resources.image("own/light.svg", "");
const own = (logo: Omit<NonNullable<Brand["logo"]>, "src">): Brand => ({
  name,
  description: "",
  logo: { src, ...logo },
});

/** The files, whether they have a field of their own, and the words. */
function shown(brand: Brand, dark: boolean): string[] {
  const html = renderToStaticMarkup(<Logo brand={brand} dark={dark} />);
  const images = [...html.matchAll(/src="\/images\/own\/(\w+)-\S*".*?class="([^"]*)"/g)].map(
    ([, file, className]) => `${file}${/field/.test(className!) ? " in a field" : ""}`,
  );
  return [...images, ...(html.includes("<path") ? ["kite"] : []), html.replaceAll(/<[^>]*>/g, "")];
}

const words = "Hill &amp; Sons";
const cases: [what: string, brand: Brand, ...shown: string[][]][] = [
  ["the kite and the name", { name, description: "" }, ["kite", words], ["kite", words]],
  ["a logo and the name", own({}), ["logo", words], ["logo in a field", words]],
  ["a logo that has the name", own({ hasName: true }), ["logo", ""], ["logo in a field", ""]],
  ["a logo for each ground", own({ onDark, hasName: true }), ["logo", ""], ["light", ""]],
];
test.each(cases)("%s", (_, brand, ...expected) => {
  expect([shown(brand, false), shown(brand, true)]).toEqual(expected);
});

test("a wide logo leaves the menu less room", () => {
  const header = {
    menu: ["Services", "Our company", "Technology", "Case studies", "Prices", "Contact"].map((label) => ({
      label,
      href: "/",
    })),
    callBack: { label: "Call us back", href: "/contact" },
    quote: { label: "Get a free quote" },
  } as SiteContent["header"];
  const rooms = [60, 533, 3000].map((width) =>
    roomFor({ brand: { name: "", logo: { src: { ...src, width }, hasName: true } }, header }),
  );
  expect(rooms).toEqual([undefined, "80", "80"]);
});

const LINES: [logo: unknown, ...told: [sentence: string, fix: string | undefined][]][] = [
  [{ src: "brand/logo.svg", onDark: "brand/logo.svg" }],
  [
    { src: "brand/lgo.svg" },
    ['In brand > logo: there is no picture "brand/lgo.svg" in the folder images/.', 'did you mean "brand/logo.svg"?'],
  ],
  [
    "brand/logo.svg",
    [
      'In brand: "logo" should be a group of fields in { }, but it is a text: "brand/logo.svg".',
      'write it like this: "logo": { "src": "brand/logo.svg" }.',
    ],
  ],
];
test.each(LINES)("the check of %j", (logo, ...told) => {
  const site = JSON.parse(siteWith()["pages/_site.json"] as string) as { brand: object };
  const files = siteWith({ "pages/_site.json": JSON.stringify({ ...site, brand: { ...site.brand, logo } }) });
  expect(check(inputOf(files)).map(({ sentence, fix }) => [sentence, fix])).toEqual(told);
});
