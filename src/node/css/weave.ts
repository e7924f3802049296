import type { SheetGroup, SheetPart, Sheet } from "./sheet.ts";

/** Finds the CSS module that a class belongs to. Other classes belong to none. */
export type ModuleOf = (name: string) => string | undefined;
/** The remaining rules of one CSS module, or those that belong to none. */
type Strand = SheetPart[];

/**
 * Merges style sheets so that the name of a layer or a condition is repeated as rarely as possible. The rules of a CSS
 * module keep their order. The order of modules does not matter, because layers decide between them. The result does not
 * state the order of the layers.
 */
export function weave(sheets: readonly Sheet[], moduleOf: ModuleOf): Sheet {
  const layers = new Map<string, SheetPart[]>();
  const unlayered: SheetPart[] = [];
  for (const part of sheets.flat()) {
    const isLayer = isGroup(part) && part.head.startsWith("@layer ");
    if (isLayer) layers.set(part.head, [...(layers.get(part.head) ?? []), ...part.parts]);
    else if (typeof part !== "string" || !part.startsWith("@layer ")) unlayered.push(part);
  }
  const woven = [...layers].map(([head, parts]) => ({ head, parts: merge([...strandsOf(parts, moduleOf).values()]) }));
  return [...woven, ...unlayered];
}

/** Groups rules by their CSS modules. */
function strandsOf(parts: Sheet, moduleOf: ModuleOf): Map<string, Strand> {
  const strands = new Map<string, Strand>();
  const add = (module: string, part: SheetPart) => {
    const strand = strands.get(module);
    if (strand) strand.push(part);
    else strands.set(module, [part]);
  };
  for (const part of parts)
    if (isGroup(part))
      for (const [module, own] of strandsOf(part.parts, moduleOf)) add(module, { head: part.head, parts: own });
    else add(moduleOfRule(part, moduleOf), part);
  return strands;
}

/** The module of the first class that has one. */
function moduleOfRule(part: Exclude<SheetPart, SheetGroup>, moduleOf: ModuleOf): string {
  if (typeof part === "string") return "";
  const classes = part.selectors[0]!.text.matchAll(/\.([A-Za-z][\w-]*)/g);
  return Array.from(classes, ([, name]) => moduleOf(name!)).find((module) => module !== undefined) ?? "";
}

/** Takes all rules that come next, then the condition that the fewest modules need again later, and so on. */
function merge(strands: readonly Strand[]): Sheet {
  const woven: SheetPart[] = [];
  let rest = strands.map((strand) => ({
    strand,
    at: 0,
    heads: strand.map((part) => (isGroup(part) ? part.head : "")),
  }));
  const take = (head: string): SheetPart[] =>
    rest.flatMap((each) => {
      const start = each.at;
      while (each.heads[each.at] === head) each.at++;
      return start === each.at ? [] : each.strand.slice(start, each.at);
    });
  for (;;) {
    woven.push(...take(""));
    rest = rest.filter(({ strand, at }) => at < strand.length);
    if (rest.length === 0) return woven;
    const needsAgain = (head: string) => rest.filter(({ heads, at }) => heads.includes(head, at + 1)).length;
    const next = [...new Set(rest.map(({ heads, at }) => heads[at]!))].map((head) => ({
      head,
      later: needsAgain(head),
    }));
    const { head } = next.reduce((best, each) => (each.later < best.later ? each : best));
    woven.push({ head, parts: take(head).flatMap((part) => (isGroup(part) ? part.parts : [])) });
  }
}

function isGroup(part: SheetPart): part is SheetGroup {
  return typeof part !== "string" && "head" in part;
}
