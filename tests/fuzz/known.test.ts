/** What is remembered of unchanged pages makes no difference to what is told, whatever has been done to the others. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { check, inspect } from "../../src/node/check/check.ts";
import { remember } from "../../src/node/check/facts/remembered.ts";
import type { Problem } from "../../src/node/check/finding.ts";
import type { CheckInput } from "../../src/node/check/site.ts";
import type { KnownPage } from "../../src/node/check/facts/pageFacts.ts";
import { type SiteResult, staysTold } from "../../src/node/check/facts/told.ts";
import {
  block,
  type Group,
  images,
  pageAt,
  render,
  schemas,
  settings,
  siteWith,
  text,
  words,
} from "../node/check/site.ts";
import { remembered } from "../node/check/memory.ts";
import { parameters } from "./settings.ts";

const OTHERS = ["/a", "/b", "/c", "/d", "/e"];

/**
 * Pages that have to do with each other in every way that pages can.
 * @param place Where on the next page the links lead.
 */
function start(place = "#place"): Record<string, Group> {
  const intro = (body: string): Group => ({ type: "intro", heading: "About this", text: body });
  const pages = OTHERS.map((route, i): [string, Group] => {
    const next = OTHERS[(i + 1) % OTHERS.length]!;
    const after = OTHERS[(i + 2) % OTHERS.length]!;
    const body = `It goes on [at ${next}](${next}${place}), [at ${after}](${after}) and [at its start](#place) too.`;
    const button = { label: `Go on to page ${next}`, href: `${next}?from=${route.slice(1)}` };
    return [
      `pages${route}.json`,
      {
        route,
        ...words(`The page at ${route}`),
        aliases: [`/old${route}`],
        blocks: [
          { ...intro(body), id: "place" },
          { ...block("cta"), button },
          { type: "shared", use: "call" },
        ],
      },
    ];
  });
  return Object.fromEntries(pages);
}

const shared = { "pages/_shared/call.json": text({ block: { ...block("cta"), id: "call" }, open: ["heading"] }) };

function inputOf(pages: Record<string, Group | string>, known?: ReadonlyMap<string, KnownPage>): CheckInput {
  const files = siteWith({
    ...shared,
    ...Object.fromEntries(
      Object.entries(pages).map(([file, page]) => [file, typeof page === "string" ? page : text(page)]),
    ),
  });
  if (known) remember(files, known);
  return { files, schemas, images, render };
}

/** Remembers of each page nothing but that it has to be looked at whole. */
function openedWhole(pages: Record<string, Group | string>): CheckInput {
  return inputOf(pages, new Map(Object.keys(pages).map((file) => [file, { hash: "", facts: null }])));
}

type Pages = Record<string, Group | string>;
type Edit = (pages: Pages, file: string) => void;

const set =
  (name: string, value: unknown): Edit =>
  (pages, file) => {
    pages[file] = { ...(pages[file] as Group), [name]: value as never };
  };

const edits: Record<string, Edit> = {
  remove: (pages, file) => delete pages[file],
  breakOff: (pages, file) => (pages[file] = text(pages[file] as Group).slice(0, 90)),
  rename: set("route", "/elsewhere"),
  shout: set("route", "/A"),
  routeOfAnother: set("route", "/b"),
  home: set("route", "/index"),
  noRoute: set("route", undefined),
  badRoute: set("route", "no address"),
  titleOfAnother: set("title", words("The page at /c").title),
  descriptionOfAnother: set("description", words("The page at /c").description),
  aliasOfAnother: set("aliases", ["/old/c"]),
  aliasIsPage: set("aliases", ["/d"]),
  noAliases: set("aliases", undefined),
  noBlocks: set("blocks", [{ ...block("hero"), type: "hero" }]),
  otherName: set("blocks", [{ type: "intro", heading: "Elsewhere", text: "Nothing here.", id: "other" }]),
  oldLink: set("blocks", [{ type: "intro", heading: "Old", text: "It is [over there](/old/c) and [nowhere](/gone)." }]),
  fullLink: set("blocks", [
    { type: "intro", heading: "Full", text: `It is [in full](${settings()["url"] as string}/c).` },
  ]),
  badPicture: set("blocks", [{ ...block("hero"), image: { src: "gone.webp", alt: "A street in the evening" } }]),
  badShared: set("blocks", [block("hero"), { type: "shared", use: "cal" }]),
};

const history = fc.array(fc.record({ edit: fc.constantFrom(...Object.keys(edits)), at: fc.constantFrom(...OTHERS) }), {
  minLength: 1,
  maxLength: 3,
});

test("the same is told with and without memory", () => {
  const before = start();
  const memory = remembered(inputOf(before));
  for (const route of OTHERS) expect(memory.get(`pages${route}.json`)?.facts).toMatchObject({ route });
  fc.assert(
    fc.property(history, (steps) => {
      const pages: Pages = { ...before };
      for (const { edit, at } of steps) {
        const file = `pages${at}.json`;
        if (typeof pages[file] === "object") edits[edit]!(pages, file);
      }
      const { files } = inputOf(pages);
      const { files: old } = inputOf(before);
      const unchanged = new Map([...memory].filter(([file]) => files[file] === old[file]));
      const told = check(inputOf(pages));
      expect(check(inputOf(pages, unchanged))).toEqual(told);
      expect(check(openedWhole(pages))).toEqual(told);
    }),
    parameters,
  );
});

/** The same words beside the same address, or beside the same picture, in every kind of field. */
const fields: readonly ((said: string, name: string) => Group)[] = [
  (label, href) => ({ ...block("cta"), button: { label, href } }),
  (title, href) => ({ ...block("servicesGrid"), items: [{ pictogram: "services/seo", title, text: "Words.", href }] }),
  (detail, href) => {
    const box = { icon: "phone", title: "Phone" };
    return {
      ...block("contactDetails"),
      boxes: [
        { ...box, detail, href },
        { ...box, detail: "{phone}" },
      ],
    };
  },
  (label, href) => {
    const detail = { icon: "phone", label, text: "Words.", href };
    return { ...block("contactForm"), details: [detail] };
  },
  (said, href) => ({ ...block("intro"), text: `It goes on [${said}](${href}).` }),
  (alt, src) => ({ ...block("hero"), image: { src, alt } }),
  (alt, src) => ({ ...block("hero"), image: { src }, alt }),
  (_, src) => ({ ...block("hero"), image: { src } }),
];

const again = fc.record({
  names: fc.constantFrom("https://www.example.com/", "/contact", "Go on", "brand/logo.svg"),
  said: fc.constantFrom("https://www.example.com/", "/contact", "Read more", "The contact page", "brand/logo.svg"),
  shown: fc.shuffledSubarray([...fields], { minLength: 2, maxLength: 4 }),
});

test("what was fine in one field is looked at again in others", () => {
  fc.assert(
    fc.property(again, ({ names, said, shown }) => {
      const pages = Object.fromEntries(
        shown.map((fieldOf, i): [string, Group] => [`pages/p${i}.json`, pageAt(`/p${i}`, fieldOf(said, names))]),
      );
      expect(check(inputOf(pages))).toEqual(check(openedWhole(pages)));
    }),
    parameters,
  );
});

const says = (intro: Group): Edit =>
  set("blocks", [
    { type: "intro", ...intro },
    { type: "shared", use: "call" },
  ]);
const linksTo = (...hrefs: string[]): Edit =>
  says({ heading: "On", text: hrefs.map((href) => `It goes on [at ${href}](${href}).`).join(" ") });

/** Such as may concern nobody else. */
const small: Record<string, Edit> = {
  title: set("title", words("Something else").title),
  description: set("description", words("Something else").description),
  titleInCapitals: set("title", String(words("The page at /c").title).toUpperCase()),
  heading: says({ heading: "Another heading", text: "It says something else." }),
  placeStays: says({ heading: "Another heading", text: "Words.", id: "place" }),
  oneLink: linksTo("/c"),
  twoLinks: linksTo("/a", "/b"),
  linkToPlace: linksTo("/d#place"),
  linkToNoPlace: linksTo("#place"),
  linkToOld: linksTo("/old/e"),
  linkToFile: linksTo("/sitemap.xml"),
};

type Step = { edit: string; at: string };
const sequence: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ edit: fc.constantFrom(...Object.keys({ ...edits, ...small })), at: fc.constantFrom(...OTHERS) }),
  { maxLength: 3 },
);

/** Each edit of one page, after nothing and after the same edit of another one. */
const examples = Object.keys(small).flatMap((edit) =>
  OTHERS.flatMap((at): [Step[], string, string][] => [
    [[], edit, at],
    ...OTHERS.map((other): [Step[], string, string] => [[{ edit, at: other }], edit, at]),
  ]),
);

interface Begun {
  pages: Pages;
  problems: readonly Problem[];
  told: SiteResult;
  known: ReadonlyMap<string, KnownPage>;
}

const begun = new Map<string, Begun>();

/** The site after some steps, from which several cases go on. */
function siteAfter(steps: readonly Step[]): Begun {
  const name = JSON.stringify(steps);
  const made = begun.get(name) ?? begin(steps);
  begun.set(name, made);
  return made;
}

function begin(steps: readonly Step[]): Begun {
  const all = { ...edits, ...small };
  // Nothing stays as it is told when links lead to places on all pages.
  const pages: Pages = start("");
  for (const step of steps) {
    const file = `pages${step.at}.json`;
    if (typeof pages[file] === "object") all[step.edit]!(pages, file);
  }
  const { problems, told } = inspect(inputOf(pages));
  return { pages, problems, told: told(), known: remembered(inputOf(pages)) };
}

test("what is told stays so, where that is said", () => {
  const stayed = new Set<string>();
  fc.assert(
    fc.property(sequence, fc.constantFrom(...Object.keys(small)), fc.constantFrom(...OTHERS), (steps, last, at) => {
      const { problems, told, known, ...from } = siteAfter(steps);
      const pages = { ...from.pages };
      const file = `pages${at}.json`;
      if (typeof pages[file] !== "object") return;
      small[last]!(pages, file);
      const before = known.get(file)!.facts;
      const after = remembered(inputOf(pages), file).get(file)!.facts;
      if (!before || !after || !staysTold(told, { file, before, after }, known)) return;
      stayed.add(last);
      expect(check(inputOf(pages))).toEqual(problems);
    }),
    // The examples count as runs.
    { ...parameters, numRuns: examples.length + parameters.numRuns, examples },
  );
  const expected = ["title", "description", "heading", "placeStays", "oneLink", "twoLinks", "linkToPlace"];
  expect([...stayed]).toEqual(expect.arrayContaining(expected));
});

test("a title may be suggested for a link in a shared block", () => {
  const button = { label: "Read more", href: "/e" };
  const call = text({ block: { ...block("cta"), id: "call", button }, open: ["heading"] });
  const pages: Pages = { ...start(""), "pages/_shared/call.json": call };
  set("title", words("Kites").title)(pages, "pages/e.json");
  const known = remembered(inputOf(pages));
  const { problems, told } = inspect(inputOf(pages));
  expect(problems).toMatchObject([{ fix: 'say where it leads, for example "Kites in short".' }]);
  small["title"]!(pages, "pages/e.json");
  const after = remembered(inputOf(pages)).get("pages/e.json")!.facts!;
  expect(staysTold(told(), { file: "pages/e.json", before: known.get("pages/e.json")!.facts!, after }, known)).toBe(
    false,
  );
});
