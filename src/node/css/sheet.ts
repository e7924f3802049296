/** A style sheet, as far as its parts can be left out one by one: plain data. Text is kept as it is written. */
export type Sheet = readonly Part[];
export type Part = string | Rule | Group;
interface Rule {
  selectors: { text: string; needs: Needs }[];
  /** Declarations with their braces. */
  body: string;
}
interface Group {
  /** For example "@layer ui" or "@media print". */
  head: string;
  parts: Sheet;
}
/** What a selector needs to match: all its classes, and one choice of each list of them. */
export type Needs = readonly (string | readonly Needs[])[];
type HasClass = (name: string) => boolean;

/** What is left of a style sheet where only some classes are. */
export function writeSheet(sheet: Sheet, has: HasClass = () => true): string {
  return sheet.map((part) => writePart(part, has)).join("");
}

/** Two style sheets from one: without and with what `isMeant` picks, groups by their heads and rules by all their selectors. */
export function splitSheet(sheet: Sheet, isMeant: (text: string) => boolean): [without: Sheet, only: Sheet] {
  const without: Part[] = [];
  const only: Part[] = [];
  for (const part of sheet) {
    if (typeof part === "string") without.push(part);
    else if ("body" in part) (part.selectors.every(({ text }) => isMeant(text)) ? only : without).push(part);
    else if (isMeant(part.head)) only.push(part);
    else {
      const [left, right] = splitSheet(part.parts, isMeant);
      without.push({ ...part, parts: left });
      only.push({ ...part, parts: right });
    }
  }
  return [without, only];
}

/** The layers of a style sheet in their order, as a statement. */
export function layerOrder(sheet: Sheet): string {
  const heads = sheet.map((part) => (typeof part === "string" ? part : "head" in part ? part.head : ""));
  const names = heads.flatMap((head) => /^@layer ([^{;]+)/.exec(head)?.[1]?.split(",") ?? []);
  return `@layer ${[...new Set(names.map((name) => name.trim()))].join()};`;
}

function writePart(part: Part, has: HasClass): string {
  if (typeof part === "string") return part;
  if ("body" in part) {
    const kept = part.selectors.filter(({ needs }) => isMet(needs, has));
    return kept.length === 0 ? "" : kept.map(({ text }) => text).join() + part.body;
  }
  const inner = writeSheet(part.parts, has);
  return inner && `${part.head}{${inner}}`;
}

function isMet(needs: Needs, has: HasClass): boolean {
  return needs.every((need) => (typeof need === "string" ? has(need) : need.some((choice) => isMet(choice, has))));
}
