/** Names in braces of what the settings of the site have, while nothing is filled in for them. */
import { describe, expect, test } from "vitest";
import { foundIn, type Group, settings, shortHero, toldOf } from "../site.ts";

describe("a name of what the settings have and nothing is filled in for", () => {
  const found = (words: string) => foundIn(words).map(([, message, fix]) => [message, fix]);

  test.each([
    ["{address}", "address", "contact"],
    ["{Address}", "address", "contact"],
    ["{contact.address}", "address", "contact"],
    ["{map}", "map", "contact"],
    ["{description}", "description", "brand"],
  ])("%s", (name, field, group) => {
    const own = (settings()[group] as Group)[field];
    expect(found(`It is ${name}.`)).toEqual([
      [
        `nothing is filled in for ${name}. What it stands for is the "${field}" under "${group}" in pages/_site.json.`,
        `write it out, without braces: "${[own].flat().join(", ")}".`,
      ],
    ]);
  });

  test("is said of in all places at once, and not in an address", () => {
    expect(found("At {address}, and at {address}.")).toHaveLength(1);
    expect(
      toldOf({ ...shortHero("A kite"), button: { label: "See us", href: "https://maps.example/?q={address}" } }),
    ).toContain("nothing is known that could be filled in");
    expect(found("Fax {fax}.")[0]![0]).toBe("nothing is known that could be filled in for {fax}.");
  });
});
