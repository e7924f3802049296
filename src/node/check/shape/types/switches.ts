/** true and false in the place of a text, and words in the place of true and false. */
import { likeThis, named, writeIt } from "../wrong.ts";
import type { Fixer } from "./fix.ts";

const YES = /^(?:yes|y|on|1)$/i;
const NO = /^(?:no|n|off|none|0)$/i;

/** Nobody means the text "true". */
const switchForText: Fixer = (wrong) => {
  const { value, types, optional } = wrong;
  if (typeof value !== "boolean" || !types.includes("string")) return undefined;
  if (optional && !value) return { fix: "leave it out." };
  return likeThis(wrong);
};

const wordForSwitch: Fixer = (wrong) => {
  const { value, types } = wrong;
  const isWord = typeof value === "string" || typeof value === "number";
  if (!isWord || !types.includes("boolean")) return undefined;
  const word = String(value).trim();
  const meant = YES.test(word) ? "true" : NO.test(word) ? "false" : undefined;
  return meant === undefined ? undefined : { fix: `${writeIt(wrong)} like this: ${named(wrong, meant)}.` };
};

export const switchFixes: readonly Fixer[] = [switchForText, wordForSwitch];
