/** Marks in square brackets as WordPress and forums have them, and brackets that are none. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text, toldOf } from "../site.ts";

test("marks of other programs in texts", () => {
  const texts = [
    "Ready in six weeks. [button link=/blog]See our blog[/button]",
    'Our team: [gallery ids="1,2"]',
    ['[caption id="a" width="300"]', "The team on a roof[/caption]", "[contact-form-7 id=12]"],
  ];
  expect(toldOf(...texts.map((written) => shortIntro({ text: written })))).toMatchInlineSnapshot(`
    "pages/index.json:9:36   In block 1 (intro "Hello"): "[button link=/blog]See our blog[/button]" would be shown as it is written: nothing is made of such marks here.
        9 |       "text": "Ready in six weeks. [button link=/blog]See our blog[/button]"
          |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, with the space before it, and write it behind the text, with a comma between: "button": { "label": "See our blog", "href": "/blog" }.   [pasted-shortcode, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): "[gallery ids="1,2"]" would be shown as it is written: nothing is made of such marks here.
        14 |       "text": "Our team: [gallery ids=\\"1,2\\"]"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, with the space before it, and show the picture in a block that has an "image", for example a hero or an article.   [pasted-shortcode, a warning]

    pages/index.json:20:9   In block 3 (intro "Hello") > text: "[caption id="a" width="300"]" would be shown as it is written: nothing is made of such marks here.
        20 |         "[caption id=\\"a\\" width=\\"300\\"]",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, and show the picture in a block that has an "image", for example a hero or an article.   [pasted-shortcode, a warning]

    pages/index.json:22:9   In block 3 (intro "Hello") > text: "[contact-form-7 id=12]" would be shown as it is written: nothing is made of such marks here.
        22 |         "[contact-form-7 id=12]"
           |         ^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, with a comma beside it. To make this block the form, write "type": "contactForm", "form": "contact" in the place of "type": "intro" in line 17. Or, for another form, "discuss", "quote" or "career" in the place of "contact".   [pasted-shortcode, a warning]"
  `);
});

type Fields = NonNullable<Parameters<typeof shortIntro>[0]>;

function saidOf(fields: Fields): string[] {
  const problems = problemsOf({ "pages/index.json": text(page(shortIntro(fields))) });
  return problems.map(({ code, fix }) => `${code}: ${fix}`);
}

const SHOW = ', and show the picture in a block that has an "image", for example a hero or an article.';
const HAS_BUTTON = { button: { label: "See our blog", href: "/blog" } };

test.each<[fields: Fields, fix: string]>([
  [
    { text: "[button link='/contact/' text='Write to us']" },
    'take it out, and write it behind the text, with a comma between: "button": { "label": "Write to us", "href": "/contact" }.',
  ],
  [
    { text: "[button url=“/contact”]Write to us[/button]", ...HAS_BUTTON },
    'write "[Write to us](/contact)" in its place.',
  ],
  [
    { text: "See [url=https://a.example/b]their site[/url]." },
    'write "[their site](https://a.example/b)" in its place.',
  ],
  [{ text: "See [url]https://a.example/b[/url]." }, 'write "[…](https://a.example/b)" in its place.'],
  [{ text: "Ready in [b]six[/b] weeks." }, 'write "**six**" in its place.'],
  [
    { text: "Come. [button url=/contact]Write to us[/button] and we keep a chair." },
    'write "[Write to us](/contact)" in its place.',
  ],
  [{ text: '[quote="Asha"]It flies.[/quote]' }, 'write "It flies." in its place.'],
  [
    { text: "[su_spacer] Kites" },
    "take it out, with the space behind it, and write the words themselves that it stood for.",
  ],
  [
    { text: "Kites that fly. [read_more]" },
    "take it out, with the space before it, and write the words themselves that it stood for.",
  ],
  [
    { text: "[vc_row][vc_column]Kites[/vc_column][/vc_row]" },
    "take it out, and write the words themselves that it stood for.",
  ],
  [
    { text: "[gallery]" },
    'take it out, and show the picture in a block that has an "image", for example a hero or an article.',
  ],
  [
    { text: "[caption]A team on a roof." },
    'take it out, and show the picture in a block that has an "image", for example a hero or an article.',
  ],
  [{ text: '[video src="a.mp4"][/video]' }, 'take it out: link to the video, for example with the button of a "cta".'],
  [
    { text: '[contact-form-7 id="12" title="Contact"]' },
    'write in the place of this block (lines 6 to 10): { "type": "shared", "use": "contact-form", "with": { "heading": "Hello" } }.',
  ],
  [{ text: "Ask us.\n\n[gallery ids='1']" }, `take it out, with the \\n\\n before it${SHOW}`],
  [{ text: "Ask us.\n\n[gallery ids='1']\n\nOr write." }, `take it out, with the \\n\\n before it${SHOW}`],
  [{ text: "[gallery ids='1']\n\nAsk us." }, `take it out, with the \\n\\n behind it${SHOW}`],
  [{ text: "Ask us.\n\n[gallery ids='1'] Or write." }, `take it out${SHOW}`],
  [{ heading: "Kites that [b]fly[/b]" }, 'write "fly" in its place.'],
])("%j", (fields, fix) => {
  expect(saidOf(fields)).toEqual([`pasted-shortcode: ${fix}`]);
});

test("ends of lines that are left over are all told of", () => {
  expect(saidOf({ text: "Ask us.\n\n" })).toEqual(["stray-space: take \\n\\n out where it ends."]);
  expect(saidOf({ text: " \n Ask us.\n" })).toEqual([
    "stray-space: take \\n out where it starts, and \\n out where it ends.",
  ]);
});

test.each([
  "It fly [sic] well [1], as [he] said [see page=3].",
  "[Our blog](/blog) and [the contact page](/contact)",
  "Write a[href=\"x\"] or [type='text'] in your styles",
  "A [video] of it, [name of a kite] and [x = 5]",
  '`[gallery ids="1"]` shows pictures',
  "Write \\[b]six[/b]",
  "[a] or [b] and [/c]",
])("%j is fine", (written) => {
  expect(saidOf({ text: written })).toEqual([]);
});
