import { expect, test } from "vitest";
import type { BlockDocument } from "../../src/renderer/documents.ts";
import { renderBlocks } from "../support/render.tsx";

/** What components work out of what authors write, as far as it is seen in the HTML. */

test("the words of a bar keep off a higher one before it", async () => {
  const bars = [3, 5, 5, 2, 1].map((value) => ({ label: `Bar ${value}`, value }));
  const sections = ["One", "Two"].map((heading) => ({
    id: heading.toLowerCase(),
    heading,
    text: "Words.",
    chart: { caption: "All", bars },
  }));
  const html = await renderBlocks({ type: "article", sections } as unknown as BlockDocument);
  const items = Array.from(
    html.matchAll(/<li( class="[^"]*lower[^"]*")?><span class="[^"]*bar/g),
    ([, lower]) => !!lower,
  );
  expect(items.slice(0, 5)).toEqual([false, false, false, true, true]);
});

test("a long address of email breaks behind its signs, and nothing else does", async () => {
  const details = [
    "hello@kitestep.example",
    "vouchers@bakery-in-leeds.example",
    "12 Long Street, Chapel Allerton, Leeds",
  ];
  const boxes = details.map((detail) => ({ icon: "mail", title: "By email", detail }));
  const html = await renderBlocks({ type: "contactDetails", heading: "Write", boxes } as unknown as BlockDocument);
  expect(html).toContain(">hello@kitestep.example<");
  expect(html).toContain(">vouchers@<wbr/>bakery-in-leeds.<wbr/>example<");
  expect(html).toContain(">12 Long Street, Chapel Allerton, Leeds<");
});

test("a card of a carousel on its own colour has an edge", async () => {
  const slides = ["mist", "ink", "leaf"].map((ground) => ({ title: ground, ground }));
  const edged = async (ground?: string) => {
    const html = await renderBlocks({ type: "carousel", heading: "Cards", slides, ground } as unknown as BlockDocument);
    return Array.from(html.matchAll(/class="[^"]*edged[^"]*" data-ground="(\w+)"/g), ([, name]) => name);
  };
  expect(await edged("mist")).toEqual(["mist"]);
  expect(await edged()).toEqual([]);
});
