/** How many slides stand side by side, and videos, in the words of other programs. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, shortHero, shortIntro, text } from "../../../site.ts";

function fixOf(group: Group): string | undefined {
  return problemsOf({ "pages/index.json": text(page(shortIntro({ heading: "First" }), group)) })[0]?.fix?.replace(
    ", with the comma before it",
    "",
  );
}

const BY_DESIGN = "take it out: colours, sizes and places are chosen by the design.";

const MOST = "which is as many as there can be, or take it out.";
const FEWEST = "which is as few as there can be, or take it out.";

test.each<[own: Group, fix: string]>([
  [{ columns: "2" }, 'write "slidesInView": 2 in its place.'],
  [{ columns: 4 }, `write "slidesInView": 3 in its place, ${MOST}`],
  [{ perPage: 1 }, `write "slidesInView": 2 in its place, ${FEWEST}`],
  [{ items: "three" }, 'write "slidesInView": 3 in its place.'],
  [{ visible: 3 }, 'write "slidesInView": 3 in its place.'],
  [{ columns: { desktop: 3, mobile: 1 } }, 'write "slidesInView": 3 in its place: phones always show one.'],
  [{ slidesInView: 2, columns: 3 }, 'take it out, with the comma behind it: "slidesInView" says it already.'],
  [
    { visible: false },
    'to hide this carousel, take all of it out, from { to }, with a comma beside it, and keep a copy outside the folder pages. To show it, take only "visible" out.',
  ],
  [{ columns: "auto" }, "take it out."],
])("how many slides stand side by side: %j", (own, fix) => {
  const slides = ["One", "Two", "Three"].map((title): Group => ({ title, ground: "leaf" }));
  expect(fixOf({ type: "carousel", heading: "Industries", ...own, slides })).toBe(fix);
});

test("but only one field says so", () => {
  const slides = ["One", "Two", "Three"].map((title): Group => ({ title, ground: "leaf" }));
  const carousel = (own: Group) => page(shortIntro({}), { type: "carousel", heading: "Fields", ...own, slides });
  const fixesOf = (own: Group) => problemsOf({ "pages/index.json": text(carousel(own)) }).map(({ fix }) => fix);
  expect(fixesOf({ columns: 2, perPage: 3 })).toEqual([
    'write "slidesInView": 2 in its place.',
    'take it out, with the comma behind it: "columns" says it already.',
  ]);
  expect(fixesOf({ columns: 2, slidesPerView: 3 })).toEqual([
    'take it out, with the comma behind it: "slidesPerView" says it already.',
    'rename it to "slidesInView".',
  ]);
});

const IN_LEAD = 'take it out, and write the link at the end of "lead": " ';
const NO_VIDEOS = "take it out: no videos are shown here. A link in a text can lead to one.";

test.each<[what: string, own: Group, fix: string]>([
  [
    "in a group",
    { video: { url: "https://v.example/1", autoplay: true, poster: "a.webp" } },
    `${IN_LEAD}[Watch the video](https://v.example/1).".`,
  ],
  [
    "with what a program is told",
    { video: { url: "https://v.example/1", provider: "youtube" } },
    `${IN_LEAD}[Watch the video](https://v.example/1).".`,
  ],
  [
    "with its title",
    { backgroundVideo: { src: "https://v.example/1", title: "Our film" } },
    `${IN_LEAD}[Our film](https://v.example/1).".`,
  ],
  ["by its address", { film: "https://v.example/1" }, `${IN_LEAD}[Watch the video](https://v.example/1).".`],
  ["a map", { map: "https://m.example" }, `${IN_LEAD}[Show the way on a map](https://m.example).".`],
  ["a file", { video: { src: "film.mp4", autoplay: true } }, NO_VIDEOS],
  [
    "what is said of it",
    { video: { src: "film.mp4", text: "We fly." } },
    'take it out, or say it in "lead": "We fly.".',
  ],
  ["how it plays", { videoAutoplay: true }, "take it out."],
  ["styles", { style: { url: "https://v.example/a.css" } }, BY_DESIGN],
])("a video is a link: %s", (_, own, fix) => {
  expect(fixOf({ ...shortHero("A kite"), lead: "Who we are.", ...own })).toBe(fix);
});

test("a video in a block without a text", () => {
  const slides = ["One", "Two", "Three"].map((title): Group => ({ title, ground: "leaf" }));
  expect(fixOf({ type: "carousel", heading: "Fields", video: { url: "https://v.example/1" }, slides })).toBe(
    'take it out, and write the link into a block beside this one, for example an "intro": [Watch the video](https://v.example/1).',
  );
});
