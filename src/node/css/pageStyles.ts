import { createHash } from "node:crypto";
import type { RenderedPiece } from "../../server.tsx";
import { attributesIn, keepRules, layerOrder, splitSheet, writeSheet, type Sheet } from "./sheet.ts";
import { splitTokens } from "./splitTokens.ts";
import { createUsage, type Used } from "./usage.ts";
import { type ModuleOf, weave } from "./weave.ts";

/** The style sheets of a client build in cascade order: those that all pages share, and those of blocks by type. */
interface BuiltStyles {
  shell: readonly string[];
  blocks: ReadonlyMap<string, readonly string[]>;
  sheet(file: string): Sheet;
  moduleOf: ModuleOf;
}

/** The styles of one page. */
export interface PageStyles {
  /** The CSS to inline: what the page needs for its first paint. */
  inlined: string;
  /** A style sheet that is loaded later. */
  late: { path: string; css: string };
}

/** The most characters of CSS, before weaving, that a page may inline. Above that, only the header and the first blocks have theirs inlined. */
const SMALL = 13_000;
const FIRST_BLOCKS = 2;
const FURTHER_DOWN = `:is(main>:nth-child(n + ${FIRST_BLOCKS + 1}),footer)`;
/**
 * Blocks further down are laid out when the boot script says so. Until then each is as high as the window, so that later
 * ones are not taken to be near. Before that script has run they have no height: a browser that restores a scroll position
 * waits until the page is high enough, which must not be too early.
 */
const NOT_LAID = `${FURTHER_DOWN}:not([data-laid])`;
const BY_AND_BY = `${NOT_LAID}{content-visibility:var(--seen,hidden)}[data-turns] ${NOT_LAID}{content-visibility:auto;contain-intrinsic-height:100vh}`;
/** A phone's first screen is the first block. The boot script lets the second one be laid out right after the first paint. */
const SECOND = "main>:nth-child(2):not([data-laid])";
const FIRST_ALONE = `@media (width<=720px){${SECOND}{content-visibility:var(--seen,hidden)}[data-turns] ${SECOND}{contain-intrinsic-height:100vh}}`;
/** Content whose styles are still loading is hidden and not laid out. */
const HIDDEN = `:root[data-late] ${FURTHER_DOWN}{visibility:var(--seen,hidden);content-visibility:var(--seen,hidden)}`;
/** A menu or a dialog that is opened before its styles have arrived: it is not seen unstyled, and moves nothing. */
const OPENED_EARLY =
  ":root[data-late] :is(dialog,details[name=menu]>:not(summary)){position:fixed;opacity:var(--seen,0)}";
/**
 * Where a proxy or an extension takes the boot script out of the page, all of this ends after the script's `PATIENCE`, and the
 * page is plain. It does not end sooner or ask for the script, so that nothing is shown to others and then hidden again. With
 * the empty value, declarations are invalid, and their properties are as if there were none. Buttons that need the script are
 * hidden: that of the form in the dialog would only close the dialog, as if the form had been sent.
 */
const ALL_SEEN =
  ":root[data-late]{animation:forwards seen 0s 4s}@keyframes seen{to{--seen: ;--hidden:hidden}}" +
  ":root[data-late] button:not([commandfor]){visibility:var(--hidden)}";
const forScreens = (css: string) => `@media screen and (scripting:enabled){${css}}`;

const isFoot = (head: string) => head === "@layer foot";
/** What is not visible at first, unless a block shows it. */
const isClosed = (head: string) => head === "@layer closed";
/** Rules for rare states. */
const isRare = (head: string) =>
  /^@layer motion$|^@media \((?:forced-colors|prefers-reduced-motion)|:hover(?!\))|[\w\]]:(?:focus-visible|focus|active)(?![\w),-])|\[(?:aria-busy|aria-invalid|data-failed)/.test(
    head,
  );
const isPrint = (head: string) => head === "@media print";

/** The most results to cache: pages of the same composition have the same styles. */
const MOST_KNOWN = 200;

/** A style sheet in its parts. */
interface Parts {
  /** Everything except print styles. */
  screen: Sheet;
  now: Sheet;
  foot: Sheet;
  closed: Sheet;
  rare: Sheet;
  print: Sheet;
}

/**
 * Divides the styles of a build into what a page inlines and what it loads as a file: the styles of dialogs, menus, motion
 * and print and, on pages with many types of blocks, of everything further down. See docs/decisions/0014. The result takes
 * the types of a page's blocks in order, and its HTML. It often returns the same object.
 */
export function pageStyles({
  shell,
  blocks,
  sheet,
  moduleOf,
}: BuiltStyles): (types: string[], pieces: readonly RenderedPiece[]) => PageStyles {
  const names = [...new Set([...shell, ...[...blocks.values()].flat()])];
  const files = new Map(names.map((name) => [name, divide(sheet(name))]));
  const order = layerOrder(shell.flatMap(sheet));
  let usual: PageStyles["late"] | undefined;
  const known = new Map<string, PageStyles>();
  const usedIn = createUsage([...new Set(names.flatMap((name) => attributesIn(sheet(name))))]);

  return (types, pieces) => {
    const used = pieces.map(usedIn);
    const key = [...types, ...used.map(({ id }) => id)].join();
    const styles = known.get(key) ?? stylesFor(types, used);
    if (known.size < MOST_KNOWN) known.set(key, styles);
    return styles;
  };

  function stylesFor(types: string[], used: readonly Used[]): PageStyles {
    const there = new Set(used.flatMap((each) => each.names));
    const has = (name: string) => there.has(name) || !isFixed(name);
    const kept = (sheets: Sheet[]) => sheets.map((each) => keepRules(each, has));
    const all = cssFiles(types);
    const screen = (wanted: string[]) => [...closedOf(wanted), ...kept(own(wanted).map((file) => file.screen))];
    const onSite = (sheets: Sheet[]) =>
      sheets.map((each) => keepRules(each, (need) => there.has(need) || !isOfSite(need)));
    const shellParts = shell.map((name) => files.get(name)!);
    const start = onSite(shellParts.map(({ now }) => now));
    const foot = onSite(shellParts.map((part) => part.foot));
    const shared = onSite(shellParts.flatMap(({ rare, print }) => [rare, print]));
    const whole = [...start, ...foot, ...screen(all)];
    if (writeSheet(whole.flat()).length <= SMALL) {
      usual ??= styleFile(text([...closedBut(), ...shared, ...own(names).map(({ print }) => print)]));
      return {
        inlined: order + text(whole) + forScreens(BY_AND_BY + FIRST_ALONE + OPENED_EARLY + ALL_SEEN),
        late: usual,
      };
    }
    const first = cssFiles(types.slice(0, FIRST_BLOCKS));
    const rest = all.filter((name) => !first.includes(name));
    const shown = kept(own(first).flatMap(({ now, closed }) => [now, closed]));
    const touched = kept(own(first).map(({ rare }) => rare));
    const paper = kept(own(all).map(({ print }) => print));
    const [now, later] = splitTokens(
      order + text([...start, ...closedOf(first), ...shown]),
      used.flatMap((each) => each.tokens),
    );
    return {
      inlined: now + forScreens(BY_AND_BY + FIRST_ALONE + OPENED_EARLY + ALL_SEEN + HIDDEN),
      late: styleFile(
        later + text([...foot, ...screen(rest), ...touched, ...closedBut([...first, ...rest]), ...shared, ...paper]),
      ),
    };
  }

  function text(sheets: readonly Sheet[]): string {
    return writeSheet(weave(sheets, moduleOf));
  }

  /**
   * Whether no script sets a class or an attribute. Scripts set no classes of CSS modules. They toggle data attributes, but
   * give them no values.
   */
  function isFixed(name: string): boolean {
    return name.includes("=") || moduleOf(name) !== undefined;
  }

  function cssFiles(types: string[]): string[] {
    return [...new Set(types.flatMap((type) => blocks.get(type) ?? []))];
  }

  /** The styles of blocks. React loads such files whole, but not those of the shell: only rules of these files may be left out. */
  function own(wanted: string[]): Parts[] {
    return wanted.filter((name) => !shell.includes(name)).map((name) => files.get(name)!);
  }

  /** The styles of the shell that blocks show already. */
  function closedOf(wanted: string[]): Sheet[] {
    return wanted.filter((name) => shell.includes(name)).map((name) => files.get(name)!.closed);
  }

  /** The styles of the shell that are shown later, except for those that blocks show already. */
  function closedBut(there: string[] = []): Sheet[] {
    return closedOf(shell.filter((name) => !there.includes(name)));
  }
}

/** Whether a need has the same value on all pages of a site, so that they need no rules for other values. */
function isOfSite(need: string): boolean {
  return /^data-(?:brand|links|logo|room|words)=/.test(need);
}

function styleFile(css: string): PageStyles["late"] {
  return { path: `/assets/late-${createHash("sha256").update(css).digest("base64url").slice(0, 6)}.css`, css };
}

function divide(sheet: Sheet): Parts {
  const [screen, print] = splitSheet(sheet, isPrint);
  const [usual, rare] = splitSheet(screen, isRare);
  const [open, closed] = splitSheet(usual, isClosed);
  const [now, foot] = splitSheet(open, isFoot);
  return { screen, now, foot, closed, rare, print };
}
