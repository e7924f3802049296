import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chart } from "../../src/blocks/article/Chart.tsx";
import { pageResolver } from "../../src/renderer/resolvePage.ts";
import { pageWith, resources, source } from "../support/exampleSite.ts";

const bars: { label: string; value: number; shown?: string }[] = [
  { label: "Small", value: 12_500.5 },
  { label: "Large", value: 120_000 },
  { label: "Huge", value: 350_000, shown: "350k" },
];

test.each([
  [undefined, ["12500.5", "120000", "350k"]],
  ["de", ["12.500,5", "120.000", "350k"]],
  ["fr", ["12\u202f500,5", "120\u202f000", "350k"]],
])("numbers of a chart in the language %s", (language, shown) => {
  const html = renderToStaticMarkup(<Chart caption="Costs" bars={bars} language={language} />);
  expect([...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, number]) => number)).toEqual(shown);
});

test.each([
  ["de", "de"],
  ["en-GB", undefined],
  [undefined, undefined],
])("a site in the language %s tells its blocks of %s", (language, told) => {
  const site = { ...source.site, ...(language && { language }) };
  const section = { id: "a", heading: "A", text: "A." };
  const page = pageWith({ type: "article", sections: [section] });
  expect(pageResolver({ ...source, site }, resources)(page).blocks[0]!.props.language).toBe(told);
});
