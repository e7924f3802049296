/** What other programs leave in texts: tags, answers, notes, formulas, marks. And honest texts that look like it. */
import { describe, expect, test } from "vitest";
import { inPlaceOf } from "../inPlaceOf.ts";
import { block, foundIn, page, pageAt, problemsOf, shortIntro, text } from "../site.ts";

describe("tags of any name", () => {
  const shown = "would be shown as it is written: texts have no HTML.";
  const translated = "has the marks of a translation program: they would be shown as they are written.";
  test.each([
    ["We build. <script src='w.js'></script>", `"<script src='w.js'></script>" ${shown}`, 'write "We build.".'],
    ["<style>.x { top: 0 }</style>We build.", `"<style>.x { top: 0 }</style>" ${shown}`, 'write "We build.".'],
    ["<table><tr><td>One</td><td>Two</td></tr></table>", `"<td>One</td>" ${shown}`, 'write "One Two".'],
    ["<!-- wp:paragraph -->We build.<!-- /wp:paragraph -->", `"<!-- wp:paragraph -->" ${shown}`, 'write "We build.".'],
    ["See <svg x='0'><path d='M0'/></svg> it.", `"<svg x='0'>" ${shown}`, 'write "See it.".'],
    [
      "<Callout type='info'>We build.</Callout>",
      `"<Callout type='info'>We build.</Callout>" ${shown}`,
      'write "We build.".',
    ],
    ["We build.<o:p></o:p>", `"<o:p></o:p>" ${shown}`, 'write "We build.".'],
    [
      "A sketch on paper is enough for us to begin with it, <a href='https://x.example'>send it</a>.",
      `"<a href='https://x.example'>send it</a>" ${shown}`,
      "write [send it](https://x.example) in its place.",
    ],
    [
      "A <b>sketch</b> on paper is enough for us to begin with it, and two are <b>more</b> than enough.",
      `"<b>sketch</b>" ${shown}`,
      'write "A **sketch** on paper is enough for us to begin with it, and two are **more** than enough.".',
    ],
    ["Six skills<br>that&nbsp;last.", `"<br>" ${shown}`, 'write "Six skills that last.".'],
    ["Six skills.<br>They last.", `"<br>" ${shown}`, String.raw`write "Six skills.\nThey last.".`],
    ["Six skills<br><br>that last.", `"<br>" ${shown}`, 'write a list of paragraphs: ["Six skills", "that last."].'],
    ["We <x id='1'/>build<x id='2'/>.", `"<x id='1'/>" ${translated}`, 'write "We build.".'],
    ["We <g id='1'>build</g>.", `"<g id='1'>build</g>" ${translated}`, 'write "We build.".'],
    ["We <g class='1'>build</g>.", `"<g class='1'>build</g>" ${shown}`, 'write "We build.".'],
  ])("%s", (words, message, fix) => expect(foundIn(words)).toEqual([["pasted-html", message, fix]]));

  test.each([
    "The <table> and the <iframe> tag, and <!-- remarks --> in pages",
    "Put <meta name='x'> in its head.",
    "<!-- note -->",
    "`<script src='w.js'></script>` loads it.",
    "Write to <asha@example.com>.",
  ])("%s is fine", (words) => expect(foundIn(words)).toEqual([]));
});

describe("what programs for chats and for mail write around words", () => {
  const said = "is what a chat program says to its user.";
  const mail = "is what a mail program puts around a message.";
  test.each([
    ["As an AI language model, I cannot say. We build.", `"As an AI language model, I cannot say." ${said}`, " behind"],
    [
      "As of my last knowledge update in 2023, we build.",
      `"As of my last knowledge update in 2023," ${said}`,
      " behind",
    ],
    ["We build. I hope this helps! Let me know if you need a shorter version.", null, " before"],
    ["Sure, here's a rewritten version: We build.", `"Sure, here's a rewritten version:" ${said}`, " behind"],
    ["We build. (Word count: 14)", `"(Word count: 14)" ${said}`, " before"],
    ["ChatGPT said: We build.", `"ChatGPT said:" ${said}`, " behind"],
    ["We build. Copy code Regenerate response", `"Copy code Regenerate response" ${said}`, " before"],
    ["We build. Note: I kept it short, as requested.", `"Note: I kept it short, as requested." ${said}`, " before"],
    ["We build. citeturn0search1", '"citeturn0search1" is what a chat program writes for itself.', " before"],
    ["We build. \ue200cite\ue202turn0search1\ue201", null, " before"],
    ["We build. Sent from my iPhone", `"Sent from my iPhone" ${mail}`, " before"],
    [
      "On Mon, 4 Mar, Asha <a@x.example> wrote: We build.",
      `"On Mon, 4 Mar, Asha <a@x.example> wrote:" ${mail}`,
      " behind",
    ],
    [
      "Am 12.05.2026 um 14:32 schrieb Asha <a@x.example>: We build.",
      `"Am 12.05.2026 um 14:32 schrieb Asha <a@x.example>:" ${mail}`,
      " behind",
    ],
    [
      "Le lun. 12 mai 2026 à 14:32, Asha <a@x.example> a écrit : We build.",
      `"Le lun. 12 mai 2026 à 14:32, Asha <a@x.example> a écrit :" ${mail}`,
      " behind",
    ],
    [
      "---------- Forwarded message ---------\nWe build.",
      `"---------- Forwarded message ---------" ${mail}`,
      "\\n behind",
    ],
    ["We build. [cid:image001.png@01DA]", `"[cid:image001.png@01DA]" ${mail}`, " before"],
    [
      "We build. <Media omitted>",
      '"<Media omitted>" is what a program for messages puts in the place of a picture.',
      " before",
    ],
  ])("%s", (words, message, space) => {
    const fix = `take it out, with the ${space.startsWith(" ") ? "space" : ""}${space} it.`;
    const [found, ...more] = foundIn(words);
    expect(more).toEqual([]);
    expect(found).toEqual(["chat-words", message ?? expect.stringMatching(/chat program/), fix]);
  });

  test.each([
    ["From: Maya Shah Sent: Monday, 4 May 2026 10:12 To: Ravi Subject: kites. We build.", "From:", "Subject:"],
    ["**From:** Maya\n**Sent:** Monday\n**To:** Ravi\n**Subject:** kites\nWe build.", "From:", "Subject:"],
    ["---- Original Message ----\nFrom: Maya\nSubject: kites\nDate: 4 May\n\nWe build.", "From:", "Date:"],
    ["Von: Maya Gesendet: Montag, 4. Mai 2026 An: Ravi Betreff: Drachen", "Von:", "Betreff:"],
    ["De : Maya Envoyé : lundi 4 mai 2026 À : Ravi Objet : la page. Bonjour.", "De :", "Objet :"],
    ["De: Maya Enviado el: lunes 4 Para: Ravi Asunto: la web. Hola.", "De:", "Asunto:"],
    ["De: Maya Enviada em: segunda-feira Para: Ravi Assunto: o site. Olá.", "De:", "Assunto:"],
    ["Od: Maya Wysłano: 4 maja Do: Ravi Temat: strona. Budujemy.", "Od:", "Temat:"],
    ["Kimden: Maya Gönderildi: 4 Mayıs Kime: Ravi Konu: sayfa. Merhaba.", "Kimden:", "Konu:"],
  ])("%s", (words, first, last) =>
    expect(foundIn(words)).toEqual([
      [
        "chat-words",
        `"${first} … ${last}" ${mail}`,
        `take it out, from "${first}" to the words that belong to "${last}".`,
      ],
    ]),
  );

  test.each([
    "It answers “As an AI language model, I cannot say that.” to nearly all of it.",
    "What ChatGPT said: nothing new.",
    "ChatGPT said: “We build.”",
    "I hope this helps!",
    "Sure, here is what we do: we read it.",
    "Short stories (Word count: 1500) win.",
    "Click on Regenerate response for another one.",
    "A photo that was sent from my iPhone.",
    "Note: I kept the old name.",
    "Forwarded messages are read as well. On Monday she wrote: yes.",
    "Let me know if you need a quote.",
    "From: 10 May, to: 12 May. Subject to change. Date: see below.",
    "Von: Berlin nach Hamburg. Betreff: eine Reise.",
    "“From: Maya Sent: Monday To: Ravi Subject: kites” is how a mail begins.",
    "Write a mail with the Subject: kites, and say where you are from: we answer.",
  ])("%s is fine", (words) => expect(foundIn(words)).toEqual([]));
});

describe("what holds a place", () => {
  const still = "looks like words that are still to be written.";
  const filled = "is what another program fills in, and here it would be shown as it is written.";
  const WORDS = "write the real words, or take it out.";
  const OUT = "write the real words, or take it out, with the space before it.";
  test.each([
    ["We build. Your Company Name answers at once.", `"Your Company Name" ${still}`, inPlaceOf("Your Company Name")],
    ["[DRAFT] We build.", `"[DRAFT]" ${still}`, "take it out, with the space behind it."],
    ["We build since 20XX.", `"since 20XX" ${still}`, inPlaceOf("since 20XX")],
    ["Call +91 XXXXX XXXXX.", `"+91 XXXXX XXXXX" ${still}`, inPlaceOf("+91 XXXXX XXXXX")],
    ["From $____ on.", `"$____" ${still}`, inPlaceOf("$____")],
    ["@@COMPANY@@ builds.", `"@@COMPANY@@" ${filled}`, inPlaceOf("@@COMPANY@@")],
    ["We build. {% include hours.html %}", `"{% include hours.html %}" ${filled}`, OUT],
    ["Write to %s at once.", `"%s" ${filled}`, inPlaceOf("%s")],
    ["{n, plural, one {# kite} other {# kites}}", `"{n, plural, one {# kite} other {# kites}}" ${filled}`, WORDS],
    ["We {1}build{/1}.", `"{1}build{/1}" ${filled}`, 'write "build" in its place.'],
    [
      "We build. [Image: our office in town]",
      `"[Image: our office in town]" ${still}`,
      'take it out, with the space before it. A picture stands in a block that has an "image".',
    ],
    ["Dear {0}, we build.", `"{0}" ${filled}`, inPlaceOf("{0}")],
    ["{0} builds it.", `"{0}" ${filled}`, inPlaceOf("{0}")],
    ["Dear {}, we build.", `"{}" ${still}`, inPlaceOf("{}")],
    ["Hello <<name>>, we build.", `"<<name>>" ${still}`, inPlaceOf("<<name>>")],
    ["Hi ____, we build.", `"____" ${still}`, inPlaceOf("____")],
    ["Call [phone number] at once.", `"[phone number]" ${still}`, inPlaceOf("[phone number]")],
    ["Free until ____.", `"____" ${still}`, inPlaceOf("____")],
    ["TBA", `"TBA" ${still}`, WORDS],
    ["TBC", `"TBC" ${still}`, WORDS],
    ["Text to follow.", `"Text to follow." ${still}`, WORDS],
    ["???", `"???" ${still}`, WORDS],
    ["Sample text", `"Sample text" ${still}`, WORDS],
    ["Text here", `"Text here" ${still}`, WORDS],
    ["Add Your Heading Text Here", `"Add Your Heading Text Here" ${still}`, WORDS],
  ])("%s", (words, message, fix) => expect(foundIn(words)).toEqual([["placeholder-text", message, fix]]));

  test.each([
    "The game “20XX” came out in 20 years.",
    "[Photo: Reuters] [Image: Asha Rao]",
    "Blanks like ____ are for your name.",
    "Programs write `{0}`, `%s` and `@@NAME@@` there.",
    "The group {0, 1}, {0} and x_{2}, ∅ ≠ {0}; a{2} and 5 %d.",
    "Money, $1, {0}",
    "Start with “Dear [name],” and not with “Hello {0}”.",
    "Choose Your Company Name And Logo.",
    "What???",
  ])("%s is fine", (words) => expect(foundIn(words)).toEqual([]));

  test("a greeting in HTML is told once", () => {
    expect(foundIn("Hello <b>world</b>.").map(([code]) => code)).toEqual(["pasted-html"]);
  });

  test("in a heading and in the label of a button", () => {
    const codesIn = (heading: string, label: string) =>
      problemsOf({
        "pages/index.json": text(page(shortIntro({ heading, button: { label, href: "/contact" } }), block("cta"))),
      }).map(({ code }) => code);
    expect(codesIn("Button text", "Write to us")).toEqual([]);
    expect(codesIn("Register Your Company Name", "Write to us")).toEqual([]);
    expect(codesIn("What does %s mean?", "Write to us")).toEqual([]);
    expect(codesIn("Sold for 100 %s", "Write to us")).toEqual([]);
    expect(codesIn("Experienced %s", "Write to us")).toEqual(["placeholder-text"]);
    expect(codesIn("None", "Write to us")).toEqual(["placeholder-text"]);
    expect(codesIn("NaN", "null")).toEqual(["placeholder-text", "placeholder-text"]);
    expect(codesIn("Null", "None")).toEqual([]);
    expect(codesIn("Our kites", "Button text")).toEqual(["placeholder-text"]);
    expect(codesIn("???", "Write to us")).toEqual([]);
  });
});

describe("what office programs show", () => {
  const WORDS = "write the real words, or take it out.";
  const formula = "is a formula of a spreadsheet, and would be shown as it is written.";
  test.each([
    [
      "See Error! Reference source not found. for more.",
      '"Error! Reference source not found." is what Word writes where it did not find what was meant.',
      inPlaceOf("Error! Reference source not found."),
    ],
    ["=SUM(B2:B14)", `"=SUM(B2:B14)" ${formula}`, "write what its cell shows."],
    [
      '=HYPERLINK("https://a.example","our guide")',
      `"=HYPERLINK("https://a.example","our guide")" ${formula}`,
      'write "[our guide](https://a.example)".',
    ],
    [
      "From ####### on.",
      '"#######" is what a spreadsheet shows where a column is too narrow for a number.',
      "write the number itself.",
    ],
    [
      "translation missing: en.contact.text",
      '"translation missing: en.contact.text" is what another program fills in, and here it would be shown as it is written.',
      WORDS,
    ],
  ])("%s", (words, message, fix) => expect(foundIn(words)).toEqual([["placeholder-text", message, fix]]));

  test.each([
    "Word shows “Error! Reference source not found.” then.",
    "Excel adds them with =SUM(B2:B14) in a cell.",
    "`=E2=80=99` is how mail writes it.",
  ])("%s is fine", (words) => expect(foundIn(words)).toEqual([]));

  test("letters of a mail, and dots of Word", () => {
    expect(foundIn("We don=E2=80=99t mind. Caf=C3=A9s are fine.")).toEqual([
      [
        "lost-letter",
        'a letter was lost in "We don=E2=80=99t mind. Caf=C3=A9s".',
        'write "We don’t mind. Cafés are fine.".',
      ],
    ]);
    expect(foundIn("\uf0b7 Skype\n\uf0b7 Email")).toEqual([
      ["pasted-list", 'lines that start with "<U+F0B7>" are no list.', 'write "-" in the place of each "<U+F0B7>".'],
    ]);
  });

  test("in the value of a figure and in a detail of a contact, not in a title", () => {
    const figures = (value: string) => [
      { value, label: "projects" },
      { value: "5+", label: "years" },
    ];
    const codesIn = (fields: Parameters<typeof shortIntro>[0]) =>
      problemsOf({ "pages/index.json": text(page(shortIntro(fields))) }).map(({ code }) => code);
    expect(codesIn({ figures: figures("=SUM(B2:B14)") })).toEqual(["placeholder-text"]);
    expect(codesIn({ figures: figures("6.02E+23"), heading: "=SUM(B2:B14)" })).toEqual([]);
  });
});

const IN_WORDS =
  'say in a few words what is on it, or write "decorative": true instead if it adds nothing to the text.';

test.each([
  [
    "A kite over a field Description automatically generated with medium confidence",
    /ends with a note of the program that made this description\.$/,
    'write "A kite over a field", if that is what is on it.',
  ],
  [
    "A kite over a field. AI-generated content may be incorrect.",
    /ends with a note of the program/,
    'write "A kite over a field.", if that is what is on it.',
  ],
  ['alt="A kite over a field"', /has the name of the field in it\.$/, 'write "A kite over a field".'],
  ["{image.alt}", /is what another program fills in, and no description of the picture\.$/, IN_WORDS],
  ["Untitled design (3)", /says nothing of what is on the picture\.$/, IN_WORDS],
])("a description that a program made: %s", (alt, message, fix) => {
  const hero = { ...block("hero"), image: { src: "brand/logo.svg", alt } };
  const found = problemsOf({ "pages/index.json": text(page(hero)) });
  expect(found.map((each) => [each.code, each.fix])).toEqual([["weak-alt", fix]]);
  expect(found[0]!.message).toMatch(message);
});

describe("addresses and names as other programs have them", () => {
  const prices = { ...shortIntro({ heading: "What it costs" }), id: "prices" };
  const others = { "pages/visit.json": text(pageAt("/visit", shortIntro({}), prices)) };
  test.each([
    ["[cost](/index.php?page=visit)", 'did you mean "/visit"?'],
    ["[cost](／visit)", 'write "[cost](/visit)".'],
    ["[cost](</visit#What it costs>)", 'write "/visit#prices".'],
    ["[[cost|/visit#prices]]", 'write "[cost](/visit#prices)".'],
  ])("%s", (written, fix) => {
    const files = { ...others, "pages/x.json": text(pageAt("/x", shortIntro({ text: `See the ${written}.` }))) };
    expect(problemsOf(files).map((problem) => problem.fix)).toEqual([fix]);
  });

  test.each(["shared:words", "_shared/words"])("a shared block as %s", (type) => {
    const shared = text({ open: [], block: shortIntro({}) });
    const files = { "pages/_shared/words.json": shared, "pages/x.json": text(pageAt("/x", shortIntro({}), { type })) };
    const told = problemsOf(files).filter(({ code }) => code === "unknown-block");
    expect(told.map(({ fix }) => fix)).toEqual(['write "type": "shared", "use": "words".']);
  });

  test("an open field with the group around it", () => {
    const shared = text({ open: ["block.heading"], block: shortIntro({}) });
    const use = { type: "shared", use: "words" };
    const files = { "pages/_shared/words.json": shared, "pages/x.json": text(pageAt("/x", shortIntro({}), use)) };
    const told = problemsOf(files).filter(({ code }) => code === "unknown-open-field");
    expect(told.map(({ fix }) => fix)).toEqual(['write "heading".']);
  });
});
