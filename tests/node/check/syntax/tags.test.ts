import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, sentences, text, told } from "../site.ts";

/** A page with one block, in which `written` replaces the value "@". */
function pageWith(type: string, fields: Group, written: string): string {
  return text(page({ ...block(type), ...fields })).replace('"@"', () => written);
}

const other = { title: "Honest timing", text: "No promises." };
const cards = { heading: "Why us", items: [other, "@"] };

test("a card in HTML is told once, with all that its tags say", () => {
  const html = `<div class="reason">
          <img src="/images/brand/logo.svg" alt="Our sign">
          <h3>A local team</h3>
          <h4>Since 2019</h4>
          <p>You can <b>come by</b>.</p>
          <p>Or <a href="/contact">write</a>.</p>
        </div>`;
  const all = told({ "pages/index.json": pageWith("cardGrid", cards, html) });
  expect(sentences(all).trim()).toMatchInlineSnapshot(`
    "pages/index.json:14:9   In block 1 (cardGrid "Why us") > items: HTML stands in the place of card 2 down to line 20, and a page has none.
        Fix: write it like this: { "title": "A local team", "line": "Since 2019", "text": ["You can **come by**.", "Or [write](/contact)."], "image": { "src": "brand/logo.svg", "alt": "Our sign" } }.   [unquoted-text]"
  `);
});

/** The fix of the only problem with what was pasted. */
function fixFor(type: string, fields: Group, written: string): string | undefined {
  const [only, ...others] = problemsOf({ "pages/index.json": pageWith(type, fields, written) });
  expect(others).toEqual([]);
  return only?.fix;
}

const button = { button: "@" };
const answer = {
  heading: "Ask",
  items: [
    { question: "Why?", answer: "@" },
    { question: "When?", answer: "Soon." },
  ],
};
const faq = { heading: "Ask", items: ["@", { question: "When?", answer: "Soon." }] };
const toContact = '"button": { "label": "Write to us", "href": "/contact" }';

test.each<[type: string, fields: Group, written: string, shown: string]>([
  ["hero", button, '<a class="btn" href="/contact">Write to us <i class="fa"></i></a>', toContact],
  ["hero", button, '<Button href="/contact" variant="big">Write to us</Button>', toContact],
  ["hero", button, '<Link to="/contact"><Button>Write to us</Button></Link>', toContact],
  ["hero", button, `<router-link :to="'/contact'">Write to us</router-link>`, toContact],
  ["hero", button, `<button onclick="location.href='/contact'">Write to us</button>`, toContact],
  ["hero", button, '"<Button href="/contact">\n  Write to us\n</Button>"', toContact],
  ["hero", button, "\"<a href='/contact'>Write to us</a>\"", toContact],
  [
    "hero",
    { image: "@" },
    '<img src="/images/brand/logo.svg" alt="Our sign" />',
    '"image": { "src": "brand/logo.svg", "alt": "Our sign" }',
  ],
  [
    "hero",
    { image: "@" },
    '<Image src={"/uploads/2019/logo.svg"} alt="" width={400} />',
    '"image": { "src": "brand/logo.svg", "decorative": true }',
  ],
  [
    "hero",
    { image: "@" },
    '<img src="/images/brand/logo.svg" alt="Our team&rsquo;s sign">',
    '"image": { "src": "brand/logo.svg", "alt": "Our team’s sign" }',
  ],
  ["hero", { heading: "@" }, "<h1>Q&amp;A</h1>", '"heading": "Q&A"'],
  ["hero", { heading: "@" }, "<h1>Hello <span>there</span></h1>", '"heading": "Hello there"'],
  ["hero", { lead: "@" }, "<p>Hello<br>\nthere</p>", '"lead": "Hello there"'],
  ["hero", { lead: "@" }, "<b>Hello</b> there, you", '"lead": "**Hello** there, you"'],
  [
    "faq",
    answer,
    '<p class="a">One.</p>\n<ul><li>By <a href="/contact">bike</a></li></ul>',
    '"answer": ["One.", "- By [bike](/contact)"]',
  ],
  [
    "faq",
    answer,
    '"<p class="a">One.</p><ul><li>By <a href="/contact">bike</a></li></ul>"',
    '"answer": ["One.", "- By [bike](/contact)"]',
  ],
  ["faq", answer, '"<p>One.</p>\n<p>Two.</p>"', '"answer": ["One.", "Two."]'],
  [
    "faq",
    answer,
    '"See <a href="/contact">us</a>, or <b class="x">them</b>."',
    '"answer": "See [us](/contact), or **them**."',
  ],
  ["faq", answer, 'So, <b>often</b>, see <a href="/contact">us</a>.', '"answer": "So, **often**, see [us](/contact)."'],
  ["faq", answer, "**So**, see [us](/contact).", '"answer": "**So**, see [us](/contact)."'],
  ["faq", faq, "<dt>Why?</dt><dd>So, <b>often</b>.</dd>", '{ "question": "Why?", "answer": "So, **often**." }'],
  [
    "faq",
    faq,
    "<details><summary>Why?</summary><p>So.</p><p>Often.</p></details>",
    '{ "question": "Why?", "answer": ["So.", "Often."] }',
  ],
  ["hero", button, "[Write to us](/contact)", toContact],
  ["hero", button, '[button url="/contact" color="red"]Write to us[/button]', toContact],
  ["hero", button, '"[button url="/contact"]Write to us[/button]"', toContact],
  ["hero", button, "\"[button url='/contact']Write to us[/button]\"", toContact],
  [
    "hero",
    { image: "@" },
    "![Our sign](/images/brand/logo.svg)",
    '"image": { "src": "brand/logo.svg", "alt": "Our sign" }',
  ],
  ["faq", faq, "**Why?** So.", '{ "question": "Why?", "answer": "So." }'],
  ["faq", faq, '"**Why?** So."', '{ "question": "Why?", "answer": "So." }'],
  [
    "faq",
    faq,
    '### Why?\nSo, "often".\n\n- One\n- Two',
    '{ "question": "Why?", "answer": ["So, \\"often\\".", "- One\\n- Two"] }',
  ],
  ["cardGrid", cards, '"### A team\\nCome by."', '{ "title": "A team", "text": "Come by." }'],
  ["cardGrid", cards, '[card title="A team"]Come by.[/card]', '{ "title": "A team", "text": "Come by." }'],
  [
    "cardGrid",
    cards,
    '[vc_column]\n[vc_heading]A team[/vc_heading]\n[vc_text]Come by.[/vc_text]\n[vc_button link="/contact"]Go[/vc_button]\n[/vc_column]',
    '{ "title": "A team", "text": ["Come by.", "[Go](/contact)"] }',
  ],
  [
    "cardGrid",
    cards,
    '<Card\n  title={t("A team")}\n>\n  {"Come by."}\n</Card>',
    '{ "title": "A team", "text": "Come by." }',
  ],
  ["cardGrid", cards, "<li>A team: come by.</li>", '{ "title": "A team", "text": "come by." }'],
  ["cardGrid", cards, "<li><strong>A team</strong> Come by.</li>", '{ "title": "A team", "text": "Come by." }'],
  ["cardGrid", cards, '<Card title="A team" text="Come by."/>', '{ "title": "A team", "text": "Come by." }'],
  ["cardGrid", cards, "{ <h3>A team</h3> <p>Come by.</p> }", '{ "title": "A team", "text": "Come by." }'],
  [
    "cardGrid",
    cards,
    '"<div class="card"><h3>A team</h3><p>Come by.</p></div>"',
    '{ "title": "A team", "text": "Come by." }',
  ],
  [
    "cardGrid",
    { heading: "Why us", items: [{ title: "A team", text: "@" }, other] },
    "<p>Come by.</p>",
    '"text": "Come by."',
  ],
  [
    "cardGrid",
    { heading: "Why us", items: "@" },
    "<ul>\n<li><h3>A</h3><p>One.</p></li>\n<li><h3>B</h3><p>Two.</p></li></ul>",
    '"items": [{ "title": "A", "text": "One." }, { "title": "B", "text": "Two." }]',
  ],
  [
    "intro",
    { figures: ["@"] },
    "<div><strong>5+</strong><span>years</span></div>",
    '{ "value": "5+", "label": "years" }',
  ],
  [
    "process",
    { heading: "How", stages: ["@"] },
    "<div><h3>Plan</h3><ul><li>We ask</li></ul></div>",
    '{ "title": "Plan", "points": ["We ask"] }',
  ],
  [
    "testimonials",
    { heading: "Said", items: ["@"] },
    "<blockquote><p>Great.</p><footer>Jane Doe, <cite>Head of X</cite></footer></blockquote>",
    '{ "quote": "Great.", "name": "Jane Doe", "title": "Head of X" }',
  ],
  [
    "faq",
    { heading: "Ask", items: "@" },
    "<dl><dt>A?</dt><dd>One.</dd><dt>B?</dt><dd>Two.</dd></dl>",
    '"items": [{ "question": "A?", "answer": "One." }, { "question": "B?", "answer": "Two." }]',
  ],
  [
    "tabs",
    { heading: "All", items: "@" },
    '<Tabs>\n<Tab title="A"><p>One.</p></Tab>\n<Tab title="B"><p>Two.</p></Tab>\n</Tabs>',
    '"items": [{ "title": "A", "content": "One." }, { "title": "B", "content": "Two." }]',
  ],
  [
    "logoGrid",
    { groups: [{ title: "All", logos: ["@"] }] },
    '<img src="react.svg" alt="React">',
    '{ "logo": "react", "label": "React" }',
  ],
  ["cta", { variant: "@" }, "<b>banner</b>", '"variant": "banner"'],
  [
    "article",
    { sections: ["@"] },
    "<h2>Why so</h2><p>One <em>is</em>.</p>",
    '{ "id": "why-so", "heading": "Why so", "text": "One *is*." }',
  ],
])("%s %j: %s", (...[type, fields, written, shown]) => {
  expect(fixFor(type, fields, written)).toBe(`write it like this: ${shown}.`);
});

test("each kind of marks is called by its name", () => {
  const sentencesOf = (fields: Group, written: string) =>
    problemsOf({ "pages/index.json": pageWith("faq", fields, written) }).map(({ sentence }) => sentence);
  const where = 'In block 1 (faq "Ask") > items:';
  expect(sentencesOf(faq, "### Why?\nSo.")).toEqual([
    `${where} Markdown stands in the place of question 1 down to line 11, and only a text has any.`,
  ]);
  expect(sentencesOf(faq, '[toggle title="Why?"]So.[/toggle]')).toEqual([
    `${where} A mark of another program stands in the place of question 1, and a page has none.`,
  ]);
  expect(sentencesOf(answer, "**So**, often.")).toEqual([
    'In block 1 (faq "Ask") > question 1: the text of "answer" is not in quotation marks.',
  ]);
});

test("several entries, and what finds no place", () => {
  const two = "<div><h3>A</h3><p>One.</p></div>\n<div><h3>B</h3><p>Two.</p></div>";
  expect(fixFor("cardGrid", cards, two)).toBe(
    'write these 2 in its place: { "title": "A", "text": "One." }, { "title": "B", "text": "Two." }.',
  );
  // That there are too few cards is not reported before.
  expect(fixFor("cardGrid", { heading: "Why us", items: ["@"] }, two)).toContain("write these 2");
  const left =
    '<article><img src="/a/gone.png"><h3><a href="/technology">SEO</a></h3><p>So.</p><a href="/technology">More</a></article>';
  expect(fixFor("servicesGrid", { heading: "All", items: ["@"] }, left)).toBe(
    'write it like this: { "pictogram": "services/web-development", "title": "SEO", "text": "So.", "href": "/technology" }. This finds no place there: the picture "/a/gone.png" and "More". Choose "pictogram" yourself: what is shown is only an example.',
  );
});

test("a comma that is missing beside HTML is told with it", () => {
  const html = "<div><h3>A</h3><p>One.</p></div>";
  const fix = 'write it like this: { "title": "A", "text": "One." }. A comma is missing';
  const behind = { title: "B", text: "Two." };
  const written = JSON.stringify(behind);
  expect(fixFor("cardGrid", cards, `${html}\n${written}`)).toBe(`${fix} behind it: add it as well.`);
  expect(fixFor("cardGrid", cards, `${written}\n${html}`)).toBe(`${fix} before it: add it as well.`);
  expect(fixFor("cardGrid", cards, `${written}\n${html}\n${JSON.stringify({ title: "C", text: "Three." })}`)).toBe(
    `${fix} before it and behind it: add both as well.`,
  );
});

test("HTML among the fields of a group", () => {
  const said = problemsOf({ "pages/index.json": pageWith("cardGrid", cards, '{ "title": "A",\n<p>One.</p>\n}') });
  expect(said.map(({ sentence, fix }) => [sentence, fix])).toEqual([
    [
      'In block 1 (cardGrid "Why us") > card 2: HTML stands among the fields, and a page has none.',
      'write it like this: "text": "One.".',
    ],
  ]);
});

test.each<[string, string, string]>([
  [
    "a link",
    '"text": "One.",\n<a href="/contact">Write</a>,',
    'take it out, with the comma behind it, or say it in "text".',
  ],
  ["no words", '"text": "One.",\n<br>,', "take it out, with the comma behind it."],
  ["no words, at the end", '"text": "One.",\n"line": "From 2019",\n<br>', "take it out, with the comma before it."],
  ["no comma beside it", '"text": "One."\n<br>\n"line": "From 2019",', "take it out, with a comma in its place."],
  ["no comma behind it", '"text": "One.",\n<br>\n"line": "From 2019",', "take it out."],
  ["the name of a field", "<text>One.</text>,", 'write it like this: "text": "One.".'],
  [
    "the name of a field that is there",
    '"text": "One.",\n"line": "Here",\n<text>Two.</text>,',
    'take it out, with the comma behind it, or say it in "text".',
  ],
])("HTML among the fields with %s", (_name, fields, fix) => {
  const behind = fix.includes("before") ? "" : '\n"title": "A"';
  const before = behind === "" ? '"title": "A",\n' : "";
  const said = problemsOf({ "pages/index.json": pageWith("cardGrid", cards, `{ ${before}${fields}${behind} }`) });
  expect(said.map((problem) => [problem.message, problem.fix])).toEqual([
    ["HTML stands among the fields, and a page has none.", fix],
  ]);
});

test("HTML twice among the fields of a group", () => {
  const written = '{ <h3>A</h3>,\n"text": "One.",\n<h4>So</h4> }';
  const said = problemsOf({ "pages/index.json": pageWith("cardGrid", cards, written) });
  expect(said.map(({ line, fix }) => [line, fix])).toEqual([
    [14, 'write it like this: "title": "A".'],
    [16, 'write it like this: "title": "So".'],
  ]);
});

test("what else is wrong on the page is told with it", () => {
  const whole = pageWith("cardGrid", cards, "<h3>A</h3>\n<p>One.</p>").replace('"route"', "route");
  expect(problemsOf({ "pages/index.json": whole }).map(({ line, code }) => [line, code])).toEqual([
    [2, "unquoted-name"],
    [14, "unquoted-text"],
  ]);
});

test("words in pointed brackets are no HTML", () => {
  expect(fixFor("hero", { heading: "@" }, "<your heading here>")).toBe(
    'put the whole text in quotation marks: "<your heading here>".',
  );
  expect(fixFor("hero", { heading: "@" }, '"Fewer than <b> and more"')).toBeUndefined();
  expect(fixFor("hero", { heading: "@" }, '"When a < b, and c > d"')).toBeUndefined();
});
