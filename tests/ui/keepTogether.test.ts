import { expect, test } from "vitest";
import { keepTogether } from "../../src/ui/keepTogether.ts";

// "~" is a space at which no line ends.
test.each([
  "Holzfeuchte 15~% ±~3~%",
  "Balken 6~×~12~cm und 0,1~mm",
  "ab 149,–~€ netto, sonst 58.000~€",
  "185~€ und 420~€/m², 160~m² Dach",
  "nach §~88 GEG, §§~5 und 6",
  "seit 1.~März 2026, nicht am 24.~Dezember",
  "Erst messen, dann reden~– kostenlos vor Ort",
  "um 22:40~Uhr, 24~h erreichbar, bis −5~°C",
  "U-Wert ≤~0,14~W/(m²·K), 9,8~kWp",
  "one thing~— and another",
  "2 Meister und 3 Gesellen, 4 mal, 5 Meter",
  "Seit 1898. Das Jahr der Gründung",
  "10 hours, 3 months, 5 large projects",
  "ranges 2–3 and 4 - 5 –",
  "no number here, and a well-known word",
])("%s", (text) => expect(keepTogether(text.replaceAll("~", " "))).toBe(text.replaceAll("~", "\u00a0")));

test("a long text is looked through at once", () => {
  const started = performance.now();
  keepTogether("1 ".repeat(100_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
