import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { registry } from "../../src/blocks/registry.ts";
import { unescaped } from "../../src/node/check/outline/blockOutline.ts";
import type { Group } from "../../src/node/check/site.ts";
import { interfaceName } from "../../src/node/generate/types.ts";
import { frameHtml } from "../../src/outline.tsx";
import { blockExamples, schemas, textsOf, types } from "../support/exampleSite.ts";
import { renderBlocks } from "../support/render.tsx";

const rendered = types.filter((type) => type !== "shared");

describe("one name for a block everywhere", () => {
  test.each(rendered)("%s", (type) => {
    const name = interfaceName(type).replace(/Block$/, "");
    expect(Object.keys(registry)).toContain(type);
    expect(existsSync(`src/blocks/${type}/${name}.tsx`)).toBe(true);
    expect(existsSync(`src/blocks/${type}/${name}.module.css`)).toBe(true);
  });

  test("nothing else lives among the blocks", () => {
    const folders = readdirSync("src/blocks").filter((name) => !name.includes("."));
    expect(folders.toSorted()).toEqual(rendered.toSorted());
    expect(Object.keys(registry).toSorted()).toEqual(rendered.toSorted());
  });
});

/** Their pictures are not seen at first: a drawing stands in the place, and a whole section above. */
const SHOWN_LATER = ["accordion, example 2", "article, example 1"];

describe("every example of every schema", () => {
  test.each(blockExamples)("%s: all its texts are in the HTML", async (_name, block) => {
    const html = unescaped(await renderBlocks({ ...block }));
    // A heading may hold line breaks of its own.
    const read = html.replaceAll(/<(?!img)[^>]*>/g, "");
    for (const text of textsOf(block)) expect(read).toContain(text);
    expect(html).not.toContain("undefined");
    expect(html).not.toContain("[object");
    expect(html).not.toMatch(/\sstyle="/);
  });

  test.each(blockExamples)("%s: the first block has the h1, a later one an h2", async (_name, block) => {
    const heading = { type: "intro", heading: "Before", text: "Text" };
    if (block.type === "article") return;
    expect(await renderBlocks({ ...block })).toMatch(/<h1[ >]/);
    const later = await renderBlocks(heading, { ...block });
    expect(later.match(/<h1[ >]/g)).toHaveLength(1);
    expect(later).toMatch(/<h2[ >]/);
  });

  test.each(blockExamples)("%s: skips no level of headings, wherever it stands", async (_name, block) => {
    const before = { type: "intro", heading: "Before", text: "Text" };
    for (const html of [await renderBlocks({ ...block }), await renderBlocks(before, { ...block })]) {
      const levels = [...html.matchAll(/<h(\d)(?:[^>]* aria-level="(\d)")?/g)].map(([, tag, level]) =>
        Number(level ?? tag),
      );
      levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
    }
  });

  test.each(blockExamples)("%s: the first picture of a page is urgent, and no other one", async (name, block) => {
    const before = { type: "intro", heading: "Before", text: "Text" };
    // Drawings are decorative and small, so they wait.
    const pictures = (html: string) => [...html.matchAll(/<picture>.*?(<img[^>]*>)/g)].map((match) => match[1]!);
    const isUrgent = (image: string) => !image.includes("loading=") && /fetchpriority="high"/i.test(image);
    const first = pictures(await renderBlocks({ ...block }));
    expect(first.map(isUrgent)).toEqual(first.map((_, index) => index === 0 && !SHOWN_LATER.includes(name)));
    const later = pictures(await renderBlocks(before, { ...block }));
    expect(later).toHaveLength(first.length);
    for (const image of later) expect(image).toContain('loading="lazy"');
  });

  test.each(blockExamples)("%s: ids are unique, also when the block is placed twice", async (_name, block) => {
    const { id: _id, ...rest } = block;
    const ids = [...(await renderBlocks(rest, rest)).matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]!);
    const own = block.type === "article" ? ids.filter((id) => id.startsWith("article")) : ids;
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own).size).toBe(own.length);
  });
});

test("a single quote is the panel of no tab", async () => {
  const image = { src: "a.webp", alt: "A portrait" };
  const quotes = ["One", "Two"].map((quote) => ({ quote, name: "A client", title: "Owner", image }));
  const panels = async (items: object[]) =>
    (await renderBlocks({ type: "testimonials", heading: "Clients", items } as never)).match(/role="tabpanel"/g)
      ?.length;
  expect(await panels(quotes)).toBe(2);
  expect(await panels(quotes.slice(1))).toBeUndefined();
});

describe("hostile texts stay texts", () => {
  test("HTML and scripts are shown as written", async () => {
    const attack = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
    const html = await renderBlocks(
      { type: "intro", heading: attack, text: attack },
      { type: "faq", heading: "Questions", items: [{ question: attack, answer: `${attack} </script>` }] },
    );
    expect(html).not.toContain("<img");
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
  });

  test.each([
    [
      ["Two things:", "- web sites\n- apps"],
      ["Two things:", "web sites", "apps"],
    ],
    ["> said once\n>\n> said twice", ["said once", "said twice"]],
    ["one line\\\nanother", ["one line", "another"]],
    ["- Web, **all** of it\n  - React\n- Mobile", ["Web, all of it", "React", "Mobile"]],
    ["- Call us.\n\n  We answer.", ["Call us.", "We answer."]],
  ])("answers for search engines keep their lines: %j", async (answer, lines) => {
    const html = await renderBlocks({ type: "faq", heading: "Questions", items: [{ question: "What?", answer }] });
    const { mainEntity } = JSON.parse(/<script[^>]*>(.*?)<\/script>/s.exec(html)![1]!);
    expect(mainEntity[0].acceptedAnswer.text.split("\n")).toEqual(lines);
  });

  test.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "vbscript:x",
    "http://plain.example",
  ])("%s never becomes a link", async (href) => {
    const html = await renderBlocks(
      { type: "intro", heading: "Links", text: `A [link](<${href}>)`, button: { label: "Press", href } },
      { type: "cta", heading: "Act", button: { label: "Press me", href } },
    );
    expect(html).not.toMatch(/href="(?!\/images|#|\/contact)/);
    expect(html).toContain("Press me");
  });

  test("nor does what is no address or no number around the blocks", () => {
    const email = 'a@b.example"> c';
    const [site] = schemas["site.schema.json"]!.examples as [Group];
    const contact = { ...(site["contact"] as Group), email, phone: "call me" };
    const html = frameHtml({ schemas, site: { ...site, contact } });
    expect(html).not.toMatch(/href="(?:mailto|tel):/);
    expect(html).toContain("call me");
  });
});
