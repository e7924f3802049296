import { scriptJson } from "../model/scriptJson.ts";

/** A part of what `DATA` finds that begins with a rare sign, so that it is looked for quickly. */
const SIGN = "+json";
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/** Structured data of a block. */
interface BlockData {
  "@type": string;
  mainEntity: unknown[];
}

/**
 * The parts of a page with the structured data of all its blocks of one kind in the first of them: search engines take
 * one `FAQPage` for a page, and leave out the questions of a second one. Other parts are the same objects.
 */
export function joinStructuredData<Part extends { html: string }>(
  parts: readonly Part[],
): readonly (Part | { html: string })[] {
  // A quick look, as few pages have two such blocks.
  if (parts.filter(({ html }) => html.includes(SIGN)).length < 2) return parts;
  const all = parts.map(({ html }) => dataIn(html));
  return parts.map((part, at) => {
    const own = all[at];
    const same = all.filter((data) => data !== undefined && data["@type"] === own?.["@type"]);
    if (!own || same.length < 2) return part;
    const joined = { ...own, mainEntity: same.flatMap((data) => data!.mainEntity) };
    const script = own === same[0] ? `<script type="application/ld+json">${scriptJson(joined)}</script>` : "";
    return { html: part.html.replace(DATA, () => script) };
  });
}

function dataIn(html: string): BlockData | undefined {
  const json = DATA.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as BlockData);
}
