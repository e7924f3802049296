/** Blocks of other programs as blocks that say the same: no word of their author is lost. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, settings, shortHero, text } from "../../site.ts";

const LIST = '"newsletter": { "fields": ["email"], "required": ["email"], "submit": "Join", "success": "Thank you." }';
const SIGN_UP = `make a form of its own in pages/_site.json, under "forms": ${LIST}. Then write this block as `;
const SEARCH = "https://www.google.com/maps/search/?api=1&query=";

test.each<[what: string, own: Group, fix: string]>([
  [
    "a sign-up",
    { type: "newsletter", heading: "Hear", text: "Leave your email.", placeholder: "Your email", button: "Join" },
    `${SIGN_UP}{ "type": "contactForm", "heading": "Hear", "text": "Leave your email.", "form": "newsletter" }.`,
  ],
  [
    "a sign-up with several texts",
    { type: "newsletter", id: "news", text: ["Leave your email.", "We write."], note: "No spam ever.", button: "Join" },
    `${SIGN_UP}{ "type": "contactForm", "id": "news", "heading": "…", "text": ["Leave your email.", "We write.", "No spam ever."], "form": "newsletter" }, with your own words for the three dots.`,
  ],
  [
    "a map by an address",
    { type: "map", heading: "Find us", address: "Sample House (back), Ahmedabad.", zoom: 15 },
    `link to the map, and write this block like this: { "type": "intro", "heading": "Find us", "text": "Sample House (back), Ahmedabad. [Show the way on a map](${SEARCH}Sample%20House%20%28back%29%2C%20Ahmedabad)" }.`,
  ],
  [
    "a map by parts of an address",
    { type: "googleMap", title: "Find us", location: { street: "Example Road", zip: 380000 }, caption: "We are near." },
    `link to the map, and write this block like this: { "type": "intro", "heading": "Find us", "text": ["We are near.", "Example Road, 380000. [Show the way on a map](${SEARCH}Example%20Road%2C%20380000)"] }.`,
  ],
  [
    "a map by a point",
    { type: "map", heading: "Find us", center: { lat: 23.02, lng: "72.57" } },
    'link to the map, and write this block like this: { "type": "intro", "heading": "Find us", "text": "[Show the way on a map](https://www.openstreetmap.org/?mlat=23.02&mlon=72.57)" }.',
  ],
  [
    "a map of no place",
    { type: "map", heading: "Find us", embed: "https://www.google.com/maps/embed?pb=1" },
    'link to the map, for example with the "href" of a box of "contactDetails".',
  ],
  [
    "a video",
    { type: "video", url: "https://video.example/1", heading: "See us", caption: "Two minutes.", autoplay: true },
    'link to the video, and write this block like this: { "type": "cta", "heading": "See us", "text": "Two minutes.", "button": { "label": "Watch the video", "href": "https://video.example/1" } }.',
  ],
  [
    "a video that is a file",
    { type: "video", src: "film.mp4" },
    'link to the video, for example with the button of a "cta".',
  ],
])("all words of a block that there is not stand in what is to be written: %s", (_, block, fix) => {
  const site = settings();
  const forms = { ...(site["forms"] as Group), newsletter: (site["forms"] as Group)["contact"]! };
  const problems = (own: Group) =>
    problemsOf({
      "pages/index.json": text(page(shortHero("A kite"), own)),
      "pages/_site.json": text({ ...site, forms }),
    });
  expect(problems(block).map((problem) => problem.fix)).toEqual([fix]);
  const [, shown] = /(\{ "type": .* \})/.exec(fix) ?? [];
  // What is to be written is itself without a mistake.
  if (shown !== undefined) expect(problems(JSON.parse(shown.replace('"…"', '"Our letter"')) as Group)).toEqual([]);
});
