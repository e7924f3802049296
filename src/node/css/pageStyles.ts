import { createHash } from "node:crypto";
import { layerOrder, splitSheet, writeSheet, type Sheet } from "./sheet.ts";

/** The style sheets of a client build, in their order: of what all pages share, and of blocks by their type. */
interface BuiltStyles {
  shell: readonly string[];
  blocks: ReadonlyMap<string, readonly string[]>;
  sheet(file: string): Sheet;
}

/** The styles of one page. */
export interface PageStyles {
  /** What it needs at once. */
  inlined: string;
  /** A file with what can be shown later. */
  late: { path: string; css: string };
}

/** Characters of CSS that a page may have inlined. With more, only the header and the first blocks have theirs inlined. */
const SMALL = 18_500;
const FIRST_BLOCKS = 2;
const FURTHER_DOWN = `:is(main>:nth-child(n + ${FIRST_BLOCKS + 1}),footer)`;
/** What is not near is laid out when the boot script says so. Until then each block is as high as the window, so that
 * those further down are not taken to be near. Before that script has run they have no height: a browser that brings
 * somebody back to a place of the page waits until the page is as long as that, and must not be told so too early. */
const NOT_LAID = `${FURTHER_DOWN}:not([data-laid])`;
const BY_AND_BY = `${NOT_LAID}{content-visibility:hidden}[data-turns] ${NOT_LAID}{content-visibility:auto;contain-intrinsic-height:100vh}`;
/** Nobody sees, and no browser lays out, what has its styles on the way: it comes when the boot script shows them. */
const HIDDEN = `:root[data-late] ${FURTHER_DOWN}{visibility:hidden;content-visibility:hidden}`;
const forScreens = (css: string) => `@media screen and (scripting:enabled){${css}}`;

const isFoot = (head: string) => head === "@layer foot";
/** What cannot be seen at first, and what few see. */
const isLate = (head: string) =>
  /^@layer (?:closed|motion)$|^@media \((?:forced-colors|prefers-reduced-motion)|:hover(?!\))/.test(head);
const isPrint = (head: string) => head === "@media print";

/** Pages that are composed alike have the same styles; so many kinds of them are remembered. */
const MOST_KNOWN = 200;
const ATTRIBUTE = ' class="';

interface File {
  now: Sheet;
  foot: Sheet;
  later: Sheet;
  print: Sheet;
}

/**
 * Divides the styles of a build into what a page has inlined and what comes in a file: dialogs, menus and motion, paper,
 * and on pages with many kinds of blocks all that is further down. See docs/decisions/0014.
 * The result takes the types of a page's blocks in their order, and its HTML. What it gives is often the same object.
 */
export function pageStyles({ shell, blocks, sheet }: BuiltStyles): (types: string[], html: string) => PageStyles {
  const names = [...new Set([...shell, ...[...blocks.values()].flat()])];
  const files = new Map(names.map((name) => [name, divide(sheet(name))]));
  const shared = shell.map((name) => files.get(name)!);
  const start = layerOrder(shell.flatMap(sheet)) + text(shared.map(({ now }) => now));
  const foot = text(shared.map((file) => file.foot));
  const late = text([...shared.map(({ later }) => later), ...[...files.values()].map(({ print }) => print)]);
  const usual = styleFile(late);
  const known = new Map<string, PageStyles>();

  return (types, html) => {
    const lists = classListsIn(html);
    const key = [...types, ...lists].join();
    const styles = known.get(key) ?? stylesFor(types, new Set([...lists].flatMap((list) => list.split(" "))));
    if (known.size < MOST_KNOWN) known.set(key, styles);
    return styles;
  };

  function stylesFor(types: string[], classes: ReadonlySet<string>): PageStyles {
    const all = cssOf(types, classes);
    const whole = start + foot + all;
    if (whole.length <= SMALL) return { inlined: whole + forScreens(BY_AND_BY), late: usual };
    const first = cssOf(types.slice(0, FIRST_BLOCKS), classes);
    const rest = cssOf(types, classes, cssFiles(types.slice(0, FIRST_BLOCKS)));
    return { inlined: start + first + forScreens(BY_AND_BY + HIDDEN), late: styleFile(foot + rest + late) };
  }

  function cssFiles(types: string[]): Set<string> {
    return new Set(types.flatMap((type) => blocks.get(type) ?? []));
  }

  /** React loads the whole files of blocks, but not the shell's: only what blocks bring may be left out. */
  function cssOf(types: string[], classes: ReadonlySet<string>, except?: ReadonlySet<string>): string {
    const wanted = [...cssFiles(types)].filter((name) => !except?.has(name));
    const sheets = wanted.map((name) => {
      const { now, later } = files.get(name)!;
      return shell.includes(name) ? later : [...now, ...later];
    });
    return text(sheets, (name) => classes.has(name) || !isScoped(name));
  }
}

function text(sheets: readonly Sheet[], has?: (name: string) => boolean): string {
  return sheets.map((sheet) => writeSheet(sheet, has)).join("");
}

function styleFile(css: string): PageStyles["late"] {
  return { path: `/assets/late-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`, css };
}

function divide(sheet: Sheet): File {
  const [screen, print] = splitSheet(sheet, isPrint);
  const [soon, later] = splitSheet(screen, isLate);
  const [now, foot] = splitSheet(soon, isFoot);
  return { now, foot, later, print };
}

/** The values of class attributes, each once. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
    at += ATTRIBUTE.length;
    lists.add(html.slice(at, html.indexOf('"', at)));
  }
  return lists;
}

/** Scripts set classes as well, but none of a CSS module: those have names from shortNames. */
function isScoped(name: string): boolean {
  return /^[A-Za-z]+\d+$/.test(name);
}
