/** A parsed style sheet, from which rules can be left out: plain data. */
export type Sheet = readonly SheetPart[];
export type SheetPart = string | Rule | SheetGroup;
interface Rule {
  selectors: { text: string; needs: SelectorNeeds }[];
  /** Declarations with their braces. */
  body: string;
}
export interface SheetGroup {
  /** For example "@layer ui" or "@media print". */
  head: string;
  parts: Sheet;
}
/** What a selector needs to match: all classes and data attribute values, and one alternative of each nested array. */
export type SelectorNeeds = readonly (string | readonly SelectorNeeds[])[];
/** Whether a class, or a data attribute as in `data-size="wide"`, is there. */
type Has = (need: string) => boolean;

/** A style sheet as text. */
export function writeSheet(sheet: Sheet): string {
  return sheet.map(writePart).join("");
}

/** Only the rules whose selectors can match, where some classes and attributes are missing. */
export function keepRules(sheet: Sheet, has: Has): Sheet {
  return sheet.flatMap((part): SheetPart[] => {
    if (typeof part === "string") return [part];
    if ("head" in part) {
      const parts = keepRules(part.parts, has);
      return parts.length > 0 ? [{ head: part.head, parts }] : [];
    }
    const selectors = part.selectors.filter(({ needs }) => isMet(needs, has));
    if (selectors.length === part.selectors.length) return [part];
    return selectors.length > 0 ? [{ selectors, body: part.body }] : [];
  });
}

/** Splits a style sheet into what `isMeant` does not pick and what it picks: groups by their heads, and rules by all their selectors. */
export function splitSheet(sheet: Sheet, isMeant: (text: string) => boolean): [without: Sheet, only: Sheet] {
  const without: SheetPart[] = [];
  const only: SheetPart[] = [];
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

/** The data attributes that selectors compare with a value. */
export function attributesIn(sheet: Sheet): string[] {
  const inNeeds = (needs: SelectorNeeds): string[] =>
    needs.flatMap((need) => (typeof need === "string" ? (/^[^=]+(?==)/.exec(need) ?? []) : need.flatMap(inNeeds)));
  return sheet.flatMap((part) => {
    if (typeof part === "string") return [];
    return "head" in part ? attributesIn(part.parts) : part.selectors.flatMap(({ needs }) => inNeeds(needs));
  });
}

/** The layers of a style sheet in their order, as a statement. */
export function layerOrder(sheet: Sheet): string {
  const heads = sheet.map((part) => (typeof part === "string" ? part : "head" in part ? part.head : ""));
  const names = heads.flatMap((head) => /^@layer ([^{;]+)/.exec(head)?.[1]?.split(",") ?? []);
  return `@layer ${[...new Set(names.map((name) => name.trim()))].join()};`;
}

function writePart(part: SheetPart): string {
  if (typeof part === "string") return part;
  if ("body" in part) return part.selectors.map(({ text }) => text).join() + part.body;
  const inner = writeSheet(part.parts);
  return inner && `${part.head}{${inner}}`;
}

function isMet(needs: SelectorNeeds, has: Has): boolean {
  return needs.every((need) => (typeof need === "string" ? has(need) : need.some((choice) => isMet(choice, has))));
}
