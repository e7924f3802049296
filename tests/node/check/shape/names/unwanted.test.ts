/** What is said of fields that a group does not have: as little as possible of what was written should be lost. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, settings, shortHero, shortIntro, text } from "../../site.ts";

/** What to do, without the words for the comma before the last field. */
const plain = (fix = "") => fix.replace(", with the comma before it", "");

function fixOf(group: Group): string | undefined {
  return plain(problemsOf({ "pages/index.json": text(page(shortIntro({ heading: "First" }), group)) })[0]?.fix);
}

const BUTTON = { label: "Write to us", href: "/" };
const PICTURE = { src: "brand/logo.svg", alt: "A red kite above the sea" };
const entry = { title: "Design", text: "We draw first." };
const cards = (more: Group) => ({ type: "cardGrid", heading: "Why us", items: [{ ...entry, ...more }, entry] });

test("a field that is meant may be there already", () => {
  expect(fixOf({ ...shortHero("A kite"), lead: "Who we are.", subtitle: "What we do." })).toBe(
    '"lead" is there already; put these words into it as well, or keep one of the two, and call it "lead".',
  );
  const [button, button2] = ["Write to us", "Ask us"].map((label) => ({ label, href: "/" }));
  expect(fixOf({ ...shortHero("A kite"), button: button!, button2: button2! })).toBe(
    '"button" is there already; keep one of the two, and call it "button".',
  );
});

test("of two fields with words only one can be renamed to the field that is free", () => {
  const times = { startTime: "10:00", endTime: "16:00" };
  const fixesOf = (group: Group) =>
    problemsOf({ "pages/index.json": text(page(shortIntro({ heading: "First" }), group)) }).map(({ fix }) =>
      plain(fix),
    );
  expect(fixesOf({ ...shortHero("A kite"), ...times })).toEqual([
    'rename it to "lead" if visitors are to read it. Else take it out.',
    'take it out, or say it in "lead".',
  ]);
  expect(fixesOf(cards(times))).toEqual([
    'rename it to "line" if visitors are to read it. Else take it out.',
    'take it out, or say it in "text".',
  ]);
});

const LONG = ["You get an estimate by screen.", "What is uncertain is marked."];

test.each<[what: string, group: Group, fix: string]>([
  ["one line for a list", { ...shortIntro({ text: LONG }), description: LONG.join(" ") }, '"text" says this already'],
  ["a list for one line", { ...shortIntro({ text: LONG.join("\n\n") }), body: LONG }, '"text" says this already'],
  ["one of its sentences", { ...shortIntro({ text: LONG }), motto: LONG[1]! }, '"text" says this already'],
  ["a heading", { ...shortIntro({ heading: "Kites" }), label2: "Kites" }, '"heading" says this already'],
  ["a button", { ...shortIntro({}), button: BUTTON, button2: BUTTON }, '"button" says this already'],
  ["the picture's words", cards({ image: { ...PICTURE, caption: PICTURE.alt } }), '"alt" says this already'],
])("what another field says already goes: %s", (_, group, fix) => {
  expect(fixOf(group)).toBe(`${fix}: take this field out.`);
});

test("a word that stands in another text by chance is not said there", () => {
  expect(fixOf({ ...shortIntro({ text: "We fly kites." }), motto: "kites." })).not.toContain("says this already");
});

test("of a second list only the entries that the first one lacks are to be put into it", () => {
  const stage = (more: Group) => ({ title: "Design", points: ["Draw", "Ask", "Test"], ...more });
  const fix = (bullets: string[]) =>
    fixOf({ type: "process", heading: "How", stages: [stage({ bullets }), stage({ title: "Build" })] });
  expect(fix(["Ask", "Fly"])).toBe('"points" is there already: put "Fly" into it as well, and take this field out.');
  expect(fix(["Test", "Ask"])).toBe('"points" has all of this already: take this field out.');
});

const BY_DESIGN = "take it out: colours, sizes and places are chosen by the design.";

test("a ground among styles is that of the block", () => {
  const styled = (style: Group) => fixOf({ ...shortIntro({}), style });
  expect(styled({ padding: "2rem", "background-color": "mist" })).toBe('write "ground": "mist" in its place.');
  expect(styled({ color: "grey" })).toBe(
    'take it out: colours come from the design. Or write "ground": "mist" in its place.',
  );
  expect(styled({ padding: "2rem" })).toBe(BY_DESIGN);
});

test.each([
  ["padding", "80px 0", BY_DESIGN],
  ["gap", "20px 1rem", BY_DESIGN],
  ["transition", "all 0.3s ease", BY_DESIGN],
  ["columns", 2, BY_DESIGN],
  ["ratio", "80px 0", "take it out."],
])("nobody is to read how something looks: %s", (name, value, fix) => {
  expect(fixOf(shortIntro({ [name]: value }))).toBe(fix);
});

test("columns may be more than a number", () => {
  const columns = [{ title: "Apps", text: "We draw first." }];
  expect(fixOf(shortIntro({ columns }))).toBe('take it out, or say it in "text": "Apps" and "We draw first.".');
});

test.each<[what: string, link: Group, fix: string]>([
  [
    "a link",
    { text: "Read more", url: "/" },
    '"/" in its place, without the words "Read more": the whole becomes the link.',
  ],
  ["one that says how it opens", { href: "/", target: "_blank" }, '"/" in its place.'],
])("%s in a group that leads to a page as a whole is its address", (_, link, fix) => {
  const service = { pictogram: "services/seo", title: "Search", text: "People find you." };
  const services = { type: "servicesGrid", heading: "What we do", items: [{ ...service, link }, service, service] };
  expect(fixOf(services)).toBe(`write "href": ${fix}`);
});

test("a link can stand in a text, and so can words", () => {
  expect(fixOf(cards({ href: "/" }))).toBe(
    'take it out, and write the link at the end of "text": " [words to click](/).".',
  );
  expect(fixOf(cards({ button: { label: "Home", href: "/" } }))).toBe(
    'take it out, and write the link at the end of "text": " [Home](/).".',
  );
  expect(fixOf(cards({ email: "maya@example.com" }))).toBe(
    'take it out, and write the link at the end of "text": " [words to click](mailto:maya@example.com).".',
  );
  const links = ["Home", "Start"].map((label) => ({ label, href: "/" }));
  expect(fixOf(cards({ links }))).toBe(
    'take it out, and write these links at the end of "text": " [Home](/) and [Start](/).".',
  );
  expect(fixOf(cards({ cta: { buttonText: "Home", url: "/" } }))).toBe(
    'take it out, and write the link at the end of "text": " [Home](/).".',
  );
  expect(fixOf(cards({ opening: "from nine on" }))).toBe(
    'rename it to "line" if visitors are to read it. Else take it out.',
  );
});

test("a picture by its file alone can stand in another block", () => {
  expect(fixOf({ ...shortIntro({}), image: "brand/logo.svg" })).toBe(
    'take it out, or show the picture in a block that has an "image", for example a hero or an article.',
  );
});

test.each([
  ["a field that is open", { heading: "Hello" }],
  ["no field of the block", { padding: "2rem" }],
])("what a page words differently in a shared block stands in a group of its own: %s", (_, own) => {
  const told = problemsOf({
    "pages/index.json": text(page({ type: "shared", use: "talk", own })),
    "pages/_shared/talk.json": text({ block: shortIntro({}), open: ["heading"] }),
  });
  expect(told.map(({ fix }) => fix)).toEqual(['rename it to "with", or take it out, with the comma before it.']);
});

test.each([
  ["noIndex", "search engines may find every page of the site."],
  ["keywords", "search engines do not read it."],
  ["tags", "the site has no tags."],
  ["slug", '"route" is the one address of the page.'],
  ["published_at", "say it in a text of a block."],
  ["lang", "all pages are in the language that pages/_site.json names."],
  ["showInMenu", "the menu and the footer of all pages stand in pages/_site.json."],
])("what other programs let authors say of a page: %s", (name, why) => {
  const told = problemsOf({ "pages/index.json": text({ ...page(shortIntro({})), [name]: true }) });
  expect(told.map(({ fix }) => plain(fix))).toEqual([`take it out: ${why}`]);
});

test.each([
  [
    "favicon",
    "icon.png",
    "the icon of the site is a file in the folder public: put yours in the place of favicon.svg.",
  ],
  ["analytics", "G-123", "pages load no programs of other sites."],
  ["cookieBanner", { text: "We use cookies." }, "pages set no cookies, so that nobody has to be asked."],
  ["sendTo", "jobs@kitestep.example", 'all forms are sent to where "delivery" says.'],
])("or of a whole site: %s", (name, value, why) => {
  const told = problemsOf({ "pages/_site.json": text({ ...settings(), [name]: value }) });
  expect(told.map(({ fix }) => plain(fix))).toEqual([`take it out: ${why}`]);
});

test("a map is not a page of the site", () => {
  const site = settings();
  const { map: _map, ...contact } = site["contact"] as Group;
  expect(problemsOf({ "pages/_site.json": text({ ...site, contact }) }).map(({ fix }) => fix)).toEqual([
    'add "map": "https://…" before the other fields, with a comma at the end. For https://… copy the address from your browser.',
  ]);
});

test("which entry is open at the start, the design says", () => {
  const items: Group[] = [
    { title: "Honesty", text: "We say what we know.", open: true },
    { title: "Care", text: "We test." },
  ];
  expect(fixOf({ type: "accordion", heading: "Core Value", text: "What we hold on to.", items })).toBe(
    "take it out: the first entry of an accordion is open at the start, and none of a faq.",
  );
});

test("the words of a form stand where the form does", () => {
  const form = { type: "contactForm", heading: "Apply", form: "contact" };
  expect(fixOf({ ...form, buttonText: "Subscribe" })).toBe(
    'take it out. In pages/_site.json the words on the button of a form stand under "forms", in "contact": "submit": "Subscribe".',
  );
  expect(fixOf({ ...form, successMessage: "You are in." })).toBe(
    'take it out. In pages/_site.json the words for a visitor who has sent a form stand under "forms", in "contact": "success": "You are in.".',
  );
  expect(fixOf({ ...form, placeholder: "Your email" })).toBe(
    'take it out: above each field of a form stands its "label", under "fields" in pages/_site.json.',
  );
});

test("or of a block, or of a link", () => {
  expect(fixOf(shortIntro({ author: "Maya Rao" }))).toBe("take it out: say it in a text.");
  expect(fixOf(shortIntro({ order: 2 }))).toBe(
    "take it out: blocks are shown in the order of the file. To move this one, cut all of it, from its { to its }, and paste it where it belongs, with a comma between two blocks.",
  );
  const form = { type: "contactForm", heading: "Apply", form: "contact", fields: ["name"] };
  expect(fixOf(form)).toBe('take it out: every form stands in pages/_site.json, under "forms".');
  expect(fixOf(shortIntro({ button: { label: "Write to us", href: "/", target: "_blank" } }))).toBe(
    "take it out: links open in the same tab, unless a visitor wants another one.",
  );
});

test("other blocks have it", () => {
  const image = { src: "brand/logo.svg", alt: "A kite" };
  expect(fixOf(shortIntro({ image }))).toBe('take it out, or put it into a block that has one: "accordion" or "hero".');
  expect(fixOf({ type: "image", ...image })).toBe('use a block that has the field "image": "accordion" or "hero".');
});

test("a number that is to be read is said in a text, and a size is not", () => {
  expect(fixOf(cards({ opens: "9:00" }))).toBe('rename it to "line" if visitors are to read it. Else take it out.');
  expect(fixOf(cards({ padding: "20px" }))).toBe(BY_DESIGN);
  expect(fixOf(cards({ price: 2000 }))).toBe('rename it to "line", and put it in quotation marks: "2000".');
});

test("nothing else is known of how things should look", () => {
  for (const look of ["align", "class", "className", "css-class", "font-size", "padding-top", "style", "maxWidth"])
    expect(fixOf(shortIntro({ [look]: "center" }))).toBe(BY_DESIGN);
  expect(fixOf(shortIntro({ "//": 1 }))).toBe("take it out.");
});

test("a block whose entries have the names of another block may be of the one type or of the other", () => {
  const items = [entry, entry].map(({ title, text: content }, i) => ({ title: `${title} ${i}`, content }));
  expect(fixOf({ type: "cardGrid", heading: "Why us", items })).toBe(
    'rename it to "text" in both places. If a "tabs" block is meant, write "type": "tabs" in line 12 instead.',
  );
});

test("colours come from the design", () => {
  const faq = { type: "faq", heading: "Questions", items: [{ question: "Why?", answer: "So." }] };
  const out = "take it out: colours come from the design.";
  expect(fixOf({ ...faq, backgroundColor: "#FFF6DA" })).toBe(`${out} Or write "ground": "mist" in its place.`);
  expect(fixOf({ ...faq, bg: "dotted" })).toBe(`${out} Or write "ground" with "white" or "mist" (grey) in its place.`);
  expect(fixOf({ ...shortHero("A kite"), background: "rgb(20, 60, 220)" })).toBe(
    `${out} Or write "ground": "cobalt" in its place.`,
  );
  expect(fixOf({ ...shortHero("A kite"), ground: "mist", color: "#000" })).toBe(out);
  expect(fixOf(cards({ color: "red" }))).toBe(out);
  expect(fixOf({ ...shortHero("A kite"), ground: "#F2A900" })).toBe(
    'colours come from the design: write "marigold" (yellow), which is nearest.',
  );
});

const stage = (more: Group) => ({ title: "Draft", ...more });
const stages = (more: Group) => ({ type: "process", heading: "How", stages: [stage(more), stage({}), stage({})] });
const logos = (more: Group) => ({
  type: "logoGrid",
  heading: "Tools",
  groups: [{ title: "Code", logos: [{ logo: "redis", label: "Redis" }] }],
  ...more,
});
const sections = ["costs", "times"].map((id) => ({ id, heading: `The ${id}`, text: `About the ${id}.` }));

test.each([
  ["phonePoints", stages({ points: ["One"], pointsOnPhones: ["1"] })],
  ["phonePoints", stages({ points: ["One"], mobilePoints: ["1"] })],
  ["formHeading", { type: "article", sections, form: "contact", formTitle: "Write to us" }],
  ["contents", { type: "article", sections, tableOfContents: "On this page" }],
  ["note", logos({ footnote: "All names belong to their owners." })],
  ["line", cards({ subline: "On paper" })],
  ["alt", { ...shortHero("A kite"), image: { src: "people/testimonial-1.webp", altTxt: "Maya, smiling" } }],
])("the same words in another order, or other ones for the same: %s", (field, group) => {
  expect(fixOf(group)).toBe(`rename it to "${field}".`);
});
