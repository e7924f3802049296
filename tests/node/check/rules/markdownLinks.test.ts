/** Links in a text that are written in another way than they should be. */
import { expect, test } from "vitest";
import { fixesOf, type Group, page, problemsOf, shortIntro, text, toldOf } from "../site.ts";

test("links whose addresses other programs find by a name", () => {
  const texts = [
    "See [our blog][blog] for more.",
    "See [our form][1].\n\n[1]: /contact",
    "See [our form].\n\n[our form]: /contact",
    "See [[The blog]] or [[blog|ours]].",
  ];
  expect(`\n${toldOf(...texts.map((written) => shortIntro({ text: written })))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): the link "[our blog][blog]" is not written as a link: its address does not stand in ( ) behind it.
        9 |       "text": "See [our blog][blog] for more."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[our blog](/blog)".                              [broken-markdown-link]

    pages/index.json:14:15   In block 2 (intro "Hello"): the link "[our form][1]" is not written as a link: its address does not stand in ( ) behind it.
        14 |       "text": "See [our form][1].\\n\\n[1]: /contact"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[our form](/contact)", and take "[1]: /contact" out.   [broken-markdown-link]

    pages/index.json:19:15   In block 3 (intro "Hello"): the link "[our form]" is not written as a link: its address does not stand in ( ) behind it.
        19 |       "text": "See [our form].\\n\\n[our form]: /contact"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[our form](/contact)", and take "[our form]: /contact" out.   [broken-markdown-link]

    pages/index.json:24:15   In block 4 (intro "Hello"): the link "[[The blog]]" is not written as a link: its address does not stand in ( ) behind it.
        24 |       "text": "See [[The blog]] or [[blog|ours]]."
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[The blog](/blog)".                              [broken-markdown-link]
    "
  `);
});

test.each([
  "See [1][2] for the figures.",
  "A list [of] things",
  "See \\[a\\]\\[b\\]",
  "[Note]: all prices without tax",
])("%j is no link", (written) => {
  expect(fixesOf({ text: written })).toEqual([]);
});

test("an address that stands in other brackets, or in none", () => {
  const texts = [
    "[Write]{/contact} to us, or [mail us]{mailto:{email}}.",
    "Read [our form][/contact] first.",
    "Read [our form]</contact> first.",
    "Read [our form]/contact first.",
    "Read [our form]: /contact#form.",
    "[Our form]: /contact",
  ];
  const contact = { ...page(shortIntro({ id: "form" })), route: "/contact", title: "Write to us about your kite" };
  const files = (...blocks: Group[]) => ({
    "pages/index.json": text(page(...blocks)),
    "pages/contact.json": text(contact),
  });
  const found = problemsOf(files(...texts.map((written) => shortIntro({ text: written }))));
  const told = found.filter(({ code }) => code === "broken-markdown-link");
  expect(told.map(({ message, fix }) => `${message} ${fix}`)).toMatchInlineSnapshot(`
    [
      "the link "[Write]{/contact}" is not written as a link: its address stands in { } and not in ( ). write "[Write](/contact)".",
      "the link "[our form][/contact]" is not written as a link: its address stands in [ ] and not in ( ). write "[our form](/contact)".",
      "the link "[our form]</contact>" is not written as a link: its address stands in < > and not in ( ). write "[our form](/contact)".",
      "the link "[our form]/contact" is not written as a link: its address does not stand in ( ). write "[our form](/contact)".",
      "the link "[our form]: /contact#form" is not written as a link: its address does not stand in ( ). write "[our form](/contact#form)".",
      "the link "[Our form]: /contact" is not written as a link: its address does not stand in ( ) behind it. write "[Our form](/contact)".",
    ]
  `);
});

test.each(["[he]/she", "[design]/[code]", "Use list[0] or [one] {", "See [Note]: /not-here", "[Tip]: Breathe"])(
  "%j is no link",
  (written) => {
    expect(fixesOf({ text: written })).toEqual([]);
  },
);

/** A page with this text, and one at /blog. */
function besideBlog(written: string) {
  const description = "What we write about kites, about strings, and about the wind that carries both.";
  const blog = { ...page(shortIntro({})), route: "/blog", title: "What we write about kites", description };
  return { "pages/index.json": text(page(shortIntro({ text: written }))), "pages/blog.json": text(blog) };
}

test.each([
  ["See [[our blog](/blog) first.", "[[our blog](/blog)", 'there is one "[" too many'],
  ["See [our blog]](/blog) first.", "[our blog]](/blog)", 'there is one "]" too many'],
  ["See [our blog](/blog)) first.", "[our blog](/blog))", 'there is one ")" too many'],
  ["See [our blog]((/blog) first.", "[our blog]((/blog)", 'there is one "(" too many'],
  ["See [our blog](/blog] first.", "[our blog](/blog]", "the brackets around its address are not ( )"],
  ["See [our blog][/blog) first.", "[our blog][/blog)", "the brackets around its address are not ( )"],
  ["See our blog](/blog) first.", "blog](/blog)", 'the "[" before its words is missing'],
  ["See our blog(/blog) first.", "blog(/blog)", "its words do not stand in [ ]"],
])("%j", (written, shown, is) => {
  const better = shown.includes("our") ? "[our blog](/blog)" : "[blog](/blog)";
  const found = problemsOf(besideBlog(written)).filter(({ code }) => code !== "orphan-page");
  expect(found.map(({ message }) => message)).toEqual([`the link "${shown}" is not written as a link: ${is}.`]);
  expect(found[0]!.fix).toContain(`"${better}"`);
});

test.each([
  "Read on (see [our blog](/blog)).",
  "See [[our blog](/blog)].",
  "Words and/or(no address).",
  "Choose one (/blog) or the other.",
])("%j has no bracket too many", (written) => {
  expect(problemsOf(besideBlog(written)).filter(({ code }) => code !== "orphan-page")).toEqual([]);
});
