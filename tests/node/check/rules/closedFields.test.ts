/** A field of a shared block that pages may not change: what else its author can do than lose it. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, shortIntro, text } from "../site.ts";

test("a field that is not open can be said in a block of one's own", () => {
  const form = { type: "contactForm", heading: "Write to us", form: "contact" };
  const long = {
    ...form,
    text: "We answer within a few days, with questions, an estimate and a plan. ".repeat(3).trim(),
  };
  const fixOf = (contact: Group, ...[use]: Group[]) =>
    problemsOf({
      "pages/_shared/contact-form.json": text({ block: contact, open: ["heading"] }),
      "pages/x.json": text(pageAt("/x", shortIntro({}), { type: "shared", use: "contact-form", ...use })),
    }).map(({ fix }) => fix);
  const OPEN =
    'change "open" in pages/_shared/contact-form.json to ["heading", "form"] (other pages stay as they are),';
  const words = { heading: "Your school", form: "quote" };
  const OUT = `${OPEN} or take it out, with the comma before it.`;
  const own = `${OUT} Or write the block itself in the place of this one`;
  expect([
    fixOf(form, { with: words }),
    fixOf(form, { id: "write", with: words }),
    fixOf(long, { with: words }),
    fixOf(form, { with: { ...words, form: 5 } }),
  ]).toEqual([
    [`${own}: { "type": "contactForm", "heading": "Your school", "form": "quote" }.`],
    [`${own}: { "type": "contactForm", "heading": "Your school", "form": "quote", "id": "write" }.`],
    [OUT],
    [OUT],
  ]);
  // Two of them in one block have the list with both.
  const both = fixOf(form, { with: { text: "Ask us.", form: "quote" } });
  expect(both.map((fix) => / to \[.*?\]/.exec(fix!)?.[0])).toEqual(
    Array.from(both, () => ' to ["heading", "text", "form"]'),
  );
  const done = { ...form, ...words };
  expect(problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), done)) })).toEqual([]);
});
