import { expect, test } from "vitest";
import { parseSheet } from "../../../src/node/css/parseSheet.ts";
import { pageStyles } from "../../../src/node/css/pageStyles.ts";

const long = (name: string) => `@layer blocks{.${name}1{${"top:0;".repeat(2500)}}}`;
/** Modules are named by the letter before a number. */
const moduleOf = (name: string) => /^[a-z](?=\d)/.exec(name)?.[0];
const files: Record<string, string> = {
  shell: [
    "@layer ui{.a1{top:0}@media print{.a1{top:1px}}}@layer foot{.b1{top:2px}}@layer closed{.c1{top:3px}}",
    "@layer blocks,print;@layer print{@media print{p{color:#000}}}",
  ].join(""),
  form: "@layer closed{.d1{top:4px}}",
  hero: "@layer blocks{.e1{top:5px}.e2{top:6px}.e1.is-open{top:7px}@media print{.e1{top:8px}}}",
  long: long("f"),
  longer: long("g"),
};
const stylesOf = pageStyles({
  shell: ["shell", "form"],
  blocks: new Map([
    ["hero", ["hero"]],
    ["form", ["form"]],
    ["long", ["long"]],
    ["longer", ["longer"]],
  ]),
  sheet: (file) => parseSheet(files[file]!),
  moduleOf,
});

const ORDER = "@layer ui,foot,closed,blocks,print;";
const SHELL = `${ORDER}@layer ui{.a1{top:0}}@layer foot{.b1{top:2px}}`;
const FURTHER_DOWN = ":is(main>:nth-child(n + 3),footer)";
const NOT_LAID = `${FURTHER_DOWN}:not([data-laid])`;
const NOT_NEAR =
  `${NOT_LAID}{content-visibility:var(--seen,hidden)}` +
  `[data-turns] ${NOT_LAID}{content-visibility:auto;contain-intrinsic-height:100vh}` +
  "@media (width<=720px){main>:nth-child(2):not([data-laid]){content-visibility:var(--seen,hidden)}" +
  "[data-turns] main>:nth-child(2):not([data-laid]){contain-intrinsic-height:100vh}}" +
  ":root[data-late] :is(dialog,details[name=menu]>:not(summary)){position:fixed;opacity:var(--seen,0)}" +
  ":root[data-late]{animation:forwards seen 0s 4s}@keyframes seen{to{--seen: ;--hidden:hidden}}" +
  ":root[data-late] button:not([commandfor]){visibility:var(--hidden)}";
const BY_AND_BY = `@media screen and (scripting:enabled){${NOT_NEAR}}`;
const PAPER = "@layer ui{@media print{.a1{top:1px}}}";
const CLOSED = "@layer closed{.c1{top:3px}.d1{top:4px}}";
const PAPER_OF_ALL = "@layer print{@media print{p{color:#000}}}";
const PAPER_OF_BLOCKS = "@layer blocks{@media print{.e1{top:8px}}}";

test("a page has what all pages share, and the rules of its blocks whose classes it has", () => {
  const { inlined, late } = stylesOf(["hero"], [{ html: '<p class="e1 x">' }]);
  expect(inlined).toBe(`${SHELL}@layer blocks{.e1{top:5px}.e1.is-open{top:7px}}${BY_AND_BY}`);
  expect(late.css).toBe(PAPER + CLOSED + PAPER_OF_ALL + PAPER_OF_BLOCKS);
});

test("the classes of all its pieces count, and pages that are made alike have the same styles", () => {
  const shared = { html: '<p class="e1">' };
  const styles = stylesOf(["hero", "hero"], [shared, { html: '<b class="e2">' }]);
  expect(styles.inlined).toBe(`${SHELL}@layer blocks{.e1{top:5px}.e2{top:6px}.e1.is-open{top:7px}}${BY_AND_BY}`);
  expect(stylesOf(["hero", "hero"], [shared, { html: '<i class="e2">other</i>' }])).toBe(styles);
  expect(stylesOf(["hero", "hero"], [shared, shared]).inlined).not.toContain(".e2");
});

test("what comes late is one file for all pages", () => {
  expect(stylesOf(["hero"], [{ html: '<p class="e2">' }]).late).toEqual(stylesOf([], []).late);
});

test("what cannot be seen at first, or by few, comes late", () => {
  const shell =
    "@layer ui{:focus-visible{top:5px}.a1:not(:focus,:active){top:4px}.a1{top:0}.a1:hover{top:1px}.a1:hover,.a1[open]{top:2px}.a1:focus-visible{top:6px}.a1[open]:focus-visible{top:8px}.a1:focus,.a1:active{top:7px}@media (forced-colors:active){.a1{top:3px}}}";
  const { inlined, late } = pageStyles({
    shell: ["shell"],
    blocks: new Map(),
    sheet: () => parseSheet(shell),
    moduleOf,
  })([], []);
  expect(inlined).toContain(
    "@layer ui{:focus-visible{top:5px}.a1:not(:focus,:active){top:4px}.a1{top:0}.a1:hover,.a1[open]{top:2px}}",
  );
  expect(late.css).toBe(
    "@layer ui{.a1:hover{top:1px}.a1:focus-visible{top:6px}.a1[open]:focus-visible{top:8px}.a1:focus,.a1:active{top:7px}@media (forced-colors:active){.a1{top:3px}}}",
  );
});

test("what nobody sees before a form has been used comes late, whoever shows the form", () => {
  const form =
    "@layer closed{.a1{top:0}.a1[aria-invalid]{top:1px}.a1 [aria-busy=true]{top:2px}.a1[data-failed]{top:3px}}";
  const { inlined, late } = pageStyles({
    shell: ["form"],
    blocks: new Map([["form", ["form"]]]),
    sheet: () => parseSheet(form),
    moduleOf,
  })(["form"], [{ html: '<p class="a1">' }]);
  expect(inlined).toContain("@layer closed{.a1{top:0}}");
  expect(late.css).toContain(
    "@layer closed{.a1{top:0}.a1[aria-invalid]{top:1px}.a1 [aria-busy=true]{top:2px}.a1[data-failed]{top:3px}}",
  );
});

test("what is closed elsewhere is there at once where a block shows it", () => {
  expect(stylesOf(["form"], [{ html: '<p class="d1">' }]).inlined).toBe(
    `${SHELL}@layer closed{.d1{top:4px}}${BY_AND_BY}`,
  );
});

test("a page with many styles has those of its first blocks, and the others late and unseen until then", () => {
  const html = '<p class="f1"><p class="e2"><p class="g1">';
  const { inlined, late } = stylesOf(["hero", "long", "longer"], [{ html }]);
  expect(inlined).toContain(".f1{");
  expect(inlined).not.toMatch(/\.[gb]1\{/);
  const unseen = `:root[data-late] ${FURTHER_DOWN}{visibility:var(--seen,hidden);content-visibility:var(--seen,hidden)}`;
  expect(inlined.endsWith(`@media screen and (scripting:enabled){${NOT_NEAR}${unseen}}`)).toBe(true);
  expect(late.css).toBe(`@layer foot{.b1{top:2px}}${files["longer"]}${PAPER}${CLOSED}${PAPER_OF_ALL}`);
});

test("the file of a page with many styles has for paper what that page needs", () => {
  const html = '<p class="e1"><p class="f1"><p class="g1">';
  const { late } = stylesOf(["hero", "long", "longer"], [{ html }]);
  expect(late.css).toContain(`${long("g").slice(0, -1)}@media print{.e1{top:8px}}}`);
});

test("a rule for a value of an attribute is where that value is", () => {
  const css =
    "@layer blocks{.a1{top:0}.a1[data-size=wide]{top:1px}.a1[data-size=narrow]{top:2px}.a1[data-open]{top:3px}}";
  const { inlined } = pageStyles({
    shell: [],
    blocks: new Map([["hero", ["hero"]]]),
    sheet: () => parseSheet(css),
    moduleOf,
  })(["hero"], [{ html: '<p class="a1" data-size="wide">' }]);
  expect(inlined).toContain("{.a1{top:0}.a1[data-size=wide]{top:1px}.a1[data-open]{top:3px}}");
});

test("of the first blocks of such a page only what is for few comes late, and nothing comes twice", () => {
  const own = "@layer blocks{.e1{top:5px}.e1:hover{top:6px}}";
  const { inlined, late } = pageStyles({
    shell: ["form"],
    blocks: new Map([
      ["hero", ["hero", "form"]],
      ["long", ["long"]],
    ]),
    sheet: (file) => parseSheet(file === "hero" ? own : files[file]!),
    moduleOf,
  })(["hero", "hero", "long"], [{ html: '<p class="d1 e1 f1">' }]);
  expect(inlined).toContain("@layer closed{.d1{top:4px}}@layer blocks{.e1{top:5px}}");
  expect(late.css).toBe(`${long("f").slice(0, -1)}.e1:hover{top:6px}}`);
});

test("rules for what a whole site is like are left out of what all pages share, where it is not", () => {
  const both = '@layer ui{[data-room="80"]{top:0}[data-words=long] body{top:1px}[data-size="wide"]{top:2px}}';
  const styles = pageStyles({ shell: ["shell"], blocks: new Map(), sheet: () => parseSheet(both), moduleOf });
  const rulesFor = (html: string) => /@layer ui\{.*?\}\}/.exec(styles([], [{ html }]).inlined)?.[0];
  expect(rulesFor("")).toBe('@layer ui{[data-size="wide"]{top:2px}}');
  expect(rulesFor('<div data-room="80">')).toBe('@layer ui{[data-room="80"]{top:0}[data-size="wide"]{top:2px}}');
  expect(rulesFor('<html data-words="long">')).toBe(
    '@layer ui{[data-words=long] body{top:1px}[data-size="wide"]{top:2px}}',
  );
});

test("such rules are left out of what comes late, too", () => {
  const late = "@layer foot{.a1[data-links=many]{top:0}.a1{top:1px}}@layer ui{[data-logo=own] .a1:hover{top:2px}}";
  const styles = pageStyles({ shell: ["shell"], blocks: new Map(), sheet: () => parseSheet(late), moduleOf });
  const { inlined, late: file } = styles([], [{ html: "" }]);
  expect(inlined).toContain("@layer foot{.a1{top:1px}}");
  expect(file.css).toBe("");
});
