import { createHash } from "node:crypto";
import type { Piece } from "../../server.tsx";
import { layerOrder, splitSheet, writeSheet, type Sheet } from "./sheet.ts";
import { splitTokens } from "./splitTokens.ts";
import { createUsage, type Used } from "./usage.ts";

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
const SMALL = 15_000;
const FIRST_BLOCKS = 2;
const FURTHER_DOWN = `:is(main>:nth-child(n + ${FIRST_BLOCKS + 1}),footer)`;
/** What is not near is laid out when the boot script says so. Until then each block is as high as the window, so that
 * those further down are not taken to be near. Before that script has run they have no height: a browser that brings
 * somebody back to a place of the page waits until the page is as long as that, and must not be told so too early. */
const NOT_LAID = `${FURTHER_DOWN}:not([data-laid])`;
const BY_AND_BY = `${NOT_LAID}{content-visibility:hidden}[data-turns] ${NOT_LAID}{content-visibility:auto;contain-intrinsic-height:100vh}`;
/** Content whose styles are still loading is hidden and not laid out. */
const HIDDEN = `:root[data-late] ${FURTHER_DOWN}{visibility:hidden;content-visibility:hidden}`;
const forScreens = (css: string) => `@media screen and (scripting:enabled){${css}}`;

const isFoot = (head: string) => head === "@layer foot";
/** What cannot be seen at first, unless a block shows it. */
const isClosed = (head: string) => head === "@layer closed";
/** Rules for rare states. */
const isRare = (head: string) =>
  /^@layer motion$|^@media \((?:forced-colors|prefers-reduced-motion)|:hover(?!\))|\w:(?:focus-visible|focus|active)(?![\w),-])|\[(?:aria-busy|aria-invalid|data-failed)/.test(
    head,
  );
const isPrint = (head: string) => head === "@media print";

/** Pages that are composed alike have the same styles; so many kinds of them are remembered. */
const MOST_KNOWN = 200;

/** A style sheet in its parts. */
interface Parts {
  now: Sheet;
  foot: Sheet;
  closed: Sheet;
  rare: Sheet;
  print: Sheet;
}

/**
 * Divides the styles of a build into what a page has inlined and what comes in a file: dialogs, menus and motion, paper,
 * and on pages with many kinds of blocks all that is further down. See docs/decisions/0014.
 * The result takes the types of a page's blocks in their order, and its HTML. What it gives is often the same object.
 */
export function pageStyles({
  shell,
  blocks,
  sheet,
}: BuiltStyles): (types: string[], pieces: readonly Piece[]) => PageStyles {
  const names = [...new Set([...shell, ...[...blocks.values()].flat()])];
  const files = new Map(names.map((name) => [name, divide(sheet(name))]));
  const shared = shell.map((name) => files.get(name)!);
  const start = layerOrder(shell.flatMap(sheet)) + text(shared.map(({ now }) => now));
  const foot = text(shared.map((file) => file.foot));
  const rare = text(shared.map((file) => file.rare));
  const print = text([...files.values()].map((file) => file.print));
  const usual = styleFile(closedBut() + rare + print);
  const known = new Map<string, PageStyles>();
  const usedIn = createUsage();

  return (types, pieces) => {
    const used = pieces.map(usedIn);
    const key = [...types, ...used.map(({ id }) => id)].join();
    const styles = known.get(key) ?? stylesFor(types, used);
    if (known.size < MOST_KNOWN) known.set(key, styles);
    return styles;
  };

  function stylesFor(types: string[], used: readonly Used[]): PageStyles {
    const classes = new Set(used.flatMap((each) => each.classes));
    const tokens = used.flatMap((each) => each.tokens);
    const all = cssFiles(types);
    const has = (name: string) => classes.has(name) || !isScoped(name);
    const whole = start + foot + shown(all, has) + touched(all, has);
    if (whole.length <= SMALL) return { inlined: whole + forScreens(BY_AND_BY), late: usual };
    const first = cssFiles(types.slice(0, FIRST_BLOCKS));
    const rest = all.filter((name) => !first.includes(name));
    const [now, later] = splitTokens(start + shown(first, has), tokens);
    return {
      inlined: now + forScreens(BY_AND_BY + HIDDEN),
      late: styleFile(
        later + foot + shown(rest, has) + touched(all, has) + closedBut([...first, ...rest]) + rare + print,
      ),
    };
  }

  function cssFiles(types: string[]): string[] {
    return [...new Set(types.flatMap((type) => blocks.get(type) ?? []))];
  }

  /**
   * What blocks show. React loads the whole files of blocks, but not the shell's: only what blocks bring may be left out.
   */
  function shown(wanted: string[], has: (name: string) => boolean): string {
    return wanted
      .map((name) => {
        const { now, closed } = files.get(name)!;
        return shell.includes(name) ? writeSheet(closed) : text([now, closed], has);
      })
      .join("");
  }

  /** What blocks have for few, or for later. */
  function touched(wanted: string[], has: (name: string) => boolean): string {
    const own = wanted.filter((name) => !shell.includes(name));
    return text(
      own.map((name) => files.get(name)!.rare),
      has,
    );
  }

  /** What all pages have and show later, without what blocks show already. */
  function closedBut(there: string[] = []): string {
    return text(shell.filter((name) => !there.includes(name)).map((name) => files.get(name)!.closed));
  }
}

function text(sheets: readonly Sheet[], has?: (name: string) => boolean): string {
  return sheets.map((sheet) => writeSheet(sheet, has)).join("");
}

function styleFile(css: string): PageStyles["late"] {
  return { path: `/assets/late-${createHash("sha256").update(css).digest("base64url").slice(0, 6)}.css`, css };
}

function divide(sheet: Sheet): Parts {
  const [screen, print] = splitSheet(sheet, isPrint);
  const [usual, rare] = splitSheet(screen, isRare);
  const [open, closed] = splitSheet(usual, isClosed);
  const [now, foot] = splitSheet(open, isFoot);
  return { now, foot, closed, rare, print };
}

/** Scripts set classes as well, but none of a CSS module: those have names from shortNames. */
function isScoped(name: string): boolean {
  return /^[A-Za-z]+\d+$/.test(name);
}
