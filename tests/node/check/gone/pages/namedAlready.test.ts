/** A copied page for which others have an address already: a dead link of the site means it by its words. */
import { describe, expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, text, words } from "../../site.ts";

describe("a copy whose address others name already", () => {
  const site = (name: string, ...hrefs: string[]) => ({
    "pages/digital-marketing.json": text({
      ...pageAt("/digital-marketing-services", ...hrefs.map((href) => shortIntro({ text: `See [more](${href}).` }))),
      ...words("All about digital marketing"),
    }),
    [`pages/${name}.json`]: text({
      ...pageAt("/digital-marketing-services", shortIntro({ heading: "Letters" })),
      ...words("Emails that people want to open"),
    }),
  });
  const ONE = "The link in pages/digital-marketing.json, line 9, leads there already.";
  const unnamed = (to: string) =>
    `give one of them another address. If this page is a copy of pages/digital-marketing.json, change this address to "${to}".`;
  test.each<[what: string, name: string, hrefs: string[], fix: string]>([
    ["by its file name", "email", ["/email#top"], `change this address to "/email". ${ONE}`],
    [
      "by the words of its file name and more",
      "email-marketing",
      ["/email-marketing-services"],
      `change this address to "/email-marketing-services". ${ONE}`,
    ],
    [
      "twice",
      "email-marketing",
      ["/email-marketing-services", "/email-marketing-services"],
      'change this address to "/email-marketing-services". The links in pages/digital-marketing.json, lines 9 and 14, lead there already.',
    ],
    ["by the words of its title", "letters", ["/emails-open"], `change this address to "/emails-open". ${ONE}`],
    ["by words that are not its own", "email-marketing", ["/kite-flying"], unnamed("/email-marketing")],
    ["by two addresses", "email", ["/email-services", "/email-works"], unnamed("/email")],
    [
      "by words that another file has too",
      "marketing",
      ["/digital-marketing-work"],
      'give one of them another address. If this page is a copy of pages/marketing.json, change this address to "/digital-marketing".',
    ],
    ["by a slip for its present address", "services", ["/digital-marketin-services"], unnamed("/services")],
  ])("%s", (_, ...[name, hrefs, fix]) => {
    const found = problemsOf(site(name, ...hrefs)).filter(({ code }) => code === "duplicate-route");
    expect(found.map((problem) => problem.fix)).toEqual([fix]);
  });
});
