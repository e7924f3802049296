/** Values that are nearly right, as other programs or other fields have them: what is meant is said. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortHero, shortIntro, text } from "../site.ts";

const saidOf = (...blocks: Group[]) => saidIn({ "pages/index.json": text(page(...blocks)) });
function saidIn(files: { [file: string]: string }): string[] {
  return problemsOf(files).map(({ message, fix }) => `${message} ${fix}`);
}

test("the address of a page in a folder of another program", () => {
  const posts = ["/blog/IosorAndroidFindout", "/HowtoCreateAppfromScratch"];
  expect(saidOf({ ...block("postCards"), posts })).toEqual([
    'no page lives at "/blog/IosorAndroidFindout". did you mean "/IosorAndroidFindout"?',
  ]);
  expect(saidOf(shortIntro({ text: "See [how](/blog/IosorAndroidFindout)." }))).toEqual([
    'no page lives at "/blog/IosorAndroidFindout". did you mean "/IosorAndroidFindout"?',
  ]);
});

test("the beginning of the only address that begins so, in a list of articles and in a link", () => {
  expect(saidOf({ ...block("postCards"), posts: ["/HowtoCreateApp", "/IosorAndroidFindout"] })).toEqual([
    'no page lives at "/HowtoCreateApp". did you mean "/HowtoCreateAppfromScratch"?',
  ]);
  const link = (href: string) => saidOf(shortIntro({ text: `See [how](${href}).` }));
  expect(link("/search-engines")).toEqual([
    'no page lives at "/search-engines". did you mean "/search-engine-optimization"? Else add the page, or take the link out.',
  ]);
  expect(link("/sea")[0]).toContain("write the address of one of the pages, add the page, or take the link out.");
  expect(link("/contact#formular")).toEqual([
    'no place on the page "/contact" is called "formular". did you mean "/contact#form"?',
  ]);
});

test("an address whose words are shortened", () => {
  const link = (href: string) => saidOf(shortIntro({ text: `See [how](${href}).` }))[0];
  const meant = (route: string) => `did you mean "${route}"? Else add the page, or take the link out.`;
  expect(link("/web-dev-services")).toContain(meant("/web-development-services"));
  expect(link("/web-devel-serv#form")).toContain("/web-development-services#form");
  expect(link("/search-eng-opt")).toContain(meant("/search-engine-optimization"));
  for (const other of ["/web-design-services", "/we-de-se", "/web-services", "/web-dev2-services"])
    expect(link(other)).toContain("write the address of one of the pages, add the page, or take the link out.");
});

test("a space in the address of a page, where a hyphen belongs", () => {
  const fix = (href: string) => saidOf(shortIntro({ text: `Ask our [SEO team](${href}).` }))[0];
  expect(fix("/search-engine optimization")).toContain('write "[SEO team](/search-engine-optimization)".');
  expect(fix("/search engines")).toContain("write the address without spaces.");
});

test("a drawing by one of its words, and a logo by the words beside it", () => {
  const card = { title: "Mail", text: "Newsletters.", pictogram: "marketing/emails" };
  expect(saidOf({ type: "cardGrid", heading: "Why us", items: [card, { title: "More", text: "Words." }] })).toEqual([
    '"pictogram" cannot be "marketing/emails". did you mean "marketing/email-marketing"?',
  ]);
  const saidOfLogo = (logo: Group) =>
    saidOf(shortIntro({}), { type: "logoGrid", heading: "Tools", groups: [{ title: "Web", logos: [logo] }] });
  expect(saidOfLogo({ logo: "node", label: "Node.js" })).toEqual([
    'there is no logo called "node". did you mean "nodejs-icon"?',
  ]);
  expect(saidOfLogo({ logo: "Redis Logo", label: "A store" })).toEqual([
    '"logo" cannot be "Redis Logo". did you mean "redis"?',
  ]);
  expect(saidOfLogo({ logo: "google-cloud-platform", label: "Google Cloud Platform" })).toEqual([
    'there is no logo called "google-cloud-platform". did you mean "google-cloud"?',
  ]);
  expect(saidOfLogo({ logo: { src: "logos/redis.svg" }, label: "A store" })).toEqual([
    '"logo" cannot be a group of fields in { }. write it like this: "logo": "redis".',
  ]);
});

test("pictures as other programs name them", () => {
  expect(saidOf(shortHero("A kite", "![](brand/logo.svg)"))).toEqual([
    'there is no picture "![](brand/logo.svg)" in the folder images/. write "brand/logo.svg".',
  ]);
  expect(saidOf(shortHero("A kite", "/wp-content/uploads/2024/03/kites-1024x683.webp"))).toMatchInlineSnapshot(`
    [
      "there is no picture "/wp-content/uploads/2024/03/kites-1024x683.webp" in the folder images/. write "kites-1024x683.webp", and put the file into the folder images/, or write the name of one that is there.",
    ]
  `);
});

test("pictures with the size of a copy in their names, without their folder and on the web", () => {
  const fixOf = (src: string) => problemsOf({ "pages/index.json": text(page(shortHero("A kite", src))) })[0]?.fix;
  for (const src of ["01-organic-honey-300x200.webp", "https://x.example/uploads/2024/05/01-organic-honey-300x200.jpg"])
    expect(fixOf(src)).toBe('did you mean "portfolio/01-organic-honey.webp"?');
  expect(fixOf("https://x.example/01-organic-honey.svg")).toMatch(/^save the picture into the folder images\//);
});

test("a link that starts with a name for the site, or is the line of a program", () => {
  const button = (href: string) => saidOf({ ...shortHero("A kite"), button: { label: "Write to us", href } });
  for (const href of ["{url}/contact", "window.location='/contact'", "router.push(`/contact`)"])
    expect(button(href)).toEqual([`"${href}" is not an address that a link can have. write "/contact".`]);
  expect(button("javascript:location.href='/contact'")).toEqual([
    `a link cannot lead to "javascript" addresses: "javascript:location.href='/contact'". write "/contact".`,
  ]);
  expect(button("{url}/nowhere")).toHaveLength(1);
});

test("a picture that is said to say something, which is not said", () => {
  const items = [true, false].map((decorative, i) => ({
    title: `Card ${i}`,
    text: `About card ${i}.`,
    image: { src: "people/testimonial-1.webp", decorative },
  }));
  expect(saidOf({ type: "cardGrid", heading: "Why us", items })).toEqual([
    'there is a picture but no description of it. write "alt": "…" in the place of "decorative": false. For … write a few words on what the picture shows. If it only decorates, as in card 1, write true in the place of false.',
  ]);
});

test("a description that is left empty", () => {
  expect(saidOf(shortHero(""))).toMatchInlineSnapshot(`
    [
      "there is a picture but no description of it. write into "alt" a few words on what the picture shows, or write "decorative": true in its place if it adds nothing to the text.",
    ]
  `);
});

test("a second heading, where a text could hold it", () => {
  const { text: _, ...cta } = block("cta");
  expect(saidOf({ ...cta, heading2: "It costs nothing." })).toMatchInlineSnapshot(`
    [
      ""heading2" is not something a cta has. "heading" is there already; keep one of the two, and call it "heading", or rename this one to "text".",
    ]
  `);
});

test("drawings and signs", () => {
  const items = ["One", "Two", "Three"].map((title) => ({ title, text: "A few words." }));
  const [first, ...others] = items;
  const cards = {
    type: "servicesGrid",
    heading: "What we do",
    cards: [{ ...first!, pictogram: "prototyping" }, ...others],
  };
  expect(saidOf(cards)).toContain('"pictogram" cannot be "prototyping". did you mean "process/4-prototyping"?');
  const details = block("contactDetails");
  const [phone, ...rest] = details["boxes"] as Group[];
  const boxes = [{ ...phone!, icon: "whatsapp" }, ...rest];
  expect(saidOf({ ...details, boxes })).toMatchInlineSnapshot(`
    [
      ""icon" cannot be "whatsapp". did you mean "phone"?",
    ]
  `);
});

test("a letter in a name that only looks like another one", () => {
  expect(saidOf({ type: "intro", heading: "Hello", ["t\u0435xt"]: "A few words." })).toMatchInlineSnapshot(`
    [
      ""t<U+0435>xt" is not something an intro has. rename it to "text". <U+0435> stands for a Cyrillic letter that only looks like "e": type the word again.",
    ]
  `);
});

test("a link of a chat to a page of this site", () => {
  const link = `<${String(settings()["url"])}/contact|our form>`;
  expect(saidOf(shortIntro({ text: `See ${link}.` }))).toMatchInlineSnapshot(`
    [
      "the link "<https://kitestep.example/contact|our form>" is not written as a link: programs for chats write it so. write "[our form](/contact)".",
    ]
  `);
});

test("the same question twice", () => {
  const question = { question: "How soon will I hear from you?", answer: "Within a day." };
  const items = [question, { ...question, answer: "The next day, we promise." }];
  expect(saidOf({ type: "faq", heading: "Before you write", items })).toMatchInlineSnapshot(`
    [
      ""How soon will I hear from you?" stands in question 1 as well, so that a link to one of them would lead to the other. keep the one that is right, which may be either, and take the other one out, or word it differently.",
    ]
  `);
});

test("several values where only one can stand", () => {
  expect(saidOf({ type: "shared", use: ["contact-form", "faq"] })).toMatchInlineSnapshot(`
    [
      ""use" should be a text, but it is a list. write a block for each of them: { "type": "shared", "use": "contact-form" }, { "type": "shared", "use": "faq" }.",
    ]
  `);
  expect(saidIn({ "pages/index.json": text({ ...page(block("intro")), route: ["/", "/start"] }) }))
    .toMatchInlineSnapshot(`
    [
      ""route" should be a text, but it is a list. write "route": "/", without [ ]. If the page is to be found elsewhere as well, also write "aliases": ["/start"].",
    ]
  `);
  expect(saidIn({ "pages/_site.json": text({ ...settings(), language: ["en", "de"] }) })).toMatchInlineSnapshot(`
    [
      ""language" should be a text, but it is a list. write only one of them, without [ ]: "language": "en". Another language needs a site of its own.",
    ]
  `);
});

test("a shared block by its file in other letters, and a page with the slash at its other end", () => {
  expect(saidOf(shortIntro({}), { type: "shared", use: "Contact-form.json" })).toEqual([
    'there is no shared block called "Contact-form.json". did you mean "contact-form"?',
  ]);
  const button = { label: "Write to us", href: "contact/" };
  expect(saidOf({ ...shortHero("A kite"), button })).toEqual([
    '"contact/" is not an address that a link can have. write "/contact".',
  ]);
});

test("the type of a shared block by the fields that it leaves open", () => {
  const { type: _, ...cta } = {
    type: "cta",
    heading: "Write to us",
    text: "A few words.",
    button: { label: "Ask", href: "/contact" },
  };
  const typeFor = (...open: string[]) => saidIn({ "pages/_shared/ask.json": text({ open, block: cta }) })[0];
  expect(typeFor("heading", "art")).toContain(
    'add the type that fits, before the other fields, with a comma at the end: "type": "cta",',
  );
  expect(typeFor("heading")).toContain('add "type" with "cta" or "intro".');
});

test("a name that is filled in, with the group that it stands in", () => {
  const fixes = (words: string) => saidOf(shortIntro({ text: words }));
  expect(fixes("© {brand.name}")).toEqual([
    'nothing is known that could be filled in for {brand.name}. did you mean "{company}"?',
  ]);
  expect(fixes("Write to {contact.email}.")).toEqual([
    'nothing is filled in for {contact.email} as it is written. write "{email}".',
  ]);
  expect(fixes("In {page.data.length} words")).toEqual([]);
});

test("addresses of phones and mails as words have them", () => {
  const fixes = (href: string) => saidOf({ ...shortHero("A kite"), button: { label: "Write to us", href } })[0];
  expect(fixes("callto://{phone}")).toContain('write "tel:{phone}".');
  expect(fixes("email to {email}")).toContain('write "mailto:{email}".');
  expect(fixes("mail to maya@kites.example")).toContain('write "mailto:maya@kites.example".');
});

test("a picture without a description among such as only decorate", () => {
  const card = (name: string, decorative: boolean) => ({
    title: name,
    text: "A maker.",
    image: { src: "brand/logo.svg", ...(decorative && { decorative }) },
  });
  const fix = (...others: boolean[]) =>
    saidOf({
      type: "cardGrid",
      heading: "Team",
      items: [...others, false].map((each, i) => card(`Maya ${i}`, each)),
    }).at(-1);
  expect(fix(true, true)).toContain(
    'add "decorative": true below "src", with a comma between the two, if it only decorates',
  );
  expect(fix(true, false)).toContain('add "alt": "…" below "src"');
});
