/**
 * What people write in place of what they mean, and what is suggested then. A wrong suggestion is worse than none, so
 * that some names must get none.
 */
import { expect, test } from "vitest";
import { fullBlock } from "./corpus/subjects.ts";
import { block, type Group, page, problemsOf, settings, text } from "../node/check/site.ts";

/** What the fix of the only problem names as what was meant; "" when it names nothing, or all that there is. */
function suggested(file: string, content: string): string {
  const problems = problemsOf({ [file]: content });
  expect(problems.map(({ sentence }) => sentence)).toHaveLength(1);
  const { fix = "" } = problems[0]!;
  const meant =
    /^(?:did you mean|rename it to|write|put it in quotation marks:) "([^"]*)"(?: \([a-z ]+\))?(?: or "[^"]*")?[.?]$/.exec(
      fix,
    );
  return meant ? [...fix.matchAll(/"([^"]*)"/g)].map(([, name]) => name).join(" or ") : "";
}

function onPage(...blocks: Group[]): string {
  return suggested("pages/index.json", text(page(...blocks)));
}

/** A block with a field called otherwise. */
function renamed(type: string, name: string, other: string): Group {
  return Object.fromEntries(Object.entries(fullBlock(type)).map(([key, value]) => [key === name ? other : key, value]));
}

const intro = (rest: Group): Group => ({ type: "intro", heading: "A heading", text: "A few words.", ...rest });
const leadTo = (href: string) => intro({ button: { label: "See what we do", href } });

const renames: [type: string, name: string, other: string, meant: string][] = [
  ["hero", "heading", "headline", "heading"],
  ["hero", "heading", "header", "heading"],
  ["hero", "heading", "title", "heading"],
  ["hero", "heading", "titel", "heading"],
  ["hero", "heading", "Heading", "heading"],
  ["hero", "heading", "headin", "heading"],
  ["hero", "heading", "hedding", "heading"],
  ["hero", "image", "picture", "image"],
  ["hero", "image", "photo", "image"],
  ["hero", "image", "img", "image"],
  ["hero", "image", "immage", "image"],
  ["hero", "image", "images", "image"],
  ["hero", "ground", "grund", "ground"],
  ["hero", "ground", "groud", "ground"],
  ["hero", "button", "buton", "button"],
  ["hero", "button", "Button", "button"],
  ["hero", "button", "buttons", "button"],
  ["hero", "lead", "leed", "lead"],
  ["faq", "items", "questions", "items"],
  ["faq", "items", "cards", "items"],
  ["faq", "items", "list", "items"],
  ["faq", "items", "itmes", "items"],
  ["faq", "items", "item", "items"],
  ["faq", "items", "entries", "items"],
  ["process", "stages", "steps", "stages"],
  ["process", "stages", "stags", "stages"],
  ["carousel", "slides", "items", "slides"],
  ["carousel", "slides", "slide", "slides"],
  ["carousel", "autoplay", "autoPlay", "autoplay"],
  ["carousel", "autoplay", "auto-play", "autoplay"],
  ["carousel", "slidesInView", "slides_in_view", "slidesInView"],
  ["carousel", "slidesInView", "slidesInview", "slidesInView"],
  ["postCards", "posts", "articles", "posts"],
  ["cta", "variant", "varient", "variant"],
  ["cta", "variant", "variants", "variant"],
  ["logoGrid", "groups", "group", "groups"],
  ["contactForm", "form", "from", "form"],
  ["testimonials", "items", "testimonials", "items"],
  ["servicesGrid", "items", "services", "items"],
  ["tabs", "items", "tabs", "items"],
  ["cardGrid", "items", "features", "items"],
  ["hero", "ground", "colour", "ground"],
  ["hero", "ground", "x", ""],
  ["hero", "lead", "id2", ""],
  ["hero", "lead", "subheading", "lead"],
  ["cta", "variant", "style", ""],
  ["cta", "variant", "class", ""],
  ["carousel", "autoplay", "speed", ""],
];

test.each(renames)("a %s with %s written %s", (...[type, name, other, meant]) => {
  expect(onPage(renamed(type, name, other))).toBe(meant);
});

test.each([
  ["acordion", "accordion"],
  ["accordian", "accordion"],
  ["Accordion", "accordion"],
  ["heros", "hero"],
  ["Hero", "hero"],
  ["FAQ", "faq"],
  ["faqs", "faq"],
  ["service-grid", "servicesGrid"],
  ["serviceGrid", "servicesGrid"],
  ["services grid", "servicesGrid"],
  ["cardgrid", "cardGrid"],
  ["cards-grid", "cardGrid"],
  ["contact_form", "contactForm"],
  ["contactFrom", "contactForm"],
  ["testimonal", "testimonials"],
  ["carrousel", "carousel"],
  ["caroussel", "carousel"],
  ["tab", "tabs"],
  ["postcard", "postCards"],
  ["artical", "article"],
  ["CTA", "cta"],
  ["shard", "shared"],
  ["portfolio-grid", "portfolioGrid"],
  ["logos", "logoGrid"],
  ["timeline", "process"],
  ["features", "cardGrid"],
  ["team", "cardGrid"],
  ["text", "intro"],
  ["image", ""],
  ["video", ""],
  ["map", ""],
  ["slider", "carousel"],
  ["grid", ""],
  ["banner", "cta"],
])("a block called %s", (type, meant) => {
  expect(onPage({ type, heading: "A heading" })).toBe(meant);
});

const options: [type: string, name: string, value: string, meant: string][] = [
  ["hero", "ground", "withe", "white"],
  ["hero", "ground", "White", "white"],
  ["hero", "ground", "marygold", "marigold"],
  ["hero", "ground", "colbalt", "cobalt"],
  ["hero", "ground", "teel", "teal"],
  ["hero", "ground", "palle", "pale"],
  ["hero", "ground", "green", ""],
  ["hero", "ground", "black", "ink"],
  ["hero", "ground", "gray", "mist"],
  ["hero", "ground", "red", ""],
  ["cta", "variant", "baner", "banner"],
  ["cta", "variant", "Banner", "banner"],
  ["cta", "variant", "blok", "block"],
  ["cta", "variant", "big", ""],
  ["cta", "art", "stares", "stairs"],
  ["cta", "art", "Kite", "kite"],
  ["cta", "art", "kyte", "kite"],
  ["cta", "art", "kitees", "kites"],
  ["cta", "art", "kitee", "kite"],
  ["cta", "art", "balloon", ""],
];

test.each(options)("a %s whose %s is %s", (...[type, name, value, meant]) => {
  expect(onPage({ ...block(type), [name]: value })).toBe(meant);
});

test.each([
  ["/contcat", "/contact"],
  ["/contact-us", "/contact"],
  ["/contacts", "/contact"],
  ["/Contact", "/contact"],
  ["/contact/", "/contact"],
  ["/blogs", "/blog"],
  ["/tecnology", "/technology"],
  ["/technologies", "/technology"],
  ["/search-engine-optimisation", "/search-engine-optimization"],
  ["/web-developement-services", "/web-development-services"],
  ["/web-development-service", "/web-development-services"],
  ["/portfolio-page", "/portfoliopage"],
  ["/about", ""],
  ["/jobs", ""],
  ["/faq", ""],
  ["/contact#from", "/contact#form"],
  ["/contact#Form", "/contact#form"],
  ["/contact#forms", "/contact#form"],
  ["/contact#map", ""],
  ["#questions", ""],
])("a link to %s", (href, meant) => {
  expect(onPage(leadTo(href))).toBe(meant);
});

test.each([
  ["brand/Logo.svg", "brand/logo.svg"],
  ["images/brand/logo.svg", "brand/logo.svg"],
  ["/images/brand/logo.svg", "brand/logo.svg"],
  ["./brand/logo.svg", "brand/logo.svg"],
  ["brand\\logo.svg", "brand/logo.svg"],
  ["logo.svg", "brand/logo.svg"],
  ["brand/logo.png", "brand/logo.svg"],
  ["brand/lgoo.svg", "brand/logo.svg"],
  ["panels/contacts.webp", "panels/contact.webp"],
  ["panels/kontakt.webp", "panels/contact.webp"],
  ["panels/team-photo.webp", ""],
  ["summer.jpg", ""],
])("a picture called %s", (src, meant) => {
  expect(onPage({ ...block("hero"), image: { src, alt: "A kite above the hills" } })).toBe(meant);
});

test.each([
  ["contact-from", "contact-form"],
  ["contactForm", "contact-form"],
  ["Contact Form", "contact-form"],
  ["contact_form", "contact-form"],
  ["contact-form.json", "contact-form"],
  ["newsletter", ""],
])("a shared block called %s", (use, meant) => {
  expect(onPage({ type: "shared", use })).toBe(meant);
});

test.each([
  ["contct", "contact"],
  ["Contact", "contact"],
  ["qoute", "quote"],
  ["discus", "discuss"],
  ["carreer", "career"],
  ["careers", "career"],
  ["newsletter", ""],
])("a form called %s", (form, meant) => {
  expect(onPage({ ...block("contactForm"), form })).toBe(meant);
});

test.each([
  ["brand", "Brand"],
  ["contact", "contacts"],
  ["social", "socials"],
  ["language", "langauge"],
  ["footer", "foter"],
  ["header", "haeder"],
  ["delivery", "delivary"],
])("%s in pages/_site.json written %s", (name, other) => {
  const all = Object.entries(settings()).map(([key, value]) => [key === name ? other : key, value]);
  expect(suggested("pages/_site.json", text(Object.fromEntries(all)))).toBe(name);
});
